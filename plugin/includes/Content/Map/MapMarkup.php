<?php
declare( strict_types=1 );

namespace Brolga\Content\Map;

use Brolga\Content\External\ClickToLoad;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\Html;

/**
 * Prints a map's data for the script, the marker and the placeholder that is shown until the
 * visitor loads the map.
 *
 * @see MAP-1 MAP-2 MAP-4 MAP-5
 */
final class MapMarkup {

	/**
	 * @param array{
	 *     lat: int|float,
	 *     lng: int|float,
	 *     zoom: int,
	 *     fit: bool,
	 *     label: string,
	 *     height: int,
	 *     wheel: bool,
	 *     mobileDragging: bool,
	 *     grayscale: int,
	 *     grayscaleTablet: int,
	 *     grayscalePhone: int,
	 * } $attributes
	 */
	public function __construct( private readonly Tiles $tiles, private readonly array $attributes ) {}

	/**
	 * A device without a greyscale of its own inherits that of the next larger one.
	 *
	 * @see MAP-2
	 */
	public function style(): string {
		$desktop = $this->attributes['grayscale'];
		$tablet  = $this->attributes['grayscaleTablet'] < 0 ? $desktop : $this->attributes['grayscaleTablet'];
		$phone   = $this->attributes['grayscalePhone'] < 0 ? $tablet : $this->attributes['grayscalePhone'];
		return "--brolga-map-height:{$this->attributes['height']}px;--brolga-map-grey:{$desktop}%;"
			. "--brolga-map-grey-tablet:{$tablet}%;--brolga-map-grey-phone:{$phone}%";
	}

	/**
	 * Whether the map has a pin or its centre was moved; otherwise it shows an arbitrary default town.
	 *
	 * @see MAP-180
	 */
	public function is_placed( string $pins ): bool {
		return str_contains( $pins, 'data-brolga-pin=' )
			|| MapVisibility::is_moved( $this->attributes['lat'], $this->attributes['lng'] );
	}

	public function data(): string {
		$centre = Coordinates::of( $this->attributes['lat'], $this->attributes['lng'] );
		return Html::attributes(
			[
				'data-brolga-tiles'    => $this->tiles->url(),
				'data-brolga-max-zoom' => $this->tiles->max_zoom(),
				'data-brolga-lat'      => null === $centre ? null : (string) $centre->lat,
				'data-brolga-lng'      => null === $centre ? null : (string) $centre->lng,
				'data-brolga-zoom'     => $this->attributes['zoom'],
				'data-brolga-fit'      => $this->attributes['fit'],
				'data-brolga-wheel'    => $this->attributes['wheel'],
				'data-brolga-dragging' => $this->attributes['mobileDragging'] ? 'all' : 'mouse',
				'data-brolga-words'    => (string) wp_json_encode(
					[
						'zoomIn'  => __( 'Zoom in', 'brolga' ),
						'zoomOut' => __( 'Zoom out', 'brolga' ),
						'close'   => __( 'Close', 'brolga' ),
						/* translators: %d: how many places. */
						'cluster' => __( 'Places here: %d. Zoom in.', 'brolga' ),
						'failed'  => __( 'The map cannot be loaded at the moment. All places are in the list.', 'brolga' ),
					]
				),
			]
		);
	}

	/** @see MAP-5 */
	public function gate(): string {
		return ClickToLoad::html(
			'maps',
			$this->tiles->url(),
			/* translators: %s: a host, as tile.openstreetmap.org. */
			__( 'The map is loaded from %s, which will see your IP address.', 'brolga' ),
			__( 'Show the map', 'brolga' )
		);
	}

	/** @see MAP-4 */
	public function marker(): string {
		[ $width, $height ] = [ Constants::MAP_MARKER_WIDTH_PX, Constants::MAP_MARKER_HEIGHT_PX ];
		[ $x, $y, $radius ] = Constants::MAP_MARKER_EYE_PX;
		return "<svg width=\"{$width}\" height=\"{$height}\" viewBox=\"0 0 {$width} {$height}\" aria-hidden=\"true\" "
			. 'focusable="false"><path d="'
			. Constants::MAP_MARKER_PATH
			. "\"/><circle cx=\"{$x}\" cy=\"{$y}\" r=\"{$radius}\"/></svg>";
	}
}
