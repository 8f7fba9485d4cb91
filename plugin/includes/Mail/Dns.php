<?php
declare( strict_types=1 );

namespace Brolga\Mail;

/**
 * Looks up texts of a domain.
 */
interface Dns {

	/**
	 * The TXT records of a name.
	 *
	 * @param string $name A domain's name.
	 * @return list<string>|null Null when nobody could be asked.
	 */
	public function texts( string $name ): ?array;
}
