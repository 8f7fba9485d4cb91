<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

/**
 * Reads "office@example.com, ruth@example.com".
 */
final class Recipients {

	/**
	 * The addresses of a line, without what is none.
	 *
	 * @param string $line Separated by commas.
	 * @return list<string>
	 */
	public static function of( string $line ): array {
		$addresses = array_map( trim( ... ), explode( ',', $line ) );
		return array_values(
			array_filter( $addresses, static fn ( string $address ): bool => false !== is_email( $address ) )
		);
	}
}
