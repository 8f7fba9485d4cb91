<?php
/**
 * The demo's drawings of the ground.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * Draws what no photograph shows: the ground cut open, with what grows and stands in it.
 */
final class Sections {

	public const WIDTH  = 1600;
	public const HEIGHT = 900;

	private const SKY  = '#E4ECE6';
	private const SOIL = '#6B513A';
	private const LOAM = '#8A6B4B';
	private const CLAY = '#C98A57';
	private const ROOT = '#EFE3C8';

	private readonly Svg $pen;

	/**
	 * Takes up a pen.
	 *
	 * @param string $name The drawing's name in images.php.
	 */
	public function __construct( private readonly string $name ) {
		$this->pen = new Svg( $name );
	}

	/**
	 * The inside of the drawing; null: none is called that.
	 */
	public function draw(): ?string {
		return match ( $this->name ) {
			'section-hole'  => $this->hole(),
			'section-stake' => $this->stake(),
			'section-bank'  => $this->bank(),
			default         => null,
		};
	}

	/**
	 * A hole to the depth of a spade, half full.
	 */
	private function hole(): string {
		return $this->sky()
			. $this->layer( 'M0 330H1600V900H0Z', self::SOIL )
			. $this->layer( 'M0 470Q400 450 800 474T1600 462V900H0Z', self::LOAM )
			. $this->layer( 'M0 640Q420 610 820 646T1600 628V900H0Z', self::CLAY )
			. $this->stones( 60, 690, 1480, 170 )
			. '<path d="M560 326L596 706Q800 742 1004 706L1040 326Z" fill="' . self::SKY . '" stroke="' . Svg::INK
			. '" stroke-width="7"/>'
			. '<path d="M581 548L596 706Q800 742 1004 706L1019 548Q800 566 581 548Z" fill="' . Svg::WATER . '"/>'
			. '<path d="M581 548Q690 560 800 548T1019 548" fill="none" stroke="#FBFAF6" stroke-width="6"/>'
			. '<path d="M1096 420V700M1082 420h28M1082 490h28M1082 560h28M1082 630h28M1082 700h28" fill="none" stroke="'
			. Svg::PAPER . '" stroke-width="6"/>'
			. '<path d="M440 328Q330 214 190 328Z" fill="' . self::SOIL . '" stroke="' . Svg::INK
			. '" stroke-width="6"/>'
			. $this->spade( 1290, 336 )
			. $this->grass( 20, 170, 330, 9 )
			. $this->grass( 1400, 1590, 330, 9 );
	}

	/**
	 * A young tree in the wind, and the stake that it does without.
	 */
	private function stake(): string {
		$wind = '';
		foreach ( [ [ 120, 150, 330 ], [ 60, 230, 420 ], [ 170, 310, 300 ] ] as [ $x, $y, $long ] ) {
			$wind .= "<path d=\"M$x {$y}q" . intdiv( $long, 3 ) . '-26 ' . intdiv( 2 * $long, 3 ) . ' 0t'
				. intdiv( $long, 2 ) . '-8" fill="none" stroke="' . Svg::WATER . '" stroke-width="7"/>';
		}
		$crown = '';
		foreach ( [ [ 930, 190, 150 ], [ 1060, 150, 120 ], [ 1010, 270, 120 ], [ 870, 260, 96 ] ] as [ $x, $y, $r ] ) {
			$crown .= '<path d="' . $this->pen->blob( $x, $y, $r, 11 ) . '" fill="'
				. ( $r > 120 ? Svg::LEAF : Svg::MOSS ) . '" stroke="' . Svg::INK . '" stroke-width="5"/>';
		}

		return $this->sky()
			. $wind
			. $this->layer( 'M0 560Q500 540 800 556T1600 548V900H0Z', self::SOIL )
			. $this->layer( 'M0 730Q420 700 820 736T1600 716V900H0Z', self::CLAY )
			. $this->roots( 800, 556, 560, 190, 15 )
			. '<path d="M778 560C790 460 830 380 900 280L926 292C866 390 832 470 826 560Z" fill="#8E6439" stroke="'
			. Svg::INK . '" stroke-width="6"/>'
			. $crown
			. '<path d="M580 558Q690 500 800 512T1030 556Z" fill="#A5835A" stroke="' . Svg::INK
			. '" stroke-width="5"/>'
			. '<path d="M1160 540L1470 512L1474 534L1164 562L1136 556Z" fill="#B98B5A" stroke="' . Svg::INK
			. '" stroke-width="5"/>'
			. $this->grass( 30, 520, 556, 16 )
			. $this->grass( 1480, 1590, 546, 6 );
	}

	/**
	 * A bank with what holds it.
	 */
	private function bank(): string {
		$rain = '';
		for ( $i = 0; $i < 16; $i++ ) {
			$x     = 760 + $i * 52;
			$y     = $this->pen->dice->getInt( 40, 150 );
			$rain .= "<path d=\"M$x {$y}l-22 60\" stroke=\"" . Svg::WATER . '" stroke-width="6"/>';
		}
		$tufts = '';
		foreach ( [ [ 700, 548 ], [ 860, 620 ], [ 1010, 690 ], [ 1170, 745 ], [ 1330, 780 ] ] as [ $x, $y ] ) {
			$tufts .= $this->roots( $x, $y, 90, 130, 7 ) . $this->grass( $x - 46, $x + 46, $y + 4, 9, 70 );
		}

		return $this->sky()
			. $rain
			. $this->layer( 'M0 300H330C480 306 560 470 720 560C960 690 1200 770 1600 796V900H0Z', self::SOIL )
			. $this->layer( 'M0 470H240C400 480 520 620 700 700C930 790 1200 860 1600 872V900H0Z', self::CLAY )
			. '<path d="M120 440C330 450 470 596 660 676C900 776 1180 846 1560 858" fill="none" stroke="' . Svg::WATER
			. '" stroke-width="12" stroke-dasharray="2 34"/>'
			. $this->roots( 210, 300, 270, 250, 13 )
			. '<path d="M194 304C198 250 198 210 194 160h34C224 210 226 250 232 304Z" fill="#8E6439" stroke="'
			. Svg::INK . '" stroke-width="6"/>'
			. '<path d="' . $this->pen->blob( 214, 116, 104, 11 ) . '" fill="' . Svg::MOSS . '" stroke="' . Svg::INK
			. '" stroke-width="5"/>'
			. $this->roots( 480, 372, 150, 190, 9 )
			. '<path d="' . $this->pen->blob( 486, 322, 62, 9 ) . '" fill="' . Svg::LEAF . '" stroke="' . Svg::INK
			. '" stroke-width="5"/>'
			. $this->flowers( 486, 322 )
			. $tufts
			. $this->grass( 300, 400, 304, 6 );
	}

