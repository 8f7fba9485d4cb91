<?php
/**
 * The demo's import.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Demo;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Demo\Choices;
use Brolga\Demo\DemoImporter;
use Brolga\Demo\DemoLinks;
use Brolga\Demo\DemoService;
use Brolga\Demo\Stage;
use Brolga\Demo\State;
use Brolga\Leads\LeadStorage;
use Brolga\Tests\DemoTestCase;
use Brolga\Tests\Support\TickingClock;
use PHPUnit\Framework\Attributes\Group;
use ReflectionMethod;

/**
 * START-4 START-5 START-6 START-7 DEMO-3
 */
#[Group( 'once' )]
final class ImportTest extends DemoTestCase {

	/**
	 * START-4 START-5: without any choice, what is there stays as it is.
	 */
	public function test_it_adds_and_changes_nothing(): void {
		$this->make_post( '', 'publish', 'wp_navigation', 'My menu' );
		$mine   = $this->make_post( '<p>Mine</p>', 'publish', 'page', 'Contact' );
		$before = self::everything();
		$this->catch_mail();
		$this->finish( $this->demo->import( new Choices() ) );

		$after = self::everything();
		foreach ( (array) $before['posts'] as $post ) {
			self::assertContains( $post, (array) $after['posts'] );
		}
		self::assertSame( $before['options'], $after['options'] );
		self::assertSame( 0, $after['leads'] );
		self::assertSame( [], $this->mails );
		self::assertSame( Stage::Imported, self::stage() );

		// START-6: its address is taken, so the demo has another one, and its links lead there.
		self::assertSame( 'contact', get_post( $mine )->post_name ?? '' );
		self::assertSame( 'contact-2', $this->made( 'page:contact' )->post_name );
		self::assertStringContainsString( 'href="/contact-2/"', $this->made( 'page:home' )->post_content );
		self::assertStringContainsString( 'href="/home/"', $this->made( 'page:home' )->post_content );
		self::assertStringContainsString( '"redirectUrl":"/services/"', $this->made( 'page:contact' )->post_content );
		self::assertSame( $this->made( 'page:modules' )->ID, $this->made( 'page:modules.tabs' )->post_parent );
		self::assertSame( 'publish', $this->made( 'post:walls' )->post_status );
		self::assertSame(
			[ 'Demo building' ],
			wp_get_post_terms( $this->made( 'post:walls' )->ID, 'category', [ 'fields' => 'names' ] )
		);

		// A menu of the owner's stays the latest: headers without one of their own draw it.
		$menus = get_posts( [ 'post_type' => 'wp_navigation', 'numberposts' => 1 ] );
		self::assertSame( 'My menu', ( $menus[0] ?? null )?->post_title );
	}

	/**
	 * START-4: a site without a menu keeps the one that WordPress makes of its pages.
	 */
	public function test_a_header_without_a_menu_does_not_draw_the_demos(): void {
		foreach ( get_posts( [ 'post_type' => 'wp_navigation', 'numberposts' => -1 ] ) as $menu ) {
			wp_delete_post( $menu->ID, true );
		}
		$this->finish( $this->demo->import( new Choices() ) );
		$menus = get_posts( [ 'post_type' => 'wp_navigation', 'numberposts' => 1 ] );
		self::assertNotSame( 'Garden menu', ( $menus[0] ?? null )?->post_title );
	}

	/**
	 * START-6: with any permalinks and in any folder; what is no page of the demo's stays within the site.
	 */
	public function test_links_lead_to_where_things_are(): void {
		$id    = $this->make_post( '', 'publish', 'page', 'Somewhere else' );
		$links = new DemoLinks( [ '/contact/' => $id, '/walls/' => $id ] );
		$text  = '<a href="/contact/#form">{"url":"/blog/walls/"} <a href="/feed/"> <img src="/uploads/a.png"> <a href="https://example.com/contact/">';
		self::assertSame( '<a href="/somewhere-else/#form">{"url":"/somewhere-else/"} <a href="/feed/"> <img src="/uploads/a.png"> <a href="https://example.com/contact/">', $links->settle( $text ) );
		add_filter( 'pre_option_home', static fn (): string => 'https://example.org/shop' );
		self::assertStringContainsString(
			'<a href="/shop/somewhere-else/#form">{"url":"/shop/somewhere-else/"} <a href="/shop/feed/"> <img src="/uploads/a.png">',
			$links->settle( $text )
		);
		// A draft has the address that all have where permalinks are plain.
		wp_update_post( [ 'ID' => $id, 'post_status' => 'draft' ] );
		self::assertStringContainsString( "<a href=\"/shop/?page_id={$id}#form\">", $links->settle( $text ) );
	}

	/**
	 * START-5: with the owner's leave.
	 */
	public function test_it_changes_what_the_owner_allows(): void {
		$this->catch_mail();
		$this->finish( $this->demo->import( Choices::everything() ) );

		self::assertSame( 'page', get_option( 'show_on_front' ) );
		self::assertSame( (string) $this->made( 'page:home' )->ID, self::text( get_option( 'page_on_front' ) ) );
		self::assertStringContainsString( 'href="/"', $this->made( 'page:home' )->post_content );
		self::assertSame( 'Fig &amp; Ferry', get_option( 'blogname' ) );
		self::assertSame( 2, self::everything()['leads'] );
		self::assertSame( 1, self::everything()['subscribers'] );
		self::assertSame( [], $this->mails );
		$menus = get_posts( [ 'post_type' => 'wp_navigation', 'numberposts' => 1 ] );
		self::assertStringContainsString( '"url":"/services/"', (string) ( $menus[0] ?? null )?->post_content );
	}

