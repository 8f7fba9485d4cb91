<?php
declare( strict_types=1 );

namespace Brolga\Core\Http;

/**
 * Looks a host up, once for each request: what was checked is what is called.
 */
interface Resolver {

	/**
	 * The addresses of a host.
	 *
	 * @param string $host A name, never an address.
	 * @return list<string> Empty when there is no such host.
	 */
	public function addresses( string $host ): array;
}
