<?php
/**
 * What visitors are asked, and what they said.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Consent;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Consent\ConsentQuestion;
use Brolga\Consent\VisitorConsent;
use Brolga\Core\Consent\Consent;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Settings\Vault;
use Brolga\Core\Support\SystemClock;
use Brolga\Popups\PublishedPopups;
use Brolga\Shop\Orders\ShopStorage;
use Brolga\Tests\Integration\Shop\FakeShop;
use Brolga\Tests\Support\Built;
use Brolga\Tests\TestCase;
use InvalidArgumentException;
use PHPUnit\Framework\Attributes\Group;

/**
 * CONSENT-1 to CONSENT-4, CONSENT-12, CONSENT-20.
 */
#[Group( 'once' )]
final class VisitorConsentTest extends TestCase {

	/**
	 * The plugin with some settings.
	 *
	 * @param array<string, mixed>                $consent The section's values.
	 * @param array<string, array<string, mixed>> $others  Values of other sections, by their names.
	 */
	private static function built( array $consent = [ 'enabled' => true ], array $others = [] ): Container {
		update_option( Settings::OPTION, [ 'consent' => $consent ] + $others );
		return Built::around( new SystemClock() );
	}

	/**
	 * What an answer looks like.
	 *
	 * @param Container $built   The plugin.
	 * @param string    $granted Services, joined by `~`.
	 * @return array<string, string>
	 */
	private static function answer( Container $built, string $granted ): array {
		return [ 'brolga_consent' => "{$built->get( ConsentQuestion::class )->version()}.1732312345.{$granted}" ];
	}

	/**
	 * CONSENT-1: nobody is asked before the owner says so.
	 */
	public function test_off_means_not_asked(): void {
		$consent = self::built( [] )->get( Consent::class );
		self::assertInstanceOf( VisitorConsent::class, $consent );
		self::assertFalse( $consent->asks( 'maps' ) );
		self::assertTrue( $consent->allows( 'maps', [] ) );
	}

	/**
	 * CONSENT-2 CONSENT-3
	 */
	public function test_an_answer_counts_service_by_service(): void {
		$built   = self::built();
		$consent = $built->get( Consent::class );
		self::assertTrue( $consent->asks( 'maps' ) );
		self::assertFalse( $consent->asks( 'nothing' ) );
		self::assertFalse( $consent->allows( 'maps', [] ) );
		self::assertTrue( $consent->allows( 'nothing', [] ) );
		self::assertTrue( $consent->allows( 'maps', self::answer( $built, 'maps' ) ) );
		self::assertFalse( $consent->allows( 'videos', self::answer( $built, 'maps' ) ) );
		self::assertFalse( $consent->allows( 'maps', [ 'brolga_consent' => [ 'maps' ] ] ) );
	}

	/**
	 * CONSENT-3: a cookie that somebody has tampered with, or blown up, is no answer.
	 */
	public function test_a_forged_cookie_is_no_answer(): void {
		$built   = self::built();
		$consent = $built->get( Consent::class );
		foreach ( [
			'maps"><script>alert(1)</script>',
			"maps' OR 1=1",
			"maps\0",
			"maps\r\nSet-Cookie: a=b",
			str_repeat( 'maps~', 200000 ) . '<',
		] as $granted ) {
			self::assertFalse(
				$consent->allows( 'maps', self::answer( $built, $granted ) ),
				substr( $granted, 0, 40 )
			);
		}
		self::assertFalse( $consent->allows( 'maps', self::answer( $built, str_repeat( 'a', 1000000 ) ) ) );
		self::assertTrue( $consent->allows( 'maps', self::answer( $built, str_repeat( 'other~', 200000 ) . 'maps' ) ) );
	}

	/**
	 * CONSENT-2 CONSENT-4: yes until told otherwise, by the visitor or by their browser.
	 */
	public function test_opt_out(): void {
		$built   = self::built( [ 'enabled' => true, 'mode' => 'opt-out' ] );
		$consent = $built->get( Consent::class );
		self::assertTrue( $consent->allows( 'maps', [] ) );
		self::assertFalse( $consent->allows( 'maps', self::answer( $built, 'videos' ) ) );
		$_SERVER['HTTP_SEC_GPC'] = '1';
		self::assertFalse( $consent->allows( 'maps', [] ) );
		self::assertTrue( $consent->allows( 'maps', self::answer( $built, 'maps' ) ) );
	}

	/**
	 * CONSENT-3: another question is asked anew, the same one is not, in whatever order it is put.
	 */
	public function test_the_version_follows_services_and_mode(): void {
		$here    = self::built()->get( ConsentQuestion::class )->version();
		$again   = self::built()->get( ConsentQuestion::class )->version();
		$opt_out = self::built( [ 'enabled' => true, 'mode' => 'opt-out' ] )->get( ConsentQuestion::class )->version();
		$own     = self::built( [ 'enabled' => true ], [ 'maps' => [ 'tile_url' => '/tiles/{z}/{x}/{y}.png' ] ] )
			->get( ConsentQuestion::class )
			->version();
		self::assertSame( $here, $again );
		self::assertCount( 3, array_unique( [ $here, $opt_out, $own ] ) );
		$settings = new Settings();
		$one      = self::service( 'one' );
		$two      = self::service( 'two' );
		self::assertSame(
			( new ConsentQuestion( static fn (): array => [ $one, $two ], $settings ) )->version(),
			( new ConsentQuestion( static fn (): array => [ $two, $one ], $settings ) )->version()
		);
		self::assertMatchesRegularExpression( '/^[\da-f]{8}$/D', $here );
	}

