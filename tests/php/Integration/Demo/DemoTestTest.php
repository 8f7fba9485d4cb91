<?php
/**
 * The demo's A/B test.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Demo;

use Brolga\AbTests\Records\CountRepository;
use Brolga\AbTests\Results\HistoryRepository;
use Brolga\AbTests\Results\ResultService;
use Brolga\AbTests\Results\TestOutcome;
use Brolga\Core\Database\Connection;
use Brolga\Demo\DemoFolder;
use Brolga\Demo\TestHistory;
use Brolga\Tests\AbTestCase;

/**
 * AB-26 DEMO-9
 */
final class DemoTestTest extends AbTestCase {

	public function test_its_history_reads_well_and_goes_without_a_trace(): void {
		$this->built->get( DemoFolder::class )->load();
		$key     = $this->test_on_post( [ 50, 50 ], [ 'goal' => 'click' ] );
		$history = new TestHistory( $this->built->get( CountRepository::class ), $this->clock );
		$test    = $this->registry->find( $key );
		self::assertNotNull( $test );
		$this->registry->start_at( $key, $history->begin() );
		$history->write( $test->test );
		$this->fresh();
		$result = $this->built->get( ResultService::class )->find( $key );
		self::assertNotNull( $result );
		self::assertSame( TestOutcome::Better, $result->seen->outcome() );
		self::assertSame( 24, $result->line()['days'] );
		// Today is a day of the chart as well.
		self::assertCount( 25, (array) $result->all()['dates'] );
		self::assertNotSame( [], $result->refused() );
		$this->built->get( HistoryRepository::class )->erase( $key );
		$db = new Connection();
		foreach ( [ 'experiment_counts', 'experiment_history' ] as $table ) {
			self::assertSame(
				'0',
				$db->value( "SELECT COUNT(*) FROM {$db->table( $table )} WHERE post_id = %d", $key->post )
			);
		}
	}
}
