<?php
/**
 * Who is shown the screen, and who may do what it offers.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Demo;

use Brolga\Core\Admin\Screen;
use Brolga\Core\Kernel\Services;
use Brolga\Demo\DemoCapability;
use Brolga\Demo\FirstRun;
use Brolga\Demo\PatternPreview;
use Brolga\Demo\PreviewImages;
use Brolga\Demo\Stage;
use Brolga\Demo\StartScreen;
use Brolga\Demo\State;
use Brolga\Forms\Views\FormScope;
use Brolga\Newsletter\Signups\SignupForms;
use Brolga\Tests\DemoTestCase;
use Brolga\Tests\Support\WordPressSamples;
use WP_Block_Patterns_Registry;
use WP_REST_Request;
use WP_REST_Response;

/**
 * START-1 START-2 START-3 START-11 START-30
 */
final class StartTest extends DemoTestCase {

	/**
	 * Activates the plugin as WordPress does.
	 */
	private function activate( bool $network_wide = false ): void {
		remove_all_actions( 'activate_brolga/brolga.php' );
		$this->built->get( FirstRun::class )->register();
		update_option( FirstRun::OPTION, [] );
		do_action( 'activate_' . plugin_basename( dirname( __DIR__, 4 ) . '/plugin/brolga.php' ), $network_wide );
	}

	/**
	 * START-1: once, to whoever has activated it.
	 */
	public function test_the_screen_is_shown_once(): void {
		$me = get_current_user_id();
		$this->activate();
		$first = $this->built->get( FirstRun::class );
		$this->become( 'administrator' );
		self::assertFalse( $first->is_due(), 'Somebody else.' );
		wp_set_current_user( $me );
		self::assertTrue( $first->is_due() );
		self::assertFalse( $first->is_due(), 'Twice.' );
		do_action( 'activate_' . plugin_basename( dirname( __DIR__, 4 ) . '/plugin/brolga.php' ), false );
		self::assertFalse( $first->is_due(), 'Activated again.' );
	}

	/**
	 * START-1: not among several plugins, not for a network, not in the background, and not to who may not import.
	 */
	public function test_nobody_is_taken_there_unasked(): void {
		$first = $this->built->get( FirstRun::class );
		$this->activate();
		$_GET['activate-multi'] = 'true';
		self::assertFalse( $first->is_due() );
		$_GET = [];
		self::assertFalse( $first->is_due(), 'Later, neither.' );

		$this->activate( true );
		self::assertFalse( $first->is_due() );

		add_filter( 'wp_doing_ajax', '__return_true' );
		$this->activate();
		remove_filter( 'wp_doing_ajax', '__return_true' );
		self::assertFalse( $first->is_due() );

		wp_set_current_user( 0 );
		$this->activate();
		self::assertFalse( $first->is_due() );

		$this->become( 'editor' );
		$this->activate();
		self::assertFalse( $first->is_due() );
	}

	/**
	 * START-2: it stays in the menu, for those who may.
	 */
	public function test_the_screen_is_in_the_menu(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		foreach ( [ 'administrator' => 1, 'editor' => 0 ] as $role => $leads ) {
			$this->become( $role );
			$GLOBALS['submenu'] = [];
			remove_all_actions( 'admin_menu' );
			$this->built->get( StartScreen::class )->register();
			do_action( 'admin_menu', '' );
			$menu = is_array( $GLOBALS['submenu'] ) ? $GLOBALS['submenu'][ Screen::MENU ] ?? [] : [];
			self::assertIsArray( $menu );
			self::assertCount( $leads, array_keys( array_column( $menu, 2 ), 'brolga-start', true ), $role );
		}
		unset( $GLOBALS['submenu'] );
	}

	/**
	 * START-3: it takes everything that could be done by hand.
	 */
	public function test_the_import_takes_all_it_does(): void {
		self::assertTrue( current_user_can( DemoCapability::NAME ) );
		foreach ( [ 'manage_options', 'import', 'edit_theme_options', 'publish_pages' ] as $capability ) {
			$this->become( 'administrator' );
			wp_get_current_user()->add_cap( $capability, false );
			self::assertFalse( current_user_can( DemoCapability::NAME ), $capability );
			self::assertSame( 403, $this->rest( 'POST', '/brolga/v1/demo/undo' )->get_status() );
		}
		$this->become( 'editor' );
		self::assertFalse( current_user_can( DemoCapability::NAME ) );
	}

