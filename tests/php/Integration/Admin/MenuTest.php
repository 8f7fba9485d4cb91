<?php
/**
 * The menu of people who do one thing.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Admin;

use Brolga\AbTests\Results\TestsScreen;
use Brolga\Core\Admin\HelpScreen;
use Brolga\Core\Admin\Screen;
use Brolga\Core\Admin\SettingsScreen;
use Brolga\Core\Support\Capabilities;
use Brolga\Core\Support\Roles;
use Brolga\Demo\DemoCapability;
use Brolga\Demo\FirstRun;
use Brolga\Demo\StartScreen;
use Brolga\Health\HealthScreen;
use Brolga\Leads\Inbox\LeadsScreen;
use Brolga\Leads\Reports\FormsScreen;
use Brolga\Newsletter\Admin\SubscribersScreen;
use Brolga\Popups\Screen\PopupsScreen;
use Brolga\Tests\LeadTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * LEAD-43 LEAD-70
 */
final class MenuTest extends LeadTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$GLOBALS['menu']    = [];
		$GLOBALS['submenu'] = [];
		remove_all_actions( 'admin_menu' );
		( new Capabilities() )->register();
		$this->built->get( LeadsScreen::class )->register();
		$this->built->get( SettingsScreen::class )->register();
		$this->built->get( PopupsScreen::class )->register();
		( new DemoCapability() )->register();
		$this->built->get( StartScreen::class )->register();
	}

	protected function tearDown(): void {
		unset( $GLOBALS['menu'], $GLOBALS['submenu'] );
		parent::tearDown();
	}

	/**
	 * What somebody's menu has.
	 *
	 * @param string $capability The one they have.
	 * @return array{list<mixed>, list<mixed>} Pages on top, and below ours.
	 */
	private function menu( string $capability ): array {
		$this->become( 'subscriber' );
		if ( '' !== $capability ) {
			wp_get_current_user()->add_cap( $capability );
		}
		do_action( 'admin_menu', '' );
		$menu  = is_array( $GLOBALS['menu'] ) ? $GLOBALS['menu'] : [];
		return [ array_values( array_column( $menu, 2 ) ), self::below() ];
	}

	/**
	 * Pages below ours.
	 *
	 * @return list<mixed>
	 */
	private static function below(): array {
		$below = is_array( $GLOBALS['submenu'] ) && is_array( $GLOBALS['submenu'][ Screen::MENU ] ?? null )
			? $GLOBALS['submenu'][ Screen::MENU ]
			: [];
		return array_values( array_column( $below, 2 ) );
	}

	/**
	 * @return array<string, array{string, list<string>, list<string>}>
	 */
	public static function people(): array {
		return [
			'settings alone' => [ Roles::MANAGE_SETTINGS, [ Screen::MENU ], [ Screen::MENU, 'brolga-settings' ] ],
			'tests alone'    => [ Roles::MANAGE_TESTS, [ Screen::MENU ], [] ],
			'pages of others' => [ 'edit_others_pages', [ Screen::MENU ], [ Screen::MENU, 'brolga-popups' ] ],
			'shop reports'   => [ 'view_woocommerce_reports', [ Screen::MENU ], [] ],
			'leads alone'    => [ Roles::MANAGE_LEADS, [ Screen::MENU ], [ Screen::MENU ] ],
			'nothing'        => [ '', [], [] ],
		];
	}

	/**
	 * @param list<string> $top   Pages on top.
	 * @param list<string> $below Pages below ours.
	 */
	#[DataProvider( 'people' )]
	public function test_a_menu_is_there_for_each( string $capability, array $top, array $below ): void {
		self::assertSame( [ $top, $below ], $this->menu( $capability ) );
	}

	/**
	 * START-2: how to begin stands first as long as nobody has.
	 */
	public function test_get_started_moves_down_once_somebody_has(): void {
		$this->become( 'administrator' );
		$places = static function (): array {
			$GLOBALS['menu']    = [];
			$GLOBALS['submenu'] = [];
			do_action( 'admin_menu', '' );
			return self::below();
		};
		self::assertSame( [ Screen::MENU, 'brolga-start', 'brolga-popups', 'brolga-settings' ], $places() );
		wp_insert_post(
			[
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Contact',
				'post_content' => '<!-- wp:brolga/contact-form /-->',
			]
		);
		// The pages are looked through every few minutes.
		self::assertSame( [ Screen::MENU, 'brolga-start', 'brolga-popups', 'brolga-settings' ], $places() );
		delete_transient( 'brolga_not_begun' );
		self::assertSame( [ Screen::MENU, 'brolga-popups', 'brolga-settings', 'brolga-start' ], $places() );
	}

	/**
	 * LEAD-70: people first, then what visitors meet, then what came of it, whatever feature comes first.
	 */
	public function test_the_menu_is_in_the_order_in_which_owners_look(): void {
		$this->built->get( HelpScreen::class )->register();
		foreach ( [ HealthScreen::class, TestsScreen::class, FormsScreen::class, SubscribersScreen::class ] as $name ) {
			$this->built->get( $name )->register();
		}
		$this->become( 'administrator' );
		update_option( FirstRun::OPTION, [ 'begun' => true ] );
		do_action( 'admin_menu', '' );
		self::assertSame(
			[
				Screen::MENU,
				'brolga-subscribers',
				'brolga-popups',
				'brolga-forms',
				'brolga-experiments',
				'brolga-settings',
				'brolga-health',
				'brolga-start',
				HelpScreen::SLUG,
			],
			self::below()
		);
	}

	/**
	 * LEAD-59: the number is there for the screen's script even while WordPress hides it.
	 */
	public function test_the_menu_tells_how_many_leads_are_new(): void {
		$this->become( 'administrator' );
		do_action( 'admin_menu', '' );
		self::assertStringContainsString(
			'brolga-new-leads count-0\">0<',
			(string) wp_json_encode( $GLOBALS['menu'], JSON_UNESCAPED_SLASHES )
		);
		$this->send( $this->form_on_page() );
		do_action( 'admin_menu', '' );
		self::assertStringContainsString(
			'brolga-new-leads count-1\">1<',
			(string) wp_json_encode( $GLOBALS['menu'], JSON_UNESCAPED_SLASHES )
		);
		self::assertStringNotContainsString(
			'brolga-new-leads',
			(string) wp_json_encode( $GLOBALS['submenu'], JSON_UNESCAPED_SLASHES ),
			'It is said once.'
		);
	}

	public function test_it_opens_what_is_open_and_shows_no_leads(): void {
		$this->send( $this->form_on_page() );
		$this->menu( Roles::MANAGE_SETTINGS );
		ob_start();
		do_action( 'toplevel_page_' . Screen::MENU );
		$page = (string) ob_get_clean();
		self::assertStringContainsString( 'admin.php?page=brolga-settings', $page );
		self::assertStringNotContainsString( 'id="brolga-leads"', $page );
		self::assertStringNotContainsString( 'awaiting-mod', (string) wp_json_encode( $GLOBALS['menu'] ) );
	}
}
