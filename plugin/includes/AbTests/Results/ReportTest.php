<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Support\Roles;
use WP_Error;

/**
 * The ability to read all results of one test.
 *
 * @implements Ability<array{verdict: string, report: array<string, mixed>}>
 * @see AB-26 LEAD-20
 */
final class ReportTest implements Ability {

	public function __construct( private readonly ResultService $results ) {}

	public function definition(): Definition {
		return new Definition(
			name: 'report-test',
			label: __( 'Report on an A/B test', 'brolga' ),
			description: __( 'Returns the results of an A/B test: the verdict in words, and the numbers behind it.', 'brolga' ),
			capability: Roles::MANAGE_TESTS,
			input: TestInput::schema(),
			output: [
				'verdict' => [
					'description' => __( 'The verdict in one sentence.', 'brolga' ),
					'type'        => 'string',
				],
				'report'  => [
					'description' => __( 'Visitors, conversions, rates and certainty of each variant, by day, device and source.', 'brolga' ),
					'type'        => 'object',
				],
			],
			is_readonly: true
		);
	}

	public function execute( array $input ): array|WP_Error {
		$result = $this->results->of_text( $input['test'] ?? '' );
		return null === $result ? ResultService::not_found() : [
			'verdict' => $result->verdict()->title,
			'report'  => $result->all(),
		];
	}
}
