<?php
declare( strict_types=1 );

namespace Brolga\Content\Projects;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use WP_Post;

/**
 * Health check that finds URLs shared by a page and a project, of which visitors can reach only one.
 *
 * @see PORT-261
 */
final class ProjectAddressesCheck implements HealthCheck {

	private const MOST = 100;

	public function id(): string {
		return 'projects';
	}

	public function title(): string {
		return __( 'URLs of projects', 'brolga' );
	}

	public function look(): Finding {
		$base   = ProjectBase::of_site();
		$hidden = self::hidden( $base );
		if ( [] === $hidden ) {
			return Finding::good(
				__( 'Pages and projects have URLs of their own', 'brolga' ),
				/* translators: %s: the beginning of an address, such as /work/. */
				sprintf( __( 'The URLs of projects start with %s. No page has the same URL as a project.', 'brolga' ), "/{$base}/" )
			);
		}
		return Finding::recommended(
			_n(
				'A page has the same URL as a project or the project archive',
				'Pages have the same URLs as projects or the project archive',
				count( $hidden ),
				'brolga'
			),
			sprintf(
				/* translators: %s: one or several addresses. */
				__( 'Visitors see either the page or the project at %s, never both. Change the slug of the page, or choose another project base.', 'brolga' ),
				wp_sprintf( '%l', $hidden )
			)
		)->with(
			Finding::LINK,
			__( 'Open the permalink settings', 'brolga' ),
			admin_url( 'options-permalink.php#' . ProjectBase::OPTION )
		);
	}

	/** @return list<string> */
	private static function hidden( string $base ): array {
		$root = get_page_by_path( $base );
		if ( ! $root instanceof WP_Post || 'page' !== $root->post_type ) {
			return [];
		}
		$pages = get_posts(
			[ 'post_type' => 'page', 'post_parent' => $root->ID, 'numberposts' => self::MOST, 'orderby' => 'ID' ]
		);
		$names = array_map( static fn ( WP_Post $page ): string => $page->post_name, $pages );
		return array_values( array_map(
			static fn ( string $name ): string => "/{$base}/{$name}/",
			array_filter(
				$names,
				static fn ( string $name ): bool => 'all' === $name
					|| null !== get_page_by_path( $name, 'OBJECT', Projects::POST_TYPE )
			)
		) );
	}
}
