<?php
declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * Finds the theme's preview images of full-page patterns: `assets/previews/page-about.webp`
 * belongs to the pattern `theme/page-about`.
 *
 * @see START-30
 */
final class PreviewImages {

	private const FOLDER = 'assets/previews/';

	/** @return array<string, string> */
	public static function urls(): array {
		$theme = wp_get_theme( get_template() )->get( 'TextDomain' );
		$files = glob( get_template_directory() . '/' . self::FOLDER . '*.webp' );
		$urls  = [];
		foreach ( is_string( $theme ) && false !== $files ? $files : [] as $file ) {
			// A changed image gets a new URL.
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
