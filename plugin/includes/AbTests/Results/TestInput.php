<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

/** The input of abilities that concern one test. */
final class TestInput {

	/** @return array<string, array<string, mixed>> */
	public static function schema(): array {
		return [
			'test' => [
				'description' => __( 'The test’s key, as the list returns it, for example 12 or 12-3.', 'brolga' ),
				'type'        => 'string',
				'pattern'     => '^[0-9]+(-[0-9]+)?$',
			],
		];
	}

	/** @return array<string, mixed> */
	public static function anyway(): array {
		return [
			'description' => __( 'Whether to start the test even if nobody can reach its goal.', 'brolga' ),
			'type'        => 'boolean',
		];
	}
}
