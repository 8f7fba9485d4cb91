<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Registry\TestStatus;
use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Support\Roles;
use WP_Error;

/**
 * The ability to start or restart a test.
 *
 * @see LEAD-81 AB-27
 */
final class StartTest implements Ability {

	public function __construct( private readonly TestService $tests ) {}

	public function definition(): Definition {
		return new Definition(
			name: 'start-test',
			label: __( 'Start an A/B test', 'brolga' ),
			description: __( 'Starts a draft A/B test, or restarts a stopped or archived one with its existing numbers.', 'brolga' ),
			capability: Roles::MANAGE_TESTS,
			input: TestInput::schema() + [ 'anyway' => TestInput::anyway() ],
			output: [ 'started' => [ 'type' => 'boolean' ] ]
		);
	}

	public function execute( array $input ): array|WP_Error {
		return $this->tests->move(
			$input['test'] ?? '',
			TestStatus::Running,
			true === ( $input['anyway'] ?? false )
		) ?? [ 'started' => true ];
	}
}
