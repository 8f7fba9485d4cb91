<?php
declare( strict_types=1 );

namespace Brolga\Experiments\Results\Abilities;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Roles;
use Brolga\Experiments\Results\ResultService;
use WP_Error;

/**
 * One test with everything that is known of it.
 *
 * @see AB-26 LEAD-20
 */
final class ReportTest implements Ability {

	public function __construct( private readonly ResultService $results ) {}

	/**
	 * Its name.
	 */
	public function name(): string {
		return 'report-test';
	}

	/**
	 * For people.
	 */
	public function label(): string {
		return __( 'Report on an A/B test', 'brolga' );
	}

	/**
	 * For programs.
	 */
	public function description(): string {
		return __( 'Returns the results of an A/B test: the verdict in words, and the numbers behind it.', 'brolga' );
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
		return TestInput::schema();
	}

	/**
	 * What it answers.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function output(): array {
		return [
			'verdict' => [
				'description' => __( 'The verdict in one sentence.', 'brolga' ),
				'type'        => 'string',
			],
			'report'  => [
				'description' => __( 'Visitors, conversions, rates and certainty of each variant, by day, device and source.', 'brolga' ),
				'type'        => 'object',
			],
		];
	}

	/**
	 * Does it.
	 *
	 * @param array<array-key, mixed> $input See input().
	 * @return array<string, mixed>|WP_Error
	 */
	public function execute( array $input ): array|WP_Error {
		$result = $this->results->of_text( $input['test'] ?? '' );
		return null === $result ? ResultService::not_found() : [
			'verdict' => $result->verdict()->title,
			'report'  => $result->all(),
		];
	}
}
