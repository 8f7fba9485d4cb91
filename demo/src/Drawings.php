<?php
/**
 * The demo's drawings.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

namespace Brolga\Demo;

use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Draws the firm's logo, plans and sections as SVG, the same ones every time.
 */
final class Drawings {

	private const PAPER   = '#F1EFE6';
	private const INK     = '#16211C';
	private const PRIMARY = '#1F5B45';
	private const LEAF    = '#9DB083';
	private const MOSS    = '#5F7F52';
	private const SAND    = '#DED5BD';
	private const WATER   = '#9CBFC0';
	private const CLAY    = '#B54723';
	private const VIOLET  = '#8A72BC';

	/** Seeded anew for each drawing. */
	private Randomizer $dice;

	/**
	 * Takes a die; draw() takes the drawing's own.
	 */
	public function __construct() {
		$this->dice = new Randomizer( new Mt19937( 0 ) );
	}

	/**
	 * Draws by name; a name without a drawing of its own gets a stylised plant, so that the
	 * demo is complete where WordPress brings no photographs.
	 *
	 * @param string $name Name of the drawing.
	 */
	public function draw( string $name ): string {
		$this->dice = new Randomizer( new Mt19937( crc32( $name ) ) );

		return match ( $name ) {
			'logo'           => $this->logo(),
			'plan-courtyard' => $this->sheet( 1600, 1200, $this->courtyard() ),
			'plan-slope'     => $this->sheet( 1600, 1200, $this->slope() ),
			'plan-swale'     => $this->sheet( 1600, 1200, $this->swale() ),
			'section-wall'   => $this->sheet( 1600, 1200, $this->section() ),
			'planting'       => $this->sheet( 1600, 1200, $this->border() ),
			'paving'         => $this->sheet( 1600, 1200, $this->herringbone() ),
			default          => $this->plant(),
		};
	}

	/**
	 * The mark: a fig leaf over two lines of river.
	 */
	private function logo(): string {
		$leaf = 'M40 10C52 15 57 24 55 34C54 43 48 49 40 52C32 49 26 43 25 34C23 24 28 15 40 10Z';

		return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80">'
			. '<circle cx="40" cy="40" r="40" fill="' . self::PRIMARY . '"/>'
			. '<path d="' . $leaf . '" fill="#FBFAF6"/>'
			. '<path d="M40 18V60M40 28l8-6M40 28l-8-6M40 37l10-7M40 37l-10-7M40 45l7-5M40 45l-7-5" fill="none" stroke="' . self::PRIMARY . '" stroke-width="2" stroke-linecap="round"/>'
			. '<path d="M14 60q6.500-5 13 0t13 0t13 0t13 0M21 67q6.300-4.500 12.700 0t12.700 0t12.700 0" fill="none" stroke="#FBFAF6" stroke-width="2.600" stroke-linecap="round"/></svg>';
	}

	/**
	 * A sheet of drawing paper.
	 *
	 * @param int    $w    Width.
	 * @param int    $h    Height.
	 * @param string $body What is on it.
	 */
	private function sheet( int $w, int $h, string $body ): string {
		return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 $w $h\" width=\"$w\" height=\"$h\" stroke-linejoin=\"round\" stroke-linecap=\"round\">"
			. '<rect width="100%" height="100%" fill="' . self::PAPER . '"/>' . $body . '</svg>';
	}

	/**
	 * House, deck, paved court and a rill between two rows of planting.
	 */
	private function courtyard(): string {
		return $this->house( 120, 120, 520, 620 )
			. $this->boards( 640, 160, 150, 540, 16 )
			. $this->tiles( 790, 160, 620, 540, 60 )
			. '<rect x="860" y="770" width="560" height="46" fill="' . self::WATER . '" stroke="' . self::INK . '" stroke-width="3"/>'
			. $this->bed( [ [ 120, 820 ], [ 760, 800 ], [ 1460, 880 ], [ 1480, 1080 ], [ 900, 1100 ], [ 130, 1080 ] ], 90 )
			. $this->bed( [ [ 1430, 150 ], [ 1490, 150 ], [ 1490, 860 ], [ 1430, 860 ] ], 22 )
			. $this->trees( [ [ 300, 940, 120 ], [ 560, 1010, 80 ], [ 780, 930, 105 ], [ 1040, 1010, 85 ], [ 1330, 980, 125 ], [ 1440, 300, 70 ], [ 1100, 400, 110 ], [ 1450, 560, 62 ] ] )
			. $this->border_line() . $this->north( 1480, 100 );
	}

