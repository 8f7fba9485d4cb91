<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use ReflectionClass;
use WP_PHPMailer;

/**
 * WordPress' mailer, with addresses and ids in headers left as they are. With PHP's
 * own mail() it encodes each header over some fifty letters as if it were words, and
 * mail programs read no address in that: their button to unsubscribe does nothing, and
 * an answer stands in no conversation.
 *
 * @see NEWS-420
 */
final class WholeHeaders extends WP_PHPMailer {

	/** One address or id after the other, each in its brackets. */
	private const BRACKETED = '/^<[\x21-\x3B\x3D\x3F-\x7E]+>(?: <[\x21-\x3B\x3D\x3F-\x7E]+>)*$/D';

	/** What a line of a mail may hold at most, without its name, by RFC 5322. */
	private const MAX = 900;

	/**
	 * The same mailer; one that another plugin has put in its place stays as it is.
	 */
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
	 * A header's value as it is sent.
	 *
	 * @param string $str      The value.
	 * @param string $position What it is: `text`, `phrase` or `comment`.
	 */
	public function encodeHeader( $str, $position = 'text' ): string { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName -- PHPMailer's name.
		return strlen( $str ) <= self::MAX && 1 === preg_match( self::BRACKETED, $str )
			? $str
			: parent::encodeHeader( $str, $position );
	}
}
