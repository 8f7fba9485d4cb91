<?php
/**
 * What a page cache in front is asked, for one test.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Closure;

/**
 * Configures a page cache, and keeps the requests to it from leaving.
 */
final class CacheCalls {

	public const URL = 'http://127.0.0.1:6081';

	/** @var list<array{method: string, path: string, headers: array<string, string>}> */
	private array $calls = [];

	/** What the cache answers. */
	public int $status = 200;

	/**
	 * What stands in for the network.
	 *
	 * @var (Closure(mixed, array{method: string, headers: array<string, string>}, string): array<string, mixed>)|null
	 */
	private static ?Closure $network = null;

	/**
	 * @param string $kind varnish, nginx or webhook.
	 */
	public function __construct( string $kind = 'varnish', string $urls = self::URL ) {
		self::forget();
		putenv( "BROLGA_PAGE_CACHE={$kind}" );
		putenv( "BROLGA_PAGE_CACHE_URLS={$urls}" );
		self::$network = $this->answer( ... );
		add_filter( 'pre_http_request', self::$network, 10, 3 );
	}

	/**
	 * There is none any more.
	 */
	public static function forget(): void {
		foreach ( [ 'BROLGA_PAGE_CACHE', 'BROLGA_PAGE_CACHE_URLS', 'BROLGA_PAGE_CACHE_SECRET' ] as $name ) {
			putenv( $name );
		}
		if ( null !== self::$network ) {
			remove_filter( 'pre_http_request', self::$network );
			self::$network = null;
		}
	}

	/**
	 * @param array{method: string, headers: array<string, string>} $args What is asked.
	 * @return array<string, mixed> As WordPress has answers.
	 */
	private function answer( mixed $no, array $args, string $url ): array {
		unset( $no );
		$this->calls[] = [
			'method'  => $args['method'],
			'path'    => $url,
			'headers' => $args['headers'],
		];
		return [
			'headers'  => [],
			'body'     => '',
			'response' => [
				'code'    => $this->status,
				'message' => '',
			],
			'cookies'  => [],
			'filename' => null,
		];
	}

	/**
	 * What was asked since this was asked last: `PURGE /page/`, without the server where it is the one of the test.
	 *
	 * @return list<string>
	 */
	public function lines(): array {
		return array_map(
			static fn ( array $call ): string => $call['method'] . ' ' . str_replace( self::URL, '', $call['path'] )
				. ( isset( $call['headers']['Surrogate-Key'] ) ? " ({$call['headers']['Surrogate-Key']})" : '' ),
			$this->taken()
		);
	}

	/**
	 * @return list<array{method: string, path: string, headers: array<string, string>}>
	 */
	public function taken(): array {
		$calls       = $this->calls;
		$this->calls = [];
		return $calls;
	}
}
