<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * Whose word it is that is being saved: that of whoever is logged in, or of the
 * site itself, where our own code writes or somebody works at its console.
 *
 * @see FORM-420
 */
final class Saver {

	/** How many calls deep the site itself is saving. */
	private static int $depth = 0;

	/**
	 * Whether what is saved now is the word of somebody who may do a thing.
	 *
	 * @param string $capability What they may do.
	 */
	public static function may( string $capability ): bool {
		if ( 0 < self::$depth ) {
			return true;
		}
		// Nobody is logged in to a scheduled task, nor where a visitor may write.
		return is_user_logged_in()
			? current_user_can( $capability )
			: in_array( PHP_SAPI, [ 'cli', 'phpdbg' ], true ) && ! wp_doing_cron();
	}

	/**
	 * What is saved within is the site's own: it has been looked at before, as what
	 * is copied from one page to another.
	 *
	 * @template T
	 * @param callable(): T $save Saves.
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
