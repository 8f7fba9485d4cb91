<?php
/**
 * The handbook in wp-admin.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Admin;

use Brolga\Core\Admin\HelpScreen;
use Brolga\Core\Admin\Screen;
use Brolga\Core\Support\Capabilities;
use Brolga\Core\Support\Roles;
use Brolga\Leads\Inbox\LeadsScreen;
use Brolga\Tests\LeadTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * START-695 START-696
 */
final class HelpScreenTest extends LeadTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$GLOBALS['menu']    = [];
		$GLOBALS['submenu'] = [];
		remove_all_actions( 'admin_menu' );
		( new Capabilities() )->register();
		$this->built->get( LeadsScreen::class )->register();
		$this->built->get( HelpScreen::class )->register();
	}

	protected function tearDown(): void {
		unset( $GLOBALS['menu'], $GLOBALS['submenu'], $_GET['topic'] );
		parent::tearDown();
	}

	/**
	 * What somebody reads; null: Help is not in their menu.
	 *
	 * @param string $capability The one they have.
	 * @param mixed  $topic      What they ask for.
	 * @param string $locale     Their language.
	 */
	private function read( string $capability, mixed $topic = null, string $locale = '' ): ?string {
		$this->become( 'subscriber' );
		wp_get_current_user()->add_cap( $capability );
		update_user_meta( get_current_user_id(), 'locale', $locale );
		wp_get_current_user()->locale = $locale;
		$_GET['topic']                = $topic;
		do_action( 'admin_menu', '' );
		$menus = is_array( $GLOBALS['submenu'] ?? null ) ? $GLOBALS['submenu'] : [];
		$pages = is_array( $menus[ Screen::MENU ] ?? null ) ? $menus[ Screen::MENU ] : [];
		if ( ! in_array( HelpScreen::SLUG, array_column( $pages, 2 ), true ) ) {
			return null;
		}
		ob_start();
		do_action( get_plugin_page_hookname( HelpScreen::SLUG, Screen::MENU ) );
		return (string) ob_get_clean();
	}

	/**
	 * @return array<string, array{string, bool}>
	 */
	public static function people(): array {
		return [
			'leads alone'    => [ Roles::MANAGE_LEADS, true ],
			'settings alone' => [ Roles::MANAGE_SETTINGS, true ],
			'tests alone'    => [ Roles::MANAGE_TESTS, true ],
			'shop reports'   => [ 'view_woocommerce_reports', true ],
			'own posts'      => [ 'edit_posts', false ],
		];
	}

	#[DataProvider( 'people' )]
	public function test_who_sees_the_menu_sees_help( string $capability, bool $sees ): void {
		self::assertSame( $sees, null !== $this->read( $capability ) );
	}

	public function test_a_page_stands_beside_the_list_of_all(): void {
		$page = (string) $this->read( Roles::MANAGE_LEADS, 'email' );

		self::assertSame( 1, substr_count( $page, '<h1' ) );
		self::assertStringContainsString( 'lang="en">Email that arrives</h1>', $page );
		self::assertStringContainsString( '<h2 id="set-the-sender">Set the sender</h2>', $page );
		self::assertMatchesRegularExpression( '~topic=email" aria-current="page">~', $page );
		self::assertStringContainsString( 'topic=first-form"', $page );
		self::assertStringNotContainsString( '{{', $page );
		self::assertStringNotContainsString( '.md"', $page );
	}

	/**
	 * @return array<string, array{mixed}>
	 */
	public static function unknown_pages(): array {
		return [
			'none'           => [ null ],
			'no such page'   => [ 'nothing' ],
			'another folder' => [ '../../../readme' ],
			'a list'         => [ [ 'email' ] ],
		];
	}

	#[DataProvider( 'unknown_pages' )]
	public function test_what_is_not_there_is_the_contents( mixed $topic ): void {
		$page = (string) $this->read( Roles::MANAGE_LEADS, $topic );

		self::assertStringContainsString( '>Handbook</h1>', $page );
		self::assertStringContainsString( 'topic=care"', $page );
	}

	/**
	 * START-696
	 */
	public function test_germans_read_german_and_others_english(): void {
		$german = (string) $this->read( Roles::MANAGE_LEADS, 'email', 'de_DE' );
		self::assertStringContainsString( 'lang="de">E-Mails, die ankommen</h1>', $german );
		self::assertStringContainsString( '<h2 id="set-the-sender">', $german );
		self::assertStringContainsString(
			'lang="de">E-Mails, die ankommen</h1>',
			(string) $this->read( Roles::MANAGE_LEADS, 'email', 'de_CH_informal' )
		);
		self::assertStringContainsString(
			'lang="en">Email that arrives</h1>',
			(string) $this->read( Roles::MANAGE_LEADS, 'email', 'fr_FR' )
		);
	}
}
