<?php
/**
 * Pages under a strict Content-Security-Policy.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Policy;

use Brolga\AbTests\Delivery\InstantDelivery;
use Brolga\Core\Page\PublicPages;
use Brolga\Core\Policy\CspCommand;
use Brolga\Core\Policy\InlineScript;
use Brolga\Core\Policy\InlineScripts;
use Brolga\Core\Policy\Policy;
use Brolga\Core\Policy\StrictPolicy;
use Brolga\Core\Support\SystemClock;
use Brolga\Tests\Support\Built;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_CLI;
use WP_CLI\ExitException;

require_once dirname( __DIR__, 3 ) . '/support/wp-cli.php';

/**
 * CSP-2, CSP-3; the same map on all pages is seen in a browser.
 */
#[Group( 'once' )]
final class PolicyTest extends TestCase {

	/**
	 * Answers the site's requests to itself.
	 *
	 * @param string $html The page.
	 * @param string $kept Its Cache-Control.
	 */
	private static function answer( string $html, string $kept = '', int $status = 200 ): void {
		add_filter(
			'pre_http_request',
			static fn (): array => [
				'headers'  => [ 'cache-control' => $kept ],
				'body'     => $html,
				'response' => [
					'code'    => $status,
					'message' => '',
				],
				'cookies'  => [],
			]
		);
	}

	/**
	 * CSP-2
	 */
	public function test_scripts_that_run_are_allowed_once_each_and_data_is_not(): void {
		$html = '<script src="a.js"></script><script>one()</script><script type="importmap">{"imports":{}}</script>'
			. '<script type="application/ld+json">{}</script><script>one()</script><p>two()</p>';
		self::assertSame(
			[
				"'sha256-" . base64_encode( hash( 'sha256', 'one()', true ) ) . "'",
				"'sha256-" . base64_encode( hash( 'sha256', '{"imports":{}}', true ) ) . "'",
			],
			InlineScripts::hashes( $html )
		);
	}

	/**
	 * CSP-2
	 */
	public function test_a_page_of_each_visitors_own_gives_no_hashes(): void {
		self::answer( '<script>nonce()</script>', 'no-cache, no-store, private' );
		$policy = new Policy();
		$policy->look_at( home_url( '/cart/' ) );
		self::assertSame( [ home_url( '/cart/' ) ], $policy->personal );
		self::assertStringContainsString( "script-src 'self';", $policy->header() );
	}

	/**
	 * CSP-2
	 */
	public function test_a_page_that_is_missing_counts_and_one_that_breaks_is_named(): void {
		self::answer( '<script>one()</script>', 'no-store', 404 );
		$policy = new Policy();
		$policy->look_at( home_url( '/nothing/' ) );
		self::assertSame( [], $policy->personal );
		self::assertStringContainsString( 'sha256-', $policy->header() );

		remove_all_filters( 'pre_http_request' );
		self::answer( '', '', 503 );
		$policy->look_at( home_url( '/' ) );
		self::assertSame( [ home_url( '/' ) => 'HTTP 503' ], $policy->unread );
	}

	/**
	 * CSP-2
	 */
	public function test_each_type_of_content_is_looked_at(): void {
		$pages = array_map(
			static fn ( string $type ): int => wp_insert_post(
				[
					'post_type'    => $type,
					'post_title'   => 'New',
					'post_content' => 'New',
					'post_status'  => 'publish',
				]
			),
			[ 'page', 'post' ]
		);
		$found = PublicPages::addresses( 100 );
		self::assertSame( home_url( '/' ), $found[0] );
		self::assertSame(
			[],
			array_diff(
				array_map( static fn ( int $page ): string => (string) get_permalink( $page ), $pages ),
				$found
			)
		);
	}

	/**
	 * CSP-1, CSP-2
	 */
	public function test_the_command_waits_for_the_constant(): void {
		self::answer( '<script>one()</script>' );
		try {
			( new CspCommand() )( [], [ 'limit' => '1' ] );
			self::fail( 'It printed a policy.' );
		} catch ( ExitException $refused ) {
			self::assertStringContainsString( 'BROLGA_CSP', $refused->getMessage() );
		}
		add_filter( 'brolga_strict_csp', '__return_true' );
		WP_CLI::$said = [];
		( new CspCommand() )( [], [ 'limit' => '1' ] );
		self::assertStringContainsString( 'sha256-', (string) wp_json_encode( WP_CLI::$said, JSON_UNESCAPED_SLASHES ) );
	}

	/**
	 * The import map of the page that is being made.
	 */
	private static function map(): string {
		ob_start();
		do_action( 'wp_head' );
		do_action( 'wp_footer' );
		return 1 === preg_match( '~type="importmap"[^>]*>\s*(.*?)\s*</script>~s', (string) ob_get_clean(), $found )
			? $found[1]
			: '';
	}

	/**
	 * CSP-1: whatever a page has on it, its map names the same files in the same order, on pages with tests, too.
	 */
	public function test_a_map_names_all_modules_in_order(): void {
		do_action( 'wp_enqueue_scripts' );
		self::assertStringNotContainsString( 'brolga-slider-view-script-module', self::map() );

		add_filter( 'brolga_strict_csp', '__return_true' );
		do_action( 'wp_enqueue_scripts' );
		$map   = self::map();
		$names = array_keys( (array) ( (array) json_decode( $map, true ) )['imports'] );
		$order = $names;
		sort( $order );
		self::assertSame( $order, $names );
		self::assertContains( 'brolga-slider-view-script-module', $names );
		self::assertContains( '@brolga/tracking', $names );
		self::assertMatchesRegularExpression( '~"@brolga/runtime":"[^"]+runtime/waiting\.js~', $map );

		do_blocks( '<!-- wp:brolga/tabs --><!-- wp:brolga/tab {"label":"Clay"} --><!-- wp:paragraph --><p>Clay</p><!-- /wp:paragraph --><!-- /wp:brolga/tab --><!-- /wp:brolga/tabs -->' );
		self::assertSame( $map, self::map() );
	}

	/**
	 * CSP-3
	 */
	public function test_all_scripts_have_the_nonce(): void {
		$ours = Built::around( new SystemClock() )->get( InlineScript::class );
		self::assertStringStartsWith( '<script>', $ours->html( InstantDelivery::SCRIPT ) );
		self::assertStringNotContainsString( 'nonce', wp_get_inline_script_tag( 'one()' ) );
		add_filter( 'brolga_csp_nonce', static fn (): string => 'a"b' );
		self::assertStringStartsWith( '<script nonce="a&quot;b">', $ours->html( InstantDelivery::SCRIPT ) );
		self::assertStringContainsString( 'nonce="a&quot;b"', wp_get_inline_script_tag( 'one()' ) );
		self::assertStringContainsString( 'nonce="a&quot;b"', wp_get_script_tag( [ 'src' => '/a.js' ] ) );
	}
}
