<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Consent\Consent;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Constants;

/**
 * A visitor's consent, if only a minimal WordPress is loaded. Then neither the services of other
 * features nor translations are available, so the current wording is unknown. An answer to any
 * wording that pages have shown counts, in any language; Wordings remembers these.
 *
 * @see AB-32 CONSENT-31
 */
final class FastConsent implements Consent {

	public function __construct( private readonly Settings $settings ) {}

	/** @param string $service ID of a service that always needs consent. */
	public function asks( string $service ): bool {
		return $this->settings->of( new ConsentSection() )->flag( 'enabled' );
	}

	/** @param array<array-key, mixed> $cookies Unslashed. */
	public function allows( string $service, array $cookies ): bool {
		return ! $this->asks( $service ) || 'granted' === $this->said( $service, $cookies );
	}

	/**
	 * @param array<array-key, mixed> $cookies
	 * @return 'granted'|'denied'|'waiting'|'unknown'
	 */
	public function said( string $service, array $cookies ): string {
		$cookie  = $cookies[ Constants::CONSENT_COOKIE ] ?? '';
		$cookie  = is_string( $cookie ) ? $cookie : '';
		$known   = ConsentWordings::known();
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
