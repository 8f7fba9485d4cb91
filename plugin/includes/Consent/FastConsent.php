<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Consent\Consent;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Constants;

/**
 * What a visitor said, where little of WordPress is loaded: neither the other
 * features, whose services make up the question, nor translations, in which it
 * is put. What pages were shown with is remembered (Wordings), and an answer to
 * any of it counts, in whatever language.
 *
 * @see AB-32 CONSENT-31
 */
final class FastConsent implements Consent {

	public function __construct( private readonly Settings $settings ) {}

	/**
	 * Whether the visitors of this site are asked.
	 *
	 * @param string $service The id of a service that nobody is left unasked about.
	 */
	public function asks( string $service ): bool {
		return $this->settings->of( new ConsentSection() )->flag( 'enabled' );
	}

	/**
	 * Whether a service may run for the visitor of this request.
	 *
	 * @param string                  $service Its id.
	 * @param array<array-key, mixed> $cookies The request's cookies, unslashed.
	 */
	public function allows( string $service, array $cookies ): bool {
		return ! $this->asks( $service ) || 'granted' === $this->said( $service, $cookies );
	}

	/**
	 * What the visitor of this request said.
	 *
	 * @param string                  $service Its id.
	 * @param array<array-key, mixed> $cookies The request's cookies, unslashed.
	 * @return 'granted'|'denied'|'waiting'|'unknown'
	 */
	public function said( string $service, array $cookies ): string {
		$cookie  = $cookies[ Constants::CONSENT_COOKIE ] ?? '';
		$cookie  = is_string( $cookie ) ? $cookie : '';
		$known   = Wordings::known();
		$version = strstr( $cookie, '.', true );
		$mode    = Mode::tryFrom( $this->settings->of( new ConsentSection() )->text( 'mode' ) ) ?? Mode::OptIn;
		$says_no = isset( $_SERVER['HTTP_SEC_GPC'] ) && '1' === $_SERVER['HTTP_SEC_GPC'];
		$said    = Answer::consent(
			$service,
			$cookie,
			isset( $known[ (string) $version ] ) ? (string) $version : '',
			$mode,
			[ $service => '' ],
			$says_no,
			array_merge( ...array_values( $known ) )
		);
		return 'not-asked' === $said ? 'unknown' : $said;
	}
}
