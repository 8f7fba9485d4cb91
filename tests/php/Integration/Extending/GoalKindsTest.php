<?php
/**
 * An add-on's goal of A/B tests: that of the example.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Extending;

use Brolga\AbTests\Delivery\TestData;
use Brolga\AbTests\Goals\GoalKinds;
use Brolga\AbTests\Registry\PageTests;
use Brolga\AbTests\Registry\TestChanges;
use Brolga\AbTests\Registry\TestsTable;
use Brolga\AbTests\Registry\TestStatus;
use Brolga\AbTests\Results\ResultService;
use Brolga\AbTests\Results\TestResult;
use Brolga\AbTests\Results\TestService;
use Brolga\Core\Database\Connection;
use Brolga\Tests\AbTestCase;
use BrolgaExample\EndOfPage;

require_once dirname( __DIR__, 4 ) . '/examples/brolga-example/includes/goal.php';

// Other tests go without it.
remove_all_filters( 'brolga_goal_kinds' );

/**
 * EXT-1 EXT-2 EXT-3
 */
final class GoalKindsTest extends AbTestCase {

	private const GOAL = 'example-end-of-page';

	/**
	 * Brings the add-on's goal, or something else.
	 *
	 * @param mixed ...$kinds What the filter brings.
	 */
	private function bring( mixed ...$kinds ): void {
		remove_all_filters( GoalKinds::FILTER );
		add_filter( GoalKinds::FILTER, static fn ( array $before ): array => [ ...$before, ...$kinds ] );
		$this->fresh();
	}

	/**
	 * EXT-3: a test can be decided by it, and is counted by it.
	 */
	public function test_a_test_is_decided_by_it(): void {
		$this->bring( new EndOfPage() );
		$key = $this->test_on_post( [ 50, 50 ], [ 'goal' => self::GOAL ] );
		$this->fresh();
		$running = $this->registry->running( $key );
		self::assertSame( self::GOAL, $running?->goal->value );
		$this->built->get( PageTests::class )->add( $running );
		self::assertSame(
			[ [
				'post_id'  => $key->post,
				'test_id'  => $key->post,
				'goal'     => self::GOAL,
				'on'       => 'example_read',
				'anywhere' => true,
			] ],
			$this->built->get( TestData::class )->page_config()['ab_tests']
		);
		$answer = $this->send(
			[ [ 'test_id' => $key->post, 'subject_id' => '1', 'record_type' => 'con_goal', 'key' => 'a1' ] ]
		);
		self::assertSame( [ 'recorded' ], self::results( $answer ) );
		$result = $this->built->get( ResultService::class )->find( $key )?->line() ?? [];
		self::assertSame( [ 1, 'End of the page reached' ], [ $result['conversions'], $result['goal_name'] ] );
	}

	/**
	 * EXT-3: without its plugin nothing of the test is shown or counted, and saving its page leaves it as it was.
	 */
	public function test_without_its_plugin_it_waits(): void {
		$this->bring( new EndOfPage() );
		$key = $this->test_on_post( [ 50, 50 ], [ 'goal' => self::GOAL ] );
		$this->bring();
		self::assertNull( $this->registry->running( $key ) );
		$answer = $this->send(
			[ [ 'test_id' => $key->post, 'subject_id' => '1', 'record_type' => 'con_goal', 'key' => 'a1' ] ]
		);
		self::assertSame( [ 'refused unknown_test' ], self::results( $answer ) );
		$db    = $this->built->get( Connection::class );
		$table = $db->table( $this->built->get( TestsTable::class )->name() );
		$rows  = static fn (): array => $db->rows( "SELECT * FROM {$table} WHERE post_id = %d", $key->post );
		$was   = $rows();
		self::assertCount( 1, $was );
		// The site's own has asked while the plugin was there.
		remove_all_actions( 'wp_after_insert_post' );
		$this->built->get( TestChanges::class )->register();
		$this->save( $key->post, self::ab_test( $key->post, [ 10, 90 ], [ 'goal' => self::GOAL ] ) );
		self::assertSame( $was, $rows() );
		$this->bring( new EndOfPage() );
		self::assertNotNull( $this->registry->running( $key ) );
	}

