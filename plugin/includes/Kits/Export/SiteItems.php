<?php
declare( strict_types=1 );

namespace Brolga\Kits\Export;

use Brolga\Core\Support\Saver;
use Brolga\Kits\Kit\Kind;
use Brolga\Kits\Kit\Kit;
use WP_Post;

/**
 * What a site has that a kit can hold.
 *
 * @see KIT-2
 */
final class SiteItems {

	private const STATUSES = [ 'publish', 'draft', 'pending', 'private', 'future' ];

	/** @return list<array{key: string, kind: string, label: string, title: string, status: string}> */
	public function all(): array {
		$found = [];
		foreach ( Kind::post_types() as $type ) {
			foreach ( $this->posts( $type ) as $post ) {
				$kind = Kind::of_post( $post );
				if ( null !== $kind && self::may_take( $kind, $post ) ) {
					$found[] = [
						'key'    => "{$kind->value}:{$post->ID}",
						'kind'   => $kind->value,
						'label'  => $kind->label(),
						'title'  => self::title( $post ),
						'status' => $post->post_status,
					];
				}
			}
		}
		return $found;
	}

	/** Returns the post with a key of all(); null if there is none, or the user may not edit it. */
	public function find( string $key ): ?WP_Post {
		[ $name, $id ] = explode( ':', $key, 2 ) + [ 1 => '' ];
		$post          = get_post( (int) $id );
		$kind          = $post instanceof WP_Post ? Kind::of_post( $post ) : null;
		return $post instanceof WP_Post
			&& null !== $kind
			// A pattern becomes a form as soon as it has one in it.
			&& Kind::tryFrom( $name )?->post_type() === $kind->post_type()
			&& in_array( $post->post_status, self::STATUSES, true )
			&& self::may_take( $kind, $post ) ? $post : null;
	}

	/** Private pages and drafts of others are for whoever may edit each. */
	private static function may_take( Kind $kind, WP_Post $post ): bool {
		return Saver::may( $kind->capability() ) && Saver::may( 'edit_post', $post->ID );
	}

	/** @return list<WP_Post> */
	private function posts( string $type ): array {
		$of_theme = [
			'tax_query' => [ // phpcs:ignore WordPress.DB.SlowDBQuery -- A screen that an owner opens seldom.
				[
					'taxonomy' => 'wp_theme',
					'field'    => 'name',
					'terms'    => get_stylesheet(),
				],
			],
		];
		$posts    = get_posts(
			[
				'post_type'   => $type,
				'post_status' => self::STATUSES,
				'numberposts' => Kit::MAX_ITEMS,
				'orderby'     => 'title',
				'order'       => 'ASC',
			] + ( in_array( $type, [ 'wp_template', 'wp_template_part' ], true ) ? $of_theme : [] )
		);
		return array_values( array_filter( $posts, static fn ( mixed $post ): bool => $post instanceof WP_Post ) );
	}

	private static function title( WP_Post $post ): string {
		$title = trim( html_entity_decode( get_the_title( $post ), ENT_QUOTES, 'UTF-8' ) );
		return '' === $title ? $post->post_name : $title;
	}
}
