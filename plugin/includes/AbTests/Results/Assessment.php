<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Registry\Variant;
use Brolga\AbTests\Statistics\Comparison;
use Brolga\AbTests\Statistics\DecisionRules;
use Brolga\AbTests\Statistics\Evidence;
use Brolga\AbTests\Statistics\Planner;
use Brolga\AbTests\Statistics\SampleRatio;

/**
 * Interprets the counts of a test: which variant is ahead, whether the difference is significant,
 * and how long the test still needs.
 *
 * @see AB-25 AB-26
 */
final class Assessment {

	/** Deviations from the configured split that are too small to matter. */
	private const TRIVIAL = 0.005;

	private ?TestOutcome $outcome = null;

	/** @var array<int, Comparison> */
	private array $comparisons = [];

	/**
	 * @param list<VariantResult> $results The control first.
	 * @param float $days How long the test has run.
	 * @param float $daily Recent visitors per day, of all variants together.
	 * @param float $false_alarms Accepted probability of reporting a difference that does not exist.
	 */
	public function __construct(
		public readonly array $results,
		public readonly float $days,
		public readonly float $daily,
		public readonly float $false_alarms
	) {}

	/** @param array<int, array{int, int}> $less */
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

	public function outcome(): TestOutcome {
		return $this->outcome ??= $this->judge();
	}

	public function differs_from( self $other ): bool {
		return $other->outcome() !== $this->outcome()
			|| $other->leader()->variant->number !== $this->leader()->variant->number;
	}

	public function visitors(): int {
		return array_sum( array_map( static fn ( VariantResult $result ): int => $result->visitors, $this->results ) );
	}

	public function control(): VariantResult {
		return $this->results[0] ?? new VariantResult( new Variant( Variant::CONTROL, '', 0 ), 0, 0 );
	}

	public function comparison( VariantResult $result ): Comparison {
		return $this->comparisons[ $result->variant->number ] ??= new Comparison(
			$this->control()->known,
			$result->known
		);
	}

	/**
	 * Returns the relative difference between the rates as shown in the report; null if undefined.
	 *
	 * @see AB-161
	 */
	public function improvement( VariantResult $result ): ?float {
		$control = $this->control();
		return 0 === $control->conversions || 0 === $result->visitors
			? null
			: $result->conversions / $result->visitors / ( $control->conversions / $control->visitors ) - 1;
	}

	/**
	 * Returns the control's rate for forecasts; null if nobody or everybody has converted.
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
	 * Whether a variant and the control have enough visitors and conversions for a decision.
	 *
	 * @see AB-162
	 */
	public function is_enough( VariantResult $result ): bool {
		return DecisionRules::may_decide(
			DecisionRules::SHORTEST_DAYS,
			[ $this->control()->visitors, $result->visitors ],
			$this->control()->conversions + $result->conversions
		);
	}

	/** Returns the evidence for a difference from the control; null if it cannot be computed. */
	public function evidence( VariantResult $result ): ?Evidence {
		$control = $this->control();
		return Evidence::of( $control->conversions, $control->visitors, $result->conversions, $result->visitors );
	}

	/** Returns the accepted false-alarm rate for each comparison with the control. */
	public function share(): float {
		return DecisionRules::share( $this->false_alarms, count( $this->results ) - 1 );
	}

	/** Returns the probability of a split at least as uneven; null if there are too few visitors. */
	public function split(): ?float {
		return $this->visitors() < SampleRatio::FEWEST ? null : SampleRatio::probability(
			array_map( static fn ( VariantResult $result ): int => $result->visitors, $this->results ),
			array_map( static fn ( VariantResult $result ): int => $result->variant->weight, $this->results )
		);
	}

	/** Whether the split deviates from the weights by more than chance and a trivial amount. */
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

	public function leader(): VariantResult {
		$best = $this->control();
		foreach ( $this->others() as $result ) {
			if ( $result->visitors > 0 && $result->known->mean() > $best->known->mean() ) {
				$best = $result;
			}
		}
		return $best;
	}

