<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Statistics;

/**
 * A variant against the control.
 *
 * @see AB-25 AB-26
 */
final class Comparison {

	/** Standard deviations beyond which nothing is left of a distribution. */
	private const REACH = 8.0;

	/** Points for each standard deviation of the narrower distribution. */
	private const POINTS = 8;

	public function __construct(
		private readonly Posterior $control,
		private readonly Posterior $variant
	) {}

	/**
	 * The probability that the variant's rate is above the control's.
	 */
	public function chance(): float {
		return self::above( $this->variant, $this->control );
	}

	/**
	 * What is lost of the rate, on average, by whoever takes the variant and is
	 * wrong.
	 */
	public function loss_of_variant(): float {
		return self::loss( $this->variant, $this->control );
	}

	/**
	 * What is lost of the rate, on average, by whoever keeps the control and is
	 * wrong.
	 */
	public function loss_of_control(): float {
		return self::loss( $this->control, $this->variant );
	}

	/**
	 * By how much the other rate is above the taken one, on average, where being
	 * below counts as 0. E[max(X − Y, 0)] = E[X; X > Y] − E[Y; X > Y], and
	 * weighting a beta distribution by its rate makes another one of it.
	 *
	 * @param Posterior $other What might have been.
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
	 * P( X > Y ). An exact sum has as many terms as the smallest of the four
	 * counts says; where that is large, all is smooth and integrated by points.
	 *
	 * @param Posterior $x One rate.
	 * @param Posterior $y The other.
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

	/**
	 * By an exact sum over the smallest count.
	 *
	 * @param Posterior $x One rate.
	 * @param Posterior $y The other.
	 */
	private static function by_sum( Posterior $x, Posterior $y ): float {
		return match ( min( $x->alpha, $y->alpha, $x->beta, $y->beta ) ) {
			$x->alpha => self::sum( $x->alpha, $x->beta, $y->alpha, $y->beta ),
			$y->alpha => 1 - self::sum( $y->alpha, $y->beta, $x->alpha, $x->beta ),
			// 1 − Y > 1 − X says the same.
			$y->beta  => self::sum( $y->beta, $y->alpha, $x->beta, $x->alpha ),
			default   => 1 - self::sum( $x->beta, $x->alpha, $y->beta, $y->alpha ),
		};
	}

	/**
	 * P( X > Y ) = Σ B( a′ + i, b + b′ ) / ( ( b + i ) B( 1 + i, b ) B( a′, b′ ) ) for i from 0 to a − 1,
	 * each term from the one before, in logarithms, since the first may be too small for a number.
	 *
	 * @param float $a       Of X; whole.
	 * @param float $b       Of X.
	 * @param float $a_other Of Y.
	 * @param float $b_other Of Y.
	 */
	private static function sum( float $a, float $b, float $a_other, float $b_other ): float {
		$log = Functions::log_beta( $a_other, $b_other + $b ) - Functions::log_beta( $a_other, $b_other );
		$sum = exp( $log );
		for ( $i = 0; $i < $a - 1; $i++ ) {
			$log += log( ( $a_other + $i ) / ( $a_other + $i + $b + $b_other ) * ( $b + $i ) / ( $i + 1 ) );
			$sum += exp( $log );
		}
		return $sum;
	}

	/**
	 * P( X > Y ) as the integral of X's density times the share of Y below, where X
	 * is the narrower one. A trapezoid rule over a smooth bell is exact; the shares
	 * along the way are corrected by the density's slope.
	 *
	 * @param Posterior $x The narrower one.
	 * @param Posterior $y The wider one.
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

	/**
	 * The share of a smooth distribution below a rate.
	 *
	 * @param Posterior $y The distribution.
	 */
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
