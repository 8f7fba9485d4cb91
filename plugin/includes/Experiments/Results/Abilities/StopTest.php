<?php
declare( strict_types=1 );

namespace Brolga\Experiments\Results\Abilities;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Roles;
use Brolga\Experiments\Results\TestService;
use Brolga\Experiments\TestStatus;
use WP_Error;

/**
 * Ends a test.
 *
 * @see AB-26 LEAD-20
 */
final class StopTest implements Ability {

	public function __construct( private readonly TestService $tests ) {}

	/**
	 * Its name.
	 */
	public function name(): string {
		return 'stop-test';
	}

	/**
	 * For people.
	 */
	public function label(): string {
		return __( 'Stop an A/B test', 'brolga' );
	}

	/**
	 * For programs.
	 */
	public function description(): string {
		return __( 'Stops an A/B test. Every visitor then sees the control, and nobody is counted. The test can be started again.', 'brolga' );
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
		return [
			'stopped' => [
				'type' => 'boolean',
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
		$result = $this->tests->move( $input['test'] ?? '', TestStatus::Stopped );
		return $result instanceof WP_Error ? $result : [ 'stopped' => true ];
	}
}
