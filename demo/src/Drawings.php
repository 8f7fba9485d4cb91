<?php
/**
 * The demo's drawings.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * Draws the firm's logo, plans and sections as SVG, the same ones every time.
 */
final class Drawings {

	/** The pen of the drawing in hand. */
	private Pen $pen;

	/**
	 * Takes a pen; draw() takes the drawing's own.
	 */
	public function __construct() {
		$this->pen = new Pen( '' );
	}

	/**
	 * Draws by name; a name without a drawing of its own gets a stylised plant, so that the
	 * demo is complete where WordPress brings no photographs.
	 *
	 * @param string $name Name of the drawing.
	 */
	public function draw( string $name ): string {
		$this->pen = new Pen( $name );

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
			. '<circle cx="40" cy="40" r="40" fill="' . Pen::PRIMARY . '"/>'
			. '<path d="' . $leaf . '" fill="#FBFAF6"/>'
			. '<path d="M40 18V60M40 28l8-6M40 28l-8-6M40 37l10-7M40 37l-10-7M40 45l7-5M40 45l-7-5" fill="none" stroke="' . Pen::PRIMARY . '" stroke-width="2" stroke-linecap="round"/>'
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
			. '<rect width="100%" height="100%" fill="' . Pen::PAPER . '"/>' . $body . '</svg>';
	}

	/**
	 * House, deck, paved court and a rill between two rows of planting.
	 */
	private function courtyard(): string {
		return $this->pen->house( 120, 120, 520, 620 )
			. $this->pen->boards( 640, 160, 150, 540, 16 )
			. $this->pen->tiles( 790, 160, 620, 540, 60 )
			. '<rect x="860" y="770" width="560" height="46" fill="' . Pen::WATER . '" stroke="' . Pen::INK . '" stroke-width="3"/>'
			. $this->pen->bed( [ [ 120, 820 ], [ 760, 800 ], [ 1460, 880 ], [ 1480, 1080 ], [ 900, 1100 ], [ 130, 1080 ] ], 90 )
			. $this->pen->bed( [ [ 1430, 150 ], [ 1490, 150 ], [ 1490, 860 ], [ 1430, 860 ] ], 22 )
			. $this->pen->trees( [ [ 300, 940, 120 ], [ 560, 1010, 80 ], [ 780, 930, 105 ], [ 1040, 1010, 85 ], [ 1330, 980, 125 ], [ 1440, 300, 70 ], [ 1100, 400, 110 ], [ 1450, 560, 62 ] ] )
			. $this->pen->border_line() . $this->pen->north( 1480, 100 );
	}

	/**
	 * Three terraces stepping down from a house.
	 */
	private function slope(): string {
		$out = $this->pen->house( 480, 90, 640, 300 );
		foreach ( [ 470, 690, 910 ] as $i => $y ) {
			$out .= sprintf( '<path d="M120 %1$dQ500 %2$d 800 %1$dT1480 %1$dV%3$dQ1100 %4$d 800 %3$dT120 %3$dZ" fill="%5$s" opacity="%6$s"/>', $y, $y - 60, $y + 180, $y + 240, Pen::LEAF, 0.35 + $i * 0.2 );
			$out .= sprintf( '<path d="M120 %1$dQ500 %2$d 800 %1$dT1480 %1$d" fill="none" stroke="%3$s" stroke-width="14"/><path d="M120 %1$dQ500 %2$d 800 %1$dT1480 %1$d" fill="none" stroke="%4$s" stroke-width="5" stroke-dasharray="34 6"/>', $y, $y - 60, Pen::INK, Pen::SAND );
		}
		$out .= '<path d="M800 390C780 520 900 600 880 720S700 860 760 1100" fill="none" stroke="' . Pen::INK . '" stroke-width="78"/><path d="M800 390C780 520 900 600 880 720S700 860 760 1100" fill="none" stroke="' . Pen::SAND . '" stroke-width="71"/>';
		for ( $y = 500; $y < 1100; $y += 26 ) {
			$out .= $this->pen->dots( 200, $y - 10, 500, 26, 5 ) . $this->pen->dots( 1000, $y - 10, 420, 26, 5 );
		}

		return $out . $this->pen->trees( [ [ 260, 590, 105 ], [ 520, 800, 90 ], [ 300, 1010, 130 ], [ 1120, 600, 85 ], [ 1350, 780, 125 ], [ 1120, 1010, 100 ], [ 600, 560, 60 ], [ 1400, 1040, 70 ], [ 210, 250, 120 ], [ 1340, 260, 140 ] ] )
			. $this->pen->border_line() . $this->pen->north( 1480, 110 );
	}

