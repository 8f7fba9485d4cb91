<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Goals\Goal;
use Brolga\AbTests\Goals\GoalKinds;
use Brolga\AbTests\Records\Counted;
use Brolga\AbTests\Records\OriginRepository;
use Brolga\AbTests\Records\Refusal;
use Brolga\AbTests\Registry\Device;
use Brolga\AbTests\Registry\PagePair;
use Brolga\AbTests\Registry\Source;
use Brolga\AbTests\Registry\StoredTest;
use Brolga\AbTests\Registry\TestName;
use Brolga\AbTests\Registry\TestStatus;
use Brolga\AbTests\Registry\Variant;
use Closure;
use DateTimeImmutable;
use WP_Error;

/**
 * A test with its results, for REST routes, WP-CLI commands and abilities.
 *
 * @see AB-26
 */
final class TestResult {

	private const MOST_DAYS = 400;

	private ?History $read = null;

	/** The networks that decide the result; false until computed. */
	private InfluentialOrigins|false|null $carrier = false;

	/**
	 * @param Closure(): array<int, array<int, array{int, int}>> $origins Visitors and conversions by group and
	 *     variant.
	 * @param array<int, array{int, int}> $left_out Visitors and conversions of excluded networks, by variant.
	 * @param Closure(): History $history Daily counts; lists do not load them.
	 * @param bool $running Whether visitors take part now.
	 * @param string $goal The goal's label.
	 * @param string $end Last day of the chart, in the site's time zone.
	 */
	public function __construct(
		public readonly StoredTest $stored,
		public readonly Assessment $seen,
		private readonly Closure $origins,
		private readonly array $left_out,
		private readonly TestTotals $totals,
		private readonly Closure $history,
		public readonly bool $running,
		private readonly string $goal,
		private readonly string $end
	) {}

	public function name(): string {
		return TestName::of( $this->stored->test );
	}

	/** Returns the status, or `waiting`: started, but not visible, or outside its dates. */
	public function state(): string {
		return TestStatus::Running === $this->stored->status && ! $this->running
			? TestStatus::WAITING
			: $this->stored->status->value;
	}

	public function is_draft(): bool {
		return TestStatus::Draft === $this->stored->status;
	}

	public function verdict(): TestVerdict {
		return $this->is_draft() ? TestVerdict::of_draft() : TestVerdict::of( $this->seen, $this->running );
	}

	/** @see AB-115 */
	public function carrier(): ?InfluentialOrigins {
		if ( false === $this->carrier ) {
			$this->carrier = ( new OriginReport( $this->seen, ( $this->origins )() ) )->carrier();
		}
		return $this->carrier;
	}

	/** Returns why the status cannot be changed; null if it can. */
	public function refusal_of( TestStatus $status ): ?WP_Error {
		return match ( true ) {
			TestStatus::Running === $status => $this->may_start()
				|| TestStatus::Running === $this->stored->status && $this->stored->is_live
				? null
				: new WP_Error(
					'brolga_no_experiment',
					__( 'The page no longer contains this test. Add it to the page again, or archive it.', 'brolga' ),
					[ 'status' => 409 ]
				),
			$this->is_draft() => new WP_Error(
				'brolga_not_started',
				__( 'This test is still a draft. Start it, or delete it on its page.', 'brolga' ),
				[ 'status' => 409 ]
			),
			default => null,
		};
	}

	/** Requires that the page is public, unless the test has never run before. */
	private function may_start(): bool {
		$page = TestPage::of( $this->stored->test->key->post );
		return TestStatus::Running !== $this->stored->status
			&& null === $this->stored->winner
			&& ( $this->stored->is_live || null === $this->stored->started_at && null !== $page );
	}

	/** @param string $day Such as `2026-11-21`. */
	public function has_visitors_since( string $day ): bool {
		return $this->totals->has_visitors_since( $day );
	}

	/** @return array<string, int> */
	public function refused(): array {
		return $this->history()->refused();
	}

