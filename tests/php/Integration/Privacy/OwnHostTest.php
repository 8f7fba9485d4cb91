<?php
/**
 * What a page asks of other hosts: nothing.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Privacy;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * SITE-14: nothing leaves the site unasked.
 */
#[Group( 'once' )]
final class OwnHostTest extends TestCase {

	/**
	 * Head and foot of a page, as a theme prints them.
	 */
	private static function page(): string {
		ob_start();
		do_action( 'wp_head' );
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}

	public function test_there_is_no_emoji_script(): void {
		self::assertStringNotContainsStringIgnoringCase( 'emoji', self::page() );
	}

	public function test_no_other_host_is_named_for_looking_up_or_loading(): void {
		preg_match_all( '/<(?:link|script|img|iframe)[^>]+(?:href|src)=[\'"](?:https?:)?\/\/([^\/\'"]+)/', self::page(), $hosts );
		self::assertSame( [], array_values( array_diff( $hosts[1], [ wp_parse_url( home_url(), PHP_URL_HOST ) ] ) ) );
	}

	public function test_a_portrait_is_drawn_by_the_site_itself(): void {
		update_option( 'show_avatars', 1 );
		self::assertSame( plugins_url( 'brolga/assets/person.svg' ), get_avatar_url( 'jo@example.com' ) );
		self::assertStringContainsString( 'person.svg', (string) get_avatar( 'jo@example.com' ) );
		self::assertFileExists( dirname( __DIR__, 4 ) . '/plugin/assets/person.svg' );
	}

	public function test_an_owner_can_ask_for_gravatar(): void {
		add_filter( 'brolga_allow_gravatar', '__return_true' );
		self::assertStringContainsString( 'gravatar.com', (string) get_avatar_url( 'jo@example.com' ) );
	}

	public function test_a_image_that_somebody_else_gave_is_kept(): void {
		add_filter( 'pre_get_avatar_data', static fn ( array $avatar ): array => [ 'url' => '/own.jpg' ] + $avatar, 1 );
		self::assertSame( '/own.jpg', get_avatar_url( 'jo@example.com' ) );
	}

	public function test_mail_keeps_its_emoji(): void {
		$mail = [
			'message' => "A fern: \u{1F33F}",
			'headers' => 'Content-Type: text/html',
		];
		self::assertSame( $mail, apply_filters( 'wp_mail', $mail ) );
	}
}
