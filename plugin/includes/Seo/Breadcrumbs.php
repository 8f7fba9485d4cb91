<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Content\Projects\Projects;
use WP_Post;
use WP_Term;

/**
 * Breadcrumbs for structured data: the path from the home page to a post, a project or a child
 * page. They need no queries besides those of the page itself.
 *
 * @see SEO-10
 */
final class Breadcrumbs {

	/** @return array<string, mixed> */
	public static function of( PageMetadata $metadata, string $url ): array {
		$between = null === $metadata->post || is_front_page() ? [] : self::between( $metadata->post );
		if ( null === $metadata->post || ( [] === $between && 'post' !== $metadata->post->post_type ) ) {
			return [];
		}
		$items = [];
		$steps = [ [ PageMetadata::site(), home_url( '/' ) ], ...$between, [ $metadata->title, $url ] ];
		foreach ( $steps as [ $name, $address ] ) {
			if ( '' !== $name && '' !== $address ) {
				$items[] = [
					'@type'    => 'ListItem',
					'position' => count( $items ) + 1,
					'name'     => $name,
					'item'     => $address,
				];
			}
		}
		return [
			'@type'           => 'BreadcrumbList',
			'itemListElement' => $items,
		];
	}

	/** @return list<array{string, string}> */
	private static function between( WP_Post $post ): array {
		return match ( $post->post_type ) {
			'page'              => self::ancestors( $post ),
			'post'              => self::category( $post ),
			Projects::POST_TYPE => self::projects(),
			default             => [],
		};
	}

	/** @return list<array{string, string}> */
	private static function ancestors( WP_Post $post ): array {
		$pages = [];
		foreach ( array_reverse( get_post_ancestors( $post ) ) as $id ) {
			if ( is_post_publicly_viewable( $id ) ) {
				$pages[] = [ PlainText::of( get_the_title( $id ), PlainText::TITLE ), (string) get_permalink( $id ) ];
			}
		}
		return $pages;
	}

	/**
	 * Returns the post's first category, ignoring the site's default category, which says nothing
	 * about the post.
	 *
	 * @return list<array{string, string}>
	 */
	private static function category( WP_Post $post ): array {
		$terms = get_the_terms( $post, 'category' );
		$none  = get_option( 'default_category' );
		$none  = is_numeric( $none ) ? (int) $none : 0;
		foreach ( is_array( $terms ) ? $terms : [] as $term ) {
			$url = $term instanceof WP_Term && $none !== $term->term_id ? get_term_link( $term ) : '';
			if ( is_string( $url ) && '' !== $url ) {
				return [ [ PlainText::of( $term->name, PlainText::TITLE ), $url ] ];
			}
		}
		return [];
	}

	/** @return list<array{string, string}> */
	private static function projects(): array {
		$name = get_post_type_object( Projects::POST_TYPE )->labels->name ?? '';
		return [ [ is_string( $name ) ? $name : '', (string) get_post_type_archive_link( Projects::POST_TYPE ) ] ];
	}
}
