<?php
/**
 * What is found out by tests, and what becomes of them.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\AbTests;

use Brolga\AbTests\Goals\Goal;
use Brolga\AbTests\Records\Counted;
use Brolga\AbTests\Records\CountRepository;
use Brolga\AbTests\Records\OriginRepository;
use Brolga\AbTests\Records\Refusal;
use Brolga\AbTests\Records\Tally;
use Brolga\AbTests\Registry\Device;
use Brolga\AbTests\Registry\Source;
use Brolga\AbTests\Registry\Targeting;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestName;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\AbTests\Registry\TestStatus;
use Brolga\AbTests\Results\HistoryRepository;
use Brolga\AbTests\Results\Promotion;
use Brolga\AbTests\Results\ResultService;
use Brolga\AbTests\Results\TestOutcome;
use Brolga\AbTests\Results\TestResult;
use Brolga\AbTests\Results\TestsCheck;
use Brolga\AbTests\Results\TestVerdict;
use Brolga\AbTests\Results\TestWatch;
use Brolga\AbTests\Results\VariantResult;
use Brolga\Core\Database\Connection;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Settings\Settings;
use Brolga\Tests\AbTestCase;
use Brolga\Tests\Support\Built;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;
use WP_User;

/**
 * AB-26 AB-27 AB-28 AB-60 AB-61 AB-62 AB-63 AB-115 AB-163
 */
