<?php
declare( strict_types=1 );

namespace Brolga\Experiments\Results\Abilities;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Roles;
use Brolga\Experiments\Results\TestService;
use Brolga\Experiments\TestStatus;
use WP_Error;

/**
 * Starts a test, or starts it again.
 *
 * @see LEAD-81 AB-27
 */
final class StartTest implements Ability {

	public function __construct( private readonly TestService $tests ) {}

	/**
	 * Its name.
	 */
	public function name(): string {
		return 'start-test';
	}

	/**
	 * For people.
	 */
	public function label(): string {
		return __( 'Start an A/B test', 'brolga' );
	}

	/**
	 * For programs.
	 */
	public function description(): string {
		return __( 'Starts an A/B test that is a draft, or starts one again that was stopped or archived, which continues with its numbers.', 'brolga' );
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
		return [ 'started' => [ 'type' => 'boolean' ] ];
	}

	/**
	 * Does it.
	 *
	 * @param array<array-key, mixed> $input See input().
	 * @return array<string, mixed>|WP_Error
	 */
	public function execute( array $input ): array|WP_Error {
		$result = $this->tests->move( $input['test'] ?? '', TestStatus::Running );
		return $result instanceof WP_Error ? $result : [ 'started' => true ];
	}
}
