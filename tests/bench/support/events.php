<?php
/**
 * For the benchmark of events: `prepare` publishes some pages with a test each,
 * `add-up` ends when nothing waits to be added up any more, `counted` tells what
 * was counted. `signed` are the cookies of visitors who were counted before, by
 * test and variant.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\AbTests\Records\BufferFlush;
use Brolga\AbTests\Records\Counted;
use Brolga\AbTests\Records\EventBuffer;
use Brolga\AbTests\Records\VariantProof;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Results\HistoryRepository;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\Support\Json;
use Brolga\Plugin;

require dirname( __DIR__, 3 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';

( static function ( string $task, string ...$arguments ): void {
	$container = Plugin::application( WP_PLUGIN_DIR . '/brolga/brolga.php' )->container;
	if ( 'add-up' === $task ) {
		$buffer = $container->get( EventBuffer::class );
		while ( ! $buffer->is_empty() ) {
			$container->get( BufferFlush::class )->run_task();
			usleep( 10_000 );
		}
		echo '{}';
		return;
	}
	if ( 'counted' === $task ) {
		$counted = [
			'events'   => 0,
			'visitors' => 0,
		];
		$keys    = array_map( TestKey::parse( ... ), array_values( $arguments ) );
		foreach ( $container->get( HistoryRepository::class )->of( $keys ) as $history ) {
			foreach ( Counted::cases() as $record ) {
				$counted[ Counted::Visitors === $record ? 'visitors' : 'events' ] += array_sum(
					array_column( $history->totals( $record ), 0 )
				);
			}
		}
		echo Json::encode( $counted );
		return;
	}
	$made = [];
	for ( $number = 1; $number <= (int) ( $arguments[0] ?? 1 ); $number++ ) {
		$id = (int) wp_insert_post(
			[
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => "Test {$number}",
			]
		);
		wp_update_post(
			[
				'ID'           => $id,
				'post_content' => wp_slash( "<!-- wp:brolga/experiment {\"number\":1,\"post\":{$id}} --><!-- wp:brolga/variant {\"number\":0} /--><!-- wp:brolga/variant {\"number\":1} /--><!-- /wp:brolga/experiment -->" ),
			]
		);
		$made[ $id ] = array_map(
			static fn ( int $variant ): string => http_build_query(
				$container->get( VariantProof::class )->signed( new TestKey( $id ), $variant )
			),
			[ 0, 1 ]
		);
	}
	echo Json::encode(
		[
			'tests'  => array_keys( $made ),
			'signed' => $made,
			'nonce' => $container->get( PageTokens::class )->fresh()['et_ab_log_nonce'],
			'fast'  => (string) wp_parse_url(
				plugins_url( 'events.php', WP_PLUGIN_DIR . '/brolga/brolga.php' ),
				PHP_URL_PATH
			),
		]
	);
} )( ...array_slice( $argv, 1 ) );
