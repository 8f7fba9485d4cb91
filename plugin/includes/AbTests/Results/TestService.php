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
 * What an owner does with a test, by whichever edge: screens and assistants call
 * it by its key as they were given it.
 *
 * @see AB-27
 */
final class TestService {

	/** The error of a test whose goal nobody can reach. */
	public const NO_GOAL = 'brolga_no_goal';

	/** Why a test does not start: nothing was chosen as its goal. */
	private const GOAL_NOT_CHOSEN = 'brolga_goal_not_chosen';

	/** The same: its variants do not differ. */
	private const NOTHING_TO_COMPARE = 'brolga_nothing_to_compare';

	public function __construct(
		private readonly ResultService $results,
		private readonly TestRepository $registry,
		private readonly TestLocations $places,
		private readonly AuditLogRepository $audit,
		private readonly GoalReach $goals
	) {}

	/**
	 * Starts, stops or archives the test of a key, where that can be. One that has nothing for a goal, or nothing to
	 * compare, does not start; one whose goal cannot be counted now starts only for somebody who was told so.
	 *
	 * @see AB-172 AB-490
	 * @param mixed      $text   The key, as it came.
	 * @param TestStatus $status From now on.
	 * @param bool       $anyway Whether it is to start without a goal that can be counted.
	 * @return TestResult|WP_Error The test as it was, or why not.
	 */
	public function move( mixed $text, TestStatus $status, bool $anyway = false ): TestResult|WP_Error {
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
			$this->change( $result->stored->test->key, $status ) => $result,
			default => ResultService::not_found(),
		};
	}

	/**
	 * Why a test does not start, with its name: the list has many.
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

	/**
	 * Why a test does not start; null: it does.
	 *
	 * @param bool $anyway Whether it is to start without a goal that can be counted.
	 */
	private function cannot_start( TestResult $result, bool $anyway ): ?WP_Error {
		$equal = Differences::problem( $result->stored->test );
		return '' === $equal
			? $this->no_goal( $result, $anyway )
			: new WP_Error( self::NOTHING_TO_COMPARE, $equal, [ 'status' => 409 ] );
	}

	/**
	 * Why a test does not start for want of a goal; null: it does.
	 *
	 * @param bool $anyway Whether it is to start without a goal that can be counted.
	 */
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
	 * Starts, stops or archives a test; pages that show it are made anew.
	 *
	 * @param TestStatus $status From now on.
	 * @param int|null   $winner The variant that was promoted; null: none.
	 * @return bool Whether there is such a test.
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
	 * Leaves visitors of some origins out of a test's results, or counts them again.
	 *
	 * @param list<int> $origins All that are left out from now on.
	 */
	public function leave_out( TestKey $key, array $origins ): void {
		$this->registry->leave_out( $key, array_map( OriginRepository::name( ... ), $origins ) );
		$this->audit->record( get_current_user_id(), 'test_origins', count( $origins ), [ 'test' => $key->format() ] );
	}

	/**
	 * Writes a variant into the post, and ends the test.
	 *
	 * @param int  $number     The variant's number.
	 * @param bool $with_title Whether the page gets the title of the other page, too.
	 * @return WP_Error|null Why not; null: it is done.
	 */
	public function promote( TestKey $key, int $number, bool $with_title = false ): ?WP_Error {
		$problem = Promotion::write( $key, $number, $with_title );
		if ( null === $problem ) {
			$this->change( $key, TestStatus::Stopped, $number );
		}
		return $problem;
	}
}
