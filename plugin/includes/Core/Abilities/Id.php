<?php
declare( strict_types=1 );

namespace Brolga\Core\Abilities;

/** The ID property of an ability's input. */
final class Id {

	/** @return array<string, mixed> */
	public static function schema( string $description ): array {
		return [
			'description' => $description,
			'type'        => 'integer',
			'minimum'     => 1,
		];
	}

	/**
	 * Returns 0, which is never a valid ID, where the input has none.
	 *
	 * @param array<array-key, mixed> $input
	 */
	public static function of( array $input ): int {
		return is_int( $input['id'] ?? null ) ? $input['id'] : 0;
	}
}