	/**
	 * START-3: a body that is not what it should be changes nothing.
	 */
	public function test_a_wrong_body_is_refused(): void {
		foreach ( [
			[],
			[ 'front' => true ],
			[ 'front' => 'perhaps', 'look' => false, 'samples' => false, 'leads' => false ],
			[ 'front' => false, 'look' => false, 'samples' => false, 'leads' => false, 'more' => 1 ],
		] as $body ) {
			self::assertSame(
				400,
				$this->rest( 'POST', '/brolga/v1/demo/import', $body )->get_status(),
				(string) wp_json_encode( $body )
			);
		}
		self::assertSame( Stage::None, self::stage() );
	}

	/**
	 * START-4 START-7: what the screen is told.
	 */
	public function test_the_status_says_what_there_is(): void {
		update_option( 'blogname', 'Paws &amp; Bubbles' );
		$status = (array) $this->rest( 'GET', '/brolga/v1/demo' )->get_data();
		self::assertSame( 'Paws & Bubbles', $status['title'] );
		self::assertSame( 'none', $status['stage'] ?? '' );
		self::assertTrue( $status['available'] ?? false );
		$counts = (array) ( $status['counts'] ?? [] );
		self::assertGreaterThanOrEqual( 12, $counts['projects'] ?? 0 );
		self::assertGreaterThanOrEqual( 15, $counts['leads'] ?? 0 );

		$state        = State::load();
		$state->stage = Stage::Imported;
		$state->save();
		$status = (array) $this->rest( 'POST', '/brolga/v1/demo/continue' )->get_data();
		self::assertSame( [ 'imported', false ], [ $status['stage'] ?? '', $status['busy'] ?? null ] );
	}

	/**
	 * START-11: the markup of a pattern, to those who may make a page of it.
	 */
	public function test_a_preview_is_for_those_who_make_pages(): void {
		register_block_pattern(
			'test/whole',
			[
				'title'      => 'Whole',
				'content'    => '<p>Whole page</p>',
				'blockTypes' => [ 'core/post-content' ],
			]
		);
		self::assertSame(
			'<p>Whole page</p>',
			$this->previewed( PatternPreview::address() . rawurlencode( 'test/whole' ) )
		);
		self::assertSame( '', $this->previewed( PatternPreview::address() . rawurlencode( 'test/none' ) ) );
		self::assertSame( '', $this->previewed( home_url( '/?_wpnonce=wrong&brolga_pattern=test/whole' ) ) );
		$this->become( 'contributor' );
		self::assertSame( '', $this->previewed( PatternPreview::address() . rawurlencode( 'test/whole' ) ) );
		unregister_block_pattern( 'test/whole' );
	}

	/**
	 * START-30: forms as visitors see them, and a preview to all who ask.
	 */
	public function test_a_preview_is_what_visitors_see(): void {
		// Nobody is asked, counted or told, and nothing opens by itself.
		self::assertStringContainsString( 'preview=true', PatternPreview::address() );
		$before = Services::provide( $this->built );
		$this->built->get( FormScope::class )->register();
		$this->built->get( SignupForms::class )->register();
		$forms = '<!-- wp:brolga/contact-form {"uid":"ask"} --><!-- wp:brolga/form-field {"fieldId":"name","label":"Your name"} /--><!-- /wp:brolga/contact-form --><!-- wp:brolga/newsletter {"uid":"news"} /-->';
		$html  = $this->built->get( PatternPreview::class )->render( $forms );
		if ( null !== $before ) {
			Services::provide( $before );
		}
		self::assertStringNotContainsString( 'Only people who can edit this site see this', $html );
		self::assertStringContainsString( 'Your name', $html );
		self::assertSame( 2, substr_count( $html, '<form ' ) );
		self::assertFalse( is_user_logged_in() );
	}

