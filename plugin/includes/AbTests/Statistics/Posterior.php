<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Statistics;

/**
 * The posterior beta distribution of a conversion rate, from the uniform prior Beta(1, 1).
 *
 * @see AB-25 AB-26
 */
final class Posterior {

	/** Parameter value from which the distribution is nearly normal and integrated numerically. */
	private const SMOOTH = 100.0;

	/** Alpha is the number of conversions plus 1; beta is the number of other visitors plus 1. */
	public readonly float $alpha;
	public readonly float $beta;

	/** Logarithm of the density's normalizing constant. */
	private readonly float $log_scale;

	private function __construct( int|float $alpha, int|float $beta ) {
		$this->alpha     = (float) $alpha;
		$this->beta      = (float) $beta;
		$this->log_scale = SpecialFunctions::log_beta( $this->alpha, $this->beta );
	}

	/** Returns the posterior for a count. Conversions are limited to the number of visitors. */
	public static function after( int $conversions, int $visitors ): self {
		$conversions = max( 0, min( $conversions, $visitors ) );
		return new self( 1 + $conversions, 1 + max( 0, $visitors ) - $conversions );
	}

	/** Returns the distribution weighted by its rate, which has one conversion more. */
	public function weighted(): self {
		return new self( $this->alpha + 1, $this->beta );
	}

	public function mean(): float {
		return $this->alpha / ( $this->alpha + $this->beta );
	}

	public function deviation(): float {
		$all = $this->alpha + $this->beta;
		return sqrt( $this->alpha * $this->beta / ( $all + 1 ) ) / $all;
	}

	/** Whether the density is smooth and far from 0 and 1. */
	public function is_smooth(): bool {
		return min( $this->alpha, $this->beta ) >= self::SMOOTH;
	}

	public function density( float $rate ): float {
		return $rate <= 0.0 || $rate >= 1.0
			? 0.0
			: exp( ( $this->alpha - 1 ) * log( $rate ) + ( $this->beta - 1 ) * log1p( -$rate ) - $this->log_scale );
	}

	/** Returns the derivative of the density's logarithm. */
	public function slope( float $rate ): float {
		return ( $this->alpha - 1 ) / $rate - ( $this->beta - 1 ) / ( 1 - $rate );
	}

	/** Returns the cumulative probability at a rate. */
	public function below( float $rate ): float {
		if ( $rate <= 0.0 || $rate >= 1.0 ) {
			return $rate <= 0.0 ? 0.0 : 1.0;
		}
		$factor = exp( $this->alpha * log( $rate ) + $this->beta * log1p( -$rate ) - $this->log_scale );
		return $rate < ( $this->alpha + 1 ) / ( $this->alpha + $this->beta + 2 )
			? $factor * self::fraction( $this->alpha, $this->beta, $rate ) / $this->alpha
			: 1 - $factor * self::fraction( $this->beta, $this->alpha, 1 - $rate ) / $this->beta;
	}

	/** @return array{float, float} The equal-tailed credible interval. */
	public function interval( float $probability = 0.95 ): array {
		$z = SpecialFunctions::normal_quantile( ( 1 + $probability ) / 2 );
		return [ $this->quantile( -$z, ( 1 - $probability ) / 2 ), $this->quantile( $z, ( 1 + $probability ) / 2 ) ];
	}

	/** @param float $z Quantile of the standard normal distribution for the same probability. */
	private function quantile( float $z, float $share ): float {
		[ $a, $b ] = [ $this->alpha, $this->beta ];
		$skewness  = 2 * ( $b - $a ) * sqrt( $a + $b + 1 ) / ( ( $a + $b + 2 ) * sqrt( $a * $b ) );
		$excess    = 6 * ( ( $a - $b ) ** 2 * ( $a + $b + 1 ) - $a * $b * ( $a + $b + 2 ) )
			/ ( $a * $b * ( $a + $b + 2 ) * ( $a + $b + 3 ) );
		// Cornish–Fisher expansion.
		$corrected = $z
			+ $skewness * ( $z ** 2 - 1 ) / 6
			+ $excess * ( $z ** 3 - 3 * $z ) / 24
			- $skewness ** 2 * ( 2 * $z ** 3 - 5 * $z ) / 36;
		$rate      = $this->mean() + $this->deviation() * $corrected;
		return $this->is_smooth() ? $rate : $this->refine( max( 1e-12, min( 1 - 1e-12, $rate ) ), $share );
	}

	private function refine( float $rate, float $share ): float {
		[ $low, $high ] = [ 0.0, 1.0 ];
		for ( $step = 0; $step < 60; $step++ ) {
			$above = $this->below( $rate ) - $share;
			if ( $above > 0 ) {
				$high = $rate;
			} else {
				$low = $rate;
			}
			$density = $this->density( $rate );
			$next    = $density > 0 ? $rate - $above / $density : -1.0;
			$next    = $next > $low && $next < $high ? $next : ( $low + $high ) / 2;
			if ( abs( $next - $rate ) < 1e-7 * $next ) {
				return $next;
			}
			$rate = $next;
		}
		return $rate;
	}

	/**
	 * Computes the continued fraction of the incomplete beta function, without its factor.
	 *
	 * @param float $x Below ( a + 1 ) / ( a + b + 2 ).
	 */
	private static function fraction( float $a, float $b, float $x ): float {
		$upper = 1.0;
		$lower = 1 / SpecialFunctions::apart( 1 - ( $a + $b ) * $x / ( $a + 1 ) );
		$value = $lower;
		for ( $n = 1; $n < 10000; $n++ ) {
			$even   = $n * ( $b - $n ) * $x / ( ( $a + 2 * $n - 1 ) * ( $a + 2 * $n ) );
			$lower  = 1 / SpecialFunctions::apart( 1 + $even * $lower );
			$upper  = SpecialFunctions::apart( 1 + $even / $upper );
			$value *= $upper * $lower;
			$odd    = -( $a + $n ) * ( $a + $b + $n ) * $x / ( ( $a + 2 * $n ) * ( $a + 2 * $n + 1 ) );
			$lower  = 1 / SpecialFunctions::apart( 1 + $odd * $lower );
			$upper  = SpecialFunctions::apart( 1 + $odd / $upper );
			$factor = $upper * $lower;
			$value *= $factor;
			if ( abs( $factor - 1 ) < 1e-12 ) {
				break;
			}
		}
		return $value;
	}
}