	/**
	 * A swale that winds to a rain garden.
	 */
	private function swale(): string {
		$path = 'M590 300C700 480 520 700 760 760S1060 700 1200 900';

		return $this->pen->house( 120, 110, 420, 420 )
			. '<path d="M620 130H1470V560C1300 640 1100 560 900 600S640 420 620 130Z" fill="' . Pen::LEAF . '" opacity=".45"/>'
			. "<path d=\"$path\" fill=\"none\" stroke=\"" . Pen::MOSS . '" stroke-width="150" opacity=".35"/>'
			. "<path d=\"$path\" fill=\"none\" stroke=\"" . Pen::WATER . '" stroke-width="60"/>'
			. "<path d=\"$path\" fill=\"none\" stroke=\"" . Pen::INK . '" stroke-width="3" stroke-dasharray="2 18"/>'
			. '<path d="' . $this->pen->blob( 1230, 950, 200, 14 ) . '" fill="' . Pen::WATER . '" stroke="' . Pen::INK . '" stroke-width="3"/>'
			. '<path d="' . $this->pen->blob( 1230, 950, 130, 14 ) . '" fill="none" stroke="' . Pen::INK . '" stroke-width="2" opacity=".5"/>'
			. $this->pen->dots( 440, 560, 180, 300, 40 ) . $this->pen->dots( 780, 820, 240, 180, 44 ) . $this->pen->dots( 1040, 820, 130, 300, 30 )
			. $this->pen->bed( [ [ 130, 700 ], [ 380, 690 ], [ 600, 900 ], [ 800, 1090 ], [ 130, 1090 ] ], 80 )
			. $this->pen->trees( [ [ 300, 860, 130 ], [ 560, 1000, 90 ], [ 860, 380, 130 ], [ 1330, 320, 150 ], [ 1420, 720, 90 ], [ 210, 620, 60 ], [ 1010, 1030, 70 ] ] )
			. $this->pen->border_line() . $this->pen->north( 660, 120 );
	}

	/**
	 * A retaining wall from the side, with what makes it last.
	 */
	private function section(): string {
		$out = '<path d="M0 380H860V900H1600V1200H0Z" fill="' . Pen::SAND . '"/>';
		for ( $i = 0; $i < 160; $i++ ) {
			$x    = $this->pen->dice->getInt( 20, 780 );
			$y    = $this->pen->dice->getInt( 420, 1160 );
			$out .= sprintf( '<path d="M%d %dl%d %d" stroke="%s" stroke-width="2.500" opacity=".35"/>', $x, $y, $this->pen->dice->getInt( 8, 26 ), $this->pen->dice->getInt( -10, 10 ), Pen::INK );
		}
		$out .= '<path d="M690 400H860V1010H640Z" fill="#C9C4B2"/>';
		for ( $i = 0; $i < 420; $i++ ) {
			$y    = $this->pen->dice->getInt( 412, 1000 );
			$x    = $this->pen->dice->getInt( 700 - (int) ( ( $y - 400 ) * 0.07 ), 850 );
			$out .= sprintf( '<circle cx="%d" cy="%d" r="%d" fill="%s" stroke="%s" stroke-width="1.500"/>', $x, $y, $this->pen->dice->getInt( 5, 11 ), Pen::PAPER, Pen::INK );
		}
		for ( $row = 0; $row < 8; $row++ ) {
			$out .= sprintf( '<rect x="%d" y="%d" width="130" height="74" rx="4" fill="%s" stroke="%s" stroke-width="4"/>', 860 + ( 7 - $row ) * -2 + 14, 960 - $row * 76, '#B9B09A', Pen::INK );
		}
		$out .= '<rect x="800" y="1036" width="260" height="70" fill="#A8A08A" stroke="' . Pen::INK . '" stroke-width="4"/>'
			. '<circle cx="770" cy="960" r="34" fill="' . Pen::WATER . '" stroke="' . Pen::INK . '" stroke-width="5"/>'
			. '<path d="M990 900H1600" stroke="' . Pen::INK . '" stroke-width="6"/>' . $this->pen->boards( 1030, 872, 560, 26, 70 )
			. '<path d="M0 380H860" stroke="' . Pen::INK . '" stroke-width="6"/>';
		foreach ( [ [ 90, 1.1 ], [ 230, 0.8 ], [ 380, 1.3 ], [ 540, 0.9 ], [ 690, 0.7 ], [ 800, 0.55 ] ] as [ $x, $size ] ) {
			$out .= $this->pen->tuft( $x, 380, (int) ( 220 * $size ) );
		}
		$out .= $this->pen->tuft( 1525, 872, 86 );

		return $out . '<path d="M1130 560l-190 50M1130 660l-310 60M1130 760l-330 190" stroke="' . Pen::CLAY . '" stroke-width="3"/>'
			. '<g font-family="sans-serif" font-size="34" fill="' . Pen::INK . '"><text x="1148" y="572">block, stepped back</text><text x="1148" y="672">20 mm gravel</text><text x="1148" y="772">drain to the street</text></g>';
	}

