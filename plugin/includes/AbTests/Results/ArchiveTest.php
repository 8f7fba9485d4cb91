<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Registry\TestStatus;
use Brolga\Core\Abilities\Ability;
use Brolga\Core\Abilities\Definition;
use Brolga\Core\Support\Roles;
use WP_Error;

/**
 * The ability to archive a test.
 *
 * @see LEAD-81 AB-27
 */
final class ArchiveTest implements Ability {

	public function __construct( private readonly TestService $tests ) {}

	public function definition(): Definition {
		return new Definition(
			name: 'archive-test',
			label: __( 'Archive an A/B test', 'brolga' ),
			description: __( 'Archives an A/B test. A running test is stopped first: every visitor then sees the control. The results are kept.', 'brolga' ),
			capability: Roles::MANAGE_TESTS,
			input: TestInput::schema(),
			output: [ 'archived' => [ 'type' => 'boolean' ] ]
		);
	}

	public function execute( array $input ): array|WP_Error {
		return $this->tests->move( $input['test'] ?? '', TestStatus::Archived ) ?? [ 'archived' => true ];
	}
}