	/** @return list<array{reason: string, label: string, count: int}> */
	public function refusals(): array {
		$refused = $this->refused();
		arsort( $refused );
		return array_map(
			static fn ( string $reason, int $count ): array => [
				'reason' => $reason,
				'label'  => Refusal::tryFrom( $reason )?->label() ?? $reason,
				'count'  => $count,
			],
			array_keys( $refused ),
			$refused
		);
	}

	/**
	 * Explains why a running test has counted nobody; empty if somebody was counted.
	 *
	 * @see AB-68
	 */
	public function why_nobody(): string {
		if ( ! $this->running || $this->seen->visitors() > 0 || [] === $this->refused() ) {
			return '';
		}
		$reasons = array_map(
			static fn ( array $refusal ): string => sprintf(
				/* translators: 1: a reason, such as "Bots and crawlers", 2: a number. */
				_x( '%1$s: %2$s', 'what was not counted', 'brolga' ),
				$refusal['label'],
				number_format_i18n( $refusal['count'] )
			),
			$this->refusals()
		);
		$words = sprintf(
			/* translators: %s: reasons with numbers, such as "No consent given: 52; Bots and crawlers: 8". */
			__( 'The test was shown, but nobody was counted. %s.', 'brolga' ),
			implode( '; ', $reasons )
		);
		return $this->lacks_consent()
			? $words . ' ' . __( 'Visitors who refuse the consent banner or leave it unanswered see the control. The test counts those who accept.', 'brolga' )
			: $words;
	}

	public function lacks_consent(): bool {
		return [] !== array_filter(
			array_keys( $this->refused() ),
			static fn ( string $reason ): bool => true === Refusal::tryFrom( $reason )?->is_consent()
		);
	}

	/** @return array<string, mixed> */
	public function line(): array {
		$test    = $this->stored;
		$verdict = $this->verdict();
		$outcome = $this->seen->outcome();
		return [
			'key'         => $test->test->key->format(),
			'name'        => $this->name(),
			'page'        => TestPage::of( $test->test->key->post ),
			'rival'       => $this->rival(),
			'goal'        => $test->test->goal->value,
			'goal_name'   => $this->goal,
			'state'       => $this->state(),
			'started'     => self::moment( $test->started_at ),
			'stopped'     => self::moment( $test->stopped_at ),
			'days'        => (int) floor( $this->seen->days ),
			'visitors'    => $this->seen->visitors(),
			'conversions' => array_sum(
				array_map( static fn ( VariantResult $result ): int => $result->conversions, $this->seen->results )
			),
			'outcome'     => $outcome->value,
			'tone'        => $outcome->tone(),
			'verdict'     => $verdict->title,
			'advice'      => match ( true ) {
				! $test->has_goal => GoalKinds::inactive(),
				TestOutcome::Nobody === $outcome && '' !== $this->why_nobody() => $this->why_nobody(),
				default => $verdict->advice,
			},
			'leader'      => in_array( $outcome, [ TestOutcome::Nobody, TestOutcome::Early, TestOutcome::Split ], true )
				? null
				: $this->seen->leader()->variant->number,
			'certainty'   => round( $this->seen->certainty(), 6 ),
			'winner'      => $test->winner,
			'may_start'   => $this->may_start(),
		];
	}

	/**
	 * @see AB-64
	 * @return array{title: string, edit: string, view: string}|null
	 */
	private function rival(): ?array {
		$pair = PagePair::of( $this->stored->test->key->post );
		return null !== $pair && $pair->key->number === $this->stored->test->key->number
			? TestPage::of( $pair->rival )
			: null;
	}

