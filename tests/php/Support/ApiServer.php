<?php
/**
 * Another service's API, for one test.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use RuntimeException;

/**
 * Starts api-server.php, and reads what it was asked.
 *
 * @phpstan-type Received array{
 *     method: string,
 *     path: string,
 *     query: array<array-key, mixed>,
 *     headers: array<string, string>,
 *     body: string,
 * }
 */
final class ApiServer {

	/** @var resource|null */
	private $process;

	/** @var resource */
	private $input;

	/** @var resource */
	private $output;

	public readonly int $port;

	/**
	 * @param string $speaker A file of apis/.
	 * @param string $mode    See api-server.php.
	 */
	public function __construct( string $speaker, string $mode = 'speak' ) {
		$process = proc_open(
			[ PHP_BINARY, __DIR__ . '/api-server.php', $speaker, $mode ],
			[ [ 'pipe', 'r' ], [ 'pipe', 'w' ] ],
			$pipes
		);
		if ( false === $process ) {
			throw new RuntimeException( 'The server could not be started.' );
		}
		[ $this->input, $this->output ] = $pipes;
		$this->process                  = $process;
		$this->port                     = (int) fgets( $this->output );
	}

	/**
	 * An address of it.
	 *
	 * @param string $path With a slash before it.
	 * @param string $host A name that the test's resolver knows.
	 */
	public function url( string $path = '', string $host = '127.0.0.1' ): string {
		return "http://{$host}:{$this->port}{$path}";
	}

	/**
	 * @return list<Received> What it was asked.
	 */
	public function stop(): array {
		if ( null === $this->process ) {
			return [];
		}
		fclose( $this->input );
		$requests = [];
		foreach ( explode( "\n", trim( (string) stream_get_contents( $this->output ) ) ) as $line ) {
			/** @var Received|null $request */
			$request = json_decode( $line, true );
			if ( null !== $request ) {
				$requests[] = $request;
			}
		}
		proc_close( $this->process );
		$this->process = null;
		return $requests;
	}
}
