<?php
/**
 * The strokes of the demo's drawings.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

namespace Brolga\Demo;

use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Draws single things in SVG: a house in plan, a tree, a tuft of grass. Its
 * hand trembles, but for one name always in the same way.
 */
final class Svg {

	public const PAPER   = '#F1EFE6';
	public const INK     = '#16211C';
	public const PRIMARY = '#1F5B45';
	public const LEAF    = '#9DB083';
	public const MOSS    = '#5F7F52';
	public const SAND    = '#DED5BD';
	public const WATER   = '#9CBFC0';
	public const CLAY    = '#B54723';
	public const VIOLET  = '#8A72BC';

	/** Where the trembling comes from. */
	public readonly Randomizer $dice;

	/**
	 * A pen for one drawing.
	 *
	 * @param string $name The drawing's name.
	 */
	public function __construct( string $name ) {
		$this->dice = new Randomizer( new Mt19937( crc32( $name ) ) );
	}

	/**
	 * A leaf with its midrib.
	 *
	 * @param int    $x     Where it is fixed.
	 * @param int    $y     Where it is fixed.
	 * @param int    $size  Its length.
	 * @param int    $angle Its direction in degrees.
	 * @param string $fill  Its colour.
	 */
	public function leaf( int $x, int $y, int $size, int $angle, string $fill ): string {
		return sprintf(
			'<g transform="translate(%1$d %2$d) rotate(%3$d)"><path d="M0 0C%4$d %5$d %6$d %5$d %7$d 0C%6$d %8$d %4$d '
				. '%8$d 0 0Z" fill="%9$s"/><path d="M0 0H%6$d" stroke="%10$s" stroke-width="4" opacity=".5"/></g>',
			$x,
			$y,
			$angle,
			(int) ( $size * 0.25 ),
			(int) ( $size * -0.42 ),
			(int) ( $size * 0.8 ),
			$size,
			(int) ( $size * 0.42 ),
			$fill,
			self::PAPER
		);
	}

	/**
	 * A flower of five petals.
	 *
	 * @param int $x Centre.
	 * @param int $y Centre.
	 * @param int $r Radius.
	 */
	public function bloom( int $x, int $y, int $r ): string {
		$out = '';
		for ( $i = 0; $i < 5; $i++ ) {
			$out .= sprintf(
				'<ellipse cx="0" cy="%d" rx="%d" ry="%d" fill="#FBFAF6" transform="translate(%d %d) rotate(%d)"/>',
				(int) ( $r * -0.6 ),
				(int) ( $r * 0.42 ),
				(int) ( $r * 0.6 ),
				$x,
				$y,
				$i * 72
			);
		}

		return $out . sprintf( '<circle cx="%d" cy="%d" r="%d" fill="%s"/>', $x, $y, (int) ( $r * 0.3 ), self::CLAY );
	}

	/**
	 * A house in plan.
	 *
	 * @param int $x Left.
	 * @param int $y Top.
	 * @param int $w Width.
	 * @param int $h Height.
	 */
	public function house( int $x, int $y, int $w, int $h ): string {
		$out = sprintf(
			'<rect x="%d" y="%d" width="%d" height="%d" fill="#FBFAF6" stroke="%s" stroke-width="8"/>',
			$x,
			$y,
			$w,
			$h,
			self::INK
		);
		for ( $i = 1; $i * 26 < $w + $h; $i++ ) {
			$d    = $i * 26;
			$out .= sprintf(
				'<path d="M%d %dL%d %d" stroke="%s" stroke-width="1.500" opacity=".3"/>',
				$x + min( $d, $w ),
				$y + max( 0, $d - $w ),
				$x + max( 0, $d - $h ),
				$y + min( $d, $h ),
				self::INK
			);
		}

		return $out . sprintf(
			'<path d="M%1$d %2$dH%3$dM%4$d %5$dV%6$d" stroke="%7$s" stroke-width="3" opacity=".5"/>',
			$x,
			$y + intdiv( $h, 2 ),
			$x + $w,
			$x + intdiv( $w, 2 ),
			$y,
			$y + $h,
			self::INK
		);
	}

