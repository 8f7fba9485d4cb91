<?php
/**
 * Tags of Google and others, and what they may do before an answer.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Consent;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Api\Consent\Storage;
use Brolga\Consent\ConsentApi;
use Brolga\Consent\ConsentQuestion;
use Brolga\Consent\TagDefaults;
use Brolga\Consent\Tags;
use Brolga\Consent\TagsCheck;
use Brolga\Consent\TagsProbe;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Health\HealthState;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Policy\InlineScript;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\PluginFile;
use Brolga\Core\Support\SystemClock;
use Brolga\Tests\Support\Built;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Error;

require_once dirname( __DIR__, 3 ) . '/support/consent-api.php';

/**
 * CONSENT-14, CONSENT-16, CONSENT-18, CONSENT-19.
 */
#[Group( 'once' )]
final class TagsTest extends TestCase {

	/**
	 * A question about one service.
	 *
	 * @param string $id      Its name.
	 * @param bool   $enabled Whether it is asked.
	 */
	private static function question( string $id, bool $enabled = true ): ConsentQuestion {
		update_option( Settings::OPTION, [ 'consent' => [ 'enabled' => $enabled ] ] );
		$declares = new class( $id ) implements DeclaresServices {
			/**
			 * @param string $id The service's name.
			 */
			public function __construct( private readonly string $id ) {}

			/**
			 * @return list<Service>
			 */
			public function services(): array {
				return [ new Service(
					$this->id,
					Category::Statistics,
					'Counting',
					'Counts.',
					'counts.example',
					[ new Storage( '_ga_*', 'Tells visits apart', 730 ) ]
				) ];
			}
		};
		return new ConsentQuestion( static fn (): array => [ $declares ], new Settings() );
	}

	/**
	 * The plugin with some settings.
	 *
	 * @param bool $enabled Whether visitors are asked.
	 */
	private static function built( bool $enabled ): Container {
		update_option( Settings::OPTION, [ 'consent' => [ 'enabled' => $enabled ] ] );
		return Built::around( new SystemClock() );
	}

	/**
	 * The head of a page.
	 *
	 * @param ConsentQuestion $question What visitors are asked.
	 */
	private static function head( ConsentQuestion $question ): string {
		remove_all_actions( 'wp_head' );
		$defaults = new TagDefaults(
			$question,
			static fn (): InlineScript => Built::around( new SystemClock() )->get( InlineScript::class )
		);
		$defaults->register();
		add_action( 'wp_head', static function (): void {
			echo '<script src="https://www.googletagmanager.com/gtag/js"></script>';
		}, -1000 );
		ob_start();
		do_action( 'wp_head' );
		return (string) ob_get_clean();
	}

	/**
	 * CONSENT-14 TRACK-7: denied before any tag, where there may be one.
	 */
	public function test_consent_mode_says_no_before_any_tag(): void {
		foreach ( [ 'tag-manager', 'analytics' ] as $id ) {
			$head = self::head( self::question( $id ) );
			self::assertStringStartsWith( '<script>', $head );
			foreach ( [ 'ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage' ] as $storage ) {
				self::assertStringContainsString( "{$storage}: 'denied'", $head );
			}
			self::assertStringContainsString( 'wait_for_update: 500', $head );
			self::assertLessThan( strpos( $head, 'googletagmanager.com' ), strpos( $head, "'default'" ) );
		}
		self::assertStringNotContainsString( "'default'", self::head( self::question( 'matomo' ) ) );
		self::assertStringNotContainsString( "'default'", self::head( self::question( 'analytics', false ) ) );
	}

	/**
	 * CONSENT-14: the page on Content-Security-Policy names the hash that is right.
	 */
	public function test_the_documentation_names_its_hash(): void {
		preg_match( '#<script>(.*?)</script>#s', self::head( self::question( 'analytics' ) ), $found );
		$hash = 'sha256-' . base64_encode( hash( 'sha256', $found[1] ?? '', true ) );
		self::assertStringContainsString(
			"'{$hash}'",
			(string) file_get_contents( dirname( __DIR__, 4 ) . '/docs/content-security-policy.md' )
		);
	}

