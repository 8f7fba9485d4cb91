<?php
/**
 * Page caches when a form is changed.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\PageCache;

use Brolga\Forms\Definition\FormChanges;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__, 2 ) . '/Support/page-caches.php';

/**
 * FORM-54
 */
#[Group( 'once' )]
final class FormChangesTest extends TestCase {

	private const FORM = '<!-- wp:brolga/contact-form {"uid":"a"} --><!-- wp:brolga/form-field {"fieldId":"name"} /--><!-- /wp:brolga/contact-form -->';
	private const NEWS = '<!-- wp:group --><div class="wp-block-group"><!-- wp:brolga/newsletter {"uid":"b"} /--></div><!-- /wp:group -->';

	/** Those that are told by actions. */
	private const ACTIONS = [
		'litespeed_purge_post',
		'litespeed_purge_all',
		'cache_enabler_clear_page_cache_by_post',
		'cache_enabler_clear_complete_cache',
		'wphb_clear_page_cache',
		'breeze_clear_all_cache',
		'rt_nginx_helper_purge_all',
	];

	/** What is asked of each cache for one page. */
	private const ONE = [
		'rocket_clean_post %d',
		'w3tc_flush_post %d',
		'wp_cache_post_change %d',
		'wpfc_clear_post_cache_by_id %d',
		'WPO_Page_Cache::delete_single_post_cache %d',
		'WpeCommon::purge_varnish_cache %d',
		'sg_cachepress_purge_cache %s',
		'litespeed_purge_post %d',
		'cache_enabler_clear_page_cache_by_post %d',
		'wphb_clear_page_cache %d',
		'brolga_drop_pages %s',
	];

