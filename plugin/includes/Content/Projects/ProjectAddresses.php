<?php
declare( strict_types=1 );

namespace Brolga\Content\Projects;

use Brolga\Core\Support\Module;
use WP;
use WP_Post;

/**
 * Lets pages keep their addresses below the base of projects. WordPress asks its rules of projects first, and so
 * finds nothing at `work/how-we-work/` or `work/page/2/`, where a site had pages before it had projects.
 *
 * @see PORT-261
 */
final class ProjectAddresses implements Module {

	public function register(): void {
		add_filter( 'request', $this->give_way( ... ) );
	}

	/**
	 * WordPress has read an address.
	 *
	 * @param mixed $variables What it has found in it.
	 */
	private function give_way( mixed $variables ): mixed {
		$wp = $GLOBALS['wp'] ?? null;
		return is_array( $variables ) && $wp instanceof WP ? self::read( $wp->request, $variables ) : $variables;
	}

	/**
	 * What an address means: a page, where there is one and no project or category of projects.
	 *
	 * @param string                  $path      Without the site's own and without slashes at its ends.
	 * @param array<array-key, mixed> $variables What WordPress' rules make of it.
	 * @return array<array-key, mixed>
	 */
	public static function read( string $path, array $variables ): array {
		if (
			! str_starts_with( $path, ProjectBase::of_site() . '/' )
			|| isset( $variables['pagename'] )
			|| self::is_project( $variables )
		) {
			return $variables;
		}
		$page = self::page_at( $path );
		return null === $page ? $variables : $page + array_diff_key(
			$variables,
			array_flip(
				[ Projects::POST_TYPE, Projects::TAXONOMY, 'post_type', 'name', 'attachment', 'page', 'paged', 'error' ]
			)
		);
	}

	/**
	 * Whether there is a project, or a category of projects, by the name that an address has.
	 *
	 * @param array<array-key, mixed> $variables What WordPress' rules make of it.
	 */
	private static function is_project( array $variables ): bool {
		$project  = $variables[ Projects::POST_TYPE ] ?? '';
		$category = $variables[ Projects::TAXONOMY ] ?? '';
		return ( is_string( $project )
				&& '' !== $project
				&& null !== get_page_by_path( $project, 'OBJECT', Projects::POST_TYPE ) )
			|| ( is_string( $category )
				&& '' !== $category
				&& false !== get_term_by( 'slug', basename( $category ), Projects::TAXONOMY ) );
	}

	/**
	 * The page at an address, and which part of it or of its posts.
	 *
	 * @param string $path Without slashes at its ends.
	 * @return array<string, string>|null
	 */
	private static function page_at( string $path ): ?array {
		preg_match( '#^(.+?)(?:/page/(?<paged>\d+)|/(?<page>\d+))?$#', $path, $match );
		foreach ( [
			[ $path, [] ],
			[
				$match[1] ?? '',
				array_filter(
					[ 'paged' => $match['paged'] ?? '', 'page' => $match['page'] ?? '' ],
					static fn ( string $number ): bool => '' !== $number
				),
			],
		] as [ $name, $numbers ] ) {
			$page = get_page_by_path( $name );
			if ( $page instanceof WP_Post && 'page' === $page->post_type ) {
				return [ 'pagename' => $name ] + $numbers;
			}
		}
		return null;
	}
}
