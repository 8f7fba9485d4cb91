<?php
declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * Images of whole-page patterns, which a theme may bring: for its pattern
 * `theme/page-about` the file `assets/previews/page-about.webp`.
 *
 * @see START-30
 */
final class PreviewImages {

	private const FOLDER = 'assets/previews/';

	/**
	 * Their addresses, by the pattern's name.
	 *
	 * @return array<string, string>
	 */
	public static function urls(): array {
		$theme = wp_get_theme( get_template() )->get( 'TextDomain' );
		$files = glob( get_template_directory() . '/' . self::FOLDER . '*.webp' );
		$urls  = [];
		foreach ( is_string( $theme ) && false !== $files ? $files : [] as $file ) {
			// A newer image has another address.
			$urls[ $theme . '/' . basename( $file, '.webp' ) ] = get_template_directory_uri()
				. '/'
				. self::FOLDER
				. basename( $file )
				. '?ver='
				. filemtime( $file );
		}
		return $urls;
	}
}