final class ResultsTest extends AbTestCase {

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Australia/Brisbane' );
	}

	/**
	 * Counts visitors and conversions of each variant, on each of some days before now.
	 *
	 * @param array<int, array{int, int}> $counts Visitors and conversions a day, by variant.
	 * @param int                         $days   How many days.
	 */
	private function visited( TestKey $key, array $counts, int $days, Device $device = Device::Phone ): void {
		$hour = CountRepository::hour( $this->clock->timestamp() );
		for ( $day = 1; $day <= $days; $day++ ) {
			$tallies = [];
			foreach ( $counts as $variant => [ $visitors, $conversions ] ) {
				$tallies[] = Tally::of( $key, $variant, Counted::Visitors, $device, Source::Search, $visitors );
				$tallies[] = Tally::of( $key, $variant, Counted::ClickGoal, $device, Source::Search, $conversions );
			}
			$this->counts->add( $tallies, $hour - 24 * $day, $day % 8 );
		}
	}

	/**
	 * A test that began some days ago.
	 *
	 * @param array<int, array{int, int}> $counts Visitors and conversions a day, by variant.
	 * @param int                         $days   How many days.
	 */
	private function run_for( array $counts, int $days ): TestKey {
		$key = $this->test_on_post( array_fill_keys( array_keys( $counts ), 50 ) );
		$this->registry->start_at( $key, $this->clock->timestamp() - $days * 86400 );
		$this->visited( $key, $counts, $days );
		return $key;
	}

	/**
	 * A test's results.
	 */
	private function found( TestKey $key ): TestResult {
		$this->fresh();
		$result = $this->built->get( ResultService::class )->find( $key );
		self::assertNotNull( $result );
		return $result;
	}

	/**
	 * The verdict on a test.
	 */
	private function verdict( TestKey $key ): string {
		$result  = $this->found( $key );
		$verdict = TestVerdict::of( $result->seen, $result->running );
		return trim( "{$verdict->title} {$verdict->advice}" );
	}

	/**
	 * Asks a route.
	 *
	 * @param string               $method GET or POST.
	 * @param string               $path   Below `tests`.
	 * @param array<string, mixed> $body   What is sent.
	 */
	private function ask( string $method, string $path, array $body = [] ): WP_REST_Response {
		// The site's own objects may have read a post of another test by the same number.
		if ( 1 === preg_match( '~^/([1-9]\d*(?:-\d+)?)~', $path, $found ) ) {
			Services::get( TestRepository::class )->set_notice( TestKey::parse( $found[1] ), '' );
		}
		$request = new WP_REST_Request( $method, "/brolga/v1/tests{$path}" );
		if ( [] !== $body ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $body ) );
		}
		return rest_do_request( $request );
	}

	public function test_a_winner_is_told_in_words(): void {
		$key = $this->run_for( [ [ 500, 25 ], [ 500, 35 ] ], 20 );
		self::assertSame( TestOutcome::Better, $this->found( $key )->seen->outcome() );
		self::assertSame( 'Variant 1 is better, with 99.9% certainty. Expected improvement: 40%. Promote this variant to show it to every visitor.', $this->verdict( $key ) );
	}

	public function test_a_loser_too(): void {
		$key = $this->run_for( [ [ 500, 35 ], [ 500, 25 ] ], 20 );
		self::assertStringStartsWith(
			'Variant 0 (control) is better, with 99.9% certainty. Keep the control, and stop the test',
			$this->verdict( $key )
		);
	}

	public function test_who_is_ahead_is_told_with_the_days_that_are_left(): void {
		$key    = $this->run_for( [ [ 100, 6 ], [ 100, 8 ] ], 15 );
		$result = $this->found( $key );
		self::assertSame( TestOutcome::Leading, $result->seen->outcome() );
		$left = $result->seen->days_left();
		self::assertNotNull( $left );
		self::assertSame( "Variant 1 is ahead, with a 98% chance of being better than Variant 0 (control). Expected improvement: 33%. That’s not certain enough yet. Keep the test running for about {$left} more days.", $this->verdict( $key ) );
		// That is how long it takes, if it goes on like this.
		$this->visited( $key, [ [ 100, 6 ], [ 100, 8 ] ], $left );
		$this->built->get( HistoryRepository::class )->erase( $key );
		$this->visited( $key, [ [ 100, 6 ], [ 100, 8 ] ], 15 + $left );
		self::assertSame( TestOutcome::Better, $this->found( $key )->seen->outcome() );
	}

	/**
	 * AB-161 AB-162: improvement is the shown rates', relative to the control's.
	 */
	public function test_improvement_is_that_of_the_rates_beside_it(): void {
		$seen = [];
		foreach ( [
			[ [ 10, 4 ], [ 10, 1 ] ],
			[ [ 5, 0 ], [ 2, 0 ] ],
			[ [ 5, 0 ], [ 5, 2 ] ],
			[ [ 500, 25 ], [ 500, 35 ] ],
		] as $counts ) {
			$all     = $this->found( $this->run_for( $counts, 1 ) )->all();
			$variant = is_array( $all['variants'] ) ? $all['variants'][1] : [];
			$seen[]  = is_array( $variant ) ? [ $variant['uplift'], $variant['enough'] ] : null;
		}
		self::assertSame( [ [ -0.75, false ], [ null, false ], [ null, false ], [ 0.4, true ] ], $seen );
	}

	/**
	 * AB-162 AB-650 AB-651: a range holds its rate, and small numbers come with nothing that they do not say.
	 */
	public function test_a_rate_lies_in_its_range_and_plans_only_where_it_is_one(): void {
		$seen = [];
		foreach ( [ [ [ 5, 0 ], [ 5, 0 ] ], [ [ 3, 3 ], [ 4, 1 ] ], [ [ 500, 25 ], [ 500, 35 ] ] ] as $counts ) {
			$all     = $this->found( $this->run_for( $counts, 8 ) )->all();
			$losses  = [];
			$chances = [];
			foreach ( is_array( $all['variants'] ) ? $all['variants'] : [] as $variant ) {
				self::assertIsArray( $variant );
				self::assertGreaterThanOrEqual( $variant['low'], $variant['rate'] );
				self::assertLessThanOrEqual( $variant['high'], $variant['rate'] );
				$losses[]  = null !== $variant['loss'];
				$chances[] = $variant['chance'];
			}
			$seen[] = [ $all['plan_rate'], $chances[1] ?? null, $losses ];
		}
		self::assertSame( [ null, null, [ false, false ] ], $seen[0] );
		self::assertSame( [ null, null, [ false, false ] ], $seen[1] );
		self::assertSame( [ 0.05, true, [ true, true ] ], [ $seen[2][0], $seen[2][1] > 0.9, $seen[2][2] ] );
	}

	/**
	 * AB-651: without a conversion no pace is told, unless the fewest visitors take too long.
	 */
	public function test_nothing_is_planned_by_a_rate_that_nobody_has_seen(): void {
		$fast = $this->verdict( $this->run_for( [ [ 90, 0 ], [ 90, 0 ] ], 8 ) );
		self::assertStringContainsString( 'Each variant needs at least 100 visitors', $fast );
		$slow = $this->verdict( $this->run_for( [ [ 1, 0 ], [ 1, 0 ] ], 8 ) );
		self::assertStringContainsString( 'At this pace the test takes more than 90 days.', $slow );
	}

	/**
	 * AB-441: a handful of visitors on the first day says nothing of how long it takes.
	 */
	public function test_a_few_visitors_say_nothing_of_the_pace(): void {
		$key = $this->run_for( [ [ 3, 0 ], [ 2, 1 ] ], 1 );
		self::assertStringNotContainsString( 'pace', $this->verdict( $key ) );
		self::assertStringContainsString( 'Keep the test running for at least', $this->verdict( $key ) );
		self::assertSame( [ null, false ], self::pace( $this->found( $key )->all() ) );
		// After a week it does.
		$slow = $this->run_for( [ [ 3, 1 ], [ 2, 0 ] ], 8 );
		self::assertStringContainsString( 'At this pace the test takes more than 90 days.', $this->verdict( $slow ) );
		self::assertSame( [ null, true ], self::pace( $this->found( $slow )->all() ) );
	}

	/**
	 * @param array<string, mixed> $all What is known of a test.
	 * @return list<mixed>
	 */
	private static function pace( array $all ): array {
		return [ $all['days_left'], $all['knows_pace'] ];
	}

	/**
	 * AB-164: the report says the days that its planner says.
	 */
	public function test_the_verdict_waits_as_long_as_the_planner_says(): void {
		$key    = $this->run_for( [ [ 60, 24 ], [ 60, 24 ] ], 1 );
		$result = $this->found( $key );
		$all    = $result->all();
		$plan   = new WP_REST_Request( 'GET', '/brolga/v1/tests/plan' );
		$plan->set_query_params( [ 'rate' => $all['plan_rate'], 'uplift' => 0.2, 'daily' => $all['daily'] ] );
		wp_set_current_user( 1 );
		$planned = self::data( rest_do_request( $plan ) );
		self::assertSame( 0.4, $all['plan_rate'] );
		self::assertIsInt( $all['days'] );
		self::assertEqualsWithDelta( $planned['days'], $all['days'] + ( $result->seen->days_left() ?? 0 ), 1.0 );
		self::assertSame(
			"It’s too early to tell. At this pace the test takes about {$result->seen->days_left()} more days.",
			$this->verdict( $key )
		);
	}

	public function test_the_first_week_decides_nothing(): void {
		$key = $this->run_for( [ [ 2000, 100 ], [ 2000, 200 ] ], 4 );
		self::assertSame( 'It’s too early to tell. Keep the test running for at least 3 more days, because weekdays and weekends bring different visitors.', $this->verdict( $key ) );
	}

	public function test_a_split_that_is_off_is_an_alarm_and_no_verdict(): void {
		$key = $this->run_for( [ [ 500, 25 ], [ 400, 40 ] ], 20 );
		self::assertSame( TestOutcome::Split, $this->found( $key )->seen->outcome() );
		self::assertStringContainsString(
			'Variant 0 (control) got 56% of the visitors instead of 50%.',
			$this->verdict( $key )
		);
		self::assertSame( 'warning', $this->found( $key )->line()['tone'] );
	}

	public function test_no_difference_worth_having(): void {
		$key = $this->run_for( [ [ 20000, 4000 ], [ 20000, 4010 ] ], 30 );
		self::assertStringStartsWith( 'No meaningful difference.', $this->verdict( $key ) );
	}

	public function test_nobody_yet(): void {
		$key = $this->test_on_post();
		self::assertStringStartsWith( 'No visitors have been counted yet.', $this->verdict( $key ) );
		self::assertNull( $this->found( $key )->seen->split() );
	}

	public function test_days_are_the_sites_and_kinds_are_told_apart(): void {
		$this->clock->advance( 6.5 * 3600 );
		$key  = $this->test_on_post();
		$hour = CountRepository::hour( $this->clock->timestamp() );
		// In Brisbane it is the 22nd from 14:00 UTC on.
		$this->counts->add(
			[
				Tally::of( $key, 0, Counted::Visitors, Device::Phone, Source::Direct, 3 ),
				Tally::of( $key, 0, Counted::ClickGoal, Device::Phone, Source::Direct, 1 ),
			],
			$hour,
			0
		);
		$this->counts->add(
			[
				Tally::of( $key, 1, Counted::Visitors, Device::Desktop, Source::Search, 4 ),
				Tally::refused( $key, Refusal::Bot ),
			],
			$hour - 2,
			3
		);
		// A variant that was deleted since.
		$this->counts->add(
			[ Tally::of( $key, 7, Counted::Visitors, Device::Desktop, Source::Search, 99 ) ],
			$hour - 2,
			3
		);
		$all = $this->found( $key )->all();
		self::assertSame( [ '2026-11-21', '2026-11-22' ], $all['dates'] );
		self::assertSame(
			[
				[ 'number' => 0, 'visitors' => [ 0, 3 ], 'conversions' => [ 0, 1 ], 'value' => [ 0, 0 ] ],
				[ 'number' => 1, 'visitors' => [ 4, 0 ], 'conversions' => [ 0, 0 ], 'value' => [ 0, 0 ] ],
			],
			$all['series']
		);
		self::assertSame( [ [ 'reason' => 'bot', 'label' => 'Bots and crawlers', 'count' => 1 ] ], $all['refused'] );
		self::assertIsArray( $all['devices'] );
		self::assertSame( [ 'desktop', 'phone' ], array_column( $all['devices'], 'kind' ) );
		self::assertSame( 7, $all['visitors'] );
	}

	public function test_an_order_brings_revenue(): void {
		$key = $this->test_on_post( [ 50, 50 ], [ 'goal' => 'shop' ] );
		$this->counts->add(
			[
				Tally::of( $key, 1, Counted::Visitors, count: 4 ),
				Tally::of( $key, 1, Counted::ConGoal, count: 1, value: 5000 ),
			],
			CountRepository::hour( $this->clock->timestamp() ),
			0
		);
		$variants = $this->found( $key )->all()['variants'];
		self::assertIsArray( $variants );
		self::assertSame( [ null, 12.5 ], array_column( $variants, 'per_visitor' ) );
	}

	/**
	 * AB-26: conversions that came without a view, as somebody can send them by hand, make no more buyers than
	 * visitors.
	 */
	public function test_conversions_without_a_view_are_bounded(): void {
		$result = $this->found( $this->run_for( [ [ 10, 1 ], [ 0, 500 ] ], 20 ) );
		self::assertSame(
			[ [ 200, 20 ], [ 0, 0 ] ],
			array_map(
				static fn ( VariantResult $seen ): array => [ $seen->visitors, $seen->conversions ],
				$result->seen->results
			)
		);
	}

	/**
	 * Adding up changes no number, and what is over is read from the counters once.
	 */
	public function test_hours_that_are_over_are_added_up_once(): void {
		$key    = $this->run_for( [ [ 50, 3 ], [ 50, 4 ] ], 30 );
		$first  = $this->found( $key )->all();
		$asked  = [];
		$watch  = static function ( string $sql ) use ( &$asked ): string {
			if ( str_contains( $sql, 'experiment_counts' ) ) {
				$asked[] = $sql;
			}
			return $sql;
		};
		add_filter( 'query', $watch );
		self::assertSame( $first, $this->found( $key )->all() );
		self::assertCount( 1, $asked );
		$this->built->get( HistoryRepository::class )->add_up( [ $key ] );
		$this->clock->advance( 3600 * 10 );
		$this->counts->add(
			[ Tally::of( $key, 0, Counted::Visitors, count: 5 ) ],
			CountRepository::hour( $this->clock->timestamp() ),
			0
		);
		$this->fresh();
		$this->built->get( TestWatch::class )->run_task();
		$this->clock->advance( 3600 * 20 );
		self::assertSame( 3005, $this->found( $key )->seen->visitors() );
	}

	/**
	 * The list says what the reports say, and reads no test's history for it.
	 */
	public function test_the_list_and_the_reports_agree(): void {
		$this->connection_clear();
		$keys = [
			$this->run_for( [ [ 500, 25 ], [ 500, 35 ] ], 40 ),
			$this->run_for( [ [ 60, 3 ], [ 61, 4 ], [ 62, 9 ] ], 9 ),
			$this->run_for( [ [ 20, 1 ], [ 20, 1 ] ], 0 ),
		];
		$hour = CountRepository::hour( $this->clock->timestamp() );
		foreach ( $keys as $key ) {
			// Of yesterday, of today, and what is no visitor.
			foreach ( [ $hour - 13, $hour - 1, $hour ] as $at ) {
				$this->counts->add(
					[
						Tally::of( $key, 1, Counted::Visitors, count: 7 ),
						Tally::of( $key, 1, Counted::ReadPage, count: 3 ),
						Tally::refused( $key, Refusal::Bot ),
					],
					$at,
					1
				);
			}
		}
		$reports = array_map(
			fn ( TestKey $key ): array => $this->found( $key )->line() + [
				'daily' => $this->found( $key )->seen->daily,
			],
			$keys
		);
		$columns = [];
		$watch   = static function ( string $sql ) use ( &$columns ): string {
			if ( str_contains( $sql, 'experiment_history' ) && str_starts_with( $sql, 'SELECT' ) ) {
				$columns[] = str_contains( $sql, 'counts' ) ? 'counts' : 'totals';
			}
			return $sql;
		};
		add_filter( 'query', $watch );
		foreach ( [ [ 'totals' ], [ 'totals', 'counts' ], [ 'totals' ] ] as $round => $expected ) {
			if ( 1 === $round ) {
				// As no code of ours leaves it.
				$this->built->get( Connection::class )->execute(
					'UPDATE '
						. $this->built->get( Connection::class )->table( 'experiment_history' )
						. " SET totals = ''"
				);
			}
			$columns = [];
			$this->fresh();
			$lines = array_map(
				static fn ( TestResult $result ): array => $result->line() + [ 'daily' => $result->seen->daily ],
				$this->built->get( ResultService::class )->list()
			);
			self::assertSame( $expected, $columns );
			self::assertEqualsCanonicalizing( array_column( $reports, 'key' ), array_column( $lines, 'key' ) );
			foreach ( $reports as $report ) {
				self::assertContains( $report, $lines );
			}
		}
		remove_filter( 'query', $watch );
	}

	public function test_the_list_has_the_newest_first_and_leaves_out_what_never_was(): void {
		$this->connection_clear();
		$old  = $this->run_for( [ [ 10, 1 ], [ 10, 1 ] ], 20 );
		$new  = $this->run_for( [ [ 10, 1 ], [ 10, 1 ] ], 3 );
		$gone = $this->test_on_post();
		$this->save( $gone->post, '<p>Nothing.</p>' );
		// Of a page that is not published yet.
		$next = $this->test_on_post( status: 'draft' );
		$this->become( 'administrator' );
		$tests = self::data( $this->ask( 'GET', '' ) )['tests'];
		self::assertIsArray( $tests );
		self::assertSame( [ $next->format(), $new->format(), $old->format() ], array_column( $tests, 'key' ) );
	}

	public function test_an_owner_stops_starts_and_archives(): void {
		$this->become( 'administrator' );
		$key = $this->with_goal( $this->run_for( [ [ 10, 1 ], [ 10, 1 ] ], 3 ) );
		self::assertSame( 'stopped', self::data( $this->ask( 'POST', "/{$key->format()}/stop" ) )['state'] );
		$this->fresh();
		self::assertNull( $this->registry->running( $key ) );
		self::assertSame( 'running', self::data( $this->ask( 'POST', "/{$key->format()}/start" ) )['state'] );
		self::assertSame( 'archived', self::data( $this->ask( 'POST', "/{$key->format()}/archive" ) )['state'] );
		self::assertSame( 404, $this->ask( 'POST', '/999999/stop' )->get_status() );
		self::assertSame( 404, $this->ask( 'GET', '/0' )->get_status() );
	}

	/**
	 * AB-28
	 */
	public function test_an_editor_does_not(): void {
		$key = $this->test_on_post();
		$this->become( 'editor' );
		self::assertSame( 403, $this->ask( 'GET', '' )->get_status() );
		self::assertSame( 403, $this->ask( 'POST', "/{$key->format()}/stop" )->get_status() );
	}

	/**
	 * AB-27
	 */
	public function test_the_winner_takes_the_place_of_the_test_and_the_page_before_is_a_revision(): void {
		$this->become( 'administrator' );
		$id = $this->make_post( '', 'draft' );
		$this->save(
			$id,
			'<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph -->'
				. self::ab_test( $id )
				. '<!-- wp:paragraph --><p>After \\ "quoted"</p><!-- /wp:paragraph --></div><!-- /wp:group -->'
		);
		$key = new TestKey( $id );
		$all = self::data( $this->ask( 'POST', "/{$id}/promote", [ 'variant' => 1 ] ) );
		self::assertSame(
			[ 'stopped', 1, false, false ],
			[ $all['state'], $all['winner'], $all['may_promote'], $all['may_start'] ]
		);
		self::assertSame( '<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>Before</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>Words 1</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>After \\ "quoted"</p><!-- /wp:paragraph --></div><!-- /wp:group -->', self::content( $id ) );
		$before = array_filter(
			wp_get_post_revisions( $id ),
			static fn ( int|WP_Post $revision ): bool => $revision instanceof WP_Post
				&& str_contains( $revision->post_content, 'brolga/experiment' )
		);
		self::assertNotSame( [], $before );
		self::assertSame( 409, $this->ask( 'POST', "/{$id}/start" )->get_status() );
		self::assertSame( 409, $this->ask( 'POST', "/{$id}/promote", [ 'variant' => 0 ] )->get_status() );
		$this->fresh();
		self::assertFalse( $this->registry->find( $key )?->is_live );
	}

	/**
	 * AB-133: whoever restores the page before has the test again, and what the report says is true.
	 */
	public function test_a_promoted_test_that_is_restored_is_stopped_and_can_start_again(): void {
		$this->become( 'administrator' );
		$id     = $this->make_post( '', 'publish' );
		$before = self::ab_test( $id );
		$this->save( $id, $before );
		$this->ask( 'POST', "/{$id}/promote", [ 'variant' => 1 ] );
		$this->save( $id, $before );
		$this->fresh();
		$all = self::data( $this->ask( 'GET', "/{$id}" ) );
		self::assertSame(
			[ 'stopped', null, true, true ],
			[ $all['state'], $all['winner'], $all['may_promote'], $all['may_start'] ]
		);
		$this->with_goal( new TestKey( $id ) );
		self::assertSame( 200, $this->ask( 'POST', "/{$id}/start" )->get_status() );
	}

	/**
	 * AB-27
	 */
	public function test_only_who_may_edit_the_page_promotes(): void {
		$key = $this->test_on_post();
		$id  = $this->become( 'subscriber' );
		( new WP_User( $id ) )->add_cap( 'brolga_manage_tests' );
		wp_set_current_user( 0 );
		wp_set_current_user( $id );
		$content = self::content( $key->post );
		self::assertSame( 403, $this->ask( 'POST', "/{$key->format()}/promote", [ 'variant' => 1 ] )->get_status() );
		self::assertSame( $content, self::content( $key->post ) );
		self::assertFalse( $this->found( $key )->all()['may_promote'] );
	}

	/**
	 * AB-27
	 */
	public function test_of_two_tests_one_is_replaced(): void {
		$two = self::ab_test( 12 ) . self::ab_test( 12, [ 50, 50 ], [ 'number' => 2 ] );
		self::assertSame(
			'<!-- wp:paragraph --><p>Words 0</p><!-- /wp:paragraph -->',
			Promotion::content( new TestKey( 12, 2 ), 0, self::ab_test( 12, [ 50, 50 ], [ 'number' => 2 ] ) )
		);
		$left = Promotion::content( new TestKey( 12 ), 1, $two );
		self::assertStringStartsWith( '<!-- wp:paragraph --><p>Words 1</p>', $left );
		self::assertSame( 1, substr_count( $left, '<!-- wp:brolga/experiment' ) );
		self::assertStringContainsString( '"number":2', $left );
	}

	public function test_a_plan(): void {
		$this->become( 'administrator' );
		$request = new WP_REST_Request( 'GET', '/brolga/v1/tests/plan' );
		$request->set_query_params( [ 'rate' => '0.05', 'uplift' => '0.2', 'daily' => '1000' ] );
		$plan = self::data( rest_do_request( $request ) );
		self::assertIsInt( $plan['visitors'] );
		self::assertSame( (int) ceil( $plan['visitors'] * 2 / 1000 ), $plan['days'] );
		$request->set_query_params( [ 'rate' => '2', 'uplift' => '0.2' ] );
		self::assertSame( 400, rest_do_request( $request )->get_status() );
	}

	/**
	 * AB-27
	 */
	public function test_the_owner_is_told_once_and_nothing_stops_by_itself(): void {
		$this->connection_clear();
		$key = $this->run_for( [ [ 500, 25 ], [ 500, 35 ] ], 20 );
		for ( $hour = 0; $hour < 3; $hour++ ) {
			$this->fresh();
			$this->built->get( TestWatch::class )->run_task();
		}
		self::assertSame( [ 'Test on “A page”: Variant 1 is better, with 99.9% certainty' ], $this->queued() );
		self::assertSame( 'running', $this->found( $key )->state() );
		// A split that goes wrong afterwards is told as well.
		$this->visited( $key, [ [ 500, 25 ], [ 100, 6 ] ], 6 );
		$this->built->get( HistoryRepository::class )->erase( $key );
		$this->visited( $key, [ [ 500, 25 ], [ 350, 20 ] ], 20 );
		$this->fresh();
		$this->built->get( TestWatch::class )->run_task();
		self::assertCount( 2, $this->queued() );
	}

	/**
	 * AB-580: WordPress' lock keeps no second process from the hour's tasks.
	 */
	public function test_two_who_find_it_at_once_tell_the_owner_once(): void {
		$this->connection_clear();
		$this->run_for( [ [ 500, 25 ], [ 500, 35 ] ], 20 );
		$other  = Built::around( $this->clock );
		$others = static function ( string $query ) use ( $other, &$others ): string {
			if ( str_contains( $query, 'experiment_history' ) ) {
				// The first one has read by now what the owner was told.
				remove_filter( 'query', $others );
				$other->get( TestWatch::class )->run_task();
			}
			return $query;
		};
		$this->fresh();
		add_filter( 'query', $others );
		$this->built->get( TestWatch::class )->run_task();
		self::assertFalse( has_filter( 'query', $others ) );
		self::assertCount( 1, $this->queued() );
	}

	/**
	 * AB-27
	 */
	public function test_who_wants_it_has_tests_stopped_at_a_decision(): void {
		$this->connection_clear();
		update_option( Settings::OPTION, [ 'experiments' => [ 'auto_stop' => true, 'mail_results' => false ] ] );
		$key  = $this->run_for( [ [ 500, 25 ], [ 500, 35 ] ], 20 );
		$open = $this->run_for( [ [ 500, 25 ], [ 500, 25 ] ], 20 );
		$this->fresh();
		$this->built->get( TestWatch::class )->run_task();
		self::assertSame( TestStatus::Stopped, $this->found( $key )->stored->status );
		self::assertSame( TestStatus::Running, $this->found( $open )->stored->status );
		self::assertSame( [], $this->queued() );
	}

	/**
	 * AB-115: a network that carries a result is named, nothing is stopped because of it, and the owner leaves it out.
	 */
	public function test_few_who_carry_a_result_are_named_and_left_out(): void {
		$this->connection_clear();
		update_option( Settings::OPTION, [ 'experiments' => [ 'auto_stop' => true, 'mail_results' => true ] ] );
		$this->become( 'administrator' );
		$key   = $this->run_for( [ [ 100, 5 ], [ 100, 20 ] ], 20 );
		$tally = static fn ( int $variant, Counted $what, int $count ): Tally => Tally::of(
			$key,
			$variant,
			$what,
			count: $count
		);
		$added = [];
		for ( $origin = 0; $origin < 50; $origin++ ) {
			foreach ( [ 0, 1 ] as $variant ) {
				$added[] = [ 'tally' => $tally( $variant, Counted::Visitors, 34 ), 'origin' => 40 * $origin ];
				$added[] = [ 'tally' => $tally( $variant, Counted::ClickGoal, 2 ), 'origin' => 40 * $origin ];
			}
		}
		$added[] = [ 'tally' => $tally( 0, Counted::Visitors, 300 ), 'origin' => 1010 ];
		$added[] = [ 'tally' => $tally( 1, Counted::Visitors, 300 ), 'origin' => 1010 ];
		$added[] = [ 'tally' => $tally( 1, Counted::ClickGoal, 300 ), 'origin' => 1010 ];
		$this->built->get( OriginRepository::class )->add( $added );

		$report = self::data( $this->ask( 'GET', "/{$key->format()}" ) );
		self::assertSame( 'better', $report['outcome'] );
		$carried = (array) $report['carried'];
		self::assertSame(
			[ [ '3f2' ], 600, 300 ],
			[ $carried['origins'], $carried['visitors'], $carried['conversions'] ]
		);
		self::assertStringStartsNotWith(
			'Variant 1 is better',
			is_string( $carried['verdict'] ) ? $carried['verdict'] : 'Variant 1 is better'
		);

		$this->fresh();
		$this->built->get( TestWatch::class )->run_task();
		self::assertSame( 'running', $this->found( $key )->state(), 'What a few decide, nobody stops by himself.' );

		foreach ( [
			[ 'left_out' => [ '3F2' ] ],
			[ 'left_out' => [ '1000' ] ],
			[ 'left_out' => array_fill( 0, 101, '3f2' ) ],
		] as $odd ) {
			self::assertSame( 400, $this->ask( 'POST', "/{$key->format()}/origins", $odd )->get_status() );
		}
		$without = self::data( $this->ask( 'POST', "/{$key->format()}/origins", [ 'left_out' => [ '3f2' ] ] ) );
		self::assertSame(
			[ null, 3400, [ 'origins' => [ '3f2' ], 'visitors' => 600, 'conversions' => 300 ] ],
			[ $without['carried'], $without['visitors'], $without['left_out'] ]
		);
		self::assertNotSame( 'better', $without['outcome'] );
		self::assertSame( $without['visitors'], $this->listed( $key ), 'The list agrees.' );
		self::assertSame(
			4000,
			self::data( $this->ask( 'POST', "/{$key->format()}/origins", [ 'left_out' => [] ] ) )['visitors']
		);

		$this->built->get( HistoryRepository::class )->erase( $key );
		$this->fresh();
		self::assertSame( [], $this->built->get( OriginRepository::class )->of( $this->found( $key )->stored->test ) );
		wp_set_current_user( 0 );
		self::assertSame( 401, $this->ask( 'POST', "/{$key->format()}/origins", [ 'left_out' => [] ] )->get_status() );
	}

	/**
	 * Visitors of a test in the list.
	 */
	private function listed( TestKey $key ): mixed {
		$tests = self::data( $this->ask( 'GET', '' ) )['tests'];
		foreach ( is_array( $tests ) ? $tests : [] as $line ) {
			if ( is_array( $line ) && $key->format() === $line['key'] ) {
				return $line['visitors'];
			}
		}
		return null;
	}

	public function test_health_names_a_test_that_nobody_is_counted_in(): void {
		$this->connection_clear();
		$check = fn (): string => $this->built->get( TestsCheck::class )->look()->title;
		self::assertSame( 'No A/B test is running', $check() );
		$key = $this->with_goal( $this->run_for( [ [ 10, 1 ], [ 10, 1 ] ], 5 ) );
		$this->fresh();
		self::assertSame( 'A/B tests are counting visitors', $check() );
		$this->clock->advance( 4 * 86400 );
		$this->counts->add(
			[ Tally::refused( $key, Refusal::Consent ) ],
			CountRepository::hour( $this->clock->timestamp() ),
			0
		);
		$this->fresh();
		$finding = $this->built->get( TestsCheck::class )->look();
		self::assertStringContainsString( 'is not counting visitors', $finding->title );
		self::assertStringContainsString( 'consent', $finding->advice );
	}

	/**
	 * AB-68: views that nobody was counted in are no sign of health, on the first day either, and both screens say why.
	 */
	public function test_a_test_that_is_shown_and_counts_nobody_says_why(): void {
		$this->connection_clear();
		$key  = $this->with_goal( $this->test_on_post() );
		$hour = CountRepository::hour( $this->clock->timestamp() );
		$this->fresh();
		self::assertSame( 'Numbers appear here once visitors see the test.', $this->found( $key )->all()['advice'] );
		self::assertSame( 'A/B tests are counting visitors', $this->built->get( TestsCheck::class )->look()->title );
		$see = function ( int $views, Refusal $why ) use ( $key, $hour ): string {
			foreach ( range( 1, $views ) as $ignored ) {
				$this->counts->add( [ Tally::refused( $key, $why ) ], $hour, 0 );
			}
			$this->fresh();
			return $this->built->get( TestsCheck::class )->look()->title;
		};
		// Fewer than 20 may be chance.
		self::assertSame( 'A/B tests are counting visitors', $see( 19, Refusal::Unanswered ) );
		self::assertStringContainsString( 'is not counting visitors', $see( 1, Refusal::Unanswered ) );
		$see( 7, Refusal::Denied );
		$see( 5, Refusal::Bot );
		$advice = $this->found( $key )->all()['advice'];
		self::assertIsString( $advice );
		self::assertStringContainsString( 'nobody was counted. Consent banner not answered: 20; Consent refused: 7; Bots and crawlers: 5.', $advice );
		self::assertStringContainsString( 'leave it unanswered see the control', $advice );
		$finding = $this->built->get( TestsCheck::class )->look();
		self::assertStringContainsString( 'is not counting visitors', $finding->title );
		self::assertSame( $advice, $finding->advice );
	}

	/**
	 * AB-492: wherever a test is named, it has one name.
	 */
	public function test_a_test_without_a_name_is_called_by_its_page(): void {
		$post  = $this->make_post( '', 'publish', 'page' );
		$named = static fn ( int $number, string $name = '' ): string => TestName::of(
			new Test( new TestKey( $post, $number ), $name, Goal::named( 'read' ), [], Targeting::of( [] ) )
		);
		wp_update_post( [ 'ID' => $post, 'post_title' => 'Fig & Ferry' ] );
		self::assertSame(
			[ 'Spring', 'Test on “Fig & Ferry”', 'Test 2 on “Fig & Ferry”' ],
			[ $named( 1, 'Spring' ), $named( 1 ), $named( 2 ) ]
		);
		wp_trash_post( $post );
		self::assertSame( 'Untitled test', $named( 2 ) );
	}

	/**
	 * AB-70: a draft stands on the screen and starts there, without a page that visitors can see too; nothing can be
	 * stopped that never ran (AB-653).
	 */
	public function test_a_draft_is_listed_and_started(): void {
		$this->become( 'administrator' );
		$this->connection_clear();
		$key    = $this->with_goal( $this->test_on_post( [ 50, 50 ], [ 'draft' => true ] ) );
		$hidden = $this->with_goal( $this->test_on_post( [ 50, 50 ], [ 'draft' => true ], 'draft' ) );
		$this->fresh();
		self::assertSame( 'No A/B test is running', $this->built->get( TestsCheck::class )->look()->title );
		self::assertStringContainsString( 'saved as a draft', $this->built->get( TestsCheck::class )->look()->advice );
		$lines = self::data( $this->ask( 'GET', '' ) )['tests'];
		self::assertIsArray( $lines );
		self::assertSame( [ 'draft', 'draft' ], array_column( $lines, 'state' ) );
		self::assertSame( [ true, true ], array_column( $lines, 'may_start' ) );
		self::assertSame( 'The test has not started.', array_column( $lines, 'verdict' )[0] );
		foreach ( [ TestStatus::Stopped, TestStatus::Archived ] as $status ) {
			$refusal = $this->found( $key )->refusal_of( $status );
			self::assertSame( 'brolga_not_started', $refusal?->get_error_code() );
			// Publishing its page starts nothing.
			self::assertSame(
				'This test is still a draft. Start it, or delete it on its page.',
				$refusal->get_error_message()
			);
		}
		self::assertSame( 'running', self::data( $this->ask( 'POST', "/{$key->format()}/start" ) )['state'] );
		self::assertSame( 'waiting', self::data( $this->ask( 'POST', "/{$hidden->format()}/start" ) )['state'] );
		$this->fresh();
		self::assertNotNull( $this->registry->running( $key ) );
		$lines = self::data( $this->ask( 'GET', '' ) )['tests'];
		self::assertIsArray( $lines );
		self::assertSame( [ 'waiting', 'running' ], array_column( $lines, 'state' ) );
		wp_trash_post( $hidden->post );
		$this->fresh();
		self::assertCount( 1, $this->built->get( ResultService::class )->list() );
	}

	public function test_a_spreadsheet_gets_a_line_a_day_and_variant(): void {
		$key  = $this->run_for( [ [ 10, 1 ], [ 12, 2 ] ], 3 );
		$rows = $this->found( $key )->rows();
		self::assertSame( [ '10', '1', '' ], array_slice( $rows[0] ?? [], 5 ) );
		self::assertSame( [ '12', '2', '' ], array_slice( $rows[1] ?? [], 5 ) );
	}

	/**
	 * A post's content.
	 *
	 * @param int $id The post.
	 */
	private static function content( int $id ): string {
		$post = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $post );
		return $post->post_content;
	}

	/**
	 * No tests, counts and jobs but ours.
	 */
	private function connection_clear(): void {
		$db = self::db();
		foreach ( [ 'experiments', 'experiment_counts', 'experiment_history', 'outbox' ] as $table ) {
			$db->query( "DELETE FROM {$db->prefix}brolga_{$table}" );
		}
	}

	/**
	 * The subjects of mails in the queue.
	 *
	 * @return list<string>
	 */
	private function queued(): array {
		$db       = self::db();
		$subjects = [];
		foreach ( $db->get_col( "SELECT payload FROM {$db->prefix}brolga_outbox ORDER BY id" ) as $payload ) {
			$mail       = json_decode( is_string( $payload ) ? $payload : '', true );
			$subjects[] = is_array( $mail ) && is_string( $mail['subject'] ?? null ) ? $mail['subject'] : '';
		}
		return $subjects;
	}

	/**
	 * What a route answered.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function data( WP_REST_Response $response ): array {
		self::assertSame( 200, $response->get_status() );
		$data = $response->get_data();
		self::assertIsArray( $data );
		return $data;
	}
}
