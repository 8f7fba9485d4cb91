<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Statistics;

/**
 * Mathematical functions that PHP lacks: the logarithm of the gamma function, the normal
 * distribution, and the upper incomplete gamma function.
 *
 * @see AB-25
 */
final class SpecialFunctions {

	/** Coefficients of Stirling's series in 1/x, 1/x³ …: B(2k) / (2k (2k − 1)). */
	private const STIRLING = [ 1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188 ];

	/** From this argument on, Stirling's series is exact to fourteen digits. */
	private const STIRLING_FROM = 12.0;

	/** Relative precision at which a series or continued fraction stops. */
	private const EPSILON = 1e-14;

	private const MOST_STEPS = 20000;

	public static function log_gamma( float $x ): float {
		$shift = 1.0;
		while ( $x < self::STIRLING_FROM ) {
			$shift *= $x;
			++$x;
		}
		$power = 1 / $x;
		$step  = $power * $power;
		$sum   = 0.0;
		foreach ( self::STIRLING as $coefficient ) {
			$sum   += $coefficient * $power;
			$power *= $step;
		}
		return ( $x - 0.5 ) * log( $x ) - $x + 0.5 * log( 2 * M_PI ) + $sum - log( $shift );
	}

	public static function log_beta( float $a, float $b ): float {
		return self::log_gamma( $a ) + self::log_gamma( $b ) - self::log_gamma( $a + $b );
	}

	/**
	 * Returns the probability that a gamma distribution with scale 1 exceeds a value.
	 *
	 * @param float $shape Above 0.
	 * @param float $x 0 or more.
	 */
	public static function gamma_above( float $shape, float $x ): float {
		if ( $x <= 0.0 ) {
			return 1.0;
		}
		$scale = exp( $shape * log( $x ) - $x - self::log_gamma( $shape ) );
		return $x < $shape + 1
			? 1 - $scale * self::gamma_series( $shape, $x )
			: $scale * self::gamma_fraction( $shape, $x );
	}

	/** Returns the cumulative probability of the standard normal distribution. */
	public static function normal_below( float $z ): float {
		$tail = 0.5 * self::gamma_above( 0.5, 0.5 * $z * $z );
		return $z < 0 ? $tail : 1 - $tail;
	}

	/** Returns the quantile of the standard normal distribution. */
	public static function normal_quantile( float $share ): float {
		if ( $share > 0.5 ) {
			return -self::normal_quantile( 1 - $share );
		}
		// The tail is about exp( -z² / 2 ): a start from which damped Newton steps converge.
		$z = -sqrt( max( 0.0, -2 * log( 2 * $share ) ) );
		for ( $step = 0; $step < 60; $step++ ) {
			$density = exp( -0.5 * $z * $z ) / sqrt( 2 * M_PI );
			$change  = max( -0.5, min( 0.5, ( $share - self::normal_below( $z ) ) / $density ) );
			$z      += $change;
			if ( abs( $change ) < 1e-12 ) {
				break;
			}
		}
		return $z;
	}

	/** Computes the series of the lower incomplete gamma function, without its factor. */
	private static function gamma_series( float $shape, float $x ): float {
		$term = 1 / $shape;
		$sum  = $term;
		for ( $n = 1; $n < self::MOST_STEPS; $n++ ) {
			$term *= $x / ( $shape + $n );
			$sum  += $term;
			if ( $term < $sum * self::EPSILON ) {
				break;
			}
		}
		return $sum;
	}

	/**
	 * Computes the continued fraction of the upper incomplete gamma function, without its factor:
	 * 1/(x+1−s − 1(1−s)/(x+3−s − 2(2−s)/(x+5−s − …))).
	 *
	 * @param float $x Above the shape.
	 */
	private static function gamma_fraction( float $shape, float $x ): float {
		$b     = $x + 1 - $shape;
		$upper = 1e300;
		$lower = 1 / $b;
		$value = $lower;
		for ( $n = 1; $n < self::MOST_STEPS; $n++ ) {
			$a      = -$n * ( $n - $shape );
			$b     += 2;
			$lower  = 1 / self::apart( $a * $lower + $b );
			$upper  = self::apart( $b + $a / $upper );
			$factor = $upper * $lower;
			$value *= $factor;
			if ( abs( $factor - 1 ) < self::EPSILON ) {
				break;
			}
		}
		return $value;
	}

	/** Replaces a number too close to 0 with one that can be a divisor. */
	public static function apart( float $number ): float {
		return abs( $number ) < 1e-300 ? 1e-300 : $number;
	}
}
