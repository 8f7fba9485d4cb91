<?php
declare( strict_types=1 );

namespace Brolga\Kits\Content;

/** Changes all texts in nested values. */
final class Texts {

	/**
	 * @param array<array-key, mixed> $values
	 * @param callable(string): string $change
	 * @return array<array-key, mixed>
	 */
	public static function in( array $values, callable $change ): array {
		return array_map(
			static fn ( mixed $value ): mixed => match ( true ) {
				is_string( $value ) => $change( $value ),
				is_array( $value )  => self::in( $value, $change ),
				default             => $value,
			},
			$values
		);
	}
}
