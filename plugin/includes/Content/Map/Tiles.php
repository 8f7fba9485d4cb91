<?php
/**
 * Where maps come from.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Map;

use Brolga\Core\Settings\Settings;

/**
 * What the owner set about maps, ready for a page.
 *
 * @see MAP-6 MAP-7 MAP-14
 */
final class Tiles {

	private const DIRECTIONS = [
		'openstreetmap' => 'https://www.openstreetmap.org/directions?to=%s',
		'google'        => 'https://www.google.com/maps/dir/?api=1&destination=%s',
	];

	/** Tags of an attribution, which is a link and words. */
	private const ATTRIBUTION = [ 'a' => [ 'href' => true ] ];

	/**
	 * Keeps what was set.
	 *
	 * @param Settings $settings The owner's.
	 */
	public function __construct( private readonly Settings $settings ) {}

	/**
	 * The tiles' address, with its key in it; empty where there is none.
	 */
	public function url(): string {
		$values = $this->settings->of( new MapsSection() );
		return str_replace( '{key}', rawurlencode( $values->text( 'tile_key' ) ), $values->text( 'tile_url' ) );
	}

	/**
	 * Whom the map is by: words and links, safe to print.
	 */
	public function attribution(): string {
		return wp_kses( $this->settings->of( new MapsSection() )->text( 'attribution' ), self::ATTRIBUTION );
	}

	/**
	 * How near the tiles go.
	 */
	public function max_zoom(): int {
		return $this->settings->of( new MapsSection() )->number( 'max_zoom' );
	}

	/**
	 * Where a visitor is shown the way.
	 *
	 * @param Place $place The goal.
	 */
	public function directions( Place $place ): string {
		return $this->directions_to( "{$place->lat},{$place->lng}" );
	}

	/**
	 * Where a visitor is shown the way to an address.
	 *
	 * @param string $goal In words, or a latitude and a longitude.
	 */
	public function directions_to( string $goal ): string {
		$pattern = self::DIRECTIONS[ $this->settings->of( new MapsSection() )->text(
			'directions'
		) ] ?? self::DIRECTIONS['openstreetmap'];
		return sprintf( $pattern, rawurlencode( $goal ) );
	}
}
