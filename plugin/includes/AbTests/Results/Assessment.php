<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Registry\Variant;
use Brolga\AbTests\Statistics\Comparison;
use Brolga\AbTests\Statistics\Evidence;
use Brolga\AbTests\Statistics\Planner;
use Brolga\AbTests\Statistics\Rules;
use Brolga\AbTests\Statistics\SampleRatio;

/**
 * What the counts of a test say.
 *
 * @see AB-25 AB-26
 */
final class Assessment {

	/** Shares of a split that nobody can do anything about. */
	private const TRIVIAL = 0.005;

	private ?Outcome $outcome = null;

	/** @var array<int, Comparison> */
	private array $comparisons = [];

	/**
	 * @param list<VariantResult> $results      What was counted, the control first; at least that.
	 * @param float               $days         How long the test has run.
	 * @param float               $daily        Visitors of all variants a day, of late.
	 * @param float               $false_alarms How often a difference may be said where there is none.
	 */
	public function __construct(
		public readonly array $results,
		public readonly float $days,
		public readonly float $daily,
		public readonly float $false_alarms
	) {}

	/**
	 * What it would say without some visitors.
	 *
	 * @param array<int, array{int, int}> $less Visitors and conversions, by variant.
	 */
	public function without( array $less ): self {
		$results = array_map(
			static fn ( VariantResult $result ): VariantResult => $result->less(
				...( $less[ $result->variant->number ] ?? [ 0, 0 ] )
			),
			$this->results
		);
		$left    = array_sum( array_map( static fn ( VariantResult $result ): int => $result->visitors, $results ) );
		return new self(
			$results,
			$this->days,
			$this->daily * $left / max( 1, $this->visitors() ),
			$this->false_alarms
		);
	}

	/**
	 * Where the test stands.
	 */
	public function outcome(): Outcome {
		return $this->outcome ??= $this->judge();
	}

	/**
	 * Whether another assessment has another outcome, or another variant ahead.
	 */
	public function differs_from( self $other ): bool {
		return $other->outcome() !== $this->outcome()
			|| $other->leader()->variant->number !== $this->leader()->variant->number;
	}

	/**
	 * Everybody who was counted.
	 */
	public function visitors(): int {
		return array_sum( array_map( static fn ( VariantResult $result ): int => $result->visitors, $this->results ) );
	}

	public function control(): VariantResult {
		return $this->results[0] ?? new VariantResult( new Variant( Variant::CONTROL, '', 0 ), 0, 0 );
	}

	/**
	 * A variant against the control.
	 *
	 * @param VariantResult $result The variant's.
	 */
	public function comparison( VariantResult $result ): Comparison {
		return $this->comparisons[ $result->variant->number ] ??= new Comparison(
			$this->control()->known,
			$result->known
		);
	}

	/**
	 * By how much a variant's rate is above the control's, as a share of the control's: of the rates that the
	 * report shows, not of what lies behind them. Null where that is no number.
	 *
	 * @see AB-161
	 * @param VariantResult $result The variant's.
	 */
	public function improvement( VariantResult $result ): ?float {
		$control = $this->control();
		return 0 === $control->conversions || 0 === $result->visitors
			? null
			: $result->conversions / $result->visitors / ( $control->conversions / $control->visitors ) - 1;
	}

	/**
	 * The control's rate by which what is left is planned: that of the report. Null where nobody has converted yet, or
	 * everybody has: nothing is planned by that.
	 *
	 * @see AB-651
	 */
	public function rate(): ?float {
		$control = $this->control();
		return 0 === $control->conversions || $control->conversions === $control->visitors
			? null
			: $control->conversions / $control->visitors;
	}

	/**
	 * Whether a variant and the control were seen by so many that a difference means something.
	 *
	 * @see AB-162
	 * @param VariantResult $result The variant's.
	 */
	public function is_enough( VariantResult $result ): bool {
		return Rules::may_decide(
			Rules::SHORTEST_DAYS,
			[ $this->control()->visitors, $result->visitors ],
			$this->control()->conversions + $result->conversions
		);
	}

	/**
	 * What shows a difference from the control; null where nothing can.
	 *
	 * @param VariantResult $result A variant's.
	 */
	public function evidence( VariantResult $result ): ?Evidence {
		$control = $this->control();
		return Evidence::of( $control->conversions, $control->visitors, $result->conversions, $result->visitors );
	}

	/**
	 * The false-alarm rate of each comparison.
	 */
	public function share(): float {
		return Rules::share( $this->false_alarms, count( $this->results ) - 1 );
	}

	/**
	 * How likely a split as uneven as this is; null: too few to say.
	 */
	public function split(): ?float {
		return $this->visitors() < SampleRatio::FEWEST ? null : SampleRatio::probability(
			array_map( static fn ( VariantResult $result ): int => $result->visitors, $this->results ),
			array_map( static fn ( VariantResult $result ): int => $result->variant->weight, $this->results )
		);
	}