	/**
	 * CONSENT-16
	 *
	 * @return iterable<string, array{string, list<string>}>
	 */
	public static function pages(): iterable {
		yield 'a file' => [
			'<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>',
			[ 'Google Tag Manager (www.googletagmanager.com)' ],
		];
		yield 'a file of any protocol' => [
			'<script src="//connect.facebook.net/en_US/fbevents.js"></script>',
			[ 'Meta Pixel (connect.facebook.net)' ],
		];
		yield 'a snippet that loads it' => [
			'<script>(function(c,l,a,r){t=l.createElement(r);t.src="https://www.clarity.ms/tag/"+i;})(window)</script>',
			[ 'Microsoft Clarity (www.clarity.ms)' ],
		];
		yield 'a snippet with concatenation' => [
			"<script>j.src='https://www.googletagmanager.com/gtm.js?id='+i</script>",
			[ 'Google Tag Manager (www.googletagmanager.com)' ],
		];
		yield 'twice is once' => [
			'<script src="https://static.hotjar.com/a.js"></script><script src="https://static.hotjar.com/b.js"></script>',
			[ 'Hotjar (static.hotjar.com)' ],
		];
		yield 'blocked by a banner' => [ '<script type="text/plain" src="https://www.googletagmanager.com/gtag/js"></script>', [] ];
		yield 'our own data' => [ '<script type="application/json">{"src":"https://www.googletagmanager.com/"}</script>', [] ];
		yield 'a link' => [ '<a href="https://www.googletagmanager.com/">Tags</a><link rel="preconnect" href="https://static.hotjar.com">', [] ];
		yield 'a host that only looks like it' => [ '<script src="https://notclarity.ms/a.js"></script><script src="https://clarity.ms.example/a.js"></script>', [] ];
		yield 'in a comment' => [ '<!-- <script src="https://static.hotjar.com/a.js"></script> -->', [] ];
	}

	/**
	 * CONSENT-16: tags are found and named, and nothing else.
	 *
	 * @param string       $html The page.
	 * @param list<string> $tags What is in it.
	 */
	#[DataProvider( 'pages' )]
	public function test_tags_are_found_and_named( string $html, array $tags ): void {
		self::assertSame( $tags, Tags::in( "<!doctype html><html><head>{$html}</head><body></body></html>" ) );
	}

	/**
	 * CONSENT-16: the home page is looked at as a new visitor gets it.
	 */
	public function test_the_probe_looks_at_the_home_page(): void {
		$answer = [ 'response' => [ 'code' => 200 ], 'body' => '<p>Nothing.</p>' ];
		$asked  = [];
		add_filter(
			'pre_http_request',
			static function ( mixed $before, mixed $args, mixed $url ) use ( &$answer, &$asked ): mixed {
				$asked[] = [ $url, is_array( $args ) ? $args['cookies'] ?? null : null ];
				return $answer;
			},
			10,
			3
		);
		$probe = self::built( false )->get( TagsProbe::class );
		self::assertSame( HealthState::Good, $probe->try_out()->state );
		$answer['body'] = '<script src="https://static.hotjar.com/a.js"></script>';
		$finding        = $probe->try_out();
		self::assertSame(
			[ HealthState::Critical, 'Hotjar (static.hotjar.com)' ],
			[ $finding->state, $finding->detail ]
		);
		$answer['response']['code'] = 503;
		self::assertSame( 'HTTP 503', $probe->try_out()->detail );
		$answer = new WP_Error( 'http_request_failed', 'No way.' );
		self::assertSame(
			[ HealthState::Recommended, 'No way.' ],
			[ $probe->try_out()->state, $probe->try_out()->detail ]
		);
		self::assertSame( [ home_url( '/' ), [] ], $asked[0] );
	}

	/**
	 * CONSENT-16: the Health screen says whether anybody asks, and offers to look.
	 */
	public function test_health_says_who_asks(): void {
		$title = static fn ( bool $enabled ): string => self::built( $enabled )->get( TagsCheck::class )->look()->title;
		self::assertSame(
			[ 'Visitors are asked for consent', 'Visitors are not asked for consent' ],
			[ $title( true ), $title( false ) ]
		);
		add_filter( 'wp_get_consent_type', static fn (): string => 'optin' );
		self::assertSame( 'Another plugin asks for consent', $title( false ) );
		self::assertSame(
			[ 'probe' ],
			array_column( self::built( true )->get( TagsCheck::class )->look()->actions, 'kind' )
		);
	}

	/**
	 * CONSENT-18: other plugins learn of our cookies.
	 */
	public function test_cookies_are_declared(): void {
		$told = [];
		add_action( 'brolga_test_cookie_info', static function ( mixed $info ) use ( &$told ): void {
			$told[] = $info;
		} );
		remove_all_actions( 'wp_loaded' );
		self::built( true )->get( ConsentApi::class )->register();
		do_action( 'wp_loaded' );
		self::assertContains(
			[ 'brolga_consent', 'Your privacy choices', 'functional', '6 months', 'Your answer' ],
			$told
		);
		self::assertTrue( apply_filters(
			'wp_consent_api_registered_'
				. plugin_basename( Built::around( new SystemClock() )->get( PluginFile::class )->path ),
			false
		) );
	}

	/**
	 * CONSENT-19: other plugins learn how we ask, and that we do not.
	 */
	public function test_other_plugins_learn_how_we_ask(): void {
		foreach ( [ [ true, 'optin' ], [ false, false ] ] as [ $enabled, $type ] ) {
			remove_all_filters( 'wp_get_consent_type' );
			self::built( $enabled )->get( ConsentApi::class )->register();
			self::assertSame( $type, wp_get_consent_type() );
		}
	}
}
