<?php
declare( strict_types=1 );

namespace Brolga\Content\Projects;

use Brolga\Core\Support\Module;
use WP;
use WP_Post;

/**
 * Keeps pages reachable below the URL base of projects. WordPress tries the rewrite rules of
 * projects first, so it would answer 404 for pages such as `work/how-we-work/` or `work/page/2/`
 * that a site had before it had projects.
 *
 * @see PORT-261
 */
final class ProjectAddresses implements Module {

	public function register(): void {
		add_filter( 'request', $this->give_way( ... ) );
	}

	private function give_way( mixed $variables ): mixed {
		$wp = $GLOBALS['wp'] ?? null;
		return is_array( $variables ) && $wp instanceof WP ? self::read( $wp->request, $variables ) : $variables;
	}

	/**
	 * @param array<array-key, mixed> $variables
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

	/** @param array<array-key, mixed> $variables */
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

	/** @return array<string, string>|null */
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