	/**
	 * A service of a test.
	 *
	 * @param string $id Its name.
	 */
	private static function service( string $id, Category $category = Category::Statistics ): DeclaresServices {
		return new class( $id, $category ) implements DeclaresServices {
			/**
			 * @param string $id The service's name.
			 */
			public function __construct( private readonly string $id, private readonly Category $category ) {}

			/**
			 * @return list<Service>
			 */
			public function services(): array {
				return [ new Service( $this->id, $this->category, $this->id, 'A purpose.' ) ];
			}
		};
	}

	/**
	 * CONSENT-1: where there is nothing that may be refused, there is nothing to ask.
	 */
	public function test_functional_services_are_not_asked_about(): void {
		self::built();
		$question = new ConsentQuestion(
			static fn (): array => [ self::service( 'cart', Category::Functional ) ],
			new Settings()
		);
		self::assertFalse( $question->is_asked() );
		self::assertSame( [], $question->categories() );
		self::assertSame( [ 'cart' ], array_keys( $question->services() ) );
	}

	/**
	 * CONSENT-21: what the site itself keeps is listed, where there is such a thing, and asked about nowhere.
	 */
	public function test_the_sites_own_storage_is_listed(): void {
		$stores = static fn ( ConsentQuestion $question ): array => array_merge(
			...array_values( array_map(
				static fn ( Service $service ): array => Category::Functional === $service->category
					? array_column( $service->stores, 'days', 'name' )
					: [],
				$question->services()
			) )
		);
		$plain  = $stores( self::built()->get( ConsentQuestion::class ) );
		self::assertSame( [ 0, 0 ], [ $plain['brolga_lead'] ?? null, $plain['brolga_leads'] ?? null ] );
		self::assertArrayNotHasKey( 'brolga_orders', $plain );
		self::assertArrayNotHasKey( 'dxnteHours*', $plain );
		update_option( PublishedPopups::OPTION, [ 7 => [ 'slug' => 'sale', 'conditions' => [ 'show' => 'site' ] ] ] );
		self::assertSame( 365, $stores( self::built()->get( ConsentQuestion::class ) )['dxnteHours*'] ?? null );
		self::assertSame( 'brolga_orders', ( new ShopStorage( new FakeShop() ) )->services()[0]->stores[0]->name );
	}

	/**
	 * CONSENT-9: what Tag Manager's container is known to keep goes with its consent.
	 */
	public function test_tag_manager_names_googles_cookies(): void {
		$services = self::built( [ 'enabled' => true ], [ 'tracking' => [ 'tag_manager' => 'GTM-ABC1234' ] ] )
			->get( ConsentQuestion::class )
			->services();
		self::assertSame( [ '_ga', '_ga_*', '_gcl_*' ], array_column( $services['tag-manager']->stores, 'name' ) );
	}

	/**
	 * CONSENT-12 TRACK-8: what is here is declared, and what is not is not.
	 */
	public function test_features_declare_what_the_site_uses(): void {
		$plain = self::built()->get( ConsentQuestion::class )->categories();
		self::assertSame( [ 'preferences', 'marketing' ], [ $plain['maps'] ?? '', $plain['videos'] ?? '' ] );
		self::assertArrayNotHasKey( 'recaptcha', $plain );
		$keys = [ 'site_key' => 'k', 'secret' => ( new Vault() )->seal( 's' ) ];
		foreach ( [
			'recaptcha' => 'www.google.com',
			'turnstile' => 'challenges.cloudflare.com',
			'hcaptcha' => 'hcaptcha.com',
			'friendly-captcha' => 'frcapi.com, cdn.jsdelivr.net/npm/@friendlycaptcha',
		] as $verifier => $host ) {
			$question = self::built( [ 'enabled' => true ], [ 'spam' => [ 'verifier' => $verifier ] + $keys ] )->get(
				ConsentQuestion::class
			);
			self::assertSame( 'preferences', $question->categories()[ $verifier ] ?? '' );
			self::assertSame( $host, $question->services()[ $verifier ]->host );
			self::assertSame(
				'friendly-captcha' === $verifier ? [ 'frc_*', 'https://*.frcapi.com__*' ] : [],
				array_column( $question->services()[ $verifier ]->stores, 'name' )
			);
		}
		self::assertArrayNotHasKey(
			'maps',
			self::built( [ 'enabled' => true ], [ 'maps' => [ 'tile_url' => '/tiles/{z}/{x}/{y}.png' ] ] )
				->get( ConsentQuestion::class )
				->categories()
		);
	}

	/**
	 * CONSENT-12: a name that could not stand in the cookie is a mistake of ours.
	 */
	public function test_a_name_has_letters_digits_and_hyphens(): void {
		$this->expectException( InvalidArgumentException::class );
		new Service( 'a~b', Category::Marketing, 'A', 'B.' );
	}

	/**
	 * CONSENT-20: another plugin's banner counts where ours is off, and not where ours asks.
	 */
	public function test_another_banner_counts_where_ours_is_off(): void {
		require_once dirname( __DIR__, 4 ) . '/tests/support/consent-api.php';
		self::assertTrue( self::built( [] )->get( Consent::class )->allows( 'maps', [] ) );
		add_filter( 'wp_get_consent_type', static fn (): string => 'optin' );
		$consent = self::built( [] )->get( Consent::class );
		self::assertTrue( $consent->asks( 'maps' ) );
		self::assertFalse( $consent->allows( 'maps', [] ) );
		$_COOKIE['wp_consent_preferences'] = 'allow';
		self::assertTrue( $consent->allows( 'maps', [] ) );
		self::assertFalse( $consent->allows( 'videos', [] ) );
		self::assertFalse( self::built()->get( Consent::class )->allows( 'maps', [] ) );
	}
}
