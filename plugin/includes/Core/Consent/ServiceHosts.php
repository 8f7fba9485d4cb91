<?php
/**
 * Whose service an address belongs to.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Core\Consent;

/**
 * Finds the service that visitors are asked about by the hosts it names.
 */
interface ServiceHosts {

	/**
	 * Whether the visitors of this site are asked about anything.
	 */
	public function are_asked(): bool;

	/**
	 * The id of the service that names an address; empty where none does.
	 *
	 * @param string $address A host, or a host with a path.
	 */
	public function service( string $address ): string;
}
