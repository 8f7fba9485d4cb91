<?php
declare( strict_types=1 );

namespace Brolga\Content\Menus;

use Brolga\Core\Events\Events;
use WP_Post;

/**
 * Builds the initial content of a new menu: separate links to the site's pages, which the owner
 * can reorder, rename and remove. A page list block would add each new page by itself.
 *
 * @see MENU-430
 */
final class PagesMenu {

	/** Slugs of pages that confirm something a visitor did, and that nobody links to from a menu. */
	private const ANSWERS = '/^(?:thank-you|thanks|confirm(?:ed|ation)?|subscribed?|unsubscribed?)(?:-\d+)?$/';

	public function __construct( private readonly Events $events ) {}

	public function blocks(): string {
		$home  = get_comment_delimited_block_content( 'home-link', [ 'label' => __( 'Home', 'brolga' ) ], '' );
		$links = array_map(
			static fn ( WP_Post $page ): string => get_comment_delimited_block_content(
				'navigation-link',
				[
					'label' => get_the_title( $page ),
					'type'  => 'page',
					'id'    => $page->ID,
					'url'   => (string) get_permalink( $page ),
					'kind'  => 'post-type',
				],
				''
			),
			$this->pages()
		);
		return implode( "\n", [ $home, ...$links ] );
	}

	/** @return list<WP_Post> */
	private function pages(): array {
		$left_out = $this->events->collect( new ExcludedPagesAsked( is_new: true ) )->ids();
		$option   = static fn ( string $name ): mixed => get_option( $name );
		if ( 'page' === $option( 'show_on_front' ) ) {
			$left_out[] = $option( 'page_on_front' );
		}
		$left_out[] = $option( 'wp_page_for_privacy_policy' );
		$left_out   = array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, $left_out );
		$pages      = get_pages(
			[
				'parent'       => 0,
				'hierarchical' => false,
				'sort_column'  => 'menu_order,post_title,ID',
			]
		);
		return array_values(
			array_filter(
				false === $pages ? [] : $pages,
				static fn ( WP_Post $page ): bool => '' !== trim( get_the_title( $page ) )
					&& ! in_array( $page->ID, $left_out, true )
					&& 1 !== preg_match( self::ANSWERS, $page->post_name )
			)
		);
	}
}
