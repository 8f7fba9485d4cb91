<?php
/**
 * What came of partners' links.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Tracking;

use Brolga\Core\Admin\Screen;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Referrals\ReferralFigures;
use Brolga\Core\Referrals\ReferralKind;
use Brolga\Core\Referrals\Referred;
use Brolga\Core\Support\SystemClock;
use Brolga\Leads\Inbox\LeadService;
use Brolga\Leads\LeadStatus;
use Brolga\Newsletter\Lists\ListTokens;
use Brolga\Newsletter\SubscriberPersonalData;
use Brolga\Tests\NewsletterTestCase;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tracking\ReferralReport;
use Brolga\Tracking\ReferralsCommand;
use Brolga\Tracking\ReferralsScreen;
use Brolga\Tracking\TrackingSection;
use DateTimeImmutable;
use InvalidArgumentException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_CLI;
use WP_CLI\ExitException;

require_once dirname( __DIR__, 3 ) . '/support/wp-cli.php';

/**
 * TRACK-25
 */
final class ReferralReportTest extends NewsletterTestCase {

	protected function setUp(): void {
		parent::setUp();
		self::set( Built::around( new SystemClock() )->get( TrackingSection::class ), [ 'referral' => true ] );
	}

	protected function tearDown(): void {
		$_COOKIE = [];
		parent::tearDown();
	}

	/**
	 * An enquiry of a visitor who came by a partner's link.
	 */
	private function enquire( string $partner ): int {
		$this->clock->advance( 700 );
		$_COOKIE = [ 'brolga_referral' => $partner ];
		$result  = $this->service->submit( $this->submission( $this->form_on_page() ) );
		self::assertNull( $result->error );
		return $result->lead_id;
	}

	/**
	 * @return list<array{string, int, int}> Name, leads and sign-ups.
	 */
	private function told( string $from = '', string $to = '' ): array {
		$report = $this->built->get( ReferralReport::class )->of( $from, $to, static fn (): bool => true );
		self::assertSame( [ 'leads', 'signups' ], $report['kinds'], 'There is no shop here.' );
		return array_map(
			static fn ( array $one ): array => [ $one['name'], $one['leads'], $one['signups'] ],
			$report['partners']
		);
	}

	/**
	 * TRACK-18: leads by the words of their origin, without spam and the bin, on their days.
	 */
	public function test_leads_are_counted_by_partner(): void {
		$long = 'Ünal & Söhne ' . str_repeat( 'sehr ', 12 ) . 'lang';
		$this->enquire( 'Anna Müller' );
		$this->enquire( 'Ben' );
		$spam = $this->enquire( 'Ben' );
		$this->enquire( 'anna müller' );
		$this->enquire( $long );
		$this->enquire( '' );
		self::assertTrue( $this->built->get( LeadService::class )->update( $spam, LeadStatus::Trash, '', 0 ) );
		self::assertSame( [ [ 'anna müller', 2, 0 ], [ 'Ben', 1, 0 ], [ $long, 1, 0 ] ], $this->told() );
		$today = $this->clock->now()->setTimezone( wp_timezone() );
		self::assertSame(
			[],
			$this->told(
				$today->modify( '-9 days' )->format( 'Y-m-d' ),
				$today->modify( '-2 days' )->format( 'Y-m-d' )
			)
		);

		// The list knows them by the same name.
		$this->become( 'editor' );
		$found = fn ( string $partner ): int => count(
			(array) ( (array) $this->rest( 'GET', '/brolga/v1/leads?referral=' . rawurlencode( $partner ) )
				->get_data() )['items']
		);
		self::assertSame( [ 2, 1, 1, 0 ], array_map( $found, [ 'Anna Müller', 'ben', $long, 'Anna' ] ) );
	}

	/**
	 * TRACK-18: a sign-up counts for the link by which it was asked for, once it is confirmed; its owner can read it.
	 */
	public function test_signups_are_counted_when_they_are_confirmed(): void {
		$_COOKIE = [ 'brolga_referral' => 'Anna Müller' ];
		self::assertNull( $this->sign_up( $this->signup_on_page() )->error );
		$_COOKIE = [];
		self::assertSame( [], $this->told(), 'Nobody has said yes.' );
		self::assertSame( 200, $this->pages->answer( $this->link( ListTokens::CONFIRM ), true )?->status );
		self::assertSame( [ [ 'Anna Müller', 0, 1 ] ], $this->told() );
		self::assertSame( 200, $this->pages->answer( $this->link( ListTokens::LEAVE ), true )?->status );
		self::assertSame( [ [ 'Anna Müller', 0, 1 ] ], $this->told(), 'Who left later was brought all the same.' );
		$export = $this->built->get( SubscriberPersonalData::class )->export(
			new PersonalAddress( 'jo@example.com' ),
			1
		);
		self::assertStringContainsString( 'Anna M\u00fcller', (string) wp_json_encode( $export->items ) );
	}

