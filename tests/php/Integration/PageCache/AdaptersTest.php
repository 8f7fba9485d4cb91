<?php
/**
 * What servers that keep pages are asked.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\PageCache;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Caches\Change;
use Brolga\PageCache\CachesInFront;
use Brolga\PageCache\PageCache;
use Brolga\Tests\Support\ApiServer;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\CacheCalls;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * CACHE-7 CACHE-8
 */
#[Group( 'once' )]
final class AdaptersTest extends TestCase {

	private ?ApiServer $server = null;

	protected function tearDown(): void {
		$this->stop();
		CacheCalls::forget();
		parent::tearDown();
	}

	/**
	 * The cache at a server that runs.
	 *
	 * @param string $kind varnish, nginx or webhook.
	 * @param string $path Where it is asked.
	 */
	private function cache(
		string $kind,
		string $path = '',
		string $speaker = 'page-cache',
		string $mode = 'speak'
	): PageCache {
		$server       = new ApiServer( $speaker, $mode );
		$this->server = $server;
		putenv( "BROLGA_PAGE_CACHE={$kind}" );
		putenv( "BROLGA_PAGE_CACHE_URLS={$server->url( $path )}" );
		$clock = 'webhook' === $kind ? new FrozenClock( gmdate( 'Y-m-d H:i:s' ) ) : new FrozenClock();
		$all   = Built::around( $clock )->get( CachesInFront::class )->all();
		self::assertCount( 1, $all );
		return array_values( $all )[0];
	}

	/**
	 * What the server was asked: method and path, the site's name, keys.
	 *
	 * @return list<array{string, string, string}>
	 */
	private function asked(): array {
		return array_map(
			static fn ( array $request ): array => [
				"{$request['method']} {$request['path']}",
				$request['headers']['host'] ?? '',
				$request['headers']['surrogate-key'] ?? '',
			],
			$this->stop()
		);
	}

	/**
	 * Ends the server.
	 *
	 * @return list<array{
	 *     method: string,
	 *     path: string,
	 *     headers: array<string, string>,
	 *     body: string,
	 * }> What it was asked.
	 */
	private function stop(): array {
		return $this->server?->stop() ?? [];
	}

	/** The site's name, as visitors call it. */
	private static function site(): string {
		return (string) preg_replace( '~^https?://([^/]+).*~', '$1', home_url() );
	}

	/**
	 * CACHE-7
	 */
	public function test_varnish_is_asked_by_ban_and_purge(): void {
		$cache = $this->cache( 'varnish' );
		$cache->purge( Change::of( [ 'post-1', 'posts-page' ], [ home_url( '/a/?b=c' ) ] ) );
		$cache->purge( Change::everywhere() );
		$site = self::site();
		self::assertSame(
			[
				[ 'BAN /', $site, 'post-1 posts-page many' ],
				[ 'PURGE /a/', $site, '' ],
				[ 'BAN /', $site, '' ],
			],
			$this->asked()
		);
	}

	/**
	 * CACHE-7: a module of Varnish finds the keys where its documentation has them.
	 */
	public function test_xkey_has_a_header_of_its_own(): void {
		$this->cache( 'varnish' )->purge( Change::of( [ 'post-1' ] ) );
		self::assertSame( 'post-1 many', $this->stop()[0]['headers']['xkey-purge'] ?? '' );
	}

	/**
	 * CACHE-7: pages that nginx does not have are no failure.
	 */
	public function test_nginx_is_asked_for_addresses(): void {
		$cache = $this->cache( 'nginx' );
		$cache->purge( Change::of( [ 'post-1' ], [ home_url( '/not-there/' ), home_url( '/a/' ) ] ) );
		$cache->purge( Change::of( [ 'menus' ] ) );
		self::assertSame(
			[ 'PURGE /not-there/', 'PURGE /a/', 'PURGE /*' ],
			array_column( $this->asked(), 0 )
		);
	}

	/**
	 * CACHE-7: or at a location of its own.
	 */
	public function test_nginx_may_have_a_location(): void {
		$this->cache( 'nginx', '/purge' )->purge( Change::of( [ 'post-1' ], [ home_url( '/a/' ) ] ) );
		self::assertSame( [ [ 'GET /purge/a/', self::site(), '' ] ], $this->asked() );
	}

	/**
	 * CACHE-7: the receiver of the test believes what is signed alone.
	 */
	public function test_a_webhook_is_signed(): void {
		putenv( 'BROLGA_PAGE_CACHE_SECRET=secret-key-of-the-site' );
		$this->cache( 'webhook', '/hook', 'webhook' )->purge( Change::of( [ 'post-1' ], [ home_url( '/a/' ) ] ) );
		$request = $this->stop()[0];
		$body    = (array) json_decode( $request['body'], true );
		self::assertSame( 'pages.changed', $body['event'] ?? '' );
		self::assertSame(
			[
				'addresses' => [ home_url( '/a/' ) ],
				'keys'      => [ 'post-1', 'many' ],
			],
			$body['data'] ?? []
		);
	}

	/**
	 * CACHE-7: with another secret it refuses.
	 */
	public function test_a_webhook_with_another_secret_fails(): void {
		putenv( 'BROLGA_PAGE_CACHE_SECRET=another-key-of-the-site' );
		$cache = $this->cache( 'webhook', '/hook', 'webhook' );
		$this->expectException( Undeliverable::class );
		$cache->purge( Change::everywhere() );
	}

	/**
	 * CACHE-7: a refusal is told.
	 */
	public function test_a_refusal_is_a_failure(): void {
		$cache = $this->cache( 'varnish' );
		$this->expectException( Undeliverable::class );
		$cache->purge( Change::of( [ 'post-1' ], [ home_url( '/stranger/' ) ] ) );
	}

	/**
	 * What happens to servers.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function troubles(): iterable {
		yield 'it hangs' => [ 'slow' ];
		yield 'it is broken' => [ 'broken' ];
	}

	/**
	 * CACHE-8: a server that hangs costs two seconds, once.
	 *
	 * @param string $mode What happens to it.
	 */
	#[DataProvider( 'troubles' )]
	public function test_trouble_is_bounded( string $mode ): void {
		$cache = $this->cache( 'varnish', '', 'page-cache', $mode );
		$began = hrtime( true );
		try {
			$cache->purge( Change::of( [ 'post-1' ], array_map( home_url( ... ), [ '/a/', '/b/', '/c/' ] ) ) );
			self::fail( 'It is no success.' );
		} catch ( DeliveryFailed ) {
			self::assertLessThan( 4e9, hrtime( true ) - $began );
		}
		self::assertCount( 1, $this->stop() );
	}
}
