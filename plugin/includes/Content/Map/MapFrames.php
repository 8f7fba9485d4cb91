<?php
declare( strict_types=1 );

namespace Brolga\Content\Map;

/**
 * Remembers the hosts of maps in iframes on this site's pages, so that the consent service for
 * maps names only hosts in use. A host is stored when a page with its map is first shown.
 *
 * @see CONSENT-401
 */
final class MapFrames {

	public const OPTION = 'brolga_map_frames';

	/**
	 * Returns the hosts; one that also serves other content has a path, such as `www.google.com/maps`.
	 *
	 * @return list<string>
	 */
	public function hosts(): array {
		$hosts = get_option( self::OPTION, [] );
		return is_array( $hosts ) ? array_values( array_filter( $hosts, is_string( ... ) ) ) : [];
	}

	public function note( string $host ): void {
		$hosts = $this->hosts();
		if ( ! in_array( $host, $hosts, true ) ) {
			update_option( self::OPTION, [ ...$hosts, $host ] );
		}
	}
}
