<?php
/**
 * What the editor knows of the search for places.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Map;

use Brolga\Core\Module;

/**
 * Tells the editor whether there is a search, so that it offers none where
 * there is not.
 *
 * @see MAP-15
 */
final class PlaceSearch implements Module {

	/** Its name among the editor's settings. */
	public const SETTING = 'brolgaPlaceSearch';

	public function __construct( private readonly Geocoder $geocoder ) {}

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
		return [ self::SETTING => $this->geocoder->is_set_up() ] + $settings;
	}
}
