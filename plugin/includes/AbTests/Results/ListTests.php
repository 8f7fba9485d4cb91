<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Support\Roles;

/**
 * The ability to list all tests with their verdicts.
 *
 * @implements Ability<array{tests: list<array<string, mixed>>}>
 * @see AB-26 LEAD-20
 */
final class ListTests implements Ability {

	public function __construct( private readonly ResultService $results ) {}

	public function definition(): Definition {
		return new Definition(
			name: 'list-tests',
			label: __( 'List A/B tests', 'brolga' ),
			description: __( 'Lists the A/B tests of this site, newest first, each with its visitors, its conversions and a verdict in words.', 'brolga' ),
			capability: Roles::MANAGE_TESTS,
			input: [],
			output: [
				'tests' => [
					'type'  => 'array',
					'items' => [ 'type' => 'object' ],
				],
			],
			is_readonly: true
		);
	}

	public function execute( array $input ): array {
		return [
			'tests' => array_map( static fn ( TestResult $result ): array => $result->line(), $this->results->list() ),
		];
	}
}
