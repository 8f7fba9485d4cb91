<?php
declare( strict_types=1 );

namespace Brolga\Core\Lifecycle;

/** Reports whether WP-Cron is switched off, as on servers that run it by a system cron job. */
final class WpCron {

	public static function is_off(): bool {
		return defined( 'DISABLE_WP_CRON' ) && true === constant( 'DISABLE_WP_CRON' );
	}
}
