<?php
declare( strict_types=1 );

namespace Brolga\Core\Consent;

/** Finds the consent service for a host. */
interface ServiceHosts {

	public function are_asked(): bool;

	/**
	 * @param string $address A host, or a host with a path.
	 * @return string Empty where no service covers the address.
	 */
	public function service( string $address ): string;
}
