<?php
declare( strict_types=1 );

namespace Brolga\Core\Abilities;

/**
 * The ID of what an ability is about.
 */
final class Id {

	/**
	 * @param string $description Of what it is the ID.
	 * @return array<string, mixed>
	 */
	public static function schema( string $description ): array {
		return [
			'description' => $description,
			'type'        => 'integer',
			'minimum'     => 1,
		];
	}

	/**
	 * The ID; 0 where there is none, which nothing has.
	 *
	 * @param array<array-key, mixed> $input An ability's.
	 */
	public static function of( array $input ): int {
		return is_int( $input['id'] ?? null ) ? $input['id'] : 0;
	}
}
