<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Statistics;

/**
 * What is known of a rate after so many visitors, of whom so many converted: a
 * beta distribution, from Beta(1,1), which knows nothing.
 *
 * @see AB-25 AB-26
 */
final class Posterior {

	/** From here on the distribution is nearly normal, and corrections do. */
	private const SMOOTH = 100.0;

	/** One more than the conversions, and than those who did not convert. */
	public readonly float $alpha;
	public readonly float $beta;

	/** The logarithm of what its density is divided by. */
	private readonly float $log_scale;

	/**
	 * @param int|float $alpha One more than the conversions.
	 * @param int|float $beta  One more than the visitors who did not convert.
	 */
	private function __construct( int|float $alpha, int|float $beta ) {
		$this->alpha     = (float) $alpha;
		$this->beta      = (float) $beta;
		$this->log_scale = Functions::log_beta( $this->alpha, $this->beta );
	}

	/**
	 * After a count. More conversions than visitors are as many as visitors.
	 *
	 * @param int $conversions How many converted.
	 * @param int $visitors    Of how many.
	 */
	public static function after( int $conversions, int $visitors ): self {
		$conversions = max( 0, min( $conversions, $visitors ) );
		return new self( 1 + $conversions, 1 + max( 0, $visitors ) - $conversions );
	}

	/**
	 * With one conversion more: what weighting a rate by itself comes to.
	 */
	public function weighted(): self {
		return new self( $this->alpha + 1, $this->beta );
	}

	/**
	 * The expected rate.
	 */
	public function mean(): float {
		return $this->alpha / ( $this->alpha + $this->beta );
	}

	/**
	 * Its standard deviation.
	 */
	public function deviation(): float {
		$all = $this->alpha + $this->beta;
		return sqrt( $this->alpha * $this->beta / ( $all + 1 ) ) / $all;
	}

	/**
	 * Whether its density is smooth and far from 0 and 1.
	 */
	public function is_smooth(): bool {
		return min( $this->alpha, $this->beta ) >= self::SMOOTH;
	}

	public function density( float $rate ): float {
		return $rate <= 0.0 || $rate >= 1.0
			? 0.0
			: exp( ( $this->alpha - 1 ) * log( $rate ) + ( $this->beta - 1 ) * log1p( -$rate ) - $this->log_scale );
	}

	/**
	 * By how much the logarithm of its density grows.
	 */
	public function slope( float $rate ): float {
		return ( $this->alpha - 1 ) / $rate - ( $this->beta - 1 ) / ( 1 - $rate );
	}

	/**
	 * The share of it below a rate.
	 *
	 * @param float $rate From 0 to 1.
	 */
	public function below( float $rate ): float {
		if ( $rate <= 0.0 || $rate >= 1.0 ) {
			return $rate <= 0.0 ? 0.0 : 1.0;
		}
		$factor = exp( $this->alpha * log( $rate ) + $this->beta * log1p( -$rate ) - $this->log_scale );
		return $rate < ( $this->alpha + 1 ) / ( $this->alpha + $this->beta + 2 )
			? $factor * self::fraction( $this->alpha, $this->beta, $rate ) / $this->alpha
			: 1 - $factor * self::fraction( $this->beta, $this->alpha, 1 - $rate ) / $this->beta;
	}

	/**
	 * The rates between which it lies with a probability, as much of the rest
	 * above as below.
	 *
	 * @param float $probability Above 0 and below 1.
	 * @return array{float, float}
	 */
	public function interval( float $probability = 0.95 ): array {
		$z = Functions::normal_quantile( ( 1 + $probability ) / 2 );
		return [ $this->quantile( -$z, ( 1 - $probability ) / 2 ), $this->quantile( $z, ( 1 + $probability ) / 2 ) ];
	}

	/**
	 * The rate below which a share of it lies.
	 *
	 * @param float $z The normal distribution's quantile of the same share.
	 */
	private function quantile( float $z, float $share ): float {
		[ $a, $b ] = [ $this->alpha, $this->beta ];
		$skewness  = 2 * ( $b - $a ) * sqrt( $a + $b + 1 ) / ( ( $a + $b + 2 ) * sqrt( $a * $b ) );
		$excess    = 6 * ( ( $a - $b ) ** 2 * ( $a + $b + 1 ) - $a * $b * ( $a + $b + 2 ) )
			/ ( $a * $b * ( $a + $b + 2 ) * ( $a + $b + 3 ) );
		// Cornish and Fisher's expansion.
		$corrected = $z
			+ $skewness * ( $z ** 2 - 1 ) / 6
			+ $excess * ( $z ** 3 - 3 * $z ) / 24
			- $skewness ** 2 * ( 2 * $z ** 3 - 5 * $z ) / 36;
		$rate      = $this->mean() + $this->deviation() * $corrected;
		return $this->is_smooth() ? $rate : $this->refine( max( 1e-12, min( 1 - 1e-12, $rate ) ), $share );
	}

	/**
	 * A quantile by Newton's steps, kept within what is known to hold it.
	 *
	 * @param float $rate  Where to start.
	 * @param float $share The share below it.
	 */
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
	 * The continued fraction of the incomplete beta function, without its factor,
	 * from the front.
	 *
	 * @param float $a Above 0.
	 * @param float $b Above 0.
	 * @param float $x Below ( a + 1 ) / ( a + b + 2 ).
	 */
	private static function fraction( float $a, float $b, float $x ): float {
		$upper = 1.0;
		$lower = 1 / Functions::apart( 1 - ( $a + $b ) * $x / ( $a + 1 ) );
		$value = $lower;
		for ( $n = 1; $n < 10000; $n++ ) {
			$even   = $n * ( $b - $n ) * $x / ( ( $a + 2 * $n - 1 ) * ( $a + 2 * $n ) );
			$lower  = 1 / Functions::apart( 1 + $even * $lower );
			$upper  = Functions::apart( 1 + $even / $upper );
			$value *= $upper * $lower;
			$odd    = -( $a + $n ) * ( $a + $b + $n ) * $x / ( ( $a + 2 * $n ) * ( $a + 2 * $n + 1 ) );
			$lower  = 1 / Functions::apart( 1 + $odd * $lower );
			$upper  = Functions::apart( 1 + $odd / $upper );
			$factor = $upper * $lower;
			$value *= $factor;
			if ( abs( $factor - 1 ) < 1e-12 ) {
				break;
			}
		}
		return $value;
	}
}
