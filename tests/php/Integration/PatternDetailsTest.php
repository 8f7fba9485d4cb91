<?php
/**
 * Whose details patterns show.
 *
 * @package Brolga\Tests
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration;

use Brolga\Business\BusinessSection;
use Brolga\Content\Business\KeptDetails;
use Brolga\Content\Saved\ReadableFallback;
use Brolga\Core\Support\PluginFile;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\Support\WithoutPlugin;
use Brolga\Tests\TestCase;
use Brolga\Theme\PatternDetails;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * A pattern's samples are nobody's: no visitor is told of them.
 *
 * @see THEME-180 BLOCK-430 BLOCK-431
 */
#[Group( 'once' )]
final class PatternDetailsTest extends TestCase {

	/** Numbers that are kept for fiction, links that ring, write or lead somewhere, and streets with a number. */
	private const SOMEBODYS = '/\b7010 \d{4}\b|\b(?:tel|sms|mailto):|openstreetmap|google\.[a-z.]+\/maps'
		. '|\b\d+ [A-Z]\w+ (?:Road|Street|Terrace|Avenue)\b/';

	protected function setUp(): void {
		parent::setUp();
		self::assertTrue( class_exists( PatternDetails::class, false ) );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function patterns(): iterable {
		$root = dirname( __DIR__, 3 );
		foreach ( [
			...(array) glob( "{$root}/theme/patterns/*.php" ),
			...(array) glob( "{$root}/plugin/patterns/{,popups/}*.php", GLOB_BRACE ),
		] as $file ) {
			yield basename( (string) $file, '.php' ) => [ (string) $file ];
		}
	}

	#[DataProvider( 'patterns' )]
	public function test_visitors_see_no_sample_before_an_owner_has_filled_in( string $file ): void {
		self::assertDoesNotMatchRegularExpression( self::SOMEBODYS, do_blocks( self::content( $file ) ) );
	}

	/**
	 * BLOCK-431: a page that was saved with the plugin tells nobody of a sample once the plugin is off.
	 */
	#[DataProvider( 'patterns' )]
	public function test_no_sample_stays_when_the_plugin_goes( string $file ): void {
		$kept    = Built::around( new FrozenClock( '2026-11-24T12:00:00Z' ) )->get( ReadableFallback::class );
		// As the editor inserts it: patterns inside of it are its own.
		$content = (string) preg_replace_callback(
			'#<!-- wp:pattern {"slug":"brolga/([\w-]+)"} /-->#',
			static fn ( array $found ): string => self::content( dirname( $file ) . "/{$found[1]}.php" ),
			self::content( $file )
		);
		$written = $kept->written( $content );
		$shown   = WithoutPlugin::during( static fn (): string => do_blocks( $written ) );
		self::assertDoesNotMatchRegularExpression( self::SOMEBODYS, $shown );
	}

	/**
	 * THEME-431: the footer of a new site says how to reach the business, once somebody has said so.
	 */
	public function test_the_footer_has_the_owners_details_and_no_others(): void {
		$footer = dirname( __DIR__, 3 ) . '/theme/patterns/footer.php';
		$empty  = do_blocks( self::content( $footer ) );
		self::assertStringNotContainsString( 'Address', $empty );
		self::assertStringNotContainsString( 'Opening hours', $empty );
		self::assertStringNotContainsString( 'wp-block-paragraph"></p>', $empty );
		self::set( new BusinessSection(), [ 'business_phone' => '0113 496 0142', 'country' => 'GB' ] );
		$phone = do_blocks( self::content( $footer ) );
		self::assertStringContainsString( '<a href="tel:+441134960142">0113 496 0142</a></p>', $phone );
		self::assertStringNotContainsString( 'Opening hours', $phone );
		self::set(
			new BusinessSection(),
			[ 'street' => '4 Otley Road', 'city' => 'Leeds', 'opening_hours' => [ 'Mo-Fr 08:00-19:00' ] ]
		);
		$all = do_blocks( self::content( $footer ) );
		self::assertStringContainsString( '4 Otley Road, Leeds', $all );
		self::assertStringContainsString( 'Monday to Friday', $all );
	}

	/**
	 * THEME-431: without the plugin it says what was last known, and nothing where nobody knew anything.
	 */
	public function test_the_footer_keeps_the_details_when_the_plugin_goes(): void {
		$footer = dirname( __DIR__, 3 ) . '/theme/patterns/footer.php';
		$off    = static fn (): string => WithoutPlugin::during(
			static fn (): string => do_blocks( self::content( $footer ) )
		);
		self::assertStringNotContainsString( 'blockGap', $off() );
		self::assertStringNotContainsString( '<br>', $off() );
		self::set(
			new BusinessSection(),
			[ 'business_phone' => '0113 496 0142', 'country' => 'GB', 'street' => '4 Otley Road', 'city' => 'Leeds' ]
		);
		$built = Built::around( new FrozenClock( '2026-11-24T12:00:00Z' ) );
		$built->get( KeptDetails::class )->register();
		do_action( 'brolga_settings_changed', 'business', null );
		self::assertStringContainsString(
			'4 Otley Road, Leeds<br><a href="tel:+441134960142">0113 496 0142</a></p>',
			$off()
		);
		self::assertStringNotContainsString( 'Opening hours', $off() );
		self::assertStringNotContainsString( '"></p>', $off() );

		// Once more at the last moment, and at no other plugin's: a network is long.
		delete_option( KeptDetails::OPTION );
		do_action( 'deactivate_plugin', 'another/another.php', false ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
		self::assertFalse( get_option( KeptDetails::OPTION ) );
		$own = plugin_basename( $built->get( PluginFile::class )->path );
		do_action( 'deactivate_plugin', $own, false ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
		self::assertIsArray( get_option( KeptDetails::OPTION ) );
	}

	/**
	 * A pattern as it is with the plugin.
	 */
	private static function content( string $file ): string {
		ob_start();
		require $file;
		return (string) ob_get_clean();
	}
}