	/** What is asked of each cache for the whole site. */
	private const ALL = [
		'rocket_clean_domain',
		'w3tc_flush_posts',
		'wp_cache_clear_cache',
		'wpfc_clear_all_cache',
		'wpo_cache_flush',
		'WpeCommon::purge_varnish_cache',
		'sg_cachepress_purge_everything',
		'litespeed_purge_all',
		'cache_enabler_clear_complete_cache',
		'wphb_clear_page_cache',
		'breeze_clear_all_cache',
		'rt_nginx_helper_purge_all',
		'brolga_drop_pages',
	];

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'wp_after_insert_post', 'deleted_post', ...self::ACTIONS ] as $hook ) {
			remove_all_actions( $hook );
		}
		$this->watch();
		foreach ( self::ACTIONS as $action ) {
			add_action(
				$action,
				static fn ( int $id = 0 ) => brolga_tests_called( $action, ...( 0 === $id ? [] : [ $id ] ) )
			);
		}
		add_action(
			'brolga_drop_pages',
			static fn ( array $addresses ) => brolga_tests_called(
				'brolga_drop_pages',
				...array_filter( $addresses, is_string( ... ) )
			)
		);
		unset( $GLOBALS['brolga_tests_broken'] );
	}

	/**
	 * What was called since this was asked last.
	 *
	 * @return array<array-key, mixed>
	 */
	private function calls(): array {
		$calls                         = $GLOBALS['brolga_tests_calls'] ?? [];
		$GLOBALS['brolga_tests_calls'] = [];
		return is_array( $calls ) ? $calls : [];
	}

	/**
	 * Begins another request.
	 */
	private function watch(): void {
		remove_all_actions( 'wp_after_insert_post' );
		remove_all_actions( 'deleted_post' );
		Built::around( new FrozenClock() )->get( FormChanges::class )->register();
		$this->calls();
	}

	/**
	 * What is asked for one page.
	 *
	 * @param int $id The page.
	 * @return list<string>
	 */
	private static function one( int $id ): array {
		return array_map(
			static fn ( string $call ): string => str_replace(
				[ '%d', '%s' ],
				[ (string) $id, (string) get_permalink( $id ) ],
				$call
			),
			self::ONE
		);
	}

	/**
	 * Changes a post.
	 *
	 * @param int                   $id      The post.
	 * @param array<string, string> $changes What of it.
	 * @phpstan-param array{post_title?: string, post_content?: string, post_status?: string} $changes
	 */
	private static function change( int $id, array $changes ): void {
		if ( isset( $changes['post_content'] ) ) {
			$changes['post_content'] = wp_slash( $changes['post_content'] );
		}
		self::assertSame( $id, wp_update_post( [ 'ID' => $id ] + $changes ) );
	}

	/**
	 * FORM-54: a page with a form is dropped when it comes, when the form changes and when it goes; a page without one
	 * never.
	 */
	public function test_the_page_of_a_form_is_dropped(): void {
		$id = $this->make_post( self::FORM );
		self::assertSame( self::one( $id ), $this->calls() );
		self::change( $id, [ 'post_title' => 'Another title' ] );
		self::assertSame( [], $this->calls() );
		self::change( $id, [ 'post_content' => str_replace( 'name', 'first', self::FORM ) ] );
		self::assertSame( self::one( $id ), $this->calls() );
		self::change( $id, [ 'post_content' => 'No form any more.' ] );
		self::assertSame( self::one( $id ), $this->calls() );
		self::change( $id, [ 'post_content' => 'Words about wp:brolga/contact-form.' ] );
		self::assertSame( [], $this->calls() );
		self::change( $id, [ 'post_content' => self::NEWS ] );
		self::assertSame( self::one( $id ), $this->calls() );
		self::change( $id, [ 'post_status' => 'draft' ] );
		self::assertCount( count( self::ONE ), $this->calls() );
		self::change( $id, [ 'post_content' => self::FORM ] );
		self::assertSame( [], $this->calls() );
	}

	/**
	 * What is shown on pages that nobody can list.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function shared(): iterable {
		yield 'a synced pattern' => [ 'wp_block' ];
		yield 'a template' => [ 'wp_template' ];
		yield 'a template part' => [ 'wp_template_part' ];
	}

	/**
	 * FORM-54: all pages are dropped, once a request, when a form that is shown anywhere changes.
	 *
	 * @param string $type The kind of post.
	 */
	#[DataProvider( 'shared' )]
	public function test_what_is_shown_anywhere_drops_all_pages( string $type ): void {
		$id = $this->make_post( self::NEWS, 'publish', $type );
		self::assertSame( self::ALL, $this->calls() );
		self::change( $id, [ 'post_content' => self::FORM ] );
		self::assertSame( [], $this->calls() );
		$this->watch();
		self::change( $id, [ 'post_content' => self::NEWS ] );
		self::assertSame( self::ALL, $this->calls() );
		$this->watch();
		wp_delete_post( $id, true );
		self::assertSame( self::ALL, $this->calls() );
		$this->watch();
		$this->make_post( 'No form.', 'publish', $type );
		$this->make_post( self::FORM, 'draft', $type );
		self::assertSame( [], $this->calls() );
	}

	/**
	 * FORM-54: a cache that fails keeps neither the owner from saving nor the other caches from being told.
	 */
	public function test_a_cache_that_fails_is_passed_over(): void {
		$GLOBALS['brolga_tests_broken'] = 'rocket_clean_post';
		add_filter( 'wp_trigger_error_trigger_error', '__return_false' );
		$id = $this->make_post( self::FORM );
		self::assertSame( self::one( $id ), $this->calls() );
	}

	/**
	 * FORM-54: where nobody listens, nothing is done.
	 */
	public function test_actions_that_nobody_knows_are_not_done(): void {
		foreach ( self::ACTIONS as $action ) {
			remove_all_actions( $action );
		}
		$before = did_action( 'litespeed_purge_post' );
		$this->make_post( self::FORM );
		self::assertSame( $before, did_action( 'litespeed_purge_post' ) );
	}
}
