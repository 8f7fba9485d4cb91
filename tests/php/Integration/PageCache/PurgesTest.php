<?php
/**
 * Which change drops which pages of a page cache in front.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\PageCache;

use Brolga\Core\Caches\Change;
use Brolga\Core\Caches\PageCaches;
use Brolga\Core\Caches\SettingsPages;
use Brolga\Core\Database\Connection;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Lifecycle\HomeAddress;
use Brolga\Outbox\Worker;
use Brolga\PageCache\PostChanges;
use Brolga\PageCache\PurgeHandler;
use Brolga\PageCache\Purges;
use Brolga\PageCache\SiteChanges;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\CacheCalls;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Post;
use WP_Rewrite;

/**
 * CACHE-1 CACHE-5 CACHE-6 CACHE-8 CACHE-9 OUTBOX-585
 */
final class PurgesTest extends TestCase {

	private FrozenClock $clock;

	private Container $built;

	private CacheCalls $cache;

	protected function setUp(): void {
		parent::setUp();
		$this->rewrite( '/%postname%/' );
		$this->clock = new FrozenClock();
		$this->begin( 'varnish' );
	}

	protected function tearDown(): void {
		CacheCalls::forget();
		$this->rewrite( '' );
		parent::tearDown();
	}

	/**
	 * Gives pages another kind of addresses.
	 *
	 * @param string $structure As WordPress has it; empty: plain ones.
	 */
	private function rewrite( string $structure ): void {
		$rewrite = $GLOBALS['wp_rewrite'];
		self::assertInstanceOf( WP_Rewrite::class, $rewrite );
		$rewrite->set_permalink_structure( $structure );
		create_initial_taxonomies();
	}

	/**
	 * Begins a site with a cache in front.
	 *
	 * @param string $kind varnish, nginx or webhook.
	 */
	private function begin( string $kind, string $urls = CacheCalls::URL ): void {
		remove_all_actions( 'shutdown' );
		$this->cache = new CacheCalls( $kind, $urls );
		$this->built = Built::around( $this->clock );
		foreach ( [ Purges::class, PostChanges::class, SiteChanges::class, SettingsPages::class ] as $module ) {
			$this->built->get( $module )->register();
		}
	}

	/**
	 * Ends the request.
	 *
	 * @return list<string> What the cache is asked.
	 * @phpstan-impure
	 */
	private function end(): array {
		do_action( 'shutdown' );
		return $this->cache->lines();
	}

	/**
	 * The page of a post, as a path.
	 */
	private static function path( int|WP_Post $post ): string {
		return str_replace( home_url(), '', (string) get_permalink( $post ) );
	}

	/**
	 * CACHE-5 CACHE-8: a published page drops itself, the front page, and what lists pages, once and after the answer.
	 */
	public function test_a_page_drops_itself_and_what_lists_pages(): void {
		$id = $this->make_post( 'Words.', 'publish', 'page' );
		self::assertSame( [], $this->cache->lines() );
		$ban = "BAN / (post-{$id} posts-page posts-any missing many)";
		self::assertSame( [ $ban, 'PURGE ' . self::path( $id ), 'PURGE /' ], $this->end() );
		self::assertSame( [], $this->end() );
		wp_update_post( [ 'ID' => $id, 'post_content' => 'Other words.' ] );
		wp_update_post( [ 'ID' => $id, 'post_content' => 'Once more.' ] );
		self::assertSame( [ $ban, 'PURGE ' . self::path( $id ), 'PURGE /' ], $this->end() );
	}

	/**
	 * CACHE-5: what nobody sees drops nothing.
	 */
	public function test_drafts_and_revisions_drop_nothing(): void {
		$id = $this->make_post( 'Words.', 'draft' );
		wp_update_post( [ 'ID' => $id, 'post_content' => 'Other words.' ] );
		wp_save_post_revision( $id );
		$this->make_post( 'Words.', 'private' );
		wp_delete_post( $id, true );
		self::assertSame( [], $this->end() );
	}

	/**
	 * CACHE-5: a post drops archives and feeds that list it.
	 */
	public function test_a_post_drops_archives_and_feeds(): void {
		$author = $this->become( 'editor' );
		$term   = wp_insert_term( 'Ferns', 'category' );
		self::assertIsArray( $term );
		$id = $this->make_post( 'Words.', 'draft', 'post' );
		wp_set_post_terms( $id, [ $term['term_id'] ], 'category' );
		self::assertSame( [], $this->end() );
		wp_update_post( [ 'ID' => $id, 'post_status' => 'publish', 'post_author' => $author ] );
		$date  = (string) get_the_date( 'Y/m', $id );
		$asked = $this->end();
		$paths = [ self::path( $id ), '/', '/feed/', '/category/ferns/', '/category/ferns/feed/', "/{$date}/" ];
		foreach ( $paths as $path ) {
			self::assertContains( "PURGE {$path}", $asked );
		}
		self::assertContains( 'PURGE ' . str_replace( home_url(), '', get_author_posts_url( $author ) ), $asked );
		wp_set_post_terms( $id, [], 'category' );
		self::assertContains( 'PURGE /category/ferns/', $this->end() );
	}