	/**
	 * A border from the side.
	 */
	private function border(): string {
		$out = '<path d="M0 980H1600V1200H0Z" fill="' . Pen::SAND . '"/>';
		$out .= $this->pen->elevation_tree( 1180, 980, 620 ) . $this->pen->palm( 380, 980, 700 );
		foreach ( [ 90, 640, 760, 900, 1420, 1530 ] as $x ) {
			$r    = $this->pen->dice->getInt( 80, 130 );
			$out .= '<path d="' . $this->pen->blob( $x, 985 - $r, $r, 16 ) . '" fill="' . ( 0 !== $x % 4 ? Pen::MOSS : Pen::PRIMARY ) . '" opacity=".85"/>';
		}
		for ( $x = 40; $x < 1600; $x += 74 ) {
			$out .= $this->pen->tuft( $x + $this->pen->dice->getInt( -16, 16 ), 1000 + $this->pen->dice->getInt( -8, 18 ), $this->pen->dice->getInt( 110, 210 ) );
		}
		for ( $i = 0; $i < 46; $i++ ) {
			$out .= sprintf( '<circle cx="%d" cy="%d" r="%d" fill="%s"/>', $this->pen->dice->getInt( 30, 1570 ), $this->pen->dice->getInt( 830, 960 ), $this->pen->dice->getInt( 6, 12 ), 0 !== $i % 5 ? Pen::VIOLET : Pen::CLAY );
		}

		return $out . '<path d="M0 1000H1600" stroke="' . Pen::INK . '" stroke-width="5"/>';
	}

	/**
	 * Bricks in herringbone.
	 */
	private function herringbone(): string {
		$fills = [ '#C98F6B', '#B97A56', '#D3A281', '#A96A48', '#C48860' ];
		$out   = '<g transform="rotate(-45 800 600)" stroke="' . Pen::PAPER . '" stroke-width="8">';
		$unit  = 80;
		for ( $row = -5; $row < 20; $row++ ) {
			for ( $col = -6; $col < 8; $col++ ) {
				$x    = $col * 4 * $unit + $row * $unit;
				$y    = $row * $unit;
				$out .= sprintf( '<rect x="%d" y="%d" width="%d" height="%d" fill="%s"/>', $x, $y, 2 * $unit, $unit, $fills[ $this->pen->dice->getInt( 0, 4 ) ] );
				$out .= sprintf( '<rect x="%d" y="%d" width="%d" height="%d" fill="%s"/>', $x + 2 * $unit, $y - $unit, $unit, 2 * $unit, $fills[ $this->pen->dice->getInt( 0, 4 ) ] );
			}
		}

		return $out . '</g>';
	}

	/**
	 * What stands in for a photograph: one plant, large, on a quiet ground.
	 */
	private function plant(): string {
		$grounds = [ '#C9CFC4', '#DCE3D6', '#E9E2F5', '#E8D9C4', '#CFDDDD' ];
		$out     = '<rect width="100%" height="100%" fill="' . $grounds[ $this->pen->dice->getInt( 0, 4 ) ] . '"/>';
		for ( $i = 0; $i < 9; $i++ ) {
			$x    = $this->pen->dice->getInt( 100, 1500 );
			$top  = $this->pen->dice->getInt( 160, 700 );
			$lean = $this->pen->dice->getInt( -180, 180 );
			$out .= sprintf( '<path d="M%d 1240Q%d %d %d %d" fill="none" stroke="%s" stroke-width="%d"/>', $x, $x, $top + 300, $x + $lean, $top, Pen::MOSS, $this->pen->dice->getInt( 14, 26 ) );
			$out .= $this->pen->leaf( $x + $lean, $top, $this->pen->dice->getInt( 160, 320 ), $this->pen->dice->getInt( 0, 360 ), 0 !== $i % 3 ? Pen::MOSS : Pen::PRIMARY );
			$out .= 0 === $i % 3 ? $this->pen->bloom( $x + $lean, $top, $this->pen->dice->getInt( 60, 120 ) ) : '';
		}

		return $this->sheet( 1600, 1200, $out );
	}
}
