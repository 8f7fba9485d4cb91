<?php
declare( strict_types=1 );

namespace Brolga\Content\Map;

use Brolga\Core\Settings\Settings;

/**
 * The settings of maps, prepared for a page.
 *
 * @see MAP-6 MAP-7 MAP-14
 */
final class Tiles {

	private const DIRECTIONS = [
		'openstreetmap' => 'https://www.openstreetmap.org/directions?to=%s',
		'google'        => 'https://www.google.com/maps/dir/?api=1&destination=%s',
	];

	private const ATTRIBUTION = [ 'a' => [ 'href' => true ] ];

	public function __construct( private readonly Settings $settings ) {}

	/** Returns the tiles' URL with the key filled in; empty where no tile server is set. */
	public function url(): string {
		$values = $this->settings->of( new MapsSection() );
		return str_replace( '{key}', rawurlencode( $values->text( 'tile_key' ) ), $values->text( 'tile_url' ) );
	}

	public function attribution(): string {
		return wp_kses( $this->settings->of( new MapsSection() )->text( 'attribution' ), self::ATTRIBUTION );
	}

	public function max_zoom(): int {
		return $this->settings->of( new MapsSection() )->number( 'max_zoom' );
	}

	public function directions( Coordinates $coordinates ): string {
		return $this->directions_to( "{$coordinates->lat},{$coordinates->lng}" );
	}

	/** @param string $goal A postal address, or "latitude,longitude". */
	public function directions_to( string $goal ): string {
		$pattern = self::DIRECTIONS[ $this->settings->of( new MapsSection() )->text(
			'directions'
		) ] ?? self::DIRECTIONS['openstreetmap'];
		return sprintf( $pattern, rawurlencode( $goal ) );
	}
}
