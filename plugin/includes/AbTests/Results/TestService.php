<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Records\OriginRepository;
use Brolga\AbTests\Registry\Differences;
use Brolga\AbTests\Registry\GoalReach;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestLocations;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\AbTests\Registry\TestStatus;
use Brolga\Core\Audit\AuditLogRepository;
use WP_Error;
use WP_Post;

/**
 * Changes tests, for the actions of owners and the watch over running tests.
 *
 * @see AB-27
 */
final class TestService {

	public const NO_GOAL = 'brolga_no_goal';

	private const GOAL_NOT_CHOSEN = 'brolga_goal_not_chosen';

	private const NOTHING_TO_COMPARE = 'brolga_nothing_to_compare';

	public function __construct(
		private readonly ResultService $results,
		private readonly TestRepository $registry,
		private readonly TestLocations $places,
		private readonly AuditLogRepository $audit,
		private readonly GoalReach $goals
	) {}

	/**
	 * A test without a goal, or with identical variants, cannot start. If its goal cannot be
	 * reached at the moment, it starts only after a warning.
	 *
	 * @param bool $anyway Whether the owner has seen the warning.
	 * @see AB-172 AB-490
	 */
	public function move( mixed $text, TestStatus $status, bool $anyway = false ): ?WP_Error {
		$result = $this->results->of_text( $text );
		if ( null === $result ) {
			return ResultService::not_found();
		}
		$refusal = $result->refusal_of( $status );
		$refusal = TestStatus::Running === $status
			? self::named( $refusal ?? $this->cannot_start( $result, $anyway ), $result )
			: $refusal;
		return match ( true ) {
			null !== $refusal => $refusal,
			$this->change( $result->stored->test->key, $status ) => null,
			default => ResultService::not_found(),
		};
	}

	/**
	 * Adds the test's name to the error, because the list shows many tests.
	 *
	 * @see AB-653
	 */
	private static function named( ?WP_Error $refusal, TestResult $result ): ?WP_Error {
		return null === $refusal ? null : new WP_Error(
			$refusal->get_error_code(),
			sprintf(
				/* translators: 1: a test's name, 2: one or two sentences that say why, and what to do. */
				__( '“%1$s” cannot start. %2$s', 'brolga' ),
				$result->name(),
				$refusal->get_error_message()
			),
			$refusal->get_error_data()
		);
	}

	/** Returns why the test cannot start; null if it can. */
	private function cannot_start( TestResult $result, bool $anyway ): ?WP_Error {
		$equal = Differences::problem( $result->stored->test );
		return '' === $equal
			? $this->no_goal( $result, $anyway )
			: new WP_Error( self::NOTHING_TO_COMPARE, $equal, [ 'status' => 409 ] );
	}

	private function no_goal( TestResult $result, bool $anyway ): ?WP_Error {
		$test      = $result->stored->test;
		$problem   = $this->goals->problem( $test );
		$said      = $problem . ' ' . __( 'If you start the test anyway, visitors are counted, but conversions are not.', 'brolga' );
		return match ( true ) {
			'' === $problem                    => null,
			! $this->goals->is_chosen( $test ) => new WP_Error( self::GOAL_NOT_CHOSEN, $problem, [ 'status' => 409 ] ),
			$anyway                            => null,
			default                            => new WP_Error( self::NO_GOAL, $said, [ 'status' => 409 ] ),
		};
	}

	/**
	 * Changes a test's status, and purges the cached pages that show it.
	 *
	 * @return bool Whether the test exists.
	 */
	public function change( TestKey $key, TestStatus $status, ?int $winner = null ): bool {
		if ( ! $this->registry->set_status( $key, $status, $winner ) ) {
			return false;
		}
		if ( TestStatus::Running === $status ) {
			$this->registry->set_notice( $key, '' );
		}
		$this->audit->record(
			get_current_user_id(),
			null === $winner ? "test_{$status->value}" : 'test_promoted',
			1,
			[ 'test' => $key->format() ]
		);
		$post = get_post( $key->post );
		if ( $post instanceof WP_Post ) {
			$this->places->drop_pages( $post );
		}
		$test = $this->registry->find( $key )?->test;
		if ( null !== $test ) {
			$this->places->drop_goals( $test );
		}
		return true;
	}

	/**
	 * Excludes these groups of networks from a test's results, and includes all others again.
	 *
	 * @param list<int> $origins
	 */
	public function leave_out( TestKey $key, array $origins ): void {
		$this->registry->leave_out( $key, array_map( OriginRepository::name( ... ), $origins ) );
		$this->audit->record( get_current_user_id(), 'test_origins', count( $origins ), [ 'test' => $key->format() ] );
	}

	public function promote( TestKey $key, int $number, bool $with_title = false ): ?WP_Error {
		$problem = Promotion::write( $key, $number, $with_title );
		if ( null === $problem ) {
			$this->change( $key, TestStatus::Stopped, $number );
		}
		return $problem;
	}
}
