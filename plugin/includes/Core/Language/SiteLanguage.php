<?php
declare( strict_types=1 );

namespace Brolga\Core\Language;

use Closure;

/**
 * The language of what leaves the site. Who works in wp-admin may have chosen
 * another one, which is nothing to those who get the mail.
 *
 * @see I18N-8
 */
final class SiteLanguage {

	/**
	 * Lets something be written in the site's language.
	 *
	 * @template T
	 * @param Closure(): T $write Writes it.
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
	 * The site's language. WordPress goes on with that of the first after a network's
	 * site was exchanged for another.
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
