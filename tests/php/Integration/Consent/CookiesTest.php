<?php
/**
 * Cookies that are set although nobody agreed.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Consent;

use Brolga\Consent\CookieNames;
use Brolga\Consent\CookiePages;
use Brolga\Consent\CookieScanner;
use Brolga\Consent\CookiesCheck;
use Brolga\Consent\SetCookie;
use Brolga\Consent\TagsProbe;
use Brolga\Core\Health\HealthState;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Roles;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;

/**
 * CONSENT-40, CONSENT-41, CONSENT-42, CONSENT-43.
 */
#[Group( 'once' )]
final class CookiesTest extends TestCase {

	/**
	 * The plugin, where visitors are asked about Google Analytics.
	 */
	private static function built(): Container {
		update_option(
			Settings::OPTION,
			[
				'consent'  => [ 'enabled' => true ],
				'tracking' => [ 'analytics' => 'G-ABCDEF1234' ],
			]
		);
		return Built::around( new FrozenClock( '2026-11-24T12:00:00Z' ) );
	}

	/**
	 * CONSENT-40
	 *
	 * @return iterable<string, array{string, list<string>}>
	 */
	public static function headers(): iterable {
		yield 'for a visit' => [ 'PHPSESSID=abc; path=/', [ 'PHPSESSID' ] ];
		yield 'for a year' => [ '_fbp=fb.1; expires=Wed, 24 Nov 2027 12:00:00 GMT; Max-Age=31536000', [ '_fbp' ] ];
		yield 'taken away by date' => [ 'old=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; path=/', [] ];
		yield 'taken away by age' => [ 'old=; Max-Age=0', [] ];
		yield 'age counts before date' => [ 'a=1; expires=Thu, 01-Jan-1970 00:00:01 GMT; max-age=60', [ 'a' ] ];
		yield 'a date that is none' => [ 'a=1; expires=soon', [ 'a' ] ];
		yield 'a value like an attribute' => [ 'a=max-age=0', [ 'a' ] ];
		yield 'nothing' => [ '', [] ];
	}

	/**
	 * CONSENT-40 CONSENT-43: a cookie that is taken away is not one that is set.
	 *
	 * @param string       $header What the server says.
	 * @param list<string> $names  What it sets.
	 */
	#[DataProvider( 'headers' )]
	public function test_headers_are_read( string $header, array $names ): void {
		self::assertSame( $names, SetCookie::names( [ $header, $header ], 1795521600 ) );
	}

