<?php
/**
 * PHP in processes of their own that do not compile anew.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use RuntimeException;

/**
 * Forks processes from one that keeps what they compile in its memory, see
 * fork-php.php: a site with the shop begins in a quarter of the time that a new
 * PHP takes, which reads thousands of files.
 */
final class ForkedPhp {

	/**
	 * What tests write while they run: with the time of a request that never ends, PHP would go on with the first
	 * version.
	 */
	private const CHANGING = [
		'wp-config.php',
		'.maintenance',
		'wp-content/languages/*',
		'wp-content/mu-plugins/*',
		'wp-content/plugins/brolga-*',
		'wp-content/themes/*/*.php',
	];

	private static ?self $running = null;

	private int $orders = 0;

	/** @param resource $process */
	private function __construct( private readonly string $folder, private $process ) {}

	/**
	 * The one of this test run; null where this PHP cannot fork.
	 */
	public static function running(): ?self {
		if ( null === self::$running && function_exists( 'pcntl_fork' ) && function_exists( 'posix_mkfifo' ) ) {
			self::$running = self::start();
			register_shutdown_function( self::$running->stop( ... ) );
		}
		return self::$running;
	}

	private static function start(): self {
		$folder = sys_get_temp_dir() . '/brolga-orders-' . bin2hex( random_bytes( 4 ) );
		mkdir( $folder );
		posix_mkfifo( "{$folder}/orders", 0600 );
		$site = rtrim( (string) getenv( 'BROLGA_TEST_WORDPRESS' ), '/' );
		file_put_contents(
			"{$folder}/changing",
			implode( "\n", array_map( static fn ( string $path ): string => "{$site}/{$path}", self::CHANGING ) ) . "\n"
		);
		$settings = [
			'opcache.enable_cli=1',
			'opcache.memory_consumption=256',
			'opcache.max_accelerated_files=20000',
			"opcache.blacklist_filename={$folder}/changing",
		];
		$words    = [ PHP_BINARY ];
		foreach ( $settings as $setting ) {
			array_push( $words, '-d', $setting );
		}
		$process = proc_open(
			[ ...$words, dirname( __DIR__, 2 ) . '/support/fork-php.php', $folder ],
			[ 1 => [ 'file', "{$folder}/log", 'a' ], 2 => [ 'file', "{$folder}/log", 'a' ] ],
			$pipes
		);
		if ( false === $process ) {
			throw new RuntimeException( 'A process could not be started.' );
		}
		return new self( $folder, $process );
	}

	/**
	 * Starts a script.
	 *
	 * @param list<string>          $arguments   Its arguments.
	 * @param array<string, string> $environment All its variables.
	 * @return string What finish() is called with.
	 */
	public function begin( string $script, array $arguments, array $environment ): string {
		$order = (string) ++$this->orders;
		$path  = "{$this->folder}/{$order}";
		file_put_contents(
			"{$path}.json",
			json_encode(
				[
					'script'    => $script,
					'arguments' => $arguments,
					'env'       => $environment,
				],
				JSON_THROW_ON_ERROR
			)
		);
		touch( "{$path}.in" );
		file_put_contents( "{$this->folder}/orders", "{$order}\n" );
		return $order;
	}

	/**
	 * Waits until a script has ended.
	 *
	 * @param string $order As begin() returned it.
	 * @return array{int, string, string} Status, output, errors.
	 */
	public function finish( string $order ): array {
		$path = "{$this->folder}/{$order}";
		while ( ! file_exists( "{$path}.done" ) ) {
			if ( ! proc_get_status( $this->process )['running'] ) {
				$log = (string) file_get_contents( "{$this->folder}/log" );
				throw new RuntimeException( "The forking process ended: {$log}" );
			}
			usleep( 2000 );
			clearstatcache();
		}
		$result = [
			(int) file_get_contents( "{$path}.done" ),
			(string) file_get_contents( "{$path}.out" ),
			(string) file_get_contents( "{$path}.err" ),
		];
		array_map( unlink( ... ), (array) glob( "{$path}.*" ) );
		return $result;
	}

	private function stop(): void {
		proc_terminate( $this->process );
		array_map( unlink( ... ), (array) glob( "{$this->folder}/*" ) );
		rmdir( $this->folder );
	}
}