	/**
	 * START-30: images are named by the pattern.
	 */
	public function test_each_whole_page_of_the_theme_has_a_image(): void {
		switch_theme( 'brolga' );
		$urls = PreviewImages::urls();
		self::assertStringContainsString(
			'/assets/previews/page-contact.webp?ver=',
			$urls['brolga/page-contact'] ?? ''
		);
		foreach ( array_keys( $urls ) as $name ) {
			self::assertTrue( WP_Block_Patterns_Registry::get_instance()->is_registered( $name ), $name );
		}
	}

	/**
	 * The pattern that an address shows.
	 */
	private function previewed( string $address ): string {
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		return $this->built->get( PatternPreview::class )->content();
	}

	/**
	 * START-730: a draft that is wished for as the homepage becomes it when it is published, once.
	 */
	public function test_a_draft_becomes_the_homepage_when_it_is_published(): void {
		do_action( 'rest_api_init', rest_get_server() );
		update_option( 'show_on_front', 'posts' );
		$this->become( 'administrator' );
		$page = $this->wished();
		self::assertSame( 'posts', get_option( 'show_on_front' ), 'Nobody could read it.' );
		wp_publish_post( $page );
		self::assertSame( 'page', get_option( 'show_on_front' ) );
		self::assertEquals( $page, get_option( 'page_on_front' ) );

		update_option( 'show_on_front', 'posts' );
		wp_update_post( [ 'ID' => $page, 'post_status' => 'draft' ] );
		wp_publish_post( $page );
		self::assertSame( 'posts', get_option( 'show_on_front' ), 'Published again.' );
	}

	/**
	 * START-730: whoever may not choose the homepage does so neither by a wish nor by publishing.
	 */
	public function test_only_who_may_choose_it_makes_a_homepage(): void {
		do_action( 'rest_api_init', rest_get_server() );
		update_option( 'show_on_front', 'posts' );
		$this->become( 'administrator' );
		$page = $this->wished();
		$this->become( 'editor' );
		wp_publish_post( $page );
		self::assertSame( 'posts', get_option( 'show_on_front' ) );
		self::assertSame( 403, $this->wish()->get_status() );
	}

	/**
	 * START-879: with a draft that becomes the homepage, WordPress's samples go once it is published, if that was
	 * wished for.
	 */
	public function test_samples_go_with_the_first_homepage(): void {
		do_action( 'rest_api_init', rest_get_server() );
		$this->become( 'administrator' );
		$samples = WordPressSamples::publish();
		wp_publish_post( $this->wished() );
		self::assertSame( [ 'publish', 'publish' ], array_map( get_post_status( ... ), $samples ), 'Nobody asked.' );
		$page = $this->wished( 'without_samples' );
		self::assertSame( [ 'publish', 'publish' ], array_map( get_post_status( ... ), $samples ), 'It is a draft.' );
		wp_publish_post( $page );
		self::assertEquals( $page, get_option( 'page_on_front' ) );
		self::assertSame( [ 'trash', 'trash' ], array_map( get_post_status( ... ), $samples ) );
	}

	/**
	 * START-879: a sample that somebody has changed or uses stays.
	 */
	public function test_samples_that_are_changed_or_used_stay(): void {
		do_action( 'rest_api_init', rest_get_server() );
		$this->become( 'administrator' );
		[ $post, $page ] = WordPressSamples::publish();
		wp_update_post( [ 'ID' => $post, 'post_content' => 'My first post' ] );
		update_option( 'page_for_posts', $page );
		wp_publish_post( $this->wished( 'without_samples' ) );
		self::assertSame( 'publish', get_post_status( $post ), 'It was changed.' );
		self::assertSame( 'publish', get_post_status( $page ), 'It is used.' );
		update_option( 'page_for_posts', 0 );
		wp_publish_post( $this->wished( 'without_samples' ) );
		self::assertSame( 'trash', get_post_status( $page ) );
	}

	/**
	 * Makes a draft that shall be the homepage, as the screen does.
	 */
	private function wish( bool|string $wish = true ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/wp/v2/pages' );
		$request->set_body_params( [ 'title' => 'Home', 'status' => 'draft', 'brolga_front_page' => $wish ] );
		return rest_do_request( $request );
	}

	/**
	 * The page's id.
	 */
	private function wished( bool|string $wish = true ): int {
		$made = $this->wish( $wish )->get_data();
		self::assertIsArray( $made );
		self::assertIsInt( $made['id'] );
		return $made['id'];
	}
}
