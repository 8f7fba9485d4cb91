<?php
declare( strict_types=1 );

namespace Brolga\Content\Projects;

/**
 * What the addresses of projects begin with.
 *
 * @see PORT-260
 */
final class ProjectBase {

	/** Where it is stored. */
	public const OPTION = 'brolga_project_base';

	private const USUAL = 'work';

	/**
	 * The base of this site, without slashes at its ends.
	 */
	public static function of_site(): string {
		// Read with all that WordPress loads at once: an option that is not there would cost each page a query.
		$stored = wp_load_alloptions()[ self::OPTION ] ?? '';
		$base   = is_string( $stored ) && ! is_serialized( $stored ) ? self::clean( $stored ) : '';
		return '' === $base ? self::USUAL : $base;
	}

	/**
	 * A base as it can stand in an address; empty: there is none in the text.
	 *
	 * @param string $typed `Our work`, `/our-work/`, `about/projects`.
	 */
	public static function clean( string $typed ): string {
		$parts = array_map( sanitize_title( ... ), explode( '/', $typed ) );
		return implode( '/', array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
	}
}
