<?php
/**
 * For the benchmark of reports: `fill` publishes 20 pages with a test each and
 * writes events straight into their counters, `time` measures the report.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\AbTests\Records\Counted;
use Brolga\AbTests\Records\CountRepository;
use Brolga\AbTests\Records\Tally;
use Brolga\AbTests\Registry\Device;
use Brolga\AbTests\Registry\Source;
use Brolga\AbTests\Registry\StoredTest;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\AbTests\Results\HistoryRepository;
use Brolga\AbTests\Results\ResultService;
use Brolga\AbTests\Results\TestResult;
use Brolga\Core\Support\Json;
use Brolga\Plugin;

require dirname( __DIR__, 3 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';

( static function ( string $task, int $events = 0 ): void {
	$count  = 20;
	$days   = 90;
	$repeat = 20;
	$build  = static fn () => Plugin::application( WP_PLUGIN_DIR . '/brolga/brolga.php' )->container;
	if ( 'time' === $task ) {
		$times = [];
		for ( $turn = 0; $turn <= $repeat; $turn++ ) {
			$service = $build()->get( ResultService::class );
			$start   = hrtime( true );
			$lines   = array_map( static fn ( TestResult $result ): array => $result->line(), $service->list() );
			$times[] = ( hrtime( true ) - $start ) / 1e6;
			if ( count( $lines ) !== $count ) {
				throw new RuntimeException( 'Tests are missing.' );
			}
		}
		// The first one reads classes and the pages' titles.
		echo Json::encode( array_slice( $times, 1 ) );
		return;
	}
	$container = $build();
	$keys      = [];
	for ( $test = 0; $test < $count; $test++ ) {
		$id = (int) wp_insert_post(
			[ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => "Test {$test}" ]
		);
		wp_update_post(
			[
				'ID'           => $id,
				'post_content' => wp_slash( "<!-- wp:brolga/experiment {\"number\":1,\"post\":{$id},\"goal\":\"click\"} --><!-- wp:brolga/variant {\"number\":0} /--><!-- wp:brolga/variant {\"number\":1} /--><!-- /wp:brolga/experiment -->" ),
			]
		);
		$keys[] = new TestKey( $id );
	}
	$now         = CountRepository::hour( time() );
	$tests       = $container->get( TestRepository::class );
	$counts      = $container->get( CountRepository::class );
	$per_day     = $events / $count / $days;
	$kinds       = [];
	foreach ( [ 0, 1 ] as $variant ) {
		foreach ( [ Counted::Visitors, Counted::ReadPage, Counted::ClickGoal ] as $record ) {
			foreach ( [ Device::Phone, Device::Desktop ] as $device ) {
				foreach ( [ Source::Search, Source::Direct ] as $source ) {
					$kinds[] = [ $variant, $record, $device, $source ];
				}
			}
		}
	}
	$written = 0;
	foreach ( $keys as $number => $key ) {
		$tests->start_at( $key, ( $now - 24 * $days ) * CountRepository::SECONDS_AN_HOUR );
		for ( $day = 0; $day < $days; $day++ ) {
			// As many of a day's hours and kinds as there are events for.
			$due   = (int) round(
				$per_day * ( $number * $days + $day + 1 )
			) - (int) round( $per_day * ( $number * $days + $day ) );
			$cells = min( $due, 24 * count( $kinds ) );
			for ( $hour = 0; $hour < 24 && $cells > 0; $hour++ ) {
				$tallies = [];
				foreach ( $kinds as $kind => [ $variant, $record, $device, $source ] ) {
					$cell = ( $kind * 7 + $day * 5 ) % count( $kinds ) + $hour * count( $kinds );
					if ( $cell < $cells ) {
						$tallies[] = Tally::of(
							$key,
							$variant,
							$record,
							$device,
							$source,
							intdiv( $due, $cells ) + ( $cell < $due % $cells ? 1 : 0 )
						);
					}
				}
				$written += array_sum( array_column( $tallies, 'count' ) );
				// The last one is the present hour, which is nowhere added up.
				$counts->add( $tallies, $now - 24 * ( $days - $day ) + $hour + 1, $hour % CountRepository::SLOTS );
			}
		}
	}
	// As each hour does.
	$container->get( HistoryRepository::class )->add_up(
		array_map( static fn ( StoredTest $test ): TestKey => $test->test->key, $tests->list() )
	);
	echo Json::encode( [ 'events' => $written, 'tests' => $count, 'days' => $days ] );
} )( $argv[1] ?? '', (int) ( $argv[2] ?? 0 ) );
