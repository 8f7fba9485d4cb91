<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Consent\Consent;

/**
 * What the visitor of a request said, by their cookie.
 *
 * @see TRACK-7
 */
final class VisitorConsent implements Consent {

	/**
	 * Whether the visitors of this site are asked about a service.
	 *
	 * @param string $service Its id.
	 */
	public function asks( string $service ): bool {
		return false;
	}

	/**
	 * Whether a service may run for the visitor of this request.
	 *
	 * @param string                  $service Its id.
	 * @param array<array-key, mixed> $cookies The request's cookies, unslashed.
	 */
	public function allows( string $service, array $cookies ): bool {
		return ! $this->asks( $service );
	}
}