	/**
	 * CACHE-5: a post that moves drops its old and its new address; a page takes all below it along.
	 */
	public function test_a_new_address_drops_the_old_one(): void {
		$id   = $this->make_post( 'Words.', 'publish', 'post' );
		$page = $this->make_post( 'Words.', 'publish', 'page' );
		$this->end();
		$old = self::path( $id );
		wp_update_post( [ 'ID' => $id, 'post_name' => 'moved' ] );
		$asked = $this->end();
		self::assertContains( "PURGE {$old}", $asked );
		self::assertContains( 'PURGE /moved/', $asked );
		wp_update_post( [ 'ID' => $page, 'post_name' => 'moved-too' ] );
		self::assertSame( [ 'BAN /' ], $this->end() );
	}

	/**
	 * CACHE-5: what goes is dropped where it was.
	 */
	public function test_trash_and_deletion_drop_the_address(): void {
		$trashed = $this->make_post( 'Words.' );
		$deleted = $this->make_post( 'Words.' );
		$this->end();
		$paths = [ self::path( $trashed ), self::path( $deleted ) ];
		wp_trash_post( $trashed );
		self::assertContains( "PURGE {$paths[0]}", $this->end() );
		wp_delete_post( $deleted, true );
		self::assertContains( "PURGE {$paths[1]}", $this->end() );
		wp_delete_post( $trashed, true );
		self::assertSame( [], $this->end() );
	}

	/**
	 * CACHE-5: WordPress' clock publishes.
	 */
	public function test_a_scheduled_post_drops_when_it_is_published(): void {
		$id = (int) wp_insert_post( [
			'post_title'  => 'Tomorrow',
			'post_status' => 'future',
			'post_date'   => gmdate( 'Y-m-d H:i:s', time() + 86400 ),
		] );
		self::assertSame( [], $this->end() );
		wp_publish_post( $id );
		self::assertContains( 'PURGE ' . self::path( $id ), $this->end() );
	}

	/**
	 * What is on pages that nobody can list.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function shared(): iterable {
		yield 'a template' => [ 'wp_template', 'design' ];
		yield 'a template part' => [ 'wp_template_part', 'design' ];
		yield 'global styles' => [ 'wp_global_styles', 'design' ];
		yield 'a menu' => [ 'wp_navigation', 'menus' ];
	}

	/**
	 * CACHE-5: caches without keys drop all pages for it.
	 *
	 * @param string $type The type of post.
	 * @param string $key  The key of the pages.
	 */
	#[DataProvider( 'shared' )]
	public function test_what_is_on_any_page_has_a_key( string $type, string $key ): void {
		$this->make_post( 'Words.', 'publish', $type );
		self::assertSame( [ "BAN / ({$key} many)" ], $this->end() );
		$this->begin( 'nginx' );
		$this->make_post( 'Words.', 'publish', $type );
		self::assertSame( [ 'PURGE /*' ], array_values( array_unique( $this->end() ) ) );
	}

	/**
	 * CACHE-5
	 */
	public function test_a_synced_pattern_drops_the_pages_that_show_it(): void {
		$id = $this->make_post( 'Words.', 'publish', 'wp_block' );
		self::assertSame( [ "BAN / (post-{$id} many)" ], $this->end() );
	}

	/**
	 * CACHE-6: settings, options, terms, menus and comments.
	 */
	public function test_the_rest_of_the_site_drops_pages(): void {
		do_action( 'brolga_settings_changed', 'popups', null );
		self::assertSame( [ 'BAN /' ], $this->end() );
		update_option( 'blogname', 'Another name' );
		self::assertSame( [ 'BAN /' ], $this->end() );
		update_option( 'brolga_nothing_to_see', '1' );
		set_transient( 'nothing_to_see', '1' );
		self::assertSame( [], $this->end() );
		$term = wp_insert_term( 'Ferns', 'category' );
		self::assertIsArray( $term );
		self::assertSame( [], $this->end() );
		wp_update_term( $term['term_id'], 'category', [ 'name' => 'Tree ferns' ] );
		self::assertSame( [ 'BAN /' ], $this->end() );
		$menu = wp_create_nav_menu( 'A menu' );
		self::assertIsInt( $menu );
		wp_update_nav_menu_object( $menu, [ 'menu-name' => 'The menu' ] );
		self::assertContains( 'BAN / (menus many)', $this->end() );
		$id = $this->make_post( 'Words.' );
		$this->end();
		wp_insert_comment( [ 'comment_post_ID' => $id, 'comment_content' => 'Hello.', 'comment_approved' => 1 ] );
		self::assertSame( [ "BAN / (post-{$id} comments many)", 'PURGE ' . self::path( $id ) ], $this->end() );
	}

