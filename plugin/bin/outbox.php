<?php
/**
 * Runs the outbox from a real cron:
 *
 *     * * * * * php /path/to/wp-content/plugins/brolga/bin/outbox.php
 *
 * Options: the folder of WordPress (found by itself where the plugin lies inside
 * of it), --limit=N jobs (100), --seconds=N (50). On a network it does each site
 * in turn. Two runs at once do no harm.
 *
 * @package Brolga
 */

declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput, WordPress.WP.AlternativeFunctions -- A terminal reads this, not a browser.

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\SystemClock;
use Brolga\Outbox\RunReport;

if ( 'cli' !== PHP_SAPI ) {
	http_response_code( 404 );
	exit;
}

require dirname( __DIR__ ) . '/includes/autoload.php';

$brolga_above = static function ( string $folder ): ?string {
	for ( ; dirname( $folder ) !== $folder; $folder = dirname( $folder ) ) {
		if ( is_file( "{$folder}/wp-load.php" ) ) {
			return $folder;
		}
	}
	return null;
};

$brolga_wait = static function ( string $root ): void {
	// WordPress would print a page for visitors, and end as if all were done.
	$upgrading = 0;
	if ( is_file( "{$root}/.maintenance" ) ) {
		require "{$root}/.maintenance";
	}
	if ( ( new SystemClock() )->timestamp() - $upgrading < 600 ) {
		fwrite( STDERR, "WordPress is being updated. Try again in a minute.\n" );
		exit( 1 );
	}
};

( /** @param non-empty-list<string> $arguments The command line. */ static function ( array $arguments ) use (
	$brolga_above,
	$brolga_wait
): void {
	$limit   = 100;
	$seconds = 50;
	$folders = [];
	foreach ( array_slice( $arguments, 1 ) as $argument ) {
		if ( 1 === preg_match( '/^--(limit|seconds)=([1-9]\d{0,5})$/D', $argument, $match ) ) {
			'limit' === $match[1] ? $limit = (int) $match[2] : $seconds = (int) $match[2];
		} elseif ( is_dir( $argument ) ) {
			$folders[] = $argument;
		} else {
			fwrite( STDERR, "Usage: php outbox.php [folder of WordPress] [--limit=N] [--seconds=N]\n" );
			exit( 2 );
		}
	}

	// The path as it was called: the plugin's folder may be a link from elsewhere.
	$script = $arguments[0];
	$here = (string) getcwd();
	$root = null;
	foreach ( [] === $folders
		? [ str_starts_with( $script, '/' ) ? $script : "{$here}/{$script}", __DIR__, $here ]
		: $folders as $start ) {
		$root ??= $brolga_above( $start );
	}
	if ( null === $root ) {
		fwrite( STDERR, "WordPress was not found. Name its folder: php outbox.php /path/to/wordpress\n" );
		exit( 2 );
	}

	$brolga_wait( $root );
	$_SERVER += [
		'HTTP_HOST'       => 'localhost',
		'SERVER_NAME'     => 'localhost',
		'SERVER_PROTOCOL' => 'HTTP/1.1',
		'REQUEST_METHOD'  => 'GET',
		'REQUEST_URI'     => '/',
		'REMOTE_ADDR'     => '127.0.0.1',
	];
	define( 'WP_USE_THEMES', false );
	require "{$root}/wp-load.php";

	$status = 0;
	foreach ( is_multisite()
		? get_sites( [ 'fields' => 'ids', 'number' => 0 ] )
		: [ get_current_blog_id() ] as $site ) {
		if ( is_multisite() ) {
			switch_to_blog( $site );
		}
		try {
			/**
			 * Filters the report of a run of the delivery queue.
			 *
			 * @param RunReport|null $report  The report, once the queue has run.
			 * @param int            $limit   The maximum number of jobs.
			 * @param int            $seconds No job is started after this many seconds.
			 */
			$report = apply_filters( 'brolga_run_outbox', null, $limit, $seconds );
			if ( $report instanceof RunReport ) {
				echo home_url(), ": {$report->sent} sent, {$report->failed} failed, {$report->dead} given up\n";
			} else {
				fwrite( STDERR, home_url() . ": Brolga is not active.\n" );
				$status = 1;
			}
		} catch ( StorageUnavailable $refusal ) {
			fwrite( STDERR, home_url() . ": {$refusal->getMessage()}\n" );
			$status = 1;
		}
		if ( is_multisite() ) {
			restore_current_blog();
		}
	}
	exit( $status );
} )( $argv );
