<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Statistics;

/**
 * Compares the conversion rate of a variant with the control's, both as beta distributions.
 *
 * @see AB-25 AB-26
 */
final class Comparison {

	/** Standard deviations from the mean beyond which a distribution is negligible. */
	private const REACH = 8.0;

	/** Integration points per standard deviation of the narrower distribution. */
	private const POINTS = 8;

	public function __construct(
		private readonly Posterior $control,
		private readonly Posterior $variant
	) {}

	public function chance(): float {
		return self::above( $this->variant, $this->control );
	}

	/** Returns the expected loss of choosing the variant: the mean of max(control − variant, 0). */
	public function loss_of_variant(): float {
		return self::loss( $this->variant, $this->control );
	}

	/** Returns the expected loss of keeping the control: the mean of max(variant − control, 0). */
	public function loss_of_control(): float {
		return self::loss( $this->control, $this->variant );
	}

	/**
	 * Returns the expected loss of choosing one rate: E[max(X − Y, 0)] = E[X; X > Y] − E[Y; X > Y], with Y
	 * the rate taken. A beta distribution weighted by its rate is again a beta distribution.
	 */
	private static function loss( Posterior $taken, Posterior $other ): float {
		return max(
			0.0,
			$other->mean() * self::above(
				$other->weighted(),
				$taken
			) - $taken->mean() * self::above( $other, $taken->weighted() )
		);
	}

	/**
	 * Returns P( X > Y ). The exact sum has as many terms as the smallest of the four counts. If
	 * that is large, both distributions are smooth, and the probability is integrated numerically.
	 */
	private static function above( Posterior $x, Posterior $y ): float {
		$distance = ( $x->mean() - $y->mean() ) / sqrt( $x->deviation() ** 2 + $y->deviation() ** 2 );
		$smooth   = $x->is_smooth() && $y->is_smooth();
		if ( $smooth && abs( $distance ) > self::REACH + 4 ) {
			return $distance > 0 ? 1.0 : 0.0;
		}
		$value = match ( true ) {
			! $smooth                              => self::by_sum( $x, $y ),
			$x->deviation() <= $y->deviation()     => self::by_points( $x, $y ),
			default                                => 1 - self::by_points( $y, $x ),
		};
		return max( 0.0, min( 1.0, $value ) );
	}

	private static function by_sum( Posterior $x, Posterior $y ): float {
		return match ( min( $x->alpha, $y->alpha, $x->beta, $y->beta ) ) {
			$x->alpha => self::sum( $x->alpha, $x->beta, $y->alpha, $y->beta ),
			$y->alpha => 1 - self::sum( $y->alpha, $y->beta, $x->alpha, $x->beta ),
			// Comparing 1 − Y with 1 − X gives the same probability.
			$y->beta  => self::sum( $y->beta, $y->alpha, $x->beta, $x->alpha ),
			default   => 1 - self::sum( $x->beta, $x->alpha, $y->beta, $y->alpha ),
		};
	}

	/**
	 * P( X > Y ) = Σ B( a′ + i, b + b′ ) / ( ( b + i ) B( 1 + i, b ) B( a′, b′ ) ) for i
	 * from 0 to a − 1. Each term is computed from the one before, as a logarithm, because the
	 * first may be too small for a float.
	 *
	 * @param float $a Alpha of X, an integer.
	 * @param float $b Beta of X.
	 * @param float $a_other Alpha of Y.
	 * @param float $b_other Beta of Y.
	 */
	private static function sum( float $a, float $b, float $a_other, float $b_other ): float {
		$log = SpecialFunctions::log_beta( $a_other, $b_other + $b ) - SpecialFunctions::log_beta( $a_other, $b_other );
		$sum = exp( $log );
		for ( $i = 0; $i < $a - 1; $i++ ) {
			$log += log( ( $a_other + $i ) / ( $a_other + $i + $b + $b_other ) * ( $b + $i ) / ( $i + 1 ) );
			$sum += exp( $log );
		}
		return $sum;
	}

	/**
	 * Computes P( X > Y ) as the integral of X's density times Y's cumulative distribution, with X
	 * the narrower one. The trapezoidal rule is practically exact for a smooth bell curve; the
	 * cumulative distribution is corrected by the slope of the density.
	 */
	private static function by_points( Posterior $x, Posterior $y ): float {
		$step  = $x->deviation() / self::POINTS;
		$from  = max( $step, $x->mean() - self::REACH * $x->deviation() );
		$count = (int) ( 2 * self::REACH * self::POINTS );
		$share = self::share_below( $y, $from );
		$last  = $y->density( $from );
		$slope = $last * $y->slope( $from );
		$value = 0.0;
		$begun = $share;
		$rows  = 0.0;
		for ( $i = 0; $i <= $count; $i++ ) {
			$rate = $from + $i * $step;
			if ( $rate >= 1.0 ) {
				break;
			}
			$density = $y->density( $rate );
			if ( $i > 0 ) {
				$rows += ( $last + $density ) / 2;
				$share = $begun + $step * $rows - $step ** 2 / 12 * ( $density * $y->slope( $rate ) - $slope );
				$last  = $density;
			}
			$value += $x->density( $rate ) * $share;
		}
		return $value * $step;
	}

	/** Returns the cumulative probability of a smooth distribution at a rate. */
	private static function share_below( Posterior $y, float $rate ): float {
		$from = max( 1e-12, $y->mean() - self::REACH * $y->deviation() );
		if ( $rate <= $from || $rate >= $y->mean() + self::REACH * $y->deviation() ) {
			return $rate <= $from ? 0.0 : 1.0;
		}
		$count = (int) ceil( ( $rate - $from ) / $y->deviation() * self::POINTS );
		$step  = ( $rate - $from ) / $count;
		$sum   = $y->density( $rate ) / 2;
		for ( $i = 0; $i < $count; $i++ ) {
			$sum += $y->density( $from + $i * $step );
		}
		return $sum * $step - $step ** 2 / 12 * $y->density( $rate ) * $y->slope( $rate );
	}
}
