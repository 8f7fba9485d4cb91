<?php
/**
 * A WordPress of its own for one test.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Closure;
use mysqli;
use RuntimeException;

/**
 * The files of the test's WordPress on an empty database: what activating,
 * multiplying and uninstalling do can be looked at without harm. Each step is a
 * process of its own, as each request is.
 */
final class FreshSite {

	private readonly string $folder;

	private readonly string $database;

	private bool $network = false;

	/**
	 * Installs WordPress, without the plugin.
	 */
	public function __construct() {
		$this->database = 'brolga_fresh_' . bin2hex( random_bytes( 4 ) );
		$this->folder   = sys_get_temp_dir() . '/' . $this->database;
		mkdir( $this->folder );
		if ( self::on_mariadb() ) {
			self::server()->query( "CREATE DATABASE {$this->database}" );
		}
		$this->step( 'install' );
	}

	/**
	 * Does a step of fresh-site.php and returns what it reports.
	 *
	 * @return array<array-key, mixed>
	 */
	public function step( string $name, string ...$arguments ): array {
		return $this->finish( $name, $this->begin( $name, ...$arguments ) );
	}

	/**
	 * Does a step several times at once.
	 *
	 * @return list<array<array-key, mixed>> What each reports.
	 */
	public function at_once( int $times, string $name, string ...$arguments ): array {
		return $this->side_by_side( $name, ...array_fill( 0, $times, $arguments ) );
	}

	/**
	 * Runs a step with several lists of arguments at the same time.
	 *
	 * @param array<array-key, string> ...$lists What each of them is given.
	 * @return list<array<array-key, mixed>> What each of them reports.
	 */
	public function side_by_side( string $name, array ...$lists ): array {
		$begun = array_map(
			fn ( array $arguments ): Closure => $this->begin( $name, ...$arguments ),
			array_values( $lists )
		);
		return array_map( fn ( Closure $one ): array => $this->finish( $name, $one ), $begun );
	}

	/**
	 * Runs the plugin's script for a real cron.
	 *
	 * @return array{int, string, string} Exit status, output, errors.
	 */
	public function queue_script( string ...$arguments ): array {
		$constants = [ 'DB_DIR' => $this->folder ] + ( $this->network ? [
			'MULTISITE'            => true,
			'SUBDOMAIN_INSTALL'    => false,
			'DOMAIN_CURRENT_SITE'  => '127.0.0.1',
			'PATH_CURRENT_SITE'    => '/',
			'SITE_ID_CURRENT_SITE' => 1,
			'BLOG_ID_CURRENT_SITE' => 1,
		] : [] );
		$load = "<?php\n";
		foreach ( $constants as $name => $value ) {
			$load .= 'define( ' . var_export( $name, true ) . ', ' . var_export( $value, true ) . " );\n";
		}
		file_put_contents(
			"{$this->folder}/wp-load.php",
			$load . 'require ' . var_export( getenv( 'BROLGA_TEST_WORDPRESS' ) . '/wp-load.php', true ) . ';'
		);
		$process = proc_open(
			[
				...PhpCommand::words(),
				dirname( __DIR__, 3 ) . '/plugin/bin/outbox.php',
				$this->folder,
				...array_values( $arguments ),
			],
			[ 1 => [ 'pipe', 'w' ], 2 => [ 'pipe', 'w' ] ],
			$pipes,
			null,
			[ 'WP_DB_NAME' => $this->database ] + getenv()
		);
		if ( false === $process ) {
			throw new RuntimeException( 'A process could not be started.' );
		}
		$output = (string) stream_get_contents( $pipes[1] );
		$errors = (string) stream_get_contents( $pipes[2] );
		return [ proc_close( $process ), $output, $errors ];
	}

