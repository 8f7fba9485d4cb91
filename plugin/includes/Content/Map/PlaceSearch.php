<?php
declare( strict_types=1 );

namespace Brolga\Content\Map;

use Brolga\Content\External\LinkHost;
use Brolga\Core\Support\Module;

/**
 * Passes the geocoder's host to the block editor, which names the host before it sends an address
 * there and offers no address search without a host.
 *
 * @see MAP-15 MAP-18
 */
final class PlaceSearch implements Module {

	public const SETTING = 'brolgaPlaceSearch';

	public const TILES = 'brolgaMapTiles';

	public function __construct( private readonly Geocoder $geocoder, private readonly Tiles $tiles ) {}

	public function register(): void {
		add_filter( 'block_editor_settings_all', $this->add_to( ... ) );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	private function add_to( array $settings ): array {
		$url = $this->tiles->url();
		return [
			self::SETTING => $this->geocoder->host(),
			self::TILES   => [
				'url'         => $url,
				'host'        => LinkHost::is_own( $url ) ? '' : LinkHost::host( $url ),
				'maxZoom'     => $this->tiles->max_zoom(),
				'attribution' => $this->tiles->attribution(),
			],
		] + $settings;
	}
}