	/**
	 * CACHE-1: forms, popups and tests drop pages here, too.
	 */
	public function test_what_drops_pages_of_plugins_caches_drops_them_here(): void {
		$caches = $this->built->get( PageCaches::class );
		$id     = $this->make_post( 'Words.' );
		$this->end();
		$caches->drop_post( $id, 'test-1' );
		self::assertSame( [ "BAN / (post-{$id} test-1 many)", 'PURGE ' . self::path( $id ) ], $this->end() );
		$caches->drop_all( 'popups' );
		self::assertSame( [ 'BAN / (popups many)' ], $this->end() );
		$caches->drop_all( 'popups' );
		$caches->drop_all();
		self::assertSame( [ 'BAN /' ], $this->end() );
	}

	/**
	 * CACHE-2: what is too much to be named is all pages.
	 */
	public function test_a_crowd_is_all_pages(): void {
		$ids = array_map( fn (): int => $this->make_post( 'Words.', 'publish', 'page' ), range( 1, 60 ) );
		self::assertCount( 1, $this->end() );
		foreach ( $ids as $id ) {
			$this->built->get( Purges::class )->add( Change::of( [ "a-{$id}", "b-{$id}" ] ) );
		}
		self::assertSame( [ 'BAN /' ], $this->end() );
	}

	/**
	 * CACHE-1: each server is told; without any, nothing is.
	 */
	public function test_each_server_is_told(): void {
		$this->begin( 'nginx', 'http://10.0.0.5:81/purge/, http://cache.internal' );
		$this->built->get( PageCaches::class )->drop_all();
		remove_all_filters( 'http_request_host_is_external' );
		self::assertContains( 'GET http://10.0.0.5:81/purge/*', $this->end() );
		CacheCalls::forget();
		$this->begin( '' );
		$this->make_post( 'Words.' );
		$this->built->get( PageCaches::class )->drop_all();
		self::assertSame( [], $this->end() );
	}

	/**
	 * OUTBOX-585: wp-config.php came along to the copy, with the live site's caches in it.
	 */
	public function test_a_copy_asks_its_own_caches_alone(): void {
		$db = new Connection();
		$db->execute( "DELETE FROM {$db->table( 'outbox' )}" );
		$at = static fn ( string $home ): bool => add_filter( 'pre_option_home', static fn (): string => $home, 99 );
		$at( 'https://www.example.com' );
		( new HomeAddress() )->confirm();
		$at( 'https://staging.example.net' );
		foreach ( [ 1, 2 ] as $number ) {
			$this->make_post( "Words {$number}.", 'publish', 'page' );
			self::assertSame( [], $this->end() );
		}
		$jobs = $db->rows( "SELECT kind FROM {$db->table( 'outbox' )}" );
		self::assertSame( [ PurgeHandler::KIND ], array_column( $jobs, 'kind' ) );

		$at( (string) preg_replace( '~:\d+.*$~', '', CacheCalls::URL ) );
		$this->make_post( 'Words.', 'publish', 'page' );
		self::assertNotSame( [], $this->end() );
	}

	/**
	 * CACHE-9: one job for all failures of a minute, which drops everything.
	 */
	public function test_a_cache_that_fails_is_asked_again(): void {
		$db = new Connection();
		$db->execute( "DELETE FROM {$db->table( 'outbox' )}" );
		$this->cache->status = 503;
		foreach ( range( 1, 3 ) as $time ) {
			$id = $this->make_post( "Words {$time}." );
			self::assertSame( 'publish', get_post_status( $id ) );
			self::assertCount( 1, $this->end() );
		}
		$jobs = $db->rows( "SELECT kind, payload FROM {$db->table( 'outbox' )}" );
		self::assertSame( [ PurgeHandler::KIND ], array_column( $jobs, 'kind' ) );
		$worker = $this->built->get( Worker::class );
		self::assertSame( 0, $worker->run( 5, 5 )->sent );
		$this->clock->advance( Purges::RETRY_SECONDS );
		$worker->run( 5, 5 );
		self::assertSame( [ 'BAN /' ], $this->cache->lines() );
		$this->cache->status = 200;
		$this->clock->advance( 60 );
		self::assertSame( 1, $worker->run( 5, 5 )->sent );
		self::assertSame( [ 'BAN /' ], $this->cache->lines() );
	}
}