	/**
	 * CONSENT-40: a page is shown to whoever has a signature of ours, for this purpose and of today.
	 */
	public function test_pages_are_signed(): void {
		$built   = self::built();
		$scanner     = $built->get( CookieScanner::class );
		$address = $scanner->address( home_url( '/?a=b' ) );
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $query );
		$token = $query[ CookieScanner::PARAMETER ] ?? '';
		self::assertIsString( $token );
		self::assertSame( 'b', $query['a'] ?? null );
		self::assertTrue( $scanner->is_signed( $token ) );
		self::assertFalse( $scanner->is_signed( "{$token}x" ) );
		self::assertFalse( $scanner->is_signed( $built->get( Hmac::class )->sign( 'et_frontend_nonce', '' ) ) );
		self::assertFalse(
			Built::around( new FrozenClock( '2026-11-24T13:00:00Z' ) )->get( CookieScanner::class )->is_signed( $token )
		);
	}

	/**
	 * CONSENT-40 CONSENT-41: nothing happens without a signature; with one, nobody is logged in and no cookie is there.
	 */
	public function test_a_signed_page_is_a_strangers(): void {
		$scanner     = self::built()->get( CookieScanner::class );
		$_COOKIE = [ 'mine' => '1' ];
		$_GET    = [ CookieScanner::PARAMETER => 'a.1.b' ];
		$scanner->register();
		self::assertSame( [ 'mine' => '1' ], $_COOKIE );
		parse_str( (string) wp_parse_url( $scanner->address( home_url( '/' ) ), PHP_URL_QUERY ), $_GET );
		$level = ob_get_level();
		try {
			$scanner->register();
			self::assertSame( $level + 1, ob_get_level() );
			self::assertSame( [], $_COOKIE );
			self::assertSame( 0, apply_filters( 'determine_current_user', 7 ) );
			$there = apply_filters( 'wp_redirect', home_url( '/cart/' ) );
			self::assertIsString( $there );
			self::assertStringContainsString( CookieScanner::PARAMETER . '=', $there );
			self::assertSame( 'https://other.example/', apply_filters( 'wp_redirect', 'https://other.example/' ) );
			self::assertSame( '//other.example/', apply_filters( 'wp_redirect', '//other.example/' ) );
		} finally {
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
		}
	}

	/**
	 * CONSENT-41: the jar is the page's first script, and knows the answer and what the server sets.
	 */
	public function test_the_jar_comes_first(): void {
		$page = self::built()->get( CookieScanner::class )->finish(
			'<!doctype html><html><head lang="en"><script>first()</script><header></header>',
			[ 'Content-Type: text/html', 'set-cookie: shop_visit="1>"; path=/', 'Set-Cookie: gone=; max-age=0' ]
		);
		self::assertMatchesRegularExpression( '~<head lang="en"><script data-answer="brolga_consent=\w+\.1795521600\." data-set="shop_visit" src="[^"]+/build/admin/cookie-scanner\.js\?ver=\w+"></script>\s*<script>first~', $page );
		self::assertSame( 1, substr_count( $page, 'cookie-scanner' ) );
		update_option( Settings::OPTION, [] );
		self::assertStringContainsString(
			'data-answer=""',
			Built::around( new FrozenClock( '2026-11-24T12:00:00Z' ) )
				->get( CookieScanner::class )
				->finish( '<head>', [] )
		);
	}

	/**
	 * CONSENT-42: what is declared as necessary, or WordPress' own, is no finding.
	 */
	public function test_cookies_are_known_by_what_services_declare(): void {
		$names = self::built()->get( CookieNames::class );
		foreach ( [
			'brolga_consent',
			'brolga:external:maps.example',
			'wordpress_test_cookie',
			'wp-settings-time-1',
			'wpEmojiSettingsSupports',
		] as $name ) {
			self::assertTrue( $names->is_necessary( $name ), $name );
		}
		foreach ( [ '_ga', '_ga_ABC', '_fbp', 'xbrolga_consent', 'brolga_consent2', "brolga_consent\n" ] as $name ) {
			self::assertFalse( $names->is_necessary( $name ), $name );
		}
		self::assertSame(
			[ 'Google Analytics', null ],
			[ $names->service( '_ga_ABC' )?->title, $names->service( '_fbp' )?->title ]
		);
	}

	/**
	 * CONSENT-42 LEAD-400: the Health screen sends what it found, and is told what that means, then and later.
	 */
	public function test_what_was_found_is_kept_and_judged(): void {
		$built = self::built();
		$check = $built->get( CookiesCheck::class );
		self::assertSame(
			[ HealthState::Unchecked, 'cookies' ],
			[ $check->look()->state, $check->look()->actions[0]['kind'] ?? '' ]
		);
		$page = home_url( '/shop/' );
		$body = [
			'pages'  => 2,
			'failed' => [],
			'found'  => [
				[ 'name' => '_fbp', 'by' => 'https://cdn.example/t.js', 'page' => $page ],
				[ 'name' => '_fbp', 'by' => 'https://cdn.example/t.js', 'page' => home_url( '/' ) ],
				[ 'name' => '_ga', 'by' => '', 'page' => $page ],
				[ 'name' => 'brolga_from', 'by' => 'https://cdn.example/t.js', 'page' => $page ],
			],
		];
		$send = static function ( array $body ): array {
			$request = new WP_REST_Request( 'POST', '/brolga/v1/found-cookies' );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $body ) );
			$answer = rest_do_request( $request );
			$data   = $answer->get_data();
			return [ $answer->get_status(), is_array( $data ) ? $data : [] ];
		};
		self::assertSame( 401, $send( $body )[0] );
		$user = self::user( 'administrator' );
		wp_set_current_user( $user );
		self::assertTrue( current_user_can( Roles::MANAGE_SETTINGS ) );
		[ $status, $data ] = $send( $body );
		self::assertSame( [ 200, 'cookies', 'critical' ], [ $status, $data['id'] ?? '', $data['state'] ?? '' ] );
		$path    = wp_make_link_relative( $page );
		$finding = $check->look();
		self::assertSame( "_fbp (set by https://cdn.example/t.js) on {$path}\n_ga of Google Analytics (set by the server) on {$path}", $finding->detail );
		self::assertStringContainsString( '2 pages', $finding->advice );
		self::assertSame( 400, $send( [ 'found' => 'all' ] + $body )[0] );
		$send( [ 'found' => [] ] + $body );
		self::assertSame( HealthState::Good, $check->look()->state );
		$send( [ 'pages' => 1, 'failed' => [ $page ], 'found' => [] ] );
		self::assertSame( [ HealthState::Recommended, $page ], [ $check->look()->state, $check->look()->detail ] );
	}

	/**
	 * CONSENT-40: one page of each kind is looked at, by the owner's word alone.
	 */
	public function test_pages_of_each_kind_are_looked_at(): void {
		$contact = self::factory_page( '<!-- wp:brolga/contact-form {"a":1} /-->' );
		self::factory_page( 'Nothing of the kind.' );
		$pages = self::built()->get( CookiePages::class )->addresses();
		self::assertSame( home_url( '/' ), $pages[0] ?? '' );
		self::assertContains( get_permalink( $contact ), $pages );
		self::assertLessThanOrEqual( 10, count( $pages ) );
		self::assertSame( $pages, array_unique( $pages ) );
		self::assertSame(
			401,
			rest_do_request( new WP_REST_Request( 'GET', '/brolga/v1/found-cookies' ) )->get_status()
		);
	}

	/**
	 * CONSENT-40: an attachment's address leads to its file where attachments have no
	 * pages, and a file has no cookies to look for.
	 */
	public function test_attachments_are_looked_at_only_where_they_have_pages(): void {
		$file = wp_insert_attachment(
			[ 'post_title' => 'A video of the meadow', 'post_mime_type' => 'video/mp4' ],
			'meadow.mp4'
		);
		self::assertIsInt( $file );
		$pages = self::built()->get( CookiePages::class );
		update_option( 'wp_attachment_pages_enabled', 0 );
		self::assertNotContains( get_permalink( $file ), $pages->addresses() );
		update_option( 'wp_attachment_pages_enabled', 1 );
		self::assertContains( get_permalink( $file ), $pages->addresses() );
	}

	/**
	 * CONSENT-43: the probe reads which cookies come with the home page.
	 */
	public function test_the_probe_reads_the_servers_cookies(): void {
		$headers = [ 'set-cookie' => [ 'brolga_from=a', 'old=; max-age=0' ] ];
		add_filter( 'pre_http_request', static function () use ( &$headers ): array {
			return [ 'response' => [ 'code' => 200 ], 'body' => '<p>Nothing.</p>', 'headers' => $headers ];
		} );
		$probe = self::built()->get( TagsProbe::class );
		self::assertSame( HealthState::Good, $probe->try_out()->state );
		$headers['set-cookie'] = 'PHPSESSID=abc; path=/';
		self::assertSame(
			[ HealthState::Critical, 'PHPSESSID' ],
			[ $probe->try_out()->state, $probe->try_out()->detail ]
		);
	}

	/**
	 * Somebody of a role.
	 */
	private static function user( string $role ): int {
		$id = wp_insert_user( [ 'user_login' => "cookies-{$role}", 'user_pass' => 'x', 'role' => $role ] );
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * A published page.
	 *
	 * @param string $content What stands in it.
	 */
	private static function factory_page( string $content ): int {
		return wp_insert_post(
			[ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page', 'post_content' => $content ]
		);
	}
}
