<?php
/**
 * A wp-config.php that says where a visitor is who comes by a proxy.
 *
 * @package Brolga
 */

declare( strict_types=1 );

$GLOBALS['wp_filter'] = [
	'enable_wp_debug_mode_checks' => [
		10 => [
			[
				'accepted_args' => 1,
				'function'      => static function ( bool $checks ): bool {
					$_SERVER['REMOTE_ADDR'] = '203.0.113.5';
					return $checks;
				},
			],
		],
	],
];
