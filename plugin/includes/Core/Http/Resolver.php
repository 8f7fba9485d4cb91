<?php
declare( strict_types=1 );

namespace Brolga\Core\Http;

/** Resolves a host name, once per request, so that the checked address is the one that is called. */
interface Resolver {

	/**
	 * @param string $host A name, never an IP address.
	 * @return list<string> Empty where the host does not exist.
	 */
	public function addresses( string $host ): array;
}
