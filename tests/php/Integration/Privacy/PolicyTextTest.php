<?php
/**
 * What a privacy policy should say of us.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Privacy;

use Brolga\Api\Newsletter\Account;
use Brolga\Core\Security\PrivacySection;
use Brolga\Core\Settings\Vault;
use Brolga\Newsletter\Providers\Accounts;
use Brolga\Newsletter\Providers\Brevo;
use Brolga\Newsletter\Providers\Mailchimp;
use Brolga\Privacy\PolicyText;
use Brolga\Spam\SpamSection;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use Brolga\Webhooks\Webhook;
use Brolga\Webhooks\Webhooks;
use PHPUnit\Framework\Attributes\Group;

/**
 * PRIV-4
 */
#[Group( 'once' )]
final class PolicyTextTest extends TestCase {

	private Accounts $accounts;

	private Webhooks $webhooks;

	private PolicyText $policy;

	protected function setUp(): void {
		parent::setUp();
		delete_option( Accounts::OPTION );
		delete_option( Webhooks::OPTION );
		$this->accounts = new Accounts( new Vault() );
		$this->webhooks = new Webhooks( new Vault() );
		$this->policy   = Built::around( new FrozenClock() )->get( PolicyText::class );
	}

	public function test_it_says_how_long_enquiries_are_kept(): void {
		self::assertStringContainsString( 'until we delete them', $this->policy->text() );
		self::set( new PrivacySection(), [ 'retention_days' => 90 ] );
		self::assertStringContainsString( 'after 90 days', $this->policy->text() );
	}

	public function test_it_names_services_only_where_the_owner_uses_some(): void {
		foreach ( [ 'other services', 'Turnstile' ] as $word ) {
			self::assertStringNotContainsString( $word, $this->policy->text() );
		}
		$this->accounts->put( new Account( 'main', Mailchimp::NAME, 'key-us21' ) );
		$this->accounts->put( new Account( 'second', Mailchimp::NAME, 'key-us21' ) );
		$this->accounts->put( new Account( 'third', Brevo::NAME, 'key' ) );
		self::assertStringContainsString( 'managed by other services: Mailchimp, Brevo.', $this->policy->text() );
		self::assertStringNotContainsString( 'share some of what you send us', $this->policy->text() );
		$this->webhooks->put( new Webhook( 'crm', 'https://crm.example/', 'secret' ) );
		self::assertStringContainsString( 'share some of what you send us', $this->policy->text() );
		self::assertStringNotContainsString( 'crm.example', $this->policy->text() );
		self::set(
			new SpamSection(),
			[
				'verifier' => 'turnstile',
				'site_key' => 'site',
				'secret'   => 'secret',
			]
		);
		self::assertStringContainsString( 'Cloudflare (Turnstile)', $this->policy->text() );
		self::set( new SpamSection(), [ 'verifier' => 'hcaptcha' ] );
		self::assertStringContainsString( 'Intuition Machines (hCaptcha)', $this->policy->text() );
		self::assertStringNotContainsString( 'jsDelivr', $this->policy->text() );
		self::set( new SpamSection(), [ 'verifier' => 'friendly-captcha' ] );
		self::assertStringContainsString( 'Friendly Captcha, which sees your IP address', $this->policy->text() );
		self::assertStringContainsString( 'from jsDelivr, which sees your IP address', $this->policy->text() );
	}
}
