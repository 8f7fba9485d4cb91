<?php
/**
 * Plugin Name: Faults
 * Description: Ends some of the processes that are about to send a mail, after the enquiry was stored. For tests only.
 *
 * @package Brolga
 */

declare( strict_types=1 );

add_action(
	'phpmailer_init',
	static function (): void {
		clearstatcache();
		if ( 'cli' !== PHP_SAPI && is_file( ABSPATH . '.brolga/kill' ) && 1 === random_int( 1, 3 ) ) {
			// As a host ends a process: no destructor, no shutdown function.
			posix_kill( (int) getmypid(), SIGKILL );
		}
	},
	2000
);
