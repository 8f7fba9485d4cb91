<?php
/**
 * The ways to a screen that texts describe.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Admin;

use Brolga\Ai\Admin\AiSection;
use Brolga\AbTests\Results\TestsScreen;
use Brolga\Api\Settings\Section;
use Brolga\Core\Admin\HelpScreen;
use Brolga\Core\Admin\Screen;
use Brolga\Core\Admin\SettingsScreen;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Settings\SettingsService;
use Brolga\Core\Support\Capabilities;
use Brolga\Core\Support\SystemClock;
use Brolga\Demo\StartScreen;
use Brolga\Health\HealthScreen;
use Brolga\Leads\Inbox\LeadsScreen;
use Brolga\Leads\Reports\FormsScreen;
use Brolga\Newsletter\Admin\SubscribersScreen;
use Brolga\Popups\Screen\PopupsScreen;
use Brolga\Tests\Support\Built;
use Brolga\Tests\TestCase;
use Brolga\Tracking\ReferralsScreen;
use PHPUnit\Framework\Attributes\Group;

/**
 * LEAD-71
 */
#[Group( 'once' )]
final class PathsTest extends TestCase {

	/** Texts that people read. */
	private const TEXTS = [
		'plugin/languages/brolga.pot',
		'plugin/readme.txt',
		'README.md',
		'CHANGELOG.md',
		'SECURITY.md',
		'docs/webhooks.md',
		'docs/README.md',
		'docs/run.md',
		'docs/wp-config.md',
		'docs/content-security-policy.md',
		'docs/automation.md',
	];

	/**
	 * Each screen of our menu, and each section of the settings.
	 *
	 * @return list<string>
	 */
	private function paths(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		update_option( Settings::OPTION, [ 'tracking' => [ 'referral' => true ] ] );
		$built = Built::around( new SystemClock() );
		remove_all_actions( 'admin_menu' );
		foreach ( [
			LeadsScreen::class,
			SubscribersScreen::class,
			FormsScreen::class,
			PopupsScreen::class,
			TestsScreen::class,
			ReferralsScreen::class,
			SettingsScreen::class,
			HealthScreen::class,
			StartScreen::class,
			HelpScreen::class,
		] as $screen ) {
			$built->get( $screen )->register();
		}
		( new Capabilities() )->register();
		$this->become( 'administrator' );
		do_action( 'admin_menu', '' );
		$menu    = is_array( $GLOBALS['submenu'] ?? null ) ? $GLOBALS['submenu'][ Screen::MENU ] ?? [] : [];
		$screens = array_map(
			static fn ( mixed $item ): string => is_array( $item ) && is_string( $item[0] ?? null )
				? wp_strip_all_tags( $item[0] )
				: '',
			array_values( (array) $menu )
		);
		unset( $GLOBALS['menu'], $GLOBALS['submenu'] );
		$sections = array_map(
			static fn ( Section $section ): string => "Settings > {$section->title()}",
			$built->get( SettingsService::class )->sections()
		);
		// There where a model is connected.
		$sections[] = 'Settings > ' . ( new AiSection() )->title();
		return [ ...$sections, ...$screens ];
	}

	/**
	 * LEAD-71: no text sends anybody to a place that is called something else.
	 */
	public function test_each_path_that_a_text_names_is_there(): void {
		$paths = $this->paths();
		self::assertContains( 'Leads', $paths );
		self::assertContains( 'Settings > Email', $paths );
		$named = 0;
		foreach ( self::TEXTS as $file ) {
			$text = (string) file_get_contents( dirname( __DIR__, 4 ) . "/{$file}" );
			$text = str_replace( [ "\"\n\"", '→' ], [ '', '>' ], $text );
			self::assertDoesNotMatchRegularExpression( '/\bLeads > \w/', $text, $file );
			preg_match_all( '/Brolga > ([^"\n]+)/', $text, $found );
			foreach ( $found[1] as $rest ) {
				++$named;
				$known = array_filter(
					$paths,
					static fn ( string $path ): bool => 1 === preg_match(
						'/^' . preg_quote( $path, '/' ) . '(?!\w| > )/',
						$rest
					)
				);
				self::assertNotSame( [], $known, "{$file}: Brolga > {$rest}" );
			}
		}
		self::assertGreaterThan( 20, $named );
	}
}
