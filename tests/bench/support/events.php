<?php
/**
 * For the benchmark of events: `prepare` publishes two pages with a test each,
 * `counted` tells what was counted. `signed` are the cookies of visitors who were
 * counted before, by test and variant.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\AbTests\Records\Counted;
use Brolga\AbTests\Records\VariantProof;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Results\HistoryRepository;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\Support\Json;
use Brolga\Plugin;

require dirname( __DIR__, 3 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';

( static function ( string $task, string $test = '' ): void {
	$container = Plugin::application( WP_PLUGIN_DIR . '/brolga/brolga.php' )->container;
	if ( 'counted' === $task ) {
		$counted = [
			'events'   => 0,
			'visitors' => 0,
		];
		$history = $container->get( HistoryRepository::class )->of( [ TestKey::parse( $test ) ] )[ $test ];
		foreach ( Counted::cases() as $record ) {
			$counted[ Counted::Visitors === $record ? 'visitors' : 'events' ] += array_sum(
				array_column( $history->totals( $record ), 0 )
			);
		}
		echo Json::encode( $counted );
		return;
	}
	$made = [];
	foreach ( [ 'test', 'other' ] as $name ) {
		$id = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $name ] );
		wp_update_post(
			[
				'ID'           => $id,
				'post_content' => wp_slash( "<!-- wp:brolga/experiment {\"number\":1,\"post\":{$id}} --><!-- wp:brolga/variant {\"number\":0} /--><!-- wp:brolga/variant {\"number\":1} /--><!-- /wp:brolga/experiment -->" ),
			]
		);
		$made[ $name ] = $id;
	}
	echo Json::encode(
		$made + [
			'signed' => array_map(
				static fn ( int $id ): array => array_map(
					static fn ( int $number ): string => (string) http_build_query(
						$container->get( VariantProof::class )->signed( new TestKey( $id ), $number )
					),
					[ 0, 1 ]
				),
				$made
			),
			'nonce' => $container->get( PageTokens::class )->fresh()['et_ab_log_nonce'],
			'fast'  => (string) wp_parse_url(
				plugins_url( 'events.php', WP_PLUGIN_DIR . '/brolga/brolga.php' ),
				PHP_URL_PATH
			),
		]
	);
} )( ...array_slice( $argv, 1 ) );
