<?php
/**
 * The demo's drawings.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * Draws the firm's logo and its planting plans as SVG, the same ones every time.
 *
 * @phpstan-import-type Garden from Plan
 */
final class Drawings {

	/** The pen of the drawing in hand. */
	private Svg $pen;

	/**
	 * What the plans show, by name.
	 *
	 * @var array<string, Garden>
	 */
	private readonly array $gardens;

	/**
	 * Takes a pen; draw() takes the drawing's own.
	 */
	public function __construct() {
		$this->pen = new Svg( '' );
		/**
		 * As the file says.
		 *
		 * @var array<string, Garden> $gardens
		 */
		$gardens       = require dirname( __DIR__ ) . '/media/plans.php';
		$this->gardens = $gardens;
	}

	/**
	 * Draws by name; a name without a drawing of its own gets a stylised plant, so that the
	 * demo is complete where WordPress brings no photographs.
	 *
	 * @param string $name Name of the drawing.
	 */
	public function draw( string $name ): string {
		$this->pen = new Svg( $name );

		// With room at the sides and without numbers, for places that crop to 16 by 9 or shrink it.
		$plan = (string) preg_replace( '/-wide$/', '', $name );

		return match ( true ) {
			'logo' === $name                => $this->logo(),
			isset(
				$this->gardens[ $name ]
			) => $this->sheet( Plan::WIDTH, Plan::HEIGHT, ( new Plan( $this->pen ) )->draw( $this->gardens[ $name ] ) ),
			isset( $this->gardens[ $plan ] ) => $this->sheet(
				1600,
				900,
				'<g transform="translate(200 0)">'
					. ( new Plan( new Svg( $plan ) ) )->draw( $this->gardens[ $plan ], false )
					. '</g>'
			),
			default                         => $this->tool( $name ) ?? $this->section( $name ) ?? $this->plant(),
		};
	}

	/**
	 * A tool of the shop's; null: there is none of that name.
	 *
	 * @param string $name Its name in images.php.
	 */
	private function tool( string $name ): ?string {
		$tool = ( new Tools() )->draw( $name );

		return null === $tool ? null : $this->sheet( Tools::WIDTH, Tools::HEIGHT, $tool );
	}

	/**
	 * The ground cut open; null: there is no such drawing of that name.
	 *
	 * @param string $name Its name in images.php.
	 */
	private function section( string $name ): ?string {
		$section = ( new Sections( $name ) )->draw();

		return null === $section ? null : $this->sheet( Sections::WIDTH, Sections::HEIGHT, $section );
	}

	/**
	 * The mark: a fig leaf over two lines of river.
	 */
	private function logo(): string {
		$leaf = 'M40 10C52 15 57 24 55 34C54 43 48 49 40 52C32 49 26 43 25 34C23 24 28 15 40 10Z';

		return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80">'
			. '<circle cx="40" cy="40" r="40" fill="'
			. Svg::PRIMARY
			. '"/>'
			. '<path d="'
			. $leaf
			. '" fill="#FBFAF6"/>'
			. '<path d="M40 18V60M40 28l8-6M40 28l-8-6M40 37l10-7M40 37l-10-7M40 45l7-5M40 45l-7-5" fill="none" '
			. 'stroke="'
			. Svg::PRIMARY
			. '" stroke-width="2" stroke-linecap="round"/>'
			. '<path d="M14 60q6.500-5 13 0t13 0t13 0t13 0M21 67q6.300-4.500 12.700 0t12.700 0t12.700 0" fill="none" '
			. 'stroke="#FBFAF6" stroke-width="2.600" stroke-linecap="round"/></svg>';
	}

	/**
	 * A sheet of drawing paper.
	 *
	 * @param int    $w    Width.
	 * @param int    $h    Height.
	 * @param string $body What is on it.
	 */
	private function sheet( int $w, int $h, string $body ): string {
		return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 $w $h\" width=\"$w\" height=\"$h\" "
			. 'stroke-linejoin="round" stroke-linecap="round">'
			. '<rect width="100%" height="100%" fill="' . Svg::PAPER . '"/>' . $body . '</svg>';
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
			$out .= sprintf(
				'<path d="M%d 1240Q%d %d %d %d" fill="none" stroke="%s" stroke-width="%d"/>',
				$x,
				$x,
				$top + 300,
				$x + $lean,
				$top,
				Svg::MOSS,
				$this->pen->dice->getInt( 14, 26 )
			);
			$out .= $this->pen->leaf(
				$x + $lean,
				$top,
				$this->pen->dice->getInt( 160, 320 ),
				$this->pen->dice->getInt( 0, 360 ),
				0 !== $i % 3 ? Svg::MOSS : Svg::PRIMARY
			);
			$out .= 0 === $i % 3 ? $this->pen->bloom( $x + $lean, $top, $this->pen->dice->getInt( 60, 120 ) ) : '';
		}

		return $this->sheet( 1600, 1200, $out );
	}
}
