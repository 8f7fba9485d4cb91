<?php
/**
 * A web server for one test.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use RuntimeException;

/**
 * PHP's own server on 127.0.0.1, which shows the files of a folder, or refuses to.
 */
final class StaticServer {

	/** @var resource */
	private $process;

	/** Says whether files are shown. */
	private readonly string $router;

	private readonly int $port;

	/**
	 * @param string $folder What it shows.
	 * @param string $before A PHP file that comes before each of those it shows; empty: none.
	 */
	public function __construct( string $folder, string $before = '' ) {
		$this->router = (string) tempnam( sys_get_temp_dir(), 'brolga' );
		file_put_contents( $this->router, '<?php return false;' );
		$free = stream_socket_server( 'tcp://127.0.0.1:0' );
		if ( false === $free ) {
			throw new RuntimeException( 'There is no free port.' );
		}
		$name       = (string) stream_socket_get_name( $free, false );
		$this->port = (int) substr( $name, 1 + (int) strrpos( $name, ':' ) );
		fclose( $free );
		$process = proc_open(
			[
				PHP_BINARY,
				'-d',
				"auto_prepend_file={$before}",
				'-S',
				"127.0.0.1:{$this->port}",
				'-t',
				$folder,
				$this->router,
			],
			[ 1 => [ 'file', '/dev/null', 'w' ], 2 => [ 'file', '/dev/null', 'w' ] ],
			$pipes
		);
		if ( false === $process ) {
			throw new RuntimeException( 'The web server could not be started.' );
		}
		$this->process = $process;
		set_error_handler( static fn (): bool => true );
		$end = hrtime( true ) + 30e9;
		do {
			usleep( 20000 );
			$client = stream_socket_client( "tcp://127.0.0.1:{$this->port}", $code, $reason, 1 );
		} while ( false === $client && hrtime( true ) < $end );
		restore_error_handler();
		if ( is_resource( $client ) ) {
			fclose( $client );
		}
	}

	public function url(): string {
		return "http://127.0.0.1:{$this->port}";
	}

	/**
	 * From now on nothing is shown.
	 */
	public function refuse(): void {
		file_put_contents( $this->router, '<?php http_response_code( 403 );' );
	}

	public function stop(): void {
		proc_terminate( $this->process );
		proc_close( $this->process );
		unlink( $this->router );
	}
}
