<?php
declare( strict_types=1 );

namespace Brolga\Content\Projects;

/**
 * The first part of the URLs of projects.
 *
 * @see PORT-260
 */
final class ProjectBase {

	public const OPTION = 'brolga_project_base';

	private const USUAL = 'work';

	public static function of_site(): string {
		// From the autoloaded options, because a missing option would cost a query on every page.
		$stored = wp_load_alloptions()[ self::OPTION ] ?? '';
		$base   = is_string( $stored ) && ! is_serialized( $stored ) ? self::clean( $stored ) : '';
		return '' === $base ? self::USUAL : $base;
	}

	/** Converts text such as `/our-work/` or `Our work` to a URL base; may return an empty string. */
	public static function clean( string $typed ): string {
		$parts = array_map( sanitize_title( ... ), explode( '/', $typed ) );
		return implode( '/', array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
	}
}