	/**
	 * Three terraces stepping down from a house.
	 */
	private function slope(): string {
		$out = $this->house( 480, 90, 640, 300 );
		foreach ( [ 470, 690, 910 ] as $i => $y ) {
			$out .= sprintf( '<path d="M120 %1$dQ500 %2$d 800 %1$dT1480 %1$dV%3$dQ1100 %4$d 800 %3$dT120 %3$dZ" fill="%5$s" opacity="%6$s"/>', $y, $y - 60, $y + 180, $y + 240, self::LEAF, 0.35 + $i * 0.2 );
			$out .= sprintf( '<path d="M120 %1$dQ500 %2$d 800 %1$dT1480 %1$d" fill="none" stroke="%3$s" stroke-width="14"/><path d="M120 %1$dQ500 %2$d 800 %1$dT1480 %1$d" fill="none" stroke="%4$s" stroke-width="5" stroke-dasharray="34 6"/>', $y, $y - 60, self::INK, self::SAND );
		}
		$out .= '<path d="M800 390C780 520 900 600 880 720S700 860 760 1100" fill="none" stroke="' . self::INK . '" stroke-width="78"/><path d="M800 390C780 520 900 600 880 720S700 860 760 1100" fill="none" stroke="' . self::SAND . '" stroke-width="71"/>';
		for ( $y = 500; $y < 1100; $y += 26 ) {
			$out .= $this->dots( 200, $y - 10, 500, 26, 5 ) . $this->dots( 1000, $y - 10, 420, 26, 5 );
		}

		return $out . $this->trees( [ [ 260, 590, 105 ], [ 520, 800, 90 ], [ 300, 1010, 130 ], [ 1120, 600, 85 ], [ 1350, 780, 125 ], [ 1120, 1010, 100 ], [ 600, 560, 60 ], [ 1400, 1040, 70 ], [ 210, 250, 120 ], [ 1340, 260, 140 ] ] )
			. $this->border_line() . $this->north( 1480, 110 );
	}

	/**
	 * A swale that winds to a rain garden.
	 */
	private function swale(): string {
		$path = 'M590 300C700 480 520 700 760 760S1060 700 1200 900';

		return $this->house( 120, 110, 420, 420 )
			. '<path d="M620 130H1470V560C1300 640 1100 560 900 600S640 420 620 130Z" fill="' . self::LEAF . '" opacity=".45"/>'
			. "<path d=\"$path\" fill=\"none\" stroke=\"" . self::MOSS . '" stroke-width="150" opacity=".35"/>'
			. "<path d=\"$path\" fill=\"none\" stroke=\"" . self::WATER . '" stroke-width="60"/>'
			. "<path d=\"$path\" fill=\"none\" stroke=\"" . self::INK . '" stroke-width="3" stroke-dasharray="2 18"/>'
			. '<path d="' . $this->blob( 1230, 950, 200, 14 ) . '" fill="' . self::WATER . '" stroke="' . self::INK . '" stroke-width="3"/>'
			. '<path d="' . $this->blob( 1230, 950, 130, 14 ) . '" fill="none" stroke="' . self::INK . '" stroke-width="2" opacity=".5"/>'
			. $this->dots( 440, 560, 180, 300, 40 ) . $this->dots( 780, 820, 240, 180, 44 ) . $this->dots( 1040, 820, 130, 300, 30 )
			. $this->bed( [ [ 130, 700 ], [ 380, 690 ], [ 600, 900 ], [ 800, 1090 ], [ 130, 1090 ] ], 80 )
			. $this->trees( [ [ 300, 860, 130 ], [ 560, 1000, 90 ], [ 860, 380, 130 ], [ 1330, 320, 150 ], [ 1420, 720, 90 ], [ 210, 620, 60 ], [ 1010, 1030, 70 ] ] )
			. $this->border_line() . $this->north( 660, 120 );
	}

