<?php
/**
 * Maps in frames.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Map;

/**
 * Which hosts the frames of this site's pages show maps from: the service of maps
 * names those that are used, and no others. A host is noted when a page first has one.
 *
 * @see CONSENT-401
 */
final class MapFrames {

	public const OPTION = 'brolga_map_frames';

	/**
	 * The hosts, each with its path where a host has other things beside maps.
	 *
	 * @return list<string>
	 */
	public function hosts(): array {
		$hosts = get_option( self::OPTION, [] );
		return is_array( $hosts ) ? array_values( array_filter( $hosts, is_string( ... ) ) ) : [];
	}

	/**
	 * Notes a host.
	 *
	 * @param string $host With its path, where it has other things.
	 */
	public function note( string $host ): void {
		$hosts = $this->hosts();
		if ( ! in_array( $host, $hosts, true ) ) {
			update_option( self::OPTION, [ ...$hosts, $host ] );
		}
	}
}