	/** @return array<string, mixed> */
	public function all(): array {
		$days = $this->days();
		return $this->line() + [
			'days_left'        => $this->seen->days_left(),
			'daily'            => round( $this->seen->daily, 1 ),
			'knows_pace'       => $this->seen->knows_pace(),
			'plan_rate'        => self::rounded( $this->seen->rate() ),
			'false_alarm_rate' => $this->seen->false_alarms,
			'split'            => self::rounded( $this->seen->split() ),
			'variants'         => array_map( $this->variant( ... ), $this->seen->results ),
			'dates'            => $days,
			'series'           => $this->series( $days ),
			'devices'          => $this->kinds( 'device' ),
			'sources'          => $this->kinds( 'source' ),
			'refused'          => $this->refusals(),
			'carried'          => $this->carried(),
			'left_out'         => [
				'origins'     => array_map( OriginRepository::name( ... ), $this->stored->left_out ),
				'visitors'    => array_sum( array_column( $this->left_out, 0 ) ),
				'conversions' => array_sum( array_column( $this->left_out, 1 ) ),
			],
			'may_edit'         => current_user_can( 'edit_post', $this->stored->test->key->post ),
			'may_promote'      => null === $this->stored->winner && Promotion::is_possible( $this->stored->test->key ),
		];
	}

	/**
	 * @return array{origins: list<string>, visitors: int, conversions: int, verdict: string, advice: string}|null
	 */
	private function carried(): ?array {
		$carrier = $this->carrier();
		if ( null === $carrier ) {
			return null;
		}
		$verdict = TestVerdict::of( $carrier->without, $this->running );
		return [
			'origins'     => array_map( OriginRepository::name( ... ), $carrier->origins ),
			'visitors'    => $carrier->visitors,
			'conversions' => $carrier->conversions,
			'verdict'     => $verdict->title,
			'advice'      => $verdict->advice,
		];
	}

	private function history(): History {
		return $this->read ??= ( $this->history )();
	}

	/** @return list<list<string>> One row per day and variant, for export. */
	public function rows(): array {
		$lines = [];
		foreach ( $this->days() as $index => $day ) {
			foreach ( $this->series( $this->days() ) as $position => $series ) {
				$result  = $this->seen->results[ $position ];
				$lines[] = [
					$this->stored->test->key->format(),
					$this->name(),
					$day,
					(string) $result->variant->number,
					$result->name(),
					(string) $series['visitors'][ $index ],
					(string) $series['conversions'][ $index ],
					Goal::SHOP === $this->stored->test->goal->value
						? number_format( $series['value'][ $index ] / 100, 2, '.', '' )
						: '',
				];
			}
		}
		return $lines;
	}

	/** @return array<string, mixed> */
	private function variant( VariantResult $result ): array {
		$is_control = Variant::CONTROL === $result->variant->number;
		$comparison = $is_control || 0 === $result->visitors || 0 === $this->seen->control()->visitors
			? null
			: $this->seen->comparison( $result );
		$evidence   = null === $comparison ? null : $this->seen->evidence( $result )?->interval( $this->seen->share() );
		$enough     = $is_control || $this->seen->is_enough( $result );
		return [
			'number'      => $result->variant->number,
			'name'        => $result->name(),
			'weight'      => $result->variant->weight,
			'chance'      => self::rounded( $enough ? $comparison?->chance() : null ),
			'enough'      => $enough,
			'uplift'      => $is_control ? null : self::rounded( $this->seen->improvement( $result ) ),
			'uplift_low'  => self::rounded( $evidence[0] ?? null ),
			'uplift_high' => self::rounded( $evidence[1] ?? null ),
			'loss'        => self::rounded( match ( true ) {
				$is_control => $this->loss_of_control(),
				$enough     => $comparison?->loss_of_variant(),
				default     => null,
			} ),
			'value'       => $result->value,
			'per_visitor' => 0 === $result->visitors ? null : round( $result->value / 100 / $result->visitors, 4 ),
		] + self::rate( $result );
	}

	/**
	 * Returns the expected loss of keeping the control; null if there are too few visitors.
	 *
	 * @see AB-162
	 */
	private function loss_of_control(): ?float {
		$rival = $this->seen->leader() === $this->seen->control() ? $this->seen->rival() : $this->seen->leader();
		return null === $rival || ! $this->seen->is_enough( $rival )
			? null
			: $this->seen->comparison( $rival )->loss_of_control();
	}