	/**
	 * What is above the ground.
	 */
	private function sky(): string {
		return '<rect width="100%" height="100%" fill="' . self::SKY . '"/>';
	}

	/**
	 * A layer of the ground.
	 *
	 * @param string $path Its outline.
	 */
	private function layer( string $path, string $fill ): string {
		return "<path d=\"$path\" fill=\"$fill\" stroke=\"" . Svg::INK . '" stroke-width="5"/>';
	}

	/**
	 * Stones in a layer.
	 *
	 * @param int $x Left.
	 * @param int $y Top.
	 * @param int $w Width.
	 * @param int $h Height.
	 */
	private function stones( int $x, int $y, int $w, int $h ): string {
		$out = '';
		for ( $i = 0; $i < 26; $i++ ) {
			$out .= '<path d="' . $this->pen->blob(
				$x + $this->pen->dice->getInt( 0, $w ),
				$y + $this->pen->dice->getInt( 0, $h ),
				$this->pen->dice->getInt( 8, 20 ),
				7
			) . '" fill="' . Svg::SAND . '" stroke="' . Svg::INK . '" stroke-width="3" opacity=".8"/>';
		}

		return $out;
	}

	/**
	 * Roots that spread from a foot.
	 *
	 * @param int $x     The foot.
	 * @param int $y     The foot.
	 * @param int $wide  How far they reach to each side.
	 * @param int $deep  How far they reach down.
	 * @param int $count How many.
	 */
	private function roots( int $x, int $y, int $wide, int $deep, int $count ): string {
		$out = '';
		for ( $i = 0; $i < $count; $i++ ) {
			$part = 2 * $i / ( $count - 1 ) - 1;
			$to_x = (int) ( $part * $wide ) + $this->pen->dice->getInt( -16, 16 );
			$to_y = (int) ( $deep * ( 1 - 0.75 * abs( $part ) ) ) + $this->pen->dice->getInt( -12, 24 );
			$out .= sprintf(
				'<path d="M%d %dc%d %d %d %d %d %d" fill="none" stroke="%s" stroke-width="%d"/>',
				$x,
				$y,
				(int) ( $to_x * 0.2 ),
				(int) ( $to_y * 0.5 ),
				(int) ( $to_x * 0.7 ),
				(int) ( $to_y * 0.5 ),
				$to_x,
				$to_y,
				self::ROOT,
				$this->pen->dice->getInt( 4, 8 )
			);
		}

		return $out;
	}

	/**
	 * Blades along the ground.
	 *
	 * @param int $from  Left.
	 * @param int $to    Right.
	 * @param int $y     The ground.
	 * @param int $count How many.
	 * @param int $tall  The tallest.
	 */
	private function grass( int $from, int $to, int $y, int $count, int $tall = 64 ): string {
		$out = '';
		for ( $i = 0; $i < $count; $i++ ) {
			$out .= sprintf(
				'<path d="M%d %dq%d-%d %d-%d" fill="none" stroke="%s" stroke-width="6"/>',
				$from + intdiv( ( $to - $from ) * $i, max( 1, $count - 1 ) ),
				$y,
				$this->pen->dice->getInt( -8, 8 ),
				intdiv( $tall, 2 ),
				$this->pen->dice->getInt( -26, 26 ),
				$this->pen->dice->getInt( intdiv( $tall, 2 ), $tall ),
				0 === $i % 3 ? Svg::PRIMARY : Svg::MOSS
			);
		}

		return $out;
	}

	/**
	 * Violet flowers on a shrub.
	 *
	 * @param int $x Its middle.
	 * @param int $y Its middle.
	 */
	private function flowers( int $x, int $y ): string {
		$out = '';
		for ( $i = 0; $i < 12; $i++ ) {
			$out .= sprintf(
				'<circle cx="%d" cy="%d" r="8" fill="%s"/>',
				$x + $this->pen->dice->getInt( -44, 44 ),
				$y + $this->pen->dice->getInt( -44, 44 ),
				Svg::VIOLET
			);
		}

		return $out;
	}

	/**
	 * A spade that stands in the ground.
	 *
	 * @param int $x Where.
	 * @param int $y The ground.
	 */
	private function spade( int $x, int $y ): string {
		return "<g transform=\"translate($x $y) rotate(7)\" stroke=\"" . Svg::INK . '" stroke-width="5">'
			. '<path d="M-56-70H56V60Q40 120 0 140Q-40 120-56 60Z" fill="#C5CCC6"/>'
			. '<path d="M-12-70V-270H12V-70Z" fill="#B98B5A"/>'
			. '<path d="M-56-300H56V-262H-56Z" fill="#8E6439"/></g>';
	}
}
