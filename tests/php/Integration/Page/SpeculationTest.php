<?php
/**
 * What browsers fetch ahead.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Page;

use Brolga\Shop\Checkout\FreshPages;
use Brolga\Tests\Integration\Shop\FakeShop;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * PERF-28
 */
#[Group( 'once' )]
final class SpeculationTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		update_option( 'permalink_structure', '/%postname%/' );
	}

	protected function tearDown(): void {
		update_option( 'permalink_structure', '' );
		wp_set_current_user( 0 );
		parent::tearDown();
	}

	public function test_a_page_is_fetched_at_rest_and_not_run(): void {
		self::assertSame(
			[ 'mode' => 'prefetch', 'eagerness' => 'moderate' ],
			wp_get_speculation_rules_configuration()
		);
	}

	public function test_others_have_the_last_word(): void {
		$theirs = [ 'mode' => 'prerender', 'eagerness' => 'eager' ];
		$first  = static fn (): array => $theirs;
		add_filter( 'wp_speculation_rules_configuration', $first, 1 );
		self::assertSame( $theirs, wp_get_speculation_rules_configuration() );
		remove_filter( 'wp_speculation_rules_configuration', $first, 1 );
		add_filter( 'wp_speculation_rules_configuration', '__return_null' );
		self::assertNull( wp_get_speculation_rules_configuration() );
		remove_filter( 'wp_speculation_rules_configuration', '__return_null' );
	}

	public function test_nobody_who_is_logged_in_fetches_ahead(): void {
		wp_set_current_user( 1 );
		self::assertNull( wp_get_speculation_rules_configuration() );
	}

	/**
	 * A shop whose account is the front page leaves nothing out for it: that would be all pages.
	 */
	public function test_cart_and_checkout_are_fetched_when_asked_for(): void {
		( new FreshPages( new FakeShop( false ) ) )->register();
		( new FreshPages( new FakeShop() ) )->register();
		$rules = (string) wp_json_encode( wp_get_speculation_rules(), JSON_UNESCAPED_SLASHES );
		remove_all_filters( 'wp_speculation_rules_href_exclude_paths' );
		self::assertStringContainsString( '"/cart/*","/checkout/*"]', $rules );
		self::assertStringContainsString( '"/*\\\\?(.+)"', $rules );
	}
}
