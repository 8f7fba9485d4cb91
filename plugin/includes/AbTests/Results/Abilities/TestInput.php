<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results\Abilities;

/**
 * How an ability is told which test it is about.
 */
final class TestInput {

	/**
	 * The schema of the input.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function schema(): array {
		return [
			'test' => [
				'description' => __( 'The test’s key, as the list returns it, for example 12 or 12-3.', 'brolga' ),
				'type'        => 'string',
				'pattern'     => '^[0-9]+(-[0-9]+)?$',
			],
		];
	}
}
