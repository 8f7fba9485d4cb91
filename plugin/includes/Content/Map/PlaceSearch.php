<?php
/**
 * What the editor knows of maps: the search for places, and tiles.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Map;

use Brolga\Content\External\Address;
use Brolga\Core\Support\Module;

/**
 * Tells the editor where an address is sent, so that it says so before it is
 * and offers no search where there is none.
 *
 * @see MAP-15 MAP-18
 */
final class PlaceSearch implements Module {

	/** Its name among the editor's settings. */
	public const SETTING = 'brolgaPlaceSearch';

	/** Where the editor's own map comes from. */
	public const TILES = 'brolgaMapTiles';

	public function __construct( private readonly Geocoder $geocoder, private readonly Tiles $tiles ) {}

	/**
	 * Adds to the editor's settings.
	 */
	public function register(): void {
		add_filter( 'block_editor_settings_all', $this->add_to( ... ) );
	}

	/**
	 * The editor's settings with ours.
	 *
	 * @param array<string, mixed> $settings The editor's.
	 * @return array<string, mixed>
	 */
	private function add_to( array $settings ): array {
		$url = $this->tiles->url();
		return [
			self::SETTING => $this->geocoder->host(),
			self::TILES   => [
				'url'         => $url,
				'host'        => Address::is_own( $url ) ? '' : Address::host( $url ),
				'maxZoom'     => $this->tiles->max_zoom(),
				'attribution' => $this->tiles->attribution(),
			],
		] + $settings;
	}
}