	/**
	 * EXT-3 AB-40: a goal in a marked block is reached there, and not by what happens elsewhere on the page.
	 */
	public function test_a_marked_goal_is_reached_in_its_block_alone(): void {
		$key = $this->test_on_post( [ 50, 50 ], [ 'goal' => 'form' ] );
		$this->fresh();
		$running = $this->registry->running( $key );
		self::assertNotNull( $running );
		$this->built->get( PageTests::class )->add( $running );
		self::assertSame(
			[ [
				'post_id' => $key->post,
				'test_id' => $key->post,
				'goal'    => 'form',
				'on'      => 'form_sent signed_up',
			] ],
			$this->built->get( TestData::class )->page_config()['ab_tests']
		);
	}

	/**
	 * EXT-3: without its plugin a test can be read and stopped, says why it counts nothing, and cannot start.
	 */
	public function test_without_its_plugin_it_is_read_and_stopped(): void {
		$this->bring( new EndOfPage() );
		$key = $this->test_on_post( [ 50, 50 ], [ 'goal' => self::GOAL ] );
		$this->fresh();
		$this->send( [ [ 'test_id' => $key->post, 'subject_id' => '1', 'record_type' => 'con_goal', 'key' => 'a1' ] ] );
		$this->bring();
		$lines = array_map(
			static fn ( TestResult $result ): array => $result->line(),
			$this->built->get( ResultService::class )->list()
		);
		self::assertSame(
			[ [ $key->format(), self::GOAL, 1, 'waiting', GoalKinds::inactive() ] ],
			array_map(
				static fn ( array $line ): array => [
					$line['key'],
					$line['goal_name'],
					$line['conversions'],
					$line['state'],
					$line['advice'],
				],
				$lines
			)
		);
		self::assertSame( [], $this->registry->live(), 'Nothing is prepared for its visitors.' );
		$service = $this->built->get( TestService::class );
		self::assertNull( $service->move( $key->format(), TestStatus::Stopped ) );
		$this->bring();
		self::assertSame( TestStatus::Stopped, $this->registry->find( $key )?->status );
		$refused = $this->built->get( TestService::class )->move( $key->format(), TestStatus::Running, true );
		self::assertStringContainsString( GoalKinds::inactive(), (string) $refused?->get_error_message() );
	}

	/**
	 * EXT-3: a goal that nobody has brought is none.
	 */
	public function test_a_goal_that_nobody_knows_is_no_test(): void {
		$this->bring();
		$key = $this->test_on_post( [ 50, 50 ], [ 'goal' => 'nobody-knows' ] );
		self::assertSame( [], $this->registry->all_of_post( $key->post ) );
	}

	/**
	 * EXT-2: what cannot be used is left out, its author is told, and the rest stays.
	 */
	public function test_what_is_wrong_is_left_out(): void {
		$told = [];
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_action(
			'doing_it_wrong_run',
			static function ( string $hook, string $message ) use ( &$told ): void {
				$told[] = "{$hook}: {$message}";
			},
			10,
			2
		);
		$this->bring( 'example', new EndOfPage(), new EndOfPage() );
		$kinds = $this->built->get( GoalKinds::class )->all();
		self::assertSame(
			[ 'click', 'form', 'shop', 'view', 'read', 'comment', 'shortcode', 'popup', self::GOAL ],
			array_keys( $kinds )
		);
		self::assertCount( 2, $told );
		self::assertStringContainsString( 'brolga_goal_kinds: Return a list of objects of classes that implement Brolga\Api\Goals\GoalKind; this is string.', $told[0] );
		self::assertStringContainsString( 'is taken', $told[1] );
	}
}
