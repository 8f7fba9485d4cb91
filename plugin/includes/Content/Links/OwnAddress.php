<?php
declare( strict_types=1 );

namespace Brolga\Content\Links;

use Brolga\Content\Projects\ProjectAddresses;
use Brolga\Core\Support\Constants;
use WP;
use WP_MatchesMapRegex;
use WP_Query;
use WP_Rewrite;

/**
 * Resolves a URL of this site as WordPress would, without an HTTP request.
 *
 * @see MENU-30
 */
final class OwnAddress {

	/**
	 * Whether a URL belongs to this site and leads to nothing that visitors can see.
	 *
	 * @param string $url May be relative to the site's root.
	 */
	public static function is_dead( string $url ): bool {
		$parts = wp_parse_url( $url );
		$home  = wp_parse_url( home_url( '/' ) );
		if (
			false === $parts
			|| false === $home
			|| str_starts_with( $url, '#' )
			|| ! in_array( strtolower( $parts['scheme'] ?? 'http' ), [ 'http', 'https' ], true )
		) {
			return false;
		}
		if ( isset( $parts['host'] )
			&& 0 !== strcasecmp(
				$parts['host'] . ( $parts['port'] ?? '' ),
				( $home['host'] ?? '' ) . ( $home['port'] ?? '' )
			) ) {
			return false;
		}
		$root = trim( $home['path'] ?? '', '/' );
		$path = trim( rawurldecode( $parts['path'] ?? '' ), '/' );
		if ( '' !== $root && $path !== $root && ! str_starts_with( $path, "{$root}/" ) ) {
			// Same host, but outside this site's folder.
			return false;
		}
		$path = trim( substr( $path, strlen( $root ) ), '/' );
		wp_parse_str( $parts['query'] ?? '', $query );
		return ! self::is_file( $path ) && ! self::is_found( self::variables( $path ) ?? [ 'error' => '404' ], $query );
	}

	private static function is_file( string $path ): bool {
		return 1 === preg_match( '#^(?:wp-(?:admin|content|includes|json)(?:/|$)|wp-login\.php|xmlrpc\.php|favicon\.ico|robots\.txt)#', $path );
	}

	/** @return array<array-key, mixed>|null A path's query variables; null where no rewrite rule matches. */
	private static function variables( string $path ): ?array {
		$rewrite = $GLOBALS['wp_rewrite'] ?? null;
		if ( '' === $path || 'index.php' === $path ) {
			return [];
		}
		$rules = $rewrite instanceof WP_Rewrite ? $rewrite->wp_rewrite_rules() : [];
		foreach ( is_array( $rules ) ? $rules : [] as $rule => $query ) {
			if ( ! is_string( $query ) || 1 !== preg_match( "#^{$rule}#", $path, $matches ) ) {
				continue;
			}
			if (
				$rewrite instanceof WP_Rewrite
				&& $rewrite->use_verbose_page_rules
				&& 1 === preg_match( '/pagename=\$matches\[(\d+)\]/', $query, $place )
				&& null === get_page_by_path( $matches[ (int) $place[1] ] ?? '' )
			) {
				continue;
			}
			wp_parse_str(
				WP_MatchesMapRegex::apply( (string) preg_replace( '!^.+\?!', '', $query ), $matches ),
				$variables
			);
			return ProjectAddresses::read( $path, $variables );
		}
		return null;
	}

	/**
	 * @param array<array-key, mixed> $asked
	 * @return array<array-key, mixed>
	 */
	private static function with_type( array $asked ): array {
		foreach ( get_post_types( [], 'objects' ) as $type ) {
			$name = is_string( $type->query_var ) ? $asked[ $type->query_var ] ?? null : null;
			if ( null !== $name && is_post_type_viewable( $type ) ) {
				$asked = [ 'post_type' => $type->name, 'name' => $name ] + $asked;
			}
		}
		return $asked;
	}

	/**
	 * @param array<array-key, mixed> $variables
	 * @param array<array-key, mixed> $query
	 */
	private static function is_found( array $variables, array $query ): bool {
		$wp    = $GLOBALS['wp'] ?? null;
		$known = $wp instanceof WP ? array_flip( $wp->public_query_vars ) : [];
		// Parameters that forms append are not WordPress query variables.
		$query = array_diff_key( $query, array_flip( Constants::FORM_REDIRECT_QUERY ) );
		$asked = self::with_type( array_intersect_key( $query + $variables, $known + [ 'error' => 0 ] ) );
		if ( [] === $asked ) {
			return true;
		}
		$found = new WP_Query(
			[ 'post_status' => 'publish', 'posts_per_page' => 1, 'no_found_rows' => true, 'fields' => 'ids' ] + $asked
		);
		return '404' !== ( $asked['error'] ?? '' )
			&& ( $found->have_posts()
				|| ( ! $found->is_singular()
					&& ( $found->is_search()
						|| $found->is_feed()
						|| $found->is_post_type_archive()
						|| null !== $found->get_queried_object() ) ) );
	}
}
