<?php
/**
 * How wide a place on a page is.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

use Closure;

/**
 * A place's width in windows of several widths. What blocks do to it (padding,
 * columns, a widest line) is done in each window, in pixels, so that places in
 * places come out right; `sizes()` says it in CSS again.
 *
 * @see THEME-20
 */
final class Room {

	/** The windows, by the least width from which blocks stand as they do in them. */
	private const WINDOWS = [
		0   => [ 375, 599 ],
		600 => [ 600, 781 ],
		782 => [ 782, 1024, 1376, 1920 ],
	];

	/** A place that is as wide as the window grows with it in the widest, too. */
	private const GROWS = 1.2;

	/**
	 * @param non-empty-array<int, float> $widths By the window's width.
	 */
	private function __construct( private readonly array $widths ) {}

	/**
	 * All of the window.
	 */
	public static function whole(): self {
		$windows = array_merge( ...array_values( self::WINDOWS ) );

		return new self( array_combine( $windows, array_map( floatval( ... ), $windows ) ) );
	}

	/**
	 * Whether nothing is taken away.
	 */
	public function is_whole(): bool {
		foreach ( $this->widths as $window => $width ) {
			if ( (float) $window !== $width ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * The place that is left in each window.
	 *
	 * @param Closure(float, int): float $change Takes a width and the window's.
	 */
	public function map( Closure $change ): self {
		$widths = $this->widths;
		foreach ( $widths as $window => $width ) {
			$widths[ $window ] = max( 0.0, $change( $width, $window ) );
		}

		return new self( $widths );
	}

	/**
	 * As `sizes` writes it: a share of the window, and where it grows no further.
	 */
	public function sizes(): string {
		$written = [];
		foreach ( self::WINDOWS as $from => $windows ) {
			$widths        = array_map( fn ( int $window ): float => $this->widths[ $window ], $windows );
			$shares        = array_map( static fn ( float $one, int $of ): float => $one / $of, $widths, $windows );
			$share         = (int) ceil( 100 * max( $shares ) - 0.5 ) . 'vw';
			$most          = (int) ceil( max( $widths ) );
			[ $one, $two ] = array_slice( $widths, -2 );
			$written       = [
				$from => $two >= self::GROWS * $one ? $share : "min({$share}, {$most}px)",
			] + $written;
		}
		$sizes = [];
		foreach ( $written as $from => $length ) {
			// What is said of narrower windows, too, needs no word of its own.
			$below = $from > 0 ? $written[ 600 === $from ? 0 : 600 ] : '';
			if ( $length !== $below ) {
				$sizes[] = $from > 0 ? "(min-width: {$from}px) {$length}" : $length;
			}
		}

		return implode( ', ', $sizes );
	}
}
