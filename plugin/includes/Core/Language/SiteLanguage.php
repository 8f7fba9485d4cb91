<?php
declare( strict_types=1 );

namespace Brolga\Core\Language;

use Closure;

/**
 * Switches to the site's language for everything that leaves the site. A user of wp-admin may have
 * chosen another language, which must not reach the recipients of emails.
 *
 * @see I18N-8
 */
final class SiteLanguage {

	/**
	 * @template T
	 * @param Closure(): T $write
	 * @return T
	 */
	public static function write( Closure $write ): mixed {
		$own      = self::own();
		$switched = determine_locale() !== $own && switch_to_locale( $own );
		try {
			return $write();
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}

	/**
	 * Returns the language of the current site. After switch_to_blog(), WordPress's get_locale()
	 * still returns that of the first site.
	 */
	private static function own(): string {
		if ( ! is_multisite() || ! ms_is_switched() ) {
			return get_locale();
		}
		$own = get_option( 'WPLANG' );
		$own = is_string( $own ) ? $own : get_site_option( 'WPLANG' );
		return is_string( $own ) && '' !== $own ? $own : 'en_US';
	}
}
