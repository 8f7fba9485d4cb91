<?php
declare( strict_types=1 );

namespace Brolga\Mail;

/** Looks up DNS records. */
interface Dns {

	/** @return list<string>|null */
	public function texts( string $name ): ?array;
}