	/**
	 * Deck boards.
	 *
	 * @param int $x    Left.
	 * @param int $y    Top.
	 * @param int $w    Width.
	 * @param int $h    Height.
	 * @param int $step Width of a board.
	 */
	public function boards( int $x, int $y, int $w, int $h, int $step ): string {
		$out = sprintf(
			'<rect x="%d" y="%d" width="%d" height="%d" fill="#E6D3B3" stroke="%s" stroke-width="4"/>',
			$x,
			$y,
			$w,
			$h,
			self::INK
		);
		for ( $i = $step; $i < $w; $i += $step ) {
			$out .= sprintf(
				'<path d="M%d %dv%d" stroke="%s" stroke-width="1.500" opacity=".5"/>',
				$x + $i,
				$y,
				$h,
				self::INK
			);
		}

		return $out;
	}

	/**
	 * Square paving, some slabs darker.
	 *
	 * @param int $x    Left.
	 * @param int $y    Top.
	 * @param int $w    Width.
	 * @param int $h    Height.
	 * @param int $size Of a slab.
	 */
	public function tiles( int $x, int $y, int $w, int $h, int $size ): string {
		$out = '';
		for ( $j = 0; $j * $size < $h; $j++ ) {
			for ( $i = 0; $i * $size < $w; $i++ ) {
				$out .= sprintf(
					'<rect x="%d" y="%d" width="%d" height="%d" fill="%s" stroke="%s" stroke-width="2" '
						. 'stroke-opacity=".45"/>',
					$x + $i * $size,
					$y + $j * $size,
					min( $size, $w - $i * $size ),
					min( $size, $h - $j * $size ),
					0 !== $this->dice->getInt( 0, 4 ) ? self::SAND : '#CFC4A6',
					self::INK
				);
			}
		}

		return $out . sprintf(
			'<rect x="%d" y="%d" width="%d" height="%d" fill="none" stroke="%s" stroke-width="5"/>',
			$x,
			$y,
			$w,
			$h,
			self::INK
		);
	}

	/**
	 * A round shape drawn by hand.
	 *
	 * @param int $x      Centre.
	 * @param int $y      Centre.
	 * @param int $r      Radius.
	 * @param int $points How many turns.
	 */
	public function blob( int $x, int $y, int $r, int $points ): string {
		$spots = [];
		for ( $i = 0; $i < $points; $i++ ) {
			$angle   = 2 * M_PI * $i / $points;
			$long    = $r * $this->dice->getInt( 90, 106 ) / 100;
			$spots[] = [ $x + $long * cos( $angle ), $y + $long * sin( $angle ) ];
		}
		$last = $spots[ $points - 1 ];
		$path = sprintf( 'M%.0f %.0f', ( $last[0] + $spots[0][0] ) / 2, ( $last[1] + $spots[0][1] ) / 2 );
		foreach ( $spots as $i => $spot ) {
			$next  = $spots[ ( $i + 1 ) % $points ];
			$path .= sprintf(
				'Q%.0f %.0f %.0f %.0f',
				$spot[0],
				$spot[1],
				( $spot[0] + $next[0] ) / 2,
				( $spot[1] + $next[1] ) / 2
			);
		}

		return $path . 'Z';
	}

	/**
	 * A north arrow.
	 *
	 * @param int $x Centre.
	 * @param int $y Centre.
	 */
	public function north( int $x, int $y ): string {
		return sprintf(
			'<g transform="translate(%d %d)"><circle r="32" fill="%s" stroke="%s" stroke-width="3"/><path d="M0-26L12 '
				. '18L0 8L-12 18Z" fill="%s"/></g>',
			$x,
			$y,
			self::PAPER,
			self::INK,
			self::INK
		);
	}
}
