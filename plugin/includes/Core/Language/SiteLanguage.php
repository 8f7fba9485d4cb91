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
		$switched = get_locale() !== determine_locale() && switch_to_locale( get_locale() );
		try {
			return $write();
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}
}