	/**
	 * DEMO-673: what the policy says of cookies is what is declared of them.
	 */
	public function test_its_privacy_policy_tells_what_is_declared_of_cookies(): void {
		$page = (string) file_get_contents( dirname( __DIR__, 4 ) . '/demo/pages/privacy-policy.html' );
		$fill = new ReflectionMethod( DemoImporter::class, 'fill' );
		$body = $fill->invoke( $this->built->get( DemoImporter::class ), $page );
		self::assertIsString( $body );
		$stores = ( new LeadStorage() )->services()[0]->stores ?? [];
		self::assertCount( 2, $stores );
		foreach ( $stores as $store ) {
			self::assertStringContainsString( $store->name, $body );
			self::assertSame( 0, $store->days );
		}
		self::assertStringContainsString( 'They are kept until you close the browser.', $body );
		self::assertStringNotContainsString( '{{', $body );
	}

	/**
	 * DEMO-3 START-7: again, and after somebody has edited and binned things.
	 */
	public function test_again_makes_nothing_twice(): void {
		$this->finish( $this->demo->import( Choices::everything() ) );
		$once = self::everything();
		self::assertSame( '', $this->demo->import_at_once( Choices::everything(), static fn () => null ) );
		self::assertSame( $once, self::everything() );

		$edited = $this->made( 'page:services' )->ID;
		wp_update_post( [ 'ID' => $edited, 'post_content' => '<p>My words</p>' ] );
		wp_trash_post( $this->made( 'page:blog' )->ID );
		wp_delete_post( $this->made( 'post:walls' )->ID, true );
		$this->demo->import_at_once( Choices::everything(), static fn () => null );
		self::assertSame( '<p>My words</p>', get_post( $edited )->post_content ?? '' );
		self::assertSame( 'trash', $this->made( 'page:blog' )->post_status );
		self::assertSame( 'publish', $this->made( 'post:walls' )->post_status );
		self::assertSame( count( (array) $once['posts'] ), count( (array) self::everything()['posts'] ) );
	}

	/**
	 * START-7: a slice ends soon, and the next goes on; also in another process.
	 */
	public function test_it_goes_on_where_it_came_to(): void {
		self::assertTrue( $this->demo->import( Choices::everything() ) );
		$half = State::load();
		self::assertSame( Stage::Importing, $half->stage );
		self::assertGreaterThan( 0, $half->done );
		self::assertLessThan( 5, $half->done );
		// A new process knows nothing but what is stored.
		$this->demo = $this->around( new TickingClock( 700 ) )->get( DemoService::class );
		self::assertGreaterThan( 5, $this->finish( $this->demo->go_on() ) );
		$all = State::load();
		self::assertSame( $all->total, $all->done );
		self::assertSame( 2, self::everything()['leads'] );
	}

	/**
	 * START-7: what failed says why, and succeeds once the reason is gone.
	 */
	public function test_a_failure_is_told_and_tried_again(): void {
		$page = $this->folder . '/demo/pages/contact.html';
		$text = (string) file_get_contents( $page );
		file_put_contents( $page, str_replace( 'wp:brolga/contact-form', 'wp:group', $text ) );
		$this->demo = $this->around( new TickingClock( 0 ) )->get( DemoService::class );
		$this->demo->import( Choices::everything() );
		self::assertStringContainsString( 'has no form', State::load()->failure );
		self::assertSame( Stage::Importing, self::stage() );
		$before = self::everything();
		$this->demo->go_on();
		self::assertSame( $before, self::everything() );

		wp_update_post( [ 'ID' => $this->made( 'page:contact' )->ID, 'post_content' => wp_slash( self::CONTACT ) ] );
		$this->demo->go_on();
		self::assertSame( '', State::load()->failure );
		self::assertSame( Stage::Imported, self::stage() );
		self::assertSame( 2, self::everything()['leads'] );
	}

	/**
	 * START-7: two tabs at once.
	 */
	public function test_one_request_works_at_it_and_others_do_nothing(): void {
		$ledger = $this->built->get( LedgerRepository::class );
		$inside = [];
		add_action(
			'save_post_page',
			function () use ( &$inside ): void {
				// While the first request is in the middle of a page, a second one comes.
				$inside[] = $this->around( new TickingClock( 0 ) )->get( DemoService::class )->go_on();
			}
		);
		$this->finish( $this->demo->import( new Choices() ) );
		self::assertNotSame( [], $inside );
		self::assertNotContains( true, $inside );
		self::assertNull( $ledger->value( 'demo' ) );
		self::assertCount(
			7,
			get_posts( [ 'post_type' => 'page', 'numberposts' => -1, 'meta_key' => '_brolga_demo', 'fields' => 'ids' ] )
		);
	}

	/**
	 * A text of what may be anything.
	 */
	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