	/**
	 * A retaining wall from the side, with what makes it last.
	 */
	private function section(): string {
		$out = '<path d="M0 380H860V900H1600V1200H0Z" fill="' . self::SAND . '"/>';
		for ( $i = 0; $i < 160; $i++ ) {
			$x    = $this->dice->getInt( 20, 780 );
			$y    = $this->dice->getInt( 420, 1160 );
			$out .= sprintf( '<path d="M%d %dl%d %d" stroke="%s" stroke-width="2.500" opacity=".35"/>', $x, $y, $this->dice->getInt( 8, 26 ), $this->dice->getInt( -10, 10 ), self::INK );
		}
		$out .= '<path d="M690 400H860V1010H640Z" fill="#C9C4B2"/>';
		for ( $i = 0; $i < 420; $i++ ) {
			$y    = $this->dice->getInt( 412, 1000 );
			$x    = $this->dice->getInt( 700 - (int) ( ( $y - 400 ) * 0.07 ), 850 );
			$out .= sprintf( '<circle cx="%d" cy="%d" r="%d" fill="%s" stroke="%s" stroke-width="1.500"/>', $x, $y, $this->dice->getInt( 5, 11 ), self::PAPER, self::INK );
		}
		for ( $row = 0; $row < 8; $row++ ) {
			$out .= sprintf( '<rect x="%d" y="%d" width="130" height="74" rx="4" fill="%s" stroke="%s" stroke-width="4"/>', 860 + ( 7 - $row ) * -2 + 14, 960 - $row * 76, '#B9B09A', self::INK );
		}
		$out .= '<rect x="800" y="1036" width="260" height="70" fill="#A8A08A" stroke="' . self::INK . '" stroke-width="4"/>'
			. '<circle cx="770" cy="960" r="34" fill="' . self::WATER . '" stroke="' . self::INK . '" stroke-width="5"/>'
			. '<path d="M990 900H1600" stroke="' . self::INK . '" stroke-width="6"/>' . $this->boards( 1030, 872, 560, 26, 70 )
			. '<path d="M0 380H860" stroke="' . self::INK . '" stroke-width="6"/>';
		foreach ( [ [ 90, 1.1 ], [ 230, 0.8 ], [ 380, 1.3 ], [ 540, 0.9 ], [ 690, 0.7 ], [ 800, 0.55 ] ] as [ $x, $size ] ) {
			$out .= $this->tuft( $x, 380, (int) ( 220 * $size ) );
		}
		$out .= $this->tuft( 1525, 872, 86 );

		return $out . '<path d="M1130 560l-190 50M1130 660l-310 60M1130 760l-330 190" stroke="' . self::CLAY . '" stroke-width="3"/>'
			. '<g font-family="sans-serif" font-size="34" fill="' . self::INK . '"><text x="1148" y="572">block, stepped back</text><text x="1148" y="672">20 mm gravel</text><text x="1148" y="772">drain to the street</text></g>';
	}

	/**
	 * A border from the side.
	 */
	private function border(): string {
		$out = '<path d="M0 980H1600V1200H0Z" fill="' . self::SAND . '"/>';
		$out .= $this->elevation_tree( 1180, 980, 620 ) . $this->palm( 380, 980, 700 );
		foreach ( [ 90, 640, 760, 900, 1420, 1530 ] as $x ) {
			$r    = $this->dice->getInt( 80, 130 );
			$out .= '<path d="' . $this->blob( $x, 985 - $r, $r, 16 ) . '" fill="' . ( 0 !== $x % 4 ? self::MOSS : self::PRIMARY ) . '" opacity=".85"/>';
		}
		for ( $x = 40; $x < 1600; $x += 74 ) {
			$out .= $this->tuft( $x + $this->dice->getInt( -16, 16 ), 1000 + $this->dice->getInt( -8, 18 ), $this->dice->getInt( 110, 210 ) );
		}
		for ( $i = 0; $i < 46; $i++ ) {
			$out .= sprintf( '<circle cx="%d" cy="%d" r="%d" fill="%s"/>', $this->dice->getInt( 30, 1570 ), $this->dice->getInt( 830, 960 ), $this->dice->getInt( 6, 12 ), 0 !== $i % 5 ? self::VIOLET : self::CLAY );
		}

		return $out . '<path d="M0 1000H1600" stroke="' . self::INK . '" stroke-width="5"/>';
	}

