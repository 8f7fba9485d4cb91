<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use ReflectionClass;
use WP_PHPMailer;

/**
 * WordPress' mailer, except that addresses and ids in headers stay unencoded. When PHP's mail()
 * sends, PHPMailer encodes long headers as words. Mail programs then no longer recognize the
 * addresses in them: unsubscribe buttons stop working and replies are not threaded.
 *
 * @see NEWS-420
 */
final class WholeHeaders extends WP_PHPMailer {

	private const BRACKETED = '/^<[\x21-\x3B\x3D\x3F-\x7E]+>(?: <[\x21-\x3B\x3D\x3F-\x7E]+>)*$/D';

	/** In bytes. RFC 5322 allows 998 per line, including the header's name. */
	private const MAX = 900;

	/** Returns a copy of the mailer as this class, or the mailer itself if another plugin has replaced it. */
	public static function of( PHPMailer $mailer ): PHPMailer {
		if ( ! in_array( $mailer::class, [ PHPMailer::class, WP_PHPMailer::class ], true ) ) {
			return $mailer;
		}
		$own = new self( true );
		foreach ( ( new ReflectionClass( PHPMailer::class ) )->getProperties() as $property ) {
			if ( ! $property->isStatic() ) {
				$property->setValue( $own, $property->getValue( $mailer ) );
			}
		}
		return $own;
	}

	/**
	 * @param string $str
	 * @param string $position
	 */
	public function encodeHeader( $str, $position = 'text' ): string { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName -- PHPMailer's name.
		return strlen( $str ) <= self::MAX && 1 === preg_match( self::BRACKETED, $str )
			? $str
			: parent::encodeHeader( $str, $position );
	}
}
