<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Registry\TestStatus;
use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Support\Roles;
use WP_Error;

/**
 * The ability to stop a test.
 *
 * @see AB-26 LEAD-20
 */
final class StopTest implements Ability {

	public function __construct( private readonly TestService $tests ) {}

	public function definition(): Definition {
		return new Definition(
			name: 'stop-test',
			label: __( 'Stop an A/B test', 'brolga' ),
			description: __( 'Stops an A/B test. Every visitor then sees the control, and nobody is counted. The test can be started again.', 'brolga' ),
			capability: Roles::MANAGE_TESTS,
			input: TestInput::schema(),
			output: [ 'stopped' => [ 'type' => 'boolean' ] ]
		);
	}

	public function execute( array $input ): array|WP_Error {
		return $this->tests->move( $input['test'] ?? '', TestStatus::Stopped ) ?? [ 'stopped' => true ];
	}
}
