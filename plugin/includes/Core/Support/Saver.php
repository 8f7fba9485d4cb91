<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * Tells with whose permissions content is being saved: the current user's, or the site's own, when
 * the plugin itself writes or somebody uses the command line.
 *
 * @see FORM-420
 */
final class Saver {

	private static int $depth = 0;

	/**
	 * Whether content is being saved with the permission for a capability.
	 *
	 * @param int ...$post The post that it is about, for `edit_post` and its like.
	 */
	public static function may( string $capability, int ...$post ): bool {
		if ( 0 < self::$depth ) {
			return true;
		}
		// Nobody is logged in during scheduled tasks or visitors' requests.
		return is_user_logged_in()
			? current_user_can( $capability, ...$post )
			: in_array( PHP_SAPI, [ 'cli', 'phpdbg' ], true ) && ! wp_doing_cron();
	}

	/**
	 * Runs a callback that saves content with the site's permissions. Only for content that was
	 * approved before, such as a copy of another page.
	 *
	 * @template T
	 * @param callable(): T $save
	 * @return T
	 */
	public static function as_site( callable $save ): mixed {
		++self::$depth;
		try {
			return $save();
		} finally {
			--self::$depth;
		}
	}
}
