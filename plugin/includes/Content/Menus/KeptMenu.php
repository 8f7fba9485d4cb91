<?php
declare( strict_types=1 );

namespace Brolga\Content\Menus;

use Brolga\Core\Page\MainMenu;
use Brolga\Core\Support\Module;
use WP_Post;

/**
 * Keeps the menu of headers and footers that do not name a menu. WordPress would show the most recently
 * published one, so that a second menu, made for one page, would replace the first on all pages.
 *
 * @see MENU-400
 */
final class KeptMenu implements Module {

	public function __construct( private readonly Menus $menus ) {}

	public function register(): void {
		add_action( 'transition_post_status', $this->published( ... ), 10, 3 );
		// First, so that other plugins' fallbacks win.
		add_filter( 'block_core_navigation_render_fallback', $this->blocks( ... ), 1 );
	}

	/** Stores which menu was shown until now, when another one is published. */
	private function published( string $now, string $before, WP_Post $post ): void {
		if (
			'wp_navigation' !== $post->post_type
			|| 'publish' !== $now
			|| 'publish' === $before
			|| null !== $this->menus->post( MainMenu::id() )
		) {
			return;
		}
		$shown = get_posts(
			[
				'post_type'    => 'wp_navigation',
				'numberposts'  => 1,
				'post__not_in' => [ $post->ID ],
				'fields'       => 'ids',
			]
		);
		if ( [] !== $shown ) {
			MainMenu::note( $shown[0] );
		}
	}

	private function blocks( mixed $blocks ): mixed {
		$menu = $this->menus->post( MainMenu::id() );
		return null === $menu
			? $blocks
			: array_values( array_filter(
				parse_blocks( $menu->post_content ),
				static fn ( array $block ): bool => null !== $block['blockName']
			) );
	}
}
