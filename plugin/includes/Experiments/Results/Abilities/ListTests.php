<?php
declare( strict_types=1 );

namespace Brolga\Experiments\Results\Abilities;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Roles;
use Brolga\Experiments\Results\ResultService;
use Brolga\Experiments\Results\TestResult;

/**
 * All tests with their verdicts.
 *
 * @see AB-26 LEAD-20
 */
final class ListTests implements Ability {

	public function __construct( private readonly ResultService $results ) {}

	/**
	 * Its name.
	 */
	public function name(): string {
		return 'list-tests';
	}

	/**
	 * For people.
	 */
	public function label(): string {
		return __( 'List A/B tests', 'brolga' );
	}

	/**
	 * For programs.
	 */
	public function description(): string {
		return __( 'Lists the A/B tests of this site, newest first, each with its visitors, its conversions and a verdict in words.', 'brolga' );
	}

	/**
	 * Who manages tests.
	 */
	public function capability(): string {
		return Roles::MANAGE_TESTS;
	}

	/**
	 * It only reads.
	 */
	public function is_readonly(): bool {
		return true;
	}

	/**
	 * What it needs.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function input(): array {
		return [];
	}

	/**
	 * What it answers.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function output(): array {
		return [
			'tests' => [
				'type'  => 'array',
				'items' => [ 'type' => 'object' ],
			],
		];
	}

	/**
	 * Does it.
	 *
	 * @param array<array-key, mixed> $input See input().
	 * @return array<string, mixed>
	 */
	public function execute( array $input ): array {
		return [ 'tests' => array_map( static fn ( TestResult $result ): array => $result->line(), $this->results->list() ) ];
	}
}
