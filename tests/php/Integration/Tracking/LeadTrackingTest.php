<?php
/**
 * The marketing service hears of leads from this server.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Tracking;

use Brolga\Core\Consent\Consent;
use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Client;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\SystemClock;
use Brolga\Forms\Source\FormId;
use Brolga\Leads\Inbox\LeadService;
use Brolga\Leads\Intake\SubmissionService;
use Brolga\Leads\LeadMark;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Mail\MailHandler;
use Brolga\Outbox\Worker;
use Brolga\Tests\FormTestCase;
use Brolga\Tests\Support\ApiServer;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FixedResolver;
use Brolga\Tests\Support\ScriptedHandler;
use Brolga\Tracking\LeadHandler;
use Brolga\Tracking\TrackingPolicy;
use Brolga\Tracking\TrackingSection;

/**
 * TRACK-6 TRACK-17 TRACK-18
 */
final class LeadTrackingTest extends FormTestCase {

	private ?ApiServer $server = null;

	private Container $container;

	private FormId $form;

	protected function setUp(): void {
		parent::setUp();
		delete_option( Settings::OPTION );
		$client = new Client( new FixedResolver(), new AllowedHosts( [ '127.0.0.1' ] ) );
		$client->register();
		// A visitor agrees by a cookie that this test can write.
		$consent         = new class() implements Consent {
			public function asks( string $service ): bool {
				return true;
			}
			public function allows( string $service, array $cookies ): bool {
				return is_string( $cookies['agreed'] ?? null )
					&& in_array( $service, explode( ' ', $cookies['agreed'] ), true );
			}
			public function said( string $service, array $cookies ): string {
				return $this->allows( $service, $cookies ) ? 'granted' : 'waiting';
			}
		};
		$this->container = Built::around(
			$this->clock,
			[
				Consent::class => $consent,
				Client::class  => $client,
			]
		);
		$this->form      = $this->form_on_page( [ 'title' => 'Enquiry' ] );
		$this->serve( 'speak' );
		self::set(
			Built::around( new SystemClock() )->get( TrackingSection::class ),
			[
				'automation_site'   => 'site_1',
				'automation_domain' => 'track.example.com',
				'referral'          => true,
			]
		);
	}

	protected function tearDown(): void {
		$this->server?->stop();
		$_COOKIE = [];
		parent::tearDown();
	}

	private function serve( string $mode ): void {
		$this->server?->stop();
		$this->server = new ApiServer( 'automation', $mode );
		$url          = $this->server->url();
		remove_all_filters( 'brolga_tracking_hosts' );
		add_filter( 'brolga_tracking_hosts', static fn (): array => [ 'marketing-automation' => $url ] );
	}

	/**
	 * Sends an enquiry as a visitor with cookies, and returns its number.
	 *
	 * @param array<string, string> $cookies Cookies by name.
	 */
	private function enquire(
		array $cookies,
		string $honeypot = '',
		string $page = 'http://127.0.0.1/contact/',
		string $referrer = ''
	): int {
		$_COOKIE = $cookies;
		$result  = $this->container->get( SubmissionService::class )->submit(
			$this->submission( $this->form, honeypot: $honeypot, page: $page, referrer: $referrer )
		);
		self::assertNull( $result->error );
		$_COOKIE = [];
		return $result->lead_id;
	}

	/**
	 * Does the jobs that are due, and returns what the service was told.
	 *
	 * @return list<array<array-key, mixed>>
	 */
	private function told(): array {
		$mails = new ScriptedHandler( static function (): void {}, MailHandler::KIND );
		( new Worker(
			$this->jobs,
			$this->connection,
			$this->clock,
			[ $this->container->get( LeadHandler::class ), $mails ],
			0
		) )->run(
			10,
			50
		);
		$told         = array_map(
			static fn ( array $received ): array => (array) json_decode( $received['body'], true ),
			$this->server?->stop() ?? []
		);
		$this->server = null;
		return $told;
	}

	/**
	 * TRACK-6 TRACK-17
	 */
	public function test_a_lead_of_a_visitor_who_agreed_is_told_with_the_pages_event_id(): void {
		$id = $this->enquire(
			[
				'agreed'          => 'marketing-automation affiliate',
				'brolga_visitor'  => str_repeat( 'a1', 16 ),
				'brolga_referral' => 'anna',
			]
		);
		$told = $this->told();
		self::assertCount( 1, $told );
		self::assertSame(
			[
				'site'     => 'site_1',
				'event'    => 'generate_lead',
				'event_id' => 'lead-' . LeadMark::of( $this->hmac, $id ),
				'visitor'  => str_repeat( 'a1', 16 ),
				'referral' => 'anna',
				'page'     => 'http://127.0.0.1/contact/',
				'data'     => [
					'lead_id' => LeadMark::of( $this->hmac, $id ),
					'form'    => 'enquiry',
				],
			],
			array_intersect_key(
				$told[0],
				array_flip( [ 'site', 'event', 'event_id', 'visitor', 'referral', 'page', 'data' ] )
			)
		);
		self::assertStringNotContainsString(
			'jo@example.com',
			(string) wp_json_encode( $told ),
			'What a visitor wrote stays here.'
		);
	}

