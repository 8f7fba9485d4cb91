<?php
declare( strict_types=1 );

namespace Brolga\Experiments\Results\Abilities;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Roles;
use Brolga\Experiments\Results\TestService;
use Brolga\Experiments\TestStatus;
use WP_Error;

/**
 * Puts a test away.
 *
 * @see LEAD-81 AB-27
 */
final class ArchiveTest implements Ability {

	public function __construct( private readonly TestService $tests ) {}

	/**
	 * Its name.
	 */
	public function name(): string {
		return 'archive-test';
	}

	/**
	 * For people.
	 */
	public function label(): string {
		return __( 'Archive an A/B test', 'brolga' );
	}

	/**
	 * For programs.
	 */
	public function description(): string {
		return __( 'Archives an A/B test. A running test is stopped first: every visitor then sees the control. The results are kept.', 'brolga' );
	}

	/**
	 * Who manages tests.
	 */
	public function capability(): string {
		return Roles::MANAGE_TESTS;
	}

	/**
	 * It changes what visitors see.
	 */
	public function is_readonly(): bool {
		return false;
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
		return [ 'archived' => [ 'type' => 'boolean' ] ];
	}

	/**
	 * Does it.
	 *
	 * @param array<array-key, mixed> $input See input().
	 * @return array<string, mixed>|WP_Error
	 */
	public function execute( array $input ): array|WP_Error {
		$result = $this->tests->move( $input['test'] ?? '', TestStatus::Archived );
		return $result instanceof WP_Error ? $result : [ 'archived' => true ];
	}
}