	/**
	 * Several sources make one line a partner; money of one currency is never added to another's; nobody reads what
	 * they may not.
	 */
	#[Group( 'once' )]
	public function test_sources_are_put_together(): void {
		$report = new ReferralReport(
			[
				self::source(
					ReferralKind::Orders,
					[
						new Referred( 'anna', 2, 30.1, 'AUD' ),
						new Referred( 'Anna', 1, 5.0, 'NZD' ),
						new Referred( '2026', 1, 7.0, 'AUD' ),
						new Referred( '=cmd', 1, 1.0, 'AUD' ),
					]
				),
				self::source( ReferralKind::Leads, [ new Referred( 'Anna', 4 ), new Referred( 'Ben', 1 ) ] ),
				self::source( ReferralKind::Signups, null ),
			],
			new FrozenClock( '2026-11-21 10:00:00' )
		);
		$all    = $report->of( '2026-11-01', '', static fn (): bool => true );
		self::assertSame( [ 'leads', 'orders' ], $all['kinds'] );
		self::assertEquals(
			[
				[
					'name'    => 'anna',
					'leads'   => 4,
					'signups' => 0,
					'orders'  => 3,
					'revenue' => [
						[ 'currency' => 'AUD', 'amount' => 30.1 ],
						[ 'currency' => 'NZD', 'amount' => 5.0 ],
					],
				],
				[ '2026', 1 ],
				[ '=cmd', 1 ],
				[ 'Ben', 0 ],
			],
			[
				$all['partners'][0],
				...array_map(
					static fn ( array $one ): array => [ $one['name'], $one['orders'] ],
					array_slice( $all['partners'], 1 )
				),
			]
		);
		$csv = ReferralReport::csv( $all );
		self::assertSame(
			[
				'"Partner","Leads","Orders","Revenue","Currency","From","To"',
				'"anna","4","3","30.10","AUD","2026-11-01","2026-11-21"',
				'"anna","","","5.00","NZD","2026-11-01","2026-11-21"',
				'"2026","0","1","7.00","AUD","2026-11-01","2026-11-21"',
				'"\'=cmd","0","1","1.00","AUD","2026-11-01","2026-11-21"',
				'"Ben","1","0","","","2026-11-01","2026-11-21"',
			],
			explode( "\r\n", trim( $csv, "\u{FEFF}\r\n" ) )
		);
		$some = $report->of( '', '', static fn ( string $capability ): bool => 'may-leads' === $capability );
		self::assertSame(
			[ [ 'leads' ], [ 'Anna', 'Ben' ], '2026-10-23' ],
			[ $some['kinds'], array_column( $some['partners'], 'name' ), $some['from'] ]
		);
		self::assertStringNotContainsString( 'AUD', (string) wp_json_encode( $some ) );
	}

	/**
	 * @return list<array{string, string}>
	 */
	public static function odd_days(): array {
		return [
			[ '2026-11-22', '2026-11-21' ],
			[ '2026-02-30', '' ],
			[ 'yesterday', '' ],
			[ '2020-01-01', '2026-11-21' ],
		];
	}

	#[DataProvider( 'odd_days' )]
	#[Group( 'once' )]
	public function test_odd_days_make_no_report( string $from, string $to ): void {
		$this->expectException( InvalidArgumentException::class );
		( new ReferralReport( [], new FrozenClock( '2026-11-21 10:00:00' ) ) )->of(
			$from,
			$to,
			static fn (): bool => true
		);
	}

	/**
	 * Editors read it by the API, also as a file.
	 */
	public function test_the_route(): void {
		// The route goes by the machine's clock, for which a message of just before midnight is none of tomorrow.
		$this->clock->advance( -3600 );
		$this->enquire( 'Anna' );
		$this->become( 'editor' );
		$data = (array) $this->rest( 'GET', '/brolga/v1/referrals' )->get_data();
		self::assertSame( 'Anna', ( (array) ( (array) $data['partners'] )[0] )['name'] );
		$file = (array) $this->rest( 'GET', '/brolga/v1/referrals?csv=1' )->get_data();
		self::assertStringContainsString( '"Anna","1","0"', is_string( $file['text'] ) ? $file['text'] : '' );
		self::assertSame(
			400,
			$this->rest( 'GET', '/brolga/v1/referrals?from=2026-11-22&to=2026-11-21' )->get_status()
		);
	}

	/**
	 * The command tells the same, and says which days will not do.
	 */
	public function test_the_command(): void {
		$this->enquire( 'Anna' );
		WP_CLI::$said = [];
		$command      = $this->built->get( ReferralsCommand::class );
		$command->list( [], [] );
		$command->list( [], [ 'format' => 'csv' ] );
		$said = implode( "\n", self::said() );
		self::assertStringContainsString( '"partner":"Anna","leads":"1","signups":"0"', $said );
		self::assertStringContainsString( '"Anna","1","0"', $said );
		$this->expectException( ExitException::class );
		$command->list( [], [ 'from' => '2026-02-30' ] );
	}

	/**
	 * What commands have said.
	 *
	 * @return list<string>
	 */
	private static function said(): array {
		return WP_CLI::$said;
	}

	/**
	 * The screen is there where referrals are on, for who works with leads.
	 */
	public function test_the_screen(): void {
		$this->become( 'editor' );
		$screens = function (): array {
			remove_all_actions( 'admin_menu' );
			$GLOBALS['submenu'] = [];
			$this->built->get( ReferralsScreen::class )->register();
			do_action( 'admin_menu' );
			$menus = $GLOBALS['submenu'];
			$added = is_array( $menus ) ? $menus[ Screen::MENU ] ?? [] : [];
			return array_column( is_array( $added ) ? $added : [], 2 );
		};
		self::assertSame( [ 'brolga-referrals' ], $screens() );
		self::set( Built::around( new SystemClock() )->get( TrackingSection::class ), [ 'referral' => false ] );
		self::assertSame( [], $screens() );
	}

	/**
	 * A source that knows these.
	 *
	 * @param list<Referred>|null $figures What it tells.
	 */
	private static function source( ReferralKind $kind, ?array $figures ): ReferralFigures {
		return new class( $kind, $figures ) implements ReferralFigures {
			/**
			 * @param list<Referred>|null $told What it tells.
			 */
			public function __construct(
				private readonly ReferralKind $of,
				private readonly ?array $told
			) {}
			public function kind(): ReferralKind {
				return $this->of;
			}
			public function capability(): string {
				return "may-{$this->of->value}";
			}
			public function figures( DateTimeImmutable $from, DateTimeImmutable $to ): ?array {
				return $this->told;
			}
		};
	}
}