	/** Returns the variant to compare with the leader: the control, or else the best other variant. */
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

	public function certainty(): float {
		$rival = $this->rival();
		if ( null === $rival ) {
			return 0.5;
		}
		return $this->leader() === $this->control()
			? 1 - $this->comparison( $rival )->chance()
			: $this->comparison( $this->leader() )->chance();
	}

	/** Returns the days until a result is expected; null if unknown or too long to wait. */
	public function days_left(): ?int {
		$shortest = (int) ceil( DecisionRules::SHORTEST_DAYS - $this->days );
		if ( $this->outcome()->is_decided() ) {
			return 0;
		}
		$visitors = $this->visitors_left();
		if ( null === $visitors || $this->daily <= 0.0 || ! $this->knows_pace() ) {
			return null;
		}
		$days = max( 1, $shortest, (int) ceil( $visitors / $this->daily ) );
		return $days > DecisionRules::PATIENCE_DAYS ? null : $days;
	}

	/** Whether a result would take too long. Without a known rate, the minimum number of visitors counts. */
	public function is_slow(): bool {
		if ( $this->daily <= 0.0 || ! $this->knows_pace() ) {
			return false;
		}
		$least = DecisionRules::FEWEST_VISITORS * count( $this->results ) - $this->visitors();
		return null === $this->rate()
			? $least / $this->daily > DecisionRules::PATIENCE_DAYS
			: null === $this->days_left();
	}

	/**
	 * Whether recent traffic is a basis for a forecast; the first few visitors are not.
	 *
	 * @see AB-441
	 */
	public function knows_pace(): bool {
		return $this->days >= DecisionRules::SHORTEST_DAYS || $this->visitors() >= DecisionRules::FEWEST_VISITORS;
	}

	private function judge(): TestOutcome {
		if ( 0 === $this->visitors() || [] === $this->others() ) {
			return TestOutcome::Nobody;
		}
		if ( $this->split_is_off() ) {
			return TestOutcome::Split;
		}
		$worse = 0;
		foreach ( $this->others() as $result ) {
			$decided = $this->may_decide( $result ) && true === $this->evidence( $result )?->decides( $this->share() );
			if ( $decided && $result === $this->leader() ) {
				return TestOutcome::Better;
			}
			$worse += $decided && $result->known->mean() < $this->control()->known->mean() ? 1 : 0;
		}
		if ( count( $this->others() ) === $worse ) {
			return TestOutcome::Worse;
		}
		if ( $this->is_close() ) {
			return TestOutcome::Close;
		}
		return $this->days < DecisionRules::SHORTEST_DAYS || ! $this->has_enough()
			? TestOutcome::Early
			: TestOutcome::Leading;
	}

	/** Whether a variant meets the minimum duration and counts for a decision. */
	private function may_decide( VariantResult $result ): bool {
		return DecisionRules::may_decide(
			$this->days,
			[ $this->control()->visitors, $result->visitors ],
			$this->control()->conversions + $result->conversions
		);
	}

	private function has_enough(): bool {
		foreach ( $this->others() as $result ) {
			if ( $this->is_enough( $result ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether all differences are smaller than what is worth acting on. */
	private function is_close(): bool {
		foreach ( $this->others() as $result ) {
			[
				$low,
				$high
			] = $this->may_decide( $result )
				? $this->evidence( $result )?->interval( $this->share() ) ?? [ -1.0, 1.0 ]
				: [ -1.0, 1.0 ];
			if ( $low < -DecisionRules::WORTH || $high > DecisionRules::WORTH ) {
				return false;
			}
		}
		return true;
	}

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
		$needed = null === $rate ? null : Planner::visitors( $rate, DecisionRules::PLANNED, $this->share() );
		return null === $needed ? null : max( 0.0, (float) $needed * count( $this->results ) - $this->visitors() );
	}

	/** @return list<VariantResult> */
	private function others(): array {
		return array_values( array_filter(
			array_slice( $this->results, 1 ),
			static fn ( VariantResult $result ): bool => $result->variant->weight > 0 || $result->visitors > 0
		) );
	}
}
