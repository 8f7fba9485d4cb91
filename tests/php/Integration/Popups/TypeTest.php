<?php
/**
 * Popups as posts.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Popups;

use Brolga\Popups\PopupLeftovers;
use Brolga\Popups\Settings\PopupType;
use Brolga\Tests\PopupTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Block_Templates_Registry;
use WP_Query;
use WP_REST_Request;
use WP_Rewrite;

/**
 * POPUP-16 POPUP-31
 */
final class TypeTest extends PopupTestCase {

	public function test_who_writes_pages_writes_popups(): void {
		$popup = $this->popup();
		foreach ( [ 'author' => false, 'editor' => true, 'administrator' => true ] as $role => $may ) {
			$this->become( $role );
			self::assertSame( $may, current_user_can( 'edit_post', $popup ), $role );
			self::assertSame(
				$may,
				current_user_can( 'edit_pages' ) && current_user_can( 'publish_post', $popup ),
				$role
			);
		}
		self::assertTrue( use_block_editor_for_post_type( PopupType::POST_TYPE ) );
		self::assertTrue(
			post_type_supports( PopupType::POST_TYPE, 'custom-fields' ),
			'Without it the editor saves no settings.'
		);
	}

	/**
	 * POPUP-31: a popup's link leads to a page with its content, which nobody finds by chance.
	 */
	public function test_a_popup_has_a_page_that_nobody_is_sent_to(): void {
		$rewrite = $GLOBALS['wp_rewrite'];
		self::assertInstanceOf( WP_Rewrite::class, $rewrite );
		$rewrite->set_permalink_structure( '/%postname%/' );
		$popup = $this->popup();
		self::assertStringEndsWith( '/popup/spring-sale/', (string) get_permalink( $popup ) );
		$this->visit( [ 'p' => $popup, 'post_type' => PopupType::POST_TYPE ] );
		self::assertTrue( is_singular( PopupType::POST_TYPE ) );
		$robots = self::told( 'wp_robots', [ 'index' => true ] );
		self::assertTrue( $robots['noindex'] ?? false );
		self::assertArrayNotHasKey( 'index', $robots );
		$this->visit( [ 'page_id' => $this->make_post() ] );
		self::assertArrayNotHasKey( 'noindex', self::told( 'wp_robots', [] ) );

		self::assertArrayNotHasKey(
			PopupType::POST_TYPE,
			self::told( 'wp_sitemaps_post_types', get_post_types( [ 'public' => true ], 'objects' ) )
		);
		self::assertSame( [], ( new WP_Query( [ 's' => 'Spring sale', 'post_type' => 'any' ] ) )->posts );
		self::assertFalse( get_post_type_archive_link( PopupType::POST_TYPE ) );
		self::assertStringNotContainsString(
			'popup/(feed',
			(string) wp_json_encode( array_keys( $rewrite->wp_rewrite_rules() ) )
		);
	}

	/**
	 * What a filter makes of a list.
	 *
	 * @param non-empty-string $filter Its name.
	 * @param array<mixed>     $list   The list.
	 * @return array<mixed>
	 */
	private static function told( string $filter, array $list ): array {
		$told = apply_filters( $filter, $list ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress' own.
		self::assertIsArray( $told );
		return $told;
	}

	/**
	 * POPUP-31: the page has a popup's words, and none of a post's dates and neighbours.
	 */
	public function test_its_page_has_a_template(): void {
		if ( ! wp_is_block_theme() ) {
			self::markTestSkipped( 'A classic theme has its own.' );
		}
		$template = WP_Block_Templates_Registry::get_instance()->get_registered( 'brolga//single-brolga_popup' );
		self::assertStringContainsString( 'wp:post-content', $template->content ?? '' );
		self::assertStringNotContainsString( 'wp:post-date', $template->content ?? '' );
	}

	/**
	 * POPUP-31: a list of addresses that was made without popups is made anew, another is kept.
	 */
	public function test_an_old_list_of_addresses_is_made_anew(): void {
		$rewrite = $GLOBALS['wp_rewrite'];
		self::assertInstanceOf( WP_Rewrite::class, $rewrite );
		$rewrite->set_permalink_structure( '/%postname%/' );
		remove_all_actions( 'init' );
		( new PopupType() )->register();
		update_option( 'rewrite_rules', [ 'old/?$' => 'index.php' ] );
		do_action( 'init' );
		self::assertSame( '', get_option( 'rewrite_rules' ) );
		$rules = $rewrite->wp_rewrite_rules();
		update_option( 'rewrite_rules', $rules );
		do_action( 'init' );
		self::assertSame( $rules, get_option( 'rewrite_rules' ) );
	}

	/**
	 * What a link can lead to.
	 *
	 * @return iterable<string, array{string, bool}>
	 */
	public static function states(): iterable {
		yield 'switched on' => [ 'publish', true ];
		yield 'switched off' => [ 'draft', false ];
		yield 'in the bin' => [ 'trash', false ];
	}

	/**
	 * POPUP-41: whoever makes a link finds popups that are switched on among the places it can lead to.
	 *
	 * @param string $status The popup's status.
	 * @param bool   $found  Whether it is offered.
	 */
	#[DataProvider( 'states' )]
	public function test_the_editors_search_for_links_finds_it( string $status, bool $found ): void {
		$this->become( 'editor' );
		$this->popup( status: $status, title: 'Zinnia offer' );
		$request = new WP_REST_Request( 'GET', '/wp/v2/search' );
		$request->set_query_params( [ 'search' => 'Zinnia', 'type' => 'post', 'subtype' => 'any' ] );
		$titles = array_column( (array) rest_do_request( $request )->get_data(), 'title' );
		self::assertSame( $found ? [ 'Zinnia offer' ] : [], $titles );
	}

	/**
	 * POPUP-40: where every trace goes, popups go.
	 */
	public function test_no_popup_stays_behind(): void {
		$ids  = [ $this->popup(), $this->popup( status: 'draft' ), $this->popup( status: 'trash' ) ];
		$page = $this->make_post();
		$this->built->get( PopupLeftovers::class )->remove();
		self::assertSame( [ null, null, null ], array_map( get_post( ... ), $ids ) );
		self::assertNotNull( get_post( $page ) );
	}
}
