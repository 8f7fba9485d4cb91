<?php
declare( strict_types=1 );

namespace Brolga\Core\Lifecycle;

/**
 * Sites with a real cron switch WordPress' own off.
 */
final class WpCron {

	/**
	 * Whether visits start it no more.
	 */
	public static function is_off(): bool {
		return defined( 'DISABLE_WP_CRON' ) && true === constant( 'DISABLE_WP_CRON' );
	}
}
