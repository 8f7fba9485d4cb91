<?php
/**
 * Runs the outbox from a real cron:
 *
 *     * * * * * php /path/to/wp-content/plugins/brolga/bin/outbox.php
 *
 * Options: the folder of WordPress (found by itself where the plugin lies inside
 * of it), --limit=N jobs (100), --seconds=N (50), --url=ADDRESS of the site, where
 * wp-config.php takes it from the request. On a network each site has a process of
 * its own, with its plugins and its language; with --url it is that site alone. Two
 * runs at once do no harm.
 *
 * @package Brolga
 */

declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput, WordPress.WP.AlternativeFunctions -- A terminal reads this, not a browser.

use Brolga\Core\Support\SystemClock;
use Brolga\Outbox\QueueScript;
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

$brolga_script = ( /** @param non-empty-list<string> $arguments The command line. */ static function (
	array $arguments
) use ( $brolga_above ): QueueScript {
	$options = [];
	$folders = [];
	$here    = (string) getcwd();
	foreach ( array_slice( $arguments, 1 ) as $argument ) {
		if ( 1 === preg_match(
			'~^--(?|(limit|seconds)=([1-9]\d{0,5})|(url)=(https?://[^/?#\s]+(?:/[^?#\s]*)?))$~D',
			$argument,
			$match
		) ) {
			$options[ $match[1] ] = $match[2];
		} elseif ( is_dir( $argument ) ) {
			// "." has no folder above it.
			$folders[] = 1 === preg_match( '~^(?:[/\\\\]|[A-Za-z]:)~', $argument ) ? $argument : "{$here}/{$argument}";
		} else {
			fwrite( STDERR, "Usage: php outbox.php [folder of WordPress] [--limit=N] [--seconds=N] [--url=ADDRESS]\n" );
			exit( 2 );
		}
	}

	// The path as it was called: the plugin's folder may be a link from elsewhere.
	$script = $arguments[0];
	$root   = null;
	foreach ( [] === $folders
		? [ str_starts_with( $script, '/' ) ? $script : "{$here}/{$script}", __DIR__, $here ]
		: $folders as $start ) {
		$root ??= $brolga_above( $start );
	}
	if ( null === $root ) {
		fwrite( STDERR, "WordPress was not found. Name its folder: php outbox.php /path/to/wordpress\n" );
		exit( 2 );
	}
	return new QueueScript(
		__FILE__,
		$root,
		(int) ( $options['limit'] ?? 100 ),
		(int) ( $options['seconds'] ?? 50 ),
		$options['url'] ?? ''
	);
} )( $argv );

$brolga_wait( $brolga_script->root );
$_SERVER = $brolga_script->server() + [ 'REMOTE_ADDR' => '127.0.0.1' ] + $_SERVER;
define( 'WP_USE_THEMES', false );
$wp_filter = $brolga_script->hooks();
// Out here, since wp-config.php and WordPress' network set globals.
require "{$brolga_script->root}/wp-load.php";
exit( $brolga_script->run(
	static function ( int $limit, int $seconds ): mixed {
		/**
		 * Filters the report of a run of the delivery queue.
		 *
		 * @since 0.1.0
		 *
		 * @param RunReport|null $report  The report, once the queue has run.
		 * @param int            $limit   The maximum number of jobs.
		 * @param int            $seconds No job is started after this many seconds.
		 *
		 * @example
		 * $report = apply_filters( 'brolga_run_outbox', null, 50, 30 );
		 */
		return apply_filters( 'brolga_run_outbox', null, $limit, $seconds );
	}
) );
