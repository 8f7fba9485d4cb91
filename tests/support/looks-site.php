<?php
/**
 * A plugin of the site whose pictures bin/test looks takes: what is drawn at
 * random is drawn in one order, and nothing is done beside what is asked for.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\AbTests\Records\VisitorCookies;
use Brolga\AbTests\Registry\TestKey;

// shuffle() and its like, and SQLite's RAND(), go by it.
mt_srand( 1 );

add_filter( 'action_scheduler_allow_async_request_runner', '__return_false' );

// Its banner would lie over the end of each page: only who asks for it sees it.
add_filter(
	'option_brolga_settings',
	static function ( mixed $all ): mixed {
		$is_page = ! is_admin() && ! wp_is_serving_rest_request() && 'cli' !== PHP_SAPI;
		if ( is_array( $all ) && $is_page && ! isset( $_GET['banner'] ) ) {
			unset( $all['consent'] );
		}
		return $all;
	}
);

// Every visitor was given the control of every test before: what the server draws is no seed's.
add_filter(
	'render_block_data',
	static function ( array $block ): array {
		/** @var array{blockName: ?string, attrs: array{post?: int, number?: int}} $block */
		if ( 'brolga/experiment' === $block['blockName'] ) {
			$key = new TestKey( $block['attrs']['post'] ?? 0, $block['attrs']['number'] ?? 0 );
			$_COOKIE[ ( new VisitorCookies( [], '' ) )->cookie_name( $key ) ] = '0';
		}
		return $block;
	}
);

// Pictures show no port, whichever is free; what the site asks itself needs it.
add_filter(
	'pre_http_request',
	static function ( mixed $answer, array $args, string $url ): mixed {
		if ( ! str_starts_with( $url, 'http://localhost/' ) ) {
			return $answer;
		}
		/** @var array{method?: string} $args */
		return wp_remote_request(
			'http://127.0.0.1:' . getenv( 'BROLGA_LOOKS_PORT' ) . substr( $url, 16 ),
			$args
		);
	},
	10,
	3
);

// Nothing lies over the editor: neither its welcome nor a choice of patterns.
add_filter(
	'get_user_metadata',
	static fn ( mixed $value, int $user, string $key ): mixed => str_ends_with( $key, 'persisted_preferences' )
		? [
			[
				'brolga'         => [ 'hints' => false ],
				'core/edit-post' => [ 'welcomeGuide' => false ],
				'core'           => [ 'enableChoosePatternModal' => false ],
				'_modified'      => gmdate( 'c' ),
			],
		]
		: $value,
	10,
	3
);
