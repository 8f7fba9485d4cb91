<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput, WordPress.WP.AlternativeFunctions -- A terminal reads this, not a browser.

namespace Brolga\Outbox;

use Brolga\Core\Database\StorageUnavailable;
use Closure;
use WP_Site;

/**
 * The logic of `bin/outbox.php`, which a system cron job runs. It provides the request that
 * WordPress expects, and runs each site of a network in its own process, because in one process
 * all sites would have the plugins, language and URLs of the first.
 *
 * @see OUTBOX-6 OUTBOX-580 OUTBOX-581
 */
final class QueueScript {

	/** The host if no URL is given; `.invalid` is reserved and never resolves. */
	private const NO_HOST = 'cron.invalid';

	/** @param string $url The site's URL; empty if none is given. */
	public function __construct(
		private readonly string $file,
		public readonly string $root,
		private readonly int $limit,
		private readonly int $seconds,
		private readonly string $url
	) {}

	/** @return array<string, string> */
	public function server(): array {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.parse_url_parse_url -- WordPress is not loaded.
		$url  = parse_url( $this->url );
		$url  = is_array( $url ) ? $url : [];
		$host = $url['host'] ?? self::NO_HOST;
		return [
			'HTTP_HOST'       => $host . ( isset( $url['port'] ) ? ":{$url['port']}" : '' ),
			'SERVER_NAME'     => $host,
			'SERVER_PROTOCOL' => 'HTTP/1.1',
			'REQUEST_METHOD'  => 'GET',
			'REQUEST_URI'     => $url['path'] ?? '/',
		] + ( 'https' === ( $url['scheme'] ?? '' ) ? [ 'HTTPS' => 'on' ] : [] );
	}

	/**
	 * Returns hooks to set before WordPress is loaded. Without them, a multisite network would
	 * redirect a request for an unknown site and exit.
	 *
	 * @return array<string, array<int, list<array{accepted_args: int, function: Closure( mixed ): mixed}>>>
	 */
	public function hooks(): array {
		return '' !== $this->url ? [] : [
			'pre_get_site_by_path' => [
				10 => [
					[
						'accepted_args' => 1,
						'function'      => static fn ( mixed $site ): mixed => $site ?? self::first_site(),
					],
				],
			],
		];
	}

	/** @param Closure( int, int ): mixed $queue */
	public function run( Closure $queue ): int {
		if ( '' === $this->url && is_multisite() ) {
			return $this->run_each();
		}
		if ( '' === $this->url && self::NO_HOST === wp_parse_url( home_url(), PHP_URL_HOST ) ) {
			return self::complain(
				'wp-config.php takes the address of the site from the request, and a cron has none. '
					. 'Name it: php outbox.php --url=https://example.com'
			);
		}
		try {
			$report = $queue( $this->limit, $this->seconds );
		} catch ( StorageUnavailable $refusal ) {
			return self::complain( home_url() . ": {$refusal->getMessage()}" );
		}
		return $report instanceof RunReport
			? self::tell( $report )
			: self::complain( home_url() . ': Brolga is not active.' );
	}

	/** Runs each site with the plugin, even without due jobs, because a run also begins digests. */
	private function run_each(): int {
		$status = 0;
		$active = 0;
		foreach ( get_sites( [ 'number' => 0, 'archived' => 0, 'spam' => 0, 'deleted' => 0 ] ) as $site ) {
			if ( ! $site instanceof WP_Site ) {
				continue;
			}
			switch_to_blog( (int) $site->blog_id );
			try {
				if ( self::is_active() ) {
					++$active;
					$status = max( $status, $this->start( $site ) );
				}
			} finally {
				restore_current_blog();
			}
		}
		return 0 === $active ? self::complain( home_url() . ': Brolga is not active on any site.' ) : $status;
	}

	private function start( WP_Site $site ): int {
		$scheme = 'https' === wp_parse_url( home_url(), PHP_URL_SCHEME ) ? 'https' : 'http';
		$url    = "{$scheme}://{$site->domain}{$site->path}";
		if ( ! function_exists( 'proc_open' ) ) {
			return self::complain( "PHP may start no other processes. Name one site: php outbox.php --url={$url}" );
		}
		$process = proc_open(
			[
				PHP_BINARY,
				$this->file,
				$this->root,
				"--limit={$this->limit}",
				"--seconds={$this->seconds}",
				"--url={$url}",
			],
			[ STDIN, STDOUT, STDERR ],
			$pipes
		);
		return false === $process
			? self::complain( home_url() . ': no process could be started.' )
			: proc_close( $process );
	}

	private static function is_active(): bool {
		$plugins = [
			...array_keys( (array) get_site_option( 'active_sitewide_plugins', [] ) ),
			...(array) get_option( 'active_plugins', [] ),
		];
		return [] !== preg_grep( '~^[^/]+/brolga\.php$~D', array_filter( $plugins, is_string( ... ) ) );
	}

	private static function first_site(): ?WP_Site {
		if ( did_action( 'ms_loaded' ) > 0 ) {
			return null;
		}
		$id = defined( 'BLOG_ID_CURRENT_SITE' ) ? constant( 'BLOG_ID_CURRENT_SITE' ) : 1;
		return is_numeric( $id ) ? get_site( (int) $id ) : null;
	}

	private static function tell( RunReport $report ): int {
		echo home_url(), ": {$report->sent} sent, {$report->failed} failed, {$report->dead} given up\n";
		return 0;
	}

	private static function complain( string $about ): int {
		fwrite( STDERR, "{$about}\n" );
		return 1;
	}
}
