<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

/** Parses a list of recipients such as "office@example.com, ruth@example.com". */
final class Recipients {

	/** @return list<string> */
	public static function of( string $line ): array {
		$addresses = array_map( trim( ... ), explode( ',', $line ) );
		return array_values(
			array_filter( $addresses, static fn ( string $address ): bool => false !== is_email( $address ) )
		);
	}
}
