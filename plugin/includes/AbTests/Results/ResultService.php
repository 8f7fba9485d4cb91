<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Goals\GoalKinds;
use Brolga\AbTests\Records\BufferFlush;
use Brolga\AbTests\Records\Counted;
use Brolga\AbTests\Records\OriginRepository;
use Brolga\AbTests\Registry\AbTestsSection;
use Brolga\AbTests\Registry\StoredTest;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\AbTests\Registry\TestStatus;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\LazyInject;
use Closure;
use DateTimeImmutable;
use DateTimeZone;
use InvalidArgumentException;
use WP_Error;

/**
 * Reads the results of tests.
 *
 * @see AB-26
 */
final class ResultService {

	private const SECONDS_A_DAY = 86400;

	private const RECENT_DAYS = 14;

	/** @param Closure(): BufferFlush $buffer_flush */
	public function __construct(
		private readonly TestRepository $registry,
		private readonly HistoryRepository $history,
		private readonly OriginRepository $origins,
		private readonly Settings $settings,
		private readonly GoalKinds $goals,
		private readonly Clock $clock,
		#[LazyInject( BufferFlush::class )] private readonly Closure $buffer_flush
	) {}

	/** @return list<TestResult> Without tests removed from their page before any visitor was counted. */
	public function list(): array {
		( $this->buffer_flush )()->run_task();
		$tests   = $this->registry->list();
		$totals  = $this->history->totals( array_map( static fn ( StoredTest $test ): Test => $test->test, $tests ) );
		$alarms  = $this->false_alarms();
		$results = array_map(
			fn ( StoredTest $test ): TestResult => $this->result(
				$test,
				$totals[ $test->test->key->format() ] ?? TestTotals::none(),
				fn (): History => $this->history_of( $test->test->key ),
				$alarms
			),
			$tests
		);
		_prime_post_caches(
			array_map( static fn ( StoredTest $test ): int => $test->test->key->post, $tests ),
			false,
			false
		);
		return array_values( array_filter(
			$results,
			static fn ( TestResult $result ): bool => $result->stored->is_live
				|| $result->seen->visitors() > 0
				|| null === $result->stored->started_at && null !== TestPage::of( $result->stored->test->key->post )
		) );
	}

	public function find( TestKey $key ): ?TestResult {
		$test = $this->registry->find( $key );
		if ( null === $test ) {
			return null;
		}
		( $this->buffer_flush )()->run_task();
		$history = $this->history_of( $key );
		return $this->result(
			$test,
			TestTotals::of( $history ),
			static fn (): History => $history,
			$this->false_alarms()
		);
	}

	public function of_text( mixed $text ): ?TestResult {
		try {
			return is_string( $text ) ? $this->find( TestKey::parse( $text ) ) : null;
		} catch ( InvalidArgumentException ) {
			return null;
		}
	}

	public static function not_found(): WP_Error {
		return new WP_Error(
			'brolga_no_test',
			__( 'No test has this key. You can find every test on the Tests screen and with “wp brolga tests list”.', 'brolga' ),
			[ 'status' => 404 ]
		);
	}

	/** Returns the accepted probability of reporting a difference that does not exist. */
	public function false_alarms(): float {
		$rate = $this->settings->of( new AbTestsSection() )->value( 'false_alarm_rate' );
		return is_int( $rate ) || is_float( $rate ) ? (float) $rate : 0.05;
	}

	private function history_of( TestKey $key ): History {
		return $this->history->of( [ $key ] )[ $key->format() ] ?? new History();
	}

	/** @param Closure(): History $history */
	private function result( StoredTest $test, TestTotals $totals, Closure $history, float $false_alarms ): TestResult {
		$visitors    = $totals->sums( Counted::Visitors );
		$conversions = $totals->sums( Counted::of( $test->test->goal->record() ) );
		$results     = [];
		foreach ( $test->test->variants as $variant ) {
			[ $converted, $value ] = $conversions[ $variant->number ] ?? [ 0, 0 ];
			$results[]             = new VariantResult(
				$variant,
				$visitors[ $variant->number ][0] ?? 0,
				$converted,
				$value
			);
		}
		$now  = $this->clock->now();
		$end  = TestStatus::Running === $test->status
			? $now->getTimestamp()
			: $test->stopped_at ?? $now->getTimestamp();
		$days = max( 0.0, ( $end - ( $test->started_at ?? $end ) ) / self::SECONDS_A_DAY );
		$zone = wp_timezone();
		$seen = new Assessment( $results, $days, $this->daily( $totals, $days, $end, $zone ), $false_alarms );
		$left = OriginReport::sum( $this->origins->of( $test->test, $test->left_out ) );
		return new TestResult(
			$test,
			$seen->without( $left ),
			fn (): array => array_diff_key( $this->origins->of( $test->test ), array_flip( $test->left_out ) ),
			$left,
			$totals,
			$history,
			$test->is_running( $now ),
			$this->goals->label( $test->test->goal ),
			( new DateTimeImmutable( '@' . $end ) )->setTimezone( $zone )->format( 'Y-m-d' )
		);
	}

	/** Returns the recent visitors per day. */
	private function daily( TestTotals $totals, float $days, int $end, DateTimeZone $zone ): float {
		$since = ( new DateTimeImmutable( '@' . ( $end - self::RECENT_DAYS * self::SECONDS_A_DAY ) ) )->setTimezone(
			$zone
		)->format( 'Y-m-d' );
		return $totals->visitors_after( $since ) / max( 1.0, min( (float) self::RECENT_DAYS, $days ) );
	}
}
