<?php
declare( strict_types=1 );

namespace Brolga\Core\Lifecycle;

/**
 * The current site, or each site of the network in turn.
 *
 * @see LIFE-3 BLOCK-580
 */
final class Sites {

	/**
	 * Does something on each.
	 *
	 * @param bool             $network_wide Each site of the network, or this one.
	 * @param callable(): void $work         What to do.
	 */
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