	/**
	 * Bricks in herringbone.
	 */
	private function herringbone(): string {
		$fills = [ '#C98F6B', '#B97A56', '#D3A281', '#A96A48', '#C48860' ];
		$out   = '<g transform="rotate(-45 800 600)" stroke="' . self::PAPER . '" stroke-width="8">';
		$unit  = 80;
		for ( $row = -5; $row < 20; $row++ ) {
			for ( $col = -6; $col < 8; $col++ ) {
				$x    = $col * 4 * $unit + $row * $unit;
				$y    = $row * $unit;
				$out .= sprintf( '<rect x="%d" y="%d" width="%d" height="%d" fill="%s"/>', $x, $y, 2 * $unit, $unit, $fills[ $this->dice->getInt( 0, 4 ) ] );
				$out .= sprintf( '<rect x="%d" y="%d" width="%d" height="%d" fill="%s"/>', $x + 2 * $unit, $y - $unit, $unit, 2 * $unit, $fills[ $this->dice->getInt( 0, 4 ) ] );
			}
		}

		return $out . '</g>';
	}

	/**
	 * What stands in for a photograph: one plant, large, on a quiet ground.
	 */
	private function plant(): string {
		$grounds = [ '#C9CFC4', '#DCE3D6', '#E9E2F5', '#E8D9C4', '#CFDDDD' ];
		$out     = '<rect width="100%" height="100%" fill="' . $grounds[ $this->dice->getInt( 0, 4 ) ] . '"/>';
		for ( $i = 0; $i < 9; $i++ ) {
			$x    = $this->dice->getInt( 100, 1500 );
			$top  = $this->dice->getInt( 160, 700 );
			$lean = $this->dice->getInt( -180, 180 );
			$out .= sprintf( '<path d="M%d 1240Q%d %d %d %d" fill="none" stroke="%s" stroke-width="%d"/>', $x, $x, $top + 300, $x + $lean, $top, self::MOSS, $this->dice->getInt( 14, 26 ) );
			$out .= $this->leaf( $x + $lean, $top, $this->dice->getInt( 160, 320 ), $this->dice->getInt( 0, 360 ), 0 !== $i % 3 ? self::MOSS : self::PRIMARY );
			$out .= 0 === $i % 3 ? $this->bloom( $x + $lean, $top, $this->dice->getInt( 60, 120 ) ) : '';
		}

		return $this->sheet( 1600, 1200, $out );
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
	private function leaf( int $x, int $y, int $size, int $angle, string $fill ): string {
		return sprintf( '<g transform="translate(%1$d %2$d) rotate(%3$d)"><path d="M0 0C%4$d %5$d %6$d %5$d %7$d 0C%6$d %8$d %4$d %8$d 0 0Z" fill="%9$s"/><path d="M0 0H%6$d" stroke="%10$s" stroke-width="4" opacity=".5"/></g>', $x, $y, $angle, (int) ( $size * 0.25 ), (int) ( $size * -0.42 ), (int) ( $size * 0.8 ), $size, (int) ( $size * 0.42 ), $fill, self::PAPER );
	}

	/**
	 * A flower of five petals.
	 *
	 * @param int $x Centre.
	 * @param int $y Centre.
	 * @param int $r Radius.
	 */
	private function bloom( int $x, int $y, int $r ): string {
		$out = '';
		for ( $i = 0; $i < 5; $i++ ) {
			$out .= sprintf( '<ellipse cx="0" cy="%d" rx="%d" ry="%d" fill="#FBFAF6" transform="translate(%d %d) rotate(%d)"/>', (int) ( $r * -0.6 ), (int) ( $r * 0.42 ), (int) ( $r * 0.6 ), $x, $y, $i * 72 );
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
	private function house( int $x, int $y, int $w, int $h ): string {
		$out = sprintf( '<rect x="%d" y="%d" width="%d" height="%d" fill="#FBFAF6" stroke="%s" stroke-width="12"/>', $x, $y, $w, $h, self::INK );
		for ( $i = 1; $i * 26 < $w + $h; $i++ ) {
			$d    = $i * 26;
			$out .= sprintf( '<path d="M%d %dL%d %d" stroke="%s" stroke-width="1.500" opacity=".3"/>', $x + min( $d, $w ), $y + max( 0, $d - $w ), $x + max( 0, $d - $h ), $y + min( $d, $h ), self::INK );
		}

		return $out . sprintf( '<path d="M%1$d %2$dH%3$dM%4$d %5$dV%6$d" stroke="%7$s" stroke-width="3" opacity=".5"/>', $x, $y + intdiv( $h, 2 ), $x + $w, $x + intdiv( $w, 2 ), $y, $y + $h, self::INK );
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
	private function boards( int $x, int $y, int $w, int $h, int $step ): string {
		$out = sprintf( '<rect x="%d" y="%d" width="%d" height="%d" fill="#E6D3B3" stroke="%s" stroke-width="4"/>', $x, $y, $w, $h, self::INK );
		for ( $i = $step; $i < $w; $i += $step ) {
			$out .= sprintf( '<path d="M%d %dv%d" stroke="%s" stroke-width="1.500" opacity=".5"/>', $x + $i, $y, $h, self::INK );
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
	private function tiles( int $x, int $y, int $w, int $h, int $size ): string {
		$out = '';
		for ( $j = 0; $j * $size < $h; $j++ ) {
			for ( $i = 0; $i * $size < $w; $i++ ) {
				$out .= sprintf( '<rect x="%d" y="%d" width="%d" height="%d" fill="%s" stroke="%s" stroke-width="2" stroke-opacity=".45"/>', $x + $i * $size, $y + $j * $size, min( $size, $w - $i * $size ), min( $size, $h - $j * $size ), 0 !== $this->dice->getInt( 0, 4 ) ? self::SAND : '#CFC4A6', self::INK );
			}
		}

		return $out . sprintf( '<rect x="%d" y="%d" width="%d" height="%d" fill="none" stroke="%s" stroke-width="5"/>', $x, $y, $w, $h, self::INK );
	}

	/**
	 * A planting bed full of small plants.
	 *
	 * @param non-empty-list<array{int, int}> $corners Its outline.
	 * @param int                   $plants  How many.
	 */
	private function bed( array $corners, int $plants ): string {
		$xs    = array_column( $corners, 0 );
		$ys    = array_column( $corners, 1 );
		$shape = implode( ' ', array_map( static fn ( array $c ): string => "$c[0],$c[1]", $corners ) );

		return sprintf( '<polygon points="%s" fill="%s" opacity=".45" stroke="%s" stroke-width="3"/>', $shape, self::LEAF, self::INK )
			. $this->dots( min( $xs ) + 30, min( $ys ) + 60, max( $xs ) - min( $xs ) - 60, max( $ys ) - min( $ys ) - 90, $plants );
	}

	/**
	 * Small plants in plan.
	 *
	 * @param int $x     Left.
	 * @param int $y     Top.
	 * @param int $w     Width.
	 * @param int $h     Height.
	 * @param int $count How many.
	 */
	private function dots( int $x, int $y, int $w, int $h, int $count ): string {
		$out   = '';
		$fills = [ self::MOSS, self::LEAF, self::PRIMARY, self::VIOLET, self::MOSS, self::LEAF ];
		for ( $i = 0; $i < $count; $i++ ) {
			$out .= sprintf( '<circle cx="%d" cy="%d" r="%d" fill="%s" fill-opacity=".8" stroke="%s" stroke-width="1.500"/>', $x + $this->dice->getInt( 0, $w ), $y + $this->dice->getInt( 0, $h ), $this->dice->getInt( 9, 24 ), $fills[ $this->dice->getInt( 0, 5 ) ], self::INK );
		}

		return $out;
	}

	/**
	 * Trees in plan, each with its shade.
	 *
	 * @param list<array{int, int, int}> $trees Centre and radius.
	 */
	private function trees( array $trees ): string {
		$out = '';
		foreach ( $trees as $i => [ $x, $y, $r ] ) {
			$out .= sprintf( '<circle cx="%d" cy="%d" r="%d" fill="%s" opacity=".13"/>', $x + intdiv( $r, 5 ), $y + intdiv( $r, 4 ), $r, self::INK );
			$out .= sprintf( '<path d="%s" fill="%s" fill-opacity=".86" stroke="%s" stroke-width="3"/>', $this->blob( $x, $y, $r, 22 ), [ self::LEAF, self::MOSS, '#B7A8D6' ][ 0 === $i % 4 ? 2 : $i % 2 ], self::INK );
			for ( $a = 0; $a < 360; $a += 24 ) {
				$long = $r * $this->dice->getInt( 55, 92 ) / 100;
				$out .= sprintf( '<path d="M%d %dL%.0f %.0f" stroke="%s" stroke-width="1.500" opacity=".55"/>', $x, $y, $x + $long * cos( deg2rad( $a ) ), $y + $long * sin( deg2rad( $a ) ), self::INK );
			}
			$out .= sprintf( '<circle cx="%d" cy="%d" r="6" fill="%s"/>', $x, $y, self::INK );
		}

		return $out;
	}

	/**
	 * A round shape drawn by hand.
	 *
	 * @param int $x      Centre.
	 * @param int $y      Centre.
	 * @param int $r      Radius.
	 * @param int $points How many turns.
	 */
	private function blob( int $x, int $y, int $r, int $points ): string {
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
			$path .= sprintf( 'Q%.0f %.0f %.0f %.0f', $spot[0], $spot[1], ( $spot[0] + $next[0] ) / 2, ( $spot[1] + $next[1] ) / 2 );
		}

		return $path . 'Z';
	}

	/**
	 * A tuft of grass from the side.
	 *
	 * @param int $x    Its foot.
	 * @param int $y    The ground.
	 * @param int $size Its height.
	 */
	private function tuft( int $x, int $y, int $size ): string {
		$out = '';
		for ( $i = 0; $i < 13; $i++ ) {
			$lean = $this->dice->getInt( -$size, $size ) * 0.6;
			$high = $size * $this->dice->getInt( 60, 100 ) / 100;
			$out .= sprintf( '<path d="M%d %dQ%.0f %.0f %.0f %.0f" fill="none" stroke="%s" stroke-width="%d"/>', $x, $y, $x + $lean * 0.2, $y - $high, $x + $lean, $y - $high * ( 1 - abs( $lean ) / $size * 0.5 ), [ self::MOSS, self::PRIMARY, self::LEAF ][ $i % 3 ], 5 );
		}

		return $out;
	}

	/**
	 * A palm from the side.
	 *
	 * @param int $x    Its foot.
	 * @param int $y    The ground.
	 * @param int $size Its height.
	 */
	private function palm( int $x, int $y, int $size ): string {
		$top = $y - $size;
		$out = sprintf( '<path d="M%d %dQ%d %d %d %d" fill="none" stroke="#8C8069" stroke-width="26"/>', $x, $y, $x + 20, $y - intdiv( $size, 2 ), $x + 40, $top );
		foreach ( [ -160, -120, -85, -60, -25, 10, -190, 30 ] as $angle ) {
			$tip  = [ $x + 40 + 250 * cos( deg2rad( $angle ) ), $top + 200 * sin( deg2rad( $angle ) ) + 70 ];
			$mid  = [ $x + 40 + 150 * cos( deg2rad( $angle ) ), $top + 190 * sin( deg2rad( $angle ) ) - 40 ];
			$out .= sprintf( '<path d="M%1$d %2$dQ%3$.0f %4$.0f %5$.0f %6$.0fQ%3$.0f %7$.0f %1$d %2$dZ" fill="%8$s"/>', $x + 40, $top, $mid[0], $mid[1], $tip[0], $tip[1], $mid[1] + 60, self::PRIMARY );
		}

		return $out;
	}

	/**
	 * A small tree from the side.
	 *
	 * @param int $x    Its foot.
	 * @param int $y    The ground.
	 * @param int $size Its height.
	 */
	private function elevation_tree( int $x, int $y, int $size ): string {
		$out = sprintf( '<path d="M%1$d %2$dV%3$dM%1$d %4$dl-90-130M%1$d %5$dl100-120" fill="none" stroke="#6E6450" stroke-width="20"/>', $x, $y, $y - (int) ( $size * 0.7 ), $y - (int) ( $size * 0.35 ), $y - (int) ( $size * 0.45 ) );
		foreach ( [ [ -130, 0.62, 130 ], [ 120, 0.66, 140 ], [ -10, 0.8, 170 ], [ -90, 0.92, 110 ], [ 90, 0.92, 110 ] ] as [ $dx, $up, $r ] ) {
			$out .= '<path d="' . $this->blob( $x + $dx, $y - (int) ( $size * $up ), $r, 20 ) . '" fill="' . ( $dx > 0 ? self::VIOLET : '#9D88CB' ) . '" opacity=".92"/>';
		}

		return $out;
	}

	/**
	 * The frame of a drawing sheet.
	 */
	private function border_line(): string {
		return '<rect x="40" y="40" width="1520" height="1120" fill="none" stroke="' . self::INK . '" stroke-width="3"/>';
	}

	/**
	 * A north arrow.
	 *
	 * @param int $x Centre.
	 * @param int $y Centre.
	 */
	private function north( int $x, int $y ): string {
		return sprintf( '<g transform="translate(%d %d)"><circle r="32" fill="%s" stroke="%s" stroke-width="3"/><path d="M0-26L12 18L0 8L-12 18Z" fill="%s"/></g>', $x, $y, self::PAPER, self::INK, self::INK );
	}
}