	/**
	 * TRACK-21: the lead keeps the addresses as they were, the service learns no secret of them.
	 */
	public function test_the_service_is_told_no_secret_of_an_address(): void {
		$this->enquire(
			[ 'agreed' => 'marketing-automation' ],
			page: 'http://127.0.0.1/contact/?key=secret-1&utm_source=news',
			referrer: 'http://127.0.0.1/checkout/order-received/7/?key=secret-2'
		);
		$told = $this->told();
		self::assertSame(
			[ 'http://127.0.0.1/contact/?utm_source=news', 'http://127.0.0.1/checkout/order-received/7/' ],
			[ $told[0]['page'] ?? '', $told[0]['referrer'] ?? '' ]
		);
		self::assertStringNotContainsString( 'secret', (string) wp_json_encode( $told ) );
	}

	/**
	 * TRACK-17
	 */
	public function test_without_consent_nobody_is_told(): void {
		$this->enquire( [] );
		$this->enquire( [ 'agreed' => 'affiliate analytics' ] );
		self::assertSame( [], $this->told() );
	}

	/**
	 * TRACK-17
	 */
	public function test_without_a_service_nobody_is_told(): void {
		delete_option( Settings::OPTION );
		$this->enquire( [ 'agreed' => 'marketing-automation' ] );
		self::assertSame( [], $this->told() );
	}

	/**
	 * TRACK-17
	 */
	public function test_spam_is_not_told_and_not_by_an_owners_consent_either(): void {
		$id      = $this->enquire( [ 'agreed' => 'marketing-automation' ], 'a robot' );
		$_COOKIE = [ 'agreed' => 'marketing-automation' ];
		self::assertSame( LeadStatus::Spam, $this->container->get( LeadRepository::class )->find( $id )?->status );
		self::assertTrue( $this->container->get( LeadService::class )->update( $id, LeadStatus::New, '', 0 ) );
		self::assertSame( [], $this->told() );
	}

	/**
	 * TRACK-17
	 */
	public function test_a_service_that_fails_is_asked_again_with_the_same_id(): void {
		$this->serve( 'broken' );
		$id    = $this->enquire( [ 'agreed' => 'marketing-automation' ] );
		$first = $this->told();
		$this->serve( 'speak' );
		$this->clock->advance( 3600 );
		$second = $this->told();
		self::assertSame(
			[ [ 'lead-' . LeadMark::of( $this->hmac, $id ) ], [ 'lead-' . LeadMark::of( $this->hmac, $id ) ] ],
			[ array_column( $first, 'event_id' ), array_column( $second, 'event_id' ) ]
		);
	}

	/**
	 * TRACK-18 TRACK-23
	 */
	public function test_a_lead_keeps_who_referred_its_visitor(): void {
		$campaign = fn ( int $id ): array => $this->container->get( LeadRepository::class )->find(
			$id
		)->campaign ?? [];
		self::assertSame(
			[ 'referral' => 'anna' ],
			$campaign( $this->enquire( [ 'agreed' => 'affiliate', 'brolga_referral' => 'anna' ] ) )
		);
		$this->clock->advance( 700 );
		self::assertSame(
			[],
			$campaign( $this->enquire( [ 'brolga_referral' => 'anna' ] ) ),
			'Without consent it is not kept.'
		);
		$this->clock->advance( 700 );
		self::assertSame(
			[ 'referral' => 'Anna Müller + <b>' ],
			$campaign( $this->enquire( [ 'agreed' => 'affiliate', 'brolga_referral' => ' Anna  Müller + <b>' ] ) ),
			'TRACK-23'
		);
		$this->clock->advance( 700 );
		self::assertSame( [], $campaign( $this->enquire( [ 'agreed' => 'affiliate', 'brolga_referral' => " \n" ] ) ) );
		delete_option( Settings::OPTION );
		$this->clock->advance( 700 );
		self::assertSame(
			[],
			$campaign( $this->enquire( [ 'agreed' => 'affiliate', 'brolga_referral' => 'anna' ] ) ),
			'Where referrals are off it is not kept.'
		);
	}

	/**
	 * TRACK-8
	 */
	public function test_the_policy_names_the_service(): void {
		$policy = implode( "\n", $this->container->get( TrackingPolicy::class )->policy() );
		self::assertStringContainsString( 'Marketing automation (127.0.0.1)', $policy );
		self::assertStringContainsString( 'Referrals:', $policy );
	}
}
