<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Content\Projects\Projects;
use WP_Post;
use WP_Term;

/**
 * The way from the home page to a post, project or page below others. What it
 * needs the page's own address or its main query has read.
 *
 * @see SEO-10
 */
final class Breadcrumbs {

	/**
	 * The way; empty where there is none to tell.
	 *
	 * @param Told   $told The page.
	 * @param string $url  Its address.
	 * @return array<string, mixed>
	 */
	public static function of( Told $told, string $url ): array {
		$between = null === $told->post || is_front_page() ? [] : self::between( $told->post );
		if ( null === $told->post || ( [] === $between && 'post' !== $told->post->post_type ) ) {
			return [];
		}
		$items = [];
		foreach ( [ [ Told::site(), home_url( '/' ) ], ...$between, [ $told->title, $url ] ] as [ $name, $address ] ) {
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

	/**
	 * What stands between the home page and a post.
	 *
	 * @return list<array{string, string}> Names and addresses.
	 */
	private static function between( WP_Post $post ): array {
		return match ( $post->post_type ) {
			'page'              => self::ancestors( $post ),
			'post'              => self::category( $post ),
			Projects::POST_TYPE => self::projects(),
			default             => [],
		};
	}

	/**
	 * Pages above a page that everybody may see.
	 *
	 * @param WP_Post $post The page.
	 * @return list<array{string, string}>
	 */
	private static function ancestors( WP_Post $post ): array {
		$pages = [];
		foreach ( array_reverse( get_post_ancestors( $post ) ) as $id ) {
			if ( is_post_publicly_viewable( $id ) ) {
				$pages[] = [ Words::of( get_the_title( $id ), Words::TITLE ), (string) get_permalink( $id ) ];
			}
		}
		return $pages;
	}

	/**
	 * The first category of a post, but for the one that stands for none.
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
				return [ [ Words::of( $term->name, Words::TITLE ), $url ] ];
			}
		}
		return [];
	}

	/**
	 * The list of all projects.
	 *
	 * @return list<array{string, string}>
	 */
	private static function projects(): array {
		$name = get_post_type_object( Projects::POST_TYPE )->labels->name ?? '';
		return [ [ is_string( $name ) ? $name : '', (string) get_post_type_archive_link( Projects::POST_TYPE ) ] ];
	}
}