	/**
	 * Returns the rate with its 95 % interval; null values if there are no visitors.
	 *
	 * @return array{visitors: int, conversions: int, rate: float|null, low: float|null, high: float|null}
	 */
	private static function rate( VariantResult $result ): array {
		[ $low, $high ] = $result->interval();
		return [
			'visitors'    => $result->visitors,
			'conversions' => $result->conversions,
			'rate'        => 0 === $result->visitors ? null : round( $result->conversions / $result->visitors, 6 ),
			'low'         => self::rounded( $low ),
			'high'        => self::rounded( $high ),
		];
	}

	/** @return list<string> */
	private function days(): array {
		$span = $this->history()->span();
		if ( null === $span ) {
			return [];
		}
		$end  = max( $span[1], $this->end );
		$day  = new DateTimeImmutable( $end );
		$days = [];
		for ( $count = 0; $count < self::MOST_DAYS && $day->format( 'Y-m-d' ) >= $span[0]; $count++ ) {
			array_unshift( $days, $day->format( 'Y-m-d' ) );
			$day = $day->modify( '-1 day' );
		}
		return $days;
	}

	/**
	 * @param list<string> $days
	 * @return list<array{number: int, visitors: list<int>, conversions: list<int>, value: list<int>}>
	 */
	private function series( array $days ): array {
		$visitors    = $this->history()->by_day( Counted::Visitors );
		$conversions = $this->history()->by_day( Counted::of( $this->stored->test->goal->record() ) );
		$series      = [];
		foreach ( $this->seen->results as $result ) {
			$number   = $result->variant->number;
			$series[] = [
				'number'      => $number,
				'visitors'    => array_map(
					static fn ( string $day ): int => $visitors[ $number ][ $day ][0] ?? 0,
					$days
				),
				'conversions' => array_map(
					static fn ( string $day ): int => $conversions[ $number ][ $day ][0] ?? 0,
					$days
				),
				'value'       => array_map(
					static fn ( string $day ): int => $conversions[ $number ][ $day ][1] ?? 0,
					$days
				),
			];
		}
		return $series;
	}

	/**
	 * @param 'device'|'source' $kind
	 * @return list<array{
	 *     kind: string,
	 *     visitors: int,
	 *     variants: list<array{
	 *         number: int,
	 *         visitors: int,
	 *         conversions: int,
	 *         rate: float|null,
	 *         low: float|null,
	 *         high: float|null,
	 *     }>,
	 * }>
	 */
	private function kinds( string $kind ): array {
		$visitors    = $this->history()->by_kind( Counted::Visitors, $kind );
		$conversions = $this->history()->by_kind( Counted::of( $this->stored->test->goal->record() ), $kind );
		$kinds       = [];
		foreach ( 'device' === $kind ? Device::cases() : Source::cases() as $case ) {
			$lines = [];
			foreach ( $this->seen->results as $result ) {
				$number  = $result->variant->number;
				$lines[] = [ 'number' => $number ] + self::rate(
					new VariantResult(
						$result->variant,
						$visitors[ $number ][ $case->value ] ?? 0,
						$conversions[ $number ][ $case->value ] ?? 0
					)
				);
			}
			$all = array_sum( array_column( $lines, 'visitors' ) );
			if ( $all > 0 ) {
				$kinds[] = [
					'kind'     => $case->label(),
					'visitors' => $all,
					'variants' => $lines,
				];
			}
		}
		usort( $kinds, static fn ( array $one, array $other ): int => $other['visitors'] <=> $one['visitors'] );
		return $kinds;
	}

	/** Rounds a number, so that JSON does not contain seventeen digits. */
	private static function rounded( ?float $number ): ?float {
		return null === $number ? null : round( $number, 6 );
	}

	/** Formats a Unix timestamp in ISO 8601; empty if there is none. */
	private static function moment( ?int $moment ): string {
		return null === $moment ? '' : gmdate( 'c', $moment );
	}
}
