<?php
/**
 * What a menu of the site's pages begins with.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Content\Menus\ExcludedPagesAsked;
use Brolga\Content\Menus\PagesMenu;
use Brolga\Shop\Checkout\CheckoutPages;
use Brolga\Tests\Integration\Shop\FakeShop;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * @see MENU-430
 */
#[Group( 'once' )]
final class PagesMenuTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		foreach ( get_posts( [ 'post_type' => 'page', 'numberposts' => -1, 'fields' => 'ids' ] ) as $page ) {
			wp_delete_post( $page, true );
		}
	}

	/**
	 * A published page.
	 *
	 * @param array<string, mixed> $more What else it is.
	 */
	private static function page( string $title, array $more = [] ): int {
		return Posts::make( 1, [ 'post_type' => 'page', 'post_title' => $title, 'post_name' => '', ...$more ] )[0];
	}

	private static function blocks(): string {
		return Built::around( new FrozenClock( '2026-11-24T12:00:00Z' ) )->get( PagesMenu::class )->blocks();
	}

	/**
	 * The links, as blocks with their labels.
	 *
	 * @return list<string>
	 */
	private static function labels(): array {
		$blocks = array_filter(
			parse_blocks( self::blocks() ),
			static fn ( array $block ): bool => null !== $block['blockName']
		);
		return array_map(
			static function ( array $block ): string {
				$label = $block['attrs']['label'] ?? '';
				self::assertIsString( $label );
				return substr( (string) $block['blockName'], 5 ) . " {$label}";
			},
			array_values( $blocks )
		);
	}

	/**
	 * Links, home first, in the owner's order, to what a visitor would look for.
	 */
	public function test_a_new_menu_has_links_to_the_pages_that_menus_have(): void {
		$front = self::page( 'Welcome to the shop' );
		self::page( 'Workshop &amp; parts' );
		self::page( 'Bikes', [ 'menu_order' => -1 ] );
		self::page( 'Child', [ 'post_parent' => $front ] );
		self::page( 'Draft', [ 'post_status' => 'draft' ] );
		self::page( 'Much obliged', [ 'post_name' => 'thank-you' ] );
		self::page( 'You’re subscribed', [ 'post_name' => 'confirmation' ] );
		self::page( 'Confirm a booking', [ 'post_name' => 'confirm-a-booking' ] );
		$privacy = self::page( 'Privacy' );
		update_option( 'wp_page_for_privacy_policy', $privacy );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $front );
		self::assertSame(
			[
				'home-link Home',
				'navigation-link Bikes',
				'navigation-link Confirm a booking',
				'navigation-link Workshop &amp; parts',
			],
			self::labels()
		);
		// What is published later is the owner's to add.
		$menu = wp_insert_post( [
			'post_type'    => 'wp_navigation',
			'post_status'  => 'publish',
			'post_content' => wp_slash( self::blocks() ),
		] );
		self::page( 'Later' );
		$html = do_blocks( "<!-- wp:brolga/menu {\"ref\":{$menu}} /-->" );
		self::assertStringContainsString( 'Workshop &amp; parts', $html );
		self::assertStringNotContainsString( 'Later', $html );
	}

	/**
	 * A shop's account and terms are steps, too, where a menu can have them added.
	 */
	public function test_pages_of_a_shop_are_left_out(): void {
		$shop = new CheckoutPages( new FakeShop( checkout_pages: [ 7 ], service_pages: [ 7, 8 ] ) );
		foreach ( [ [ 7 ], [ 7, 8 ] ] as $is_new => $ids ) {
			$question = new ExcludedPagesAsked( is_new: 1 === $is_new );
			$shop->answer( $question );
			self::assertSame( $ids, $question->ids() );
		}
	}
}