	/**
	 * Starts a step's process.
	 *
	 * @return Closure(): array{int, string, string} Waits for it; returns status, output and errors.
	 */
	private function begin( string $name, string ...$arguments ): Closure {
		$script      = __DIR__ . '/fresh-site.php';
		$words       = [ $name, ...array_values( $arguments ) ];
		$environment = [
			'BROLGA_FRESH_FOLDER'     => $this->folder,
			'BROLGA_FRESH_NETWORK'    => $this->network ? '1' : '',
			'BROLGA_TEST_SHOP_FOLDER' => self::shop(),
			'WP_DB_NAME'              => $this->database,
		] + getenv();
		$forked      = ForkedPhp::running();
		if ( null !== $forked ) {
			$order = $forked->begin( $script, $words, $environment );
			return static fn (): array => $forked->finish( $order );
		}
		$process = proc_open(
			[ ...PhpCommand::words(), $script, ...$words ],
			[ 1 => [ 'pipe', 'w' ], 2 => [ 'pipe', 'w' ] ],
			$pipes,
			null,
			$environment
		);
		if ( false === $process ) {
			throw new RuntimeException( 'A process could not be started.' );
		}
		return static function () use ( $process, $pipes ): array {
			$output = (string) stream_get_contents( $pipes[1] );
			$errors = (string) stream_get_contents( $pipes[2] );
			return [ proc_close( $process ), $output, $errors ];
		};
	}

	/**
	 * Waits for a step, and returns what it reports.
	 *
	 * @param Closure(): array{int, string, string} $begun As begin() returned it.
	 * @return array<array-key, mixed>
	 */
	private function finish( string $name, Closure $begun ): array {
		[ $status, $output, $errors ] = $begun();
		$report                       = json_decode( (string) strrchr( "\n" . trim( $output ), "\n" ), true );
		if ( 0 !== $status || '' !== $errors || ! is_array( $report ) ) {
			throw new RuntimeException( "The step {$name} failed ({$status}): {$output}{$errors}" );
		}
		if ( 'network' === $name ) {
			$this->network = true;
		}
		return $report;
	}

	public function remove(): void {
		if ( self::on_mariadb() ) {
			self::server()->query( "DROP DATABASE {$this->database}" );
		}
		foreach ( [ ...(array) glob( $this->folder . '/*' ), ...(array) glob( $this->folder . '/.[!.]*' ) ] as $file ) {
			is_string( $file ) && is_file( $file ) && unlink( $file );
		}
		rmdir( $this->folder );
	}

	/**
	 * Why steps that begin with `shop-` cannot be done on this machine; empty: they can.
	 */
	public static function without_shop(): string {
		$reason = (string) getenv( 'BROLGA_TEST_NO_SHOP' );
		return match ( true ) {
			'' !== $reason                               => $reason,
			is_file( self::shop() . '/woocommerce.php' ) => '',
			default                                      => 'No shop: there is no WooCommerce in '
				. self::shop()
				. '; set BROLGA_WOOCOMMERCE to its folder, or run bin/start, which fetches it.',
		};
	}

	/**
	 * Where browser tests have WooCommerce from. `bin/test` names its folder, wherever it found it.
	 */
	private static function shop(): string {
		$named = (string) getenv( 'BROLGA_WOOCOMMERCE' );
		$cache = (string) getenv( 'XDG_CACHE_HOME' );
		return '' !== $named
			? $named
			: ( '' === $cache ? getenv( 'HOME' ) . '/.cache' : $cache ) . '/brolga/woocommerce';
	}

	private static function on_mariadb(): bool {
		return '' !== (string) getenv( 'WP_DB_HOST' );
	}

	/**
	 * A connection to the test's server.
	 */
	private static function server(): mysqli {
		[ $host, $at ] = [ ...explode( ':', DB_HOST, 2 ), '' ];
		$server        = mysqli_init();
		if ( false === $server
			|| ! ( str_starts_with( $at, '/' )
				? $server->real_connect( $host, DB_USER, DB_PASSWORD, null, 0, $at )
				: $server->real_connect( $host, DB_USER, DB_PASSWORD, null, (int) $at ) ) ) {
			throw new RuntimeException( 'The database server cannot be reached.' );
		}
		return $server;
	}
}
