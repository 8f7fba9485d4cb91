<?php
declare( strict_types=1 );

namespace Brolga\Core\Lifecycle;

/**
 * Runs a callback on the current site or on each site of the network.
 *
 * @see LIFE-3 BLOCK-580
 */
final class Sites {

	/** @param callable(): void $work */
	public static function each( bool $network_wide, callable $work ): void {
		if ( ! $network_wide || ! is_multisite() ) {
			$work();
			return;
		}
		foreach ( get_sites( [ 'fields' => 'ids', 'number' => 0 ] ) as $id ) {
			switch_to_blog( $id );
			try {
				$work();
			} finally {
				restore_current_blog();
			}
		}
	}
}
