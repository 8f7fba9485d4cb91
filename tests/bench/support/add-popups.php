<?php
/**
 * Publishes two popups for all pages, which wait for something, and says where
 * the tracking services are.
 *
 * @package Brolga
 */

declare( strict_types=1 );

require dirname( __DIR__, 3 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';

update_option( 'bench_trackers', $argv[1], true );
// Who publishes is not staff in this request: what they may not do is not asked.
$_GET['bench_everything'] = '1';
foreach ( [ 'trigger_on_exit', 'trigger_on_inactivity' ] as $trigger ) {
	wp_insert_post(
		[
			'post_type'    => 'brolga_popup',
			'post_status'  => 'publish',
			'post_title'   => "Bench {$trigger}",
			'post_content' => '<!-- wp:heading --><h2 class="wp-block-heading">Spring planting</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Come and see what grows.</p><!-- /wp:paragraph -->',
			'meta_input'   => [
				'trigger_event'     => $trigger,
				'brolga_conditions' => [ 'show' => 'site' ],
			],
		]
	);
}
