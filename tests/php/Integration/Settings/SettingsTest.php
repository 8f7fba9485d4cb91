<?php
/**
 * What the owner has set.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Settings;

use Brolga\Core\Security\PrivacySection;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Settings\Vault;
use Brolga\Mail\MailSection;
use Brolga\Mail\NotificationsSection;
use Brolga\Mail\Sender;
use Brolga\Tests\Support\SampleSection;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * OUTBOX-11 LEAD-24
 */
final class SettingsTest extends TestCase {

	private Settings $settings;

	private Sender $sender;

	protected function setUp(): void {
		parent::setUp();
		delete_option( Settings::OPTION );
		$this->settings = new Settings();
		$this->sender   = new Sender( $this->settings );
	}

	/**
	 * OUTBOX-11
	 */
	public function test_without_settings_wordpress_own_are_used(): void {
		add_filter( 'pre_option_admin_email', static fn (): string => 'boss@example.org' );
		add_filter( 'pre_option_blogname', static fn (): string => 'Fern &amp; Co' );
		self::assertSame( 'boss@example.org', $this->sender->owner() );
		self::assertSame( 'Fern & Co', $this->sender->name() );
		self::assertSame( '', $this->sender->address() );
		self::assertSame( '', $this->sender->reply_to() );
		self::assertSame( [], $this->settings->of( new PrivacySection() )->texts( 'trusted_proxies' ) );
		self::assertSame( 0, $this->settings->of( new PrivacySection() )->number( 'retention_days' ) );
		self::assertFalse( $this->settings->of( new PrivacySection() )->flag( 'erase_on_uninstall' ) );
	}

	public function test_what_was_set_is_read(): void {
		self::set( new MailSection(), [ 'mail_from' => 'site@example.org' ] );
		self::set( new NotificationsSection(), [ 'notification_recipient' => 'office@example.org' ] );
		self::set(
			new PrivacySection(),
			[ 'erase_on_uninstall' => true, 'trusted_proxies' => [ '10.0.0.0/8', '::1' ] ]
		);
		self::assertSame( 'site@example.org', $this->sender->address() );
		self::assertSame( 'office@example.org', $this->sender->owner() );
		self::assertSame(
			[ '10.0.0.0/8', '::1' ],
			$this->settings->of( new PrivacySection() )->texts( 'trusted_proxies' )
		);
		self::assertTrue( $this->settings->of( new PrivacySection() )->flag( 'erase_on_uninstall' ) );
	}

	#[DataProvider( 'spoiled' )]
	public function test_a_spoiled_option_is_harmless( mixed $stored ): void {
		update_option( Settings::OPTION, $stored );
		self::assertSame( '', $this->sender->address() );
		self::assertSame( [], $this->settings->of( new PrivacySection() )->texts( 'trusted_proxies' ) );
		self::assertSame( 0, $this->settings->of( new PrivacySection() )->number( 'retention_days' ) );
		self::assertFalse( $this->settings->of( new PrivacySection() )->flag( 'erase_on_uninstall' ) );
		self::assertNotSame( '', $this->sender->owner() );
		self::assertSame( 'a', $this->settings->of( new SampleSection() )->text( 'choice' ) );
		self::assertSame( '', $this->settings->of( new SampleSection() )->text( 'key' ) );
	}

	/**
	 * @return iterable<string, array{mixed}>
	 */
	public static function spoiled(): iterable {
		yield 'text' => [ 'x' ];
		yield 'number' => [ 5 ];
		yield 'sections of other types' => [
			[ 'mail' => 'x', 'privacy' => 7, 'notifications' => null, 'sample' => [ 'a' ] ],
		];
		yield 'values of other types' => [
			[
				'mail'          => [ 'mail_from' => [], 'mail_from_name' => 5 ],
				'privacy'       => [
					'trusted_proxies'    => 'x',
					'retention_days'     => '30',
					'erase_on_uninstall' => 'yes',
				],
				'notifications' => [ 'notification_recipient' => 'nobody' ],
				'sample'        => [ 'choice' => 'z', 'rows' => [ [ 'name' => 5 ] ], 'key' => 'not sealed' ],
			],
		];
		yield 'values out of bounds' => [
			[
				'mail'    => [ 'mail_from' => "a@example.org\r\nBcc: b@example.org" ],
				'privacy' => [ 'retention_days' => -1 ],
			],
		];
	}

	/**
	 * OUTBOX-17: what is stored of a secret does not tell it, and only this site's salts open it.
	 */
	public function test_secrets_are_stored_sealed(): void {
		self::set( new SampleSection(), [ 'key' => 'pa55 wörd' ] );
		self::assertSame( 'pa55 wörd', $this->settings->of( new SampleSection() )->text( 'key' ) );
		$stored = get_option( Settings::OPTION );
		self::assertStringNotContainsString( 'pa55', (string) wp_json_encode( $stored ) );
		add_filter( 'salt', static fn (): string => 'other salts' );
		self::assertSame( '', $this->settings->of( new SampleSection() )->text( 'key' ) );
	}

	public function test_a_seal_that_was_touched_does_not_open(): void {
		$vault  = new Vault();
		$sealed = $vault->seal( 'secret' );
		self::assertSame( 'secret', $vault->open( $sealed ) );
		self::assertNotSame( $sealed, $vault->seal( 'secret' ) );
		foreach ( [
			'',
			'secret',
			'sealed:',
			'sealed:%%',
			'sealed:AAAA',
			substr( $sealed, 0, -8 ) . 'AAAAAAA=',
		] as $other ) {
			self::assertSame( '', $vault->open( $other ) );
		}
	}

	/**
	 * Reading them asks the database nothing.
	 */
	public function test_they_are_autoloaded(): void {
		self::set( new MailSection(), [ 'mail_from' => 'site@example.org' ] );
		wp_cache_flush();
		wp_load_alloptions();
		$queries = self::db()->num_queries;
		$this->sender->address();
		self::assertSame( $queries, self::db()->num_queries );
	}
}
