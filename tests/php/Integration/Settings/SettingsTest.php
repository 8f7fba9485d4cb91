<?php
/**
 * What the owner has set.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Settings;

use Brolga\Settings\Settings;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * OUTBOX-11 LEAD-24
 */
final class SettingsTest extends TestCase {

	private Settings $settings;

	protected function setUp(): void {
		parent::setUp();
		delete_option( Settings::OPTION );
		$this->settings = new Settings();
	}

	/**
	 * OUTBOX-11
	 */
	public function test_without_settings_wordpress_own_are_used(): void {
		add_filter( 'pre_option_admin_email', static fn (): string => 'boss@example.org' );
		add_filter( 'pre_option_blogname', static fn (): string => 'Fern &amp; Co' );
		self::assertSame( 'boss@example.org', $this->settings->notification_recipient() );
		self::assertSame( 'Fern & Co', $this->settings->mail_from_name() );
		self::assertSame( '', $this->settings->mail_from() );
		self::assertSame( '', $this->settings->reply_to() );
		self::assertSame( [], $this->settings->trusted_proxies() );
		self::assertFalse( $this->settings->erase_on_uninstall() );
	}

	public function test_what_was_set_is_read_and_the_rest_kept(): void {
		$this->settings->update( [ 'mail_from' => ' site@example.org ', 'erase_on_uninstall' => true ] );
		$this->settings->update( [ 'reply_to' => 'office@example.org', 'trusted_proxies' => [ '10.0.0.0/8', ' ::1 ' ] ] );
		self::assertSame( 'site@example.org', $this->settings->mail_from() );
		self::assertSame( 'office@example.org', $this->settings->reply_to() );
		self::assertSame( [ '10.0.0.0/8', '::1' ], $this->settings->trusted_proxies() );
		self::assertTrue( $this->settings->erase_on_uninstall() );
		$this->settings->update( [ 'mail_from' => '' ] );
		self::assertSame( '', $this->settings->mail_from() );
	}

	/**
	 * @param array<string, mixed> $changes What somebody sends.
	 */
	#[DataProvider( 'unusable' )]
	public function test_what_cannot_be_used_changes_nothing( array $changes ): void {
		$this->settings->update( [ 'mail_from' => 'site@example.org', 'mail_from_name' => 'Fern' ] );
		$before = get_option( Settings::OPTION );
		$this->settings->update( $changes );
		self::assertSame( $before, get_option( Settings::OPTION ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>}>
	 */
	public static function unusable(): iterable {
		yield 'no address' => [ [ 'mail_from' => 'nobody' ] ];
		yield 'header' => [ [ 'mail_from' => "a@example.org\r\nBcc: b@example.org" ] ];
		yield 'array' => [ [ 'mail_from' => [ 'a@example.org' ], 'mail_from_name' => [], 'erase_on_uninstall' => 'yes' ] ];
		yield 'unknown name' => [ [ 'siteurl' => 'https://evil.example' ] ];
		yield 'proxies as text' => [ [ 'trusted_proxies' => '10.0.0.0/8' ] ];
	}

	/**
	 * LEAD-24
	 */
	public function test_networks_that_are_none_are_left_out(): void {
		$this->settings->update( [ 'trusted_proxies' => [ '10.0.0.1', 'anybody', '', '999.0.0.1', [], '10.0.0.0/8; DROP TABLE', "10.0.0.2\n" ] ] );
		self::assertSame( [ '10.0.0.1', '10.0.0.2' ], $this->settings->trusted_proxies() );
	}

	#[DataProvider( 'spoiled' )]
	public function test_a_spoiled_option_is_harmless( mixed $stored ): void {
		update_option( Settings::OPTION, $stored );
		self::assertSame( '', $this->settings->mail_from() );
		self::assertSame( [], $this->settings->trusted_proxies() );
		self::assertNotSame( '', $this->settings->notification_recipient() );
		$this->settings->update( [ 'mail_from' => 'site@example.org' ] );
		self::assertSame( 'site@example.org', $this->settings->mail_from() );
	}

	/**
	 * @return iterable<string, array{mixed}>
	 */
	public static function spoiled(): iterable {
		yield 'text' => [ 'x' ];
		yield 'number' => [ 5 ];
		yield 'values of other types' => [ [ 'mail_from' => [], 'mail_from_name' => 5, 'trusted_proxies' => 'x', 'notification_recipient' => 'nobody' ] ];
	}

	/**
	 * Reading them asks the database nothing.
	 */
	public function test_they_are_autoloaded(): void {
		$this->settings->update( [ 'mail_from' => 'site@example.org' ] );
		wp_cache_flush();
		wp_load_alloptions();
		$queries = self::db()->num_queries;
		$this->settings->mail_from();
		self::assertSame( $queries, self::db()->num_queries );
	}
}
