<?php
/**
 * The demo's drawings of tools.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * Draws what the shop sells and no photograph shows: one tool, upright, on a
 * quiet ground of four by five.
 */
final class Tools {

	public const WIDTH  = 1200;
	public const HEIGHT = 1500;

	private const WOOD  = '#B98B5A';
	private const GRAIN = '#8E6439';
	private const STEEL = '#C5CCC6';
	private const BRASS = '#C9A54C';

	/**
	 * The inside of the drawing; null: no tool is called that.
	 *
	 * @param string $name Its name in images.php.
	 */
	public function draw( string $name ): ?string {
		return match ( $name ) {
			'tool-trowel' => $this->on( '#DCE3D6', $this->trowel() ),
			'tool-dibber' => $this->on( '#E8D9C4', $this->dibber() ),
			default       => null,
		};
	}

	/**
	 * Lays a tool a little askew on its ground, with its shadow.
	 *
	 * @param string $ground The ground's colour.
	 * @param string $tool   The tool, around the middle.
	 */
	private function on( string $ground, string $tool ): string {
		return sprintf(
			'<rect width="100%%" height="100%%" fill="%1$s"/><g transform="translate(%2$d %3$d) rotate(14)" '
				. 'stroke="%4$s" stroke-width="5"><g transform="translate(22 26)" opacity=".14">%6$s</g>%5$s</g>',
			$ground,
			self::WIDTH / 2,
			self::HEIGHT / 2,
			Svg::INK,
			$tool,
			(string) preg_replace( '/fill="#[0-9A-F]{6}"/', 'fill="' . Svg::INK . '"', $tool )
		);
	}

	/**
	 * A narrow trowel: blade below, handle above.
	 */
	private function trowel(): string {
		$marks = '';
		for ( $i = 0; $i < 5; $i++ ) {
			$marks .= sprintf(
				'<path d="M-%1$d %2$dH%1$d" fill="none" stroke-width="4" opacity=".55"/>',
				26,
				120 + $i * 82
			);
		}

		return '<path d="M-78 40C-92 210-84 400 0 600C84 400 92 210 78 40C40 14-40 14-78 40Z" fill="'
			. self::STEEL
			. '"/>'
			. '<path d="M0 60V540" fill="none" stroke-width="3" opacity=".35"/>'
			. $marks
			. '<path d="M-16 34C-14-20-16-60-20-104H20C16-60 14-20 16 34" fill="'
			. self::STEEL
			. '"/>'
			. '<path d="M-46-100C-60-250-64-360-48-486C-40-548 40-548 48-486C64-360 60-250 46-100Z" fill="'
			. self::WOOD
			. '"/>'
			. '<path d="M-18-130C-26-260-26-380-14-500M16-140C24-280 24-370 14-470" fill="none" stroke="'
			. self::GRAIN
			. '" stroke-width="4" opacity=".7"/>'
			. '<path d="M-47-128H47V-92H-47Z" fill="'
			. self::BRASS
			. '"/>'
			. '<circle cx="0" cy="-494" r="13" fill="'
			. Svg::PAPER
			. '"/>';
	}

	/**
	 * A dibber: a grip like a pear, rings down the shaft, a tip of brass.
	 */
	private function dibber(): string {
		$rings = '';
		foreach ( [ [ 62, 40 ], [ 56, 170 ], [ 49, 300 ] ] as [ $half, $y ] ) {
			$rings .= sprintf(
				'<path d="M-%1$d %2$dQ0 %3$d %1$d %2$d" fill="none" stroke-width="5"/>',
				$half,
				$y,
				$y + 18
			);
		}

		return '<path d="M-66-120C-150-200-170-420-96-510C-50-560 50-560 96-510C170-420 150-200 66-120C58-40 62 220 '
			. '44 400H-44C-62 220-58-40-66-120Z" fill="'
			. self::WOOD
			. '"/>'
			. '<path d="M-40-130C-96-240-100-400-52-486M30-150C76-250 84-390 46-470M-22-80C-30 60-20 220-18 '
			. '370M20-60C30 90 20 240 16 380" fill="none" stroke="'
			. self::GRAIN
			. '" stroke-width="4" opacity=".7"/>'
			. $rings
			. '<path d="M-45 396H45C40 470 22 560 0 604C-22 560-40 470-45 396Z" fill="'
			. self::BRASS
			. '"/>';
	}
}