	/**
	 * Whether visitors were not divided as the weights say, and by more than nothing.
	 */
	public function split_is_off(): bool {
		$split = $this->split();
		if ( null === $split || $split >= SampleRatio::ALARM ) {
			return false;
		}
		$weight = array_sum(
			array_map( static fn ( VariantResult $result ): int => $result->variant->weight, $this->results )
		);
		foreach ( $this->results as $result ) {
			if (
				$result->variant->weight > 0
				&& abs( $result->visitors / $this->visitors() - $result->variant->weight / $weight ) > self::TRIVIAL
			) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Who is ahead: the winner once there is one.
	 */
	public function leader(): VariantResult {
		$best = $this->control();
		foreach ( $this->others() as $result ) {
			if ( $result->visitors > 0 && $result->known->mean() > $best->known->mean() ) {
				$best = $result;
			}
		}
		return $best;
	}

	/**
	 * Who is compared with the one ahead: the control, or the best variant where
	 * the control is ahead itself. Null where there is nobody else.
	 */
	public function rival(): ?VariantResult {
		if ( $this->leader() !== $this->control() ) {
			return $this->control();
		}
		$others = $this->others();
		usort(
			$others,
			static fn ( VariantResult $one, VariantResult $other ): int => $other->known->mean() <=> $one->known->mean()
		);
		return $others[0] ?? null;
	}

	/**
	 * How certain it is that the one ahead is better than its rival.
	 */
	public function certainty(): float {
		$rival = $this->rival();
		if ( null === $rival ) {
			return 0.5;
		}
		return $this->leader() === $this->control()
			? 1 - $this->comparison( $rival )->chance()
			: $this->comparison( $this->leader() )->chance();
	}

	/**
	 * How many days it takes until there is an answer; null: nobody can tell, or
	 * nobody would wait that long.
	 */
	public function days_left(): ?int {
		$shortest = (int) ceil( Rules::SHORTEST_DAYS - $this->days );
		if ( $this->outcome()->is_decided() ) {
			return 0;
		}
		$visitors = $this->visitors_left();
		if ( null === $visitors || $this->daily <= 0.0 || ! $this->knows_pace() ) {
			return null;
		}
		$days = max( 1, $shortest, (int) ceil( $visitors / $this->daily ) );
		return $days > Rules::PATIENCE_DAYS ? null : $days;
	}

	/**
	 * Whether nobody would wait for its answer, by the visitors of late: by those that any test needs where its own
	 * rate says nothing yet.
	 */
	public function is_slow(): bool {
		if ( $this->daily <= 0.0 || ! $this->knows_pace() ) {
			return false;
		}
		$least = Rules::FEWEST_VISITORS * count( $this->results ) - $this->visitors();
		return null === $this->rate()
			? $least / $this->daily > Rules::PATIENCE_DAYS
			: null === $this->days_left();
	}

	/**
	 * Whether its visitors of late say how many come: a handful on the first day says nothing of the weeks after.
	 *
	 * @see AB-441
	 */
	public function knows_pace(): bool {
		return $this->days >= Rules::SHORTEST_DAYS || $this->visitors() >= Rules::FEWEST_VISITORS;
	}

	private function judge(): Outcome {
		if ( 0 === $this->visitors() || [] === $this->others() ) {
			return Outcome::Nobody;
		}
		if ( $this->split_is_off() ) {
			return Outcome::Split;
		}
		$worse = 0;
		foreach ( $this->others() as $result ) {
			$decided = $this->may_decide( $result ) && true === $this->evidence( $result )?->decides( $this->share() );
			if ( $decided && $result === $this->leader() ) {
				return Outcome::Better;
			}
			$worse += $decided && $result->known->mean() < $this->control()->known->mean() ? 1 : 0;
		}
		if ( count( $this->others() ) === $worse ) {
			return Outcome::Worse;
		}
		if ( $this->is_close() ) {
			return Outcome::Close;
		}
		return $this->days < Rules::SHORTEST_DAYS || ! $this->has_enough() ? Outcome::Early : Outcome::Leading;
	}

	/**
	 * Whether a variant may be decided on at all.
	 *
	 * @param VariantResult $result The variant's.
	 */
	private function may_decide( VariantResult $result ): bool {
		return Rules::may_decide(
			$this->days,
			[ $this->control()->visitors, $result->visitors ],
			$this->control()->conversions + $result->conversions
		);
	}

	/**
	 * Whether any variant has the visitors that a decision takes.
	 */
	private function has_enough(): bool {
		foreach ( $this->others() as $result ) {
			if ( $this->is_enough( $result ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether no variant differs by as much as is worth having.
	 */
	private function is_close(): bool {
		foreach ( $this->others() as $result ) {
			[
				$low,
				$high
			] = $this->may_decide( $result )
				? $this->evidence( $result )?->interval( $this->share() ) ?? [ -1.0, 1.0 ]
				: [ -1.0, 1.0 ];
			if ( $low < -Rules::WORTH || $high > Rules::WORTH ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * How many visitors more an answer takes; null: nobody can tell.
	 */
	private function visitors_left(): ?float {
		$rival = $this->rival();
		if ( null === $rival || 0 === $this->visitors() ) {
			return null;
		}
		$leader  = $this->leader();
		$compare = $leader === $this->control() ? $rival : $leader;
		$times   = $this->has_enough() ? $this->evidence( $compare )?->times( $this->share() ) : null;
		if ( null !== $times ) {
			return $this->visitors() * ( $times - 1 );
		}
		$rate   = $this->rate();
		$needed = null === $rate ? null : Planner::visitors( $rate, Rules::PLANNED, $this->share() );
		return null === $needed ? null : max( 0.0, (float) $needed * count( $this->results ) - $this->visitors() );
	}

	/**
	 * The variants beside the control that are given out.
	 *
	 * @return list<VariantResult>
	 */
	private function others(): array {
		return array_values( array_filter(
			array_slice( $this->results, 1 ),
			static fn ( VariantResult $result ): bool => $result->variant->weight > 0 || $result->visitors > 0
		) );
	}
}
