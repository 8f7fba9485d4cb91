<?php
/**
 * The keys of a page, and who says that pages come from a cache.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\PageCache;

use Brolga\Core\Caches\FrontCache;
use Brolga\Core\Caches\PageCaches;
use Brolga\Core\Caches\PageKeys;
use Brolga\Core\Kernel\Container;
use Brolga\PageCache\KeysHeader;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\CacheCalls;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Query;

/**
 * CACHE-3 CACHE-4
 */
#[Group( 'once' )]
final class KeysTest extends TestCase {

	private Container $built;

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'pre_get_posts', 'the_post', 'template_redirect', 'shutdown' ] as $hook ) {
			remove_all_actions( $hook );
		}
		new CacheCalls();
		$this->built = Built::around( new FrozenClock() );
		$this->built->get( KeysHeader::class )->register();
	}

	protected function tearDown(): void {
		CacheCalls::forget();
		parent::tearDown();
	}

	/**
	 * The keys of a page.
	 *
	 * @param array<string, mixed> $query What WordPress found in the address.
	 * @return list<string>
	 */
	private function keys( array $query ): array {
		$page                    = new WP_Query();
		$GLOBALS['wp_query']     = $page;
		$GLOBALS['wp_the_query'] = $page;
		$page->query( $query );
		if ( ! $page->have_posts() ) {
			$page->set_404();
		}
		do_action( 'template_redirect' );
		while ( $page->have_posts() ) {
			$page->the_post();
			the_content();
		}
		$printed = (string) ob_get_contents();
		ob_end_clean();
		self::assertStringNotContainsString( 'Surrogate', $printed );
		$keys = explode( ' ', $this->built->get( PageKeys::class )->header() );
		sort( $keys );
		return $keys;
	}

	/**
	 * CACHE-4: a page has its own key, and those of what is on it.
	 */
	public function test_a_page_says_what_it_shows(): void {
		$pattern = $this->make_post( '<!-- wp:paragraph --><p>Hi</p><!-- /wp:paragraph -->', 'publish', 'wp_block' );
		$post    = $this->make_post( 'Words.', 'publish', 'post' );
		$list    = '<!-- wp:query {"query":{"postType":"post","perPage":3}} --><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --><!-- /wp:query -->';
		$page    = $this->make_post( "<!-- wp:block {\"ref\":{$pattern}} /-->" . $list );
		$keys    = $this->keys( [ 'page_id' => $page ] );
		$all     = [ "post-{$page}", "post-{$pattern}", "post-{$post}", 'posts-post', 'design', 'menus', 'popups' ];
		foreach ( $all as $key ) {
			self::assertContains( $key, $keys );
		}
		self::assertNotContains( 'posts-page', $keys );
		self::assertNotContains( 'missing', $keys );
	}

	/**
	 * CACHE-4
	 */
	public function test_a_page_that_is_missing_says_so(): void {
		self::assertContains( 'missing', $this->keys( [ 'page_id' => 999999 ] ) );
	}

	/**
	 * CACHE-4: a feed shows no design.
	 */
	public function test_a_feed_lists_posts_alone(): void {
		$id   = $this->make_post( 'Words.', 'publish', 'post' );
		$keys = $this->keys( [ 'feed' => 'rss2' ] );
		self::assertContains( "post-{$id}", $keys );
		self::assertContains( 'posts-post', $keys );
		self::assertNotContains( 'design', $keys );
	}

	/**
	 * CACHE-4: no header grows without end.
	 */
	public function test_a_crowd_is_many(): void {
		$keys = $this->built->get( PageKeys::class );
		$keys->note( ...array_map( PageKeys::post( ... ), range( 1, 200 ) ) );
		self::assertStringStartsWith( 'many post-1 ', $keys->header() );
		self::assertLessThan( 4000, strlen( $keys->header() ) );
	}

	/**
	 * CACHE-4: without a cache nobody follows a page.
	 */
	public function test_other_sites_send_no_keys(): void {
		CacheCalls::forget();
		foreach ( [ 'template_redirect', 'pre_get_posts' ] as $hook ) {
			remove_all_actions( $hook );
		}
		Built::around( new FrozenClock() )->get( KeysHeader::class )->register();
		self::assertFalse( has_action( 'template_redirect' ) );
		self::assertFalse( has_action( 'pre_get_posts' ) );
	}

	/**
	 * What proxies add to a request.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function proxies(): iterable {
		yield 'our Varnish' => [ 'HTTP_X_BROLGA_PAGE_CACHE' ];
		yield 'any Varnish' => [ 'HTTP_X_VARNISH' ];
		yield 'any proxy' => [ 'HTTP_VIA' ];
	}

	/**
	 * CACHE-3
	 *
	 * @param string $header What it adds.
	 */
	#[DataProvider( 'proxies' )]
	public function test_a_proxy_is_known_by_its_header( string $header ): void {
		self::assertTrue( PageCaches::are_there() );
		self::assertContains( 'Varnish', PageCaches::present() );
		CacheCalls::forget();
		// Another test may have brought plugins along.
		self::assertSame( [] !== PageCaches::present(), PageCaches::are_there() );
		self::assertFalse( FrontCache::is_told() );
		$_SERVER[ $header ] = '1';
		try {
			self::assertTrue( FrontCache::is_told() );
			self::assertTrue( PageCaches::are_there() );
			self::assertNotContains( 'Varnish', PageCaches::present() );
		} finally {
			unset( $_SERVER[ $header ] );
		}
	}
}
