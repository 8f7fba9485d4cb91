<?php
declare( strict_types=1 );

namespace Brolga\Popups\Settings;

use Brolga\Core\Support\Module;
use WP_Post;
use WP_Rewrite;

/**
 * The post type of popups. Each popup has its own page, to which links lead without JavaScript; it
 * is kept out of search engines, feeds and lists.
 *
 * @see POPUP-16 POPUP-31
 */
final class PopupType implements Module {

	public const POST_TYPE = 'brolga_popup';

	public const SLUG = 'popup';

	public function register(): void {
		add_action( 'init', $this->add_type( ... ), 5 );
		add_action( 'init', $this->add_template( ... ), 20 );
		add_action( 'init', $this->add_addresses( ... ), 99 );
		add_filter( 'wp_robots', $this->leave_out( ... ) );
		add_filter( 'wp_sitemaps_post_types', $this->leave_out_of_sitemap( ... ) );
	}

	public static function is( WP_Post $post ): bool {
		return self::POST_TYPE === $post->post_type;
	}

	private function add_type(): void {
		register_post_type(
			self::POST_TYPE,
			[
				'labels'              => [
					'name'                     => __( 'Popups', 'brolga' ),
					'singular_name'            => __( 'Popup', 'brolga' ),
					'add_new'                  => __( 'Add popup', 'brolga' ),
					'add_new_item'             => __( 'Add popup', 'brolga' ),
					'new_item'                 => __( 'New popup', 'brolga' ),
					'edit_item'                => __( 'Edit popup', 'brolga' ),
					'view_item'                => __( 'View popup', 'brolga' ),
					'view_items'               => __( 'View popups', 'brolga' ),
					'search_items'             => __( 'Search popups', 'brolga' ),
					'not_found'                => __( 'No popups found.', 'brolga' ),
					'not_found_in_trash'       => __( 'No popups found in Trash.', 'brolga' ),
					'all_items'                => __( 'All popups', 'brolga' ),
					'item_published'           => __( 'Popup turned on.', 'brolga' ),
					'item_reverted_to_draft'   => __( 'Popup turned off.', 'brolga' ),
					'item_scheduled'           => __( 'Popup scheduled.', 'brolga' ),
					'item_updated'             => __( 'Popup saved.', 'brolga' ),
					'item_trashed'             => __( 'Popup moved to the Trash.', 'brolga' ),
					'item_link'                => __( 'Popup', 'brolga' ),
					'item_link_description'    => __( 'A link that opens a popup.', 'brolga' ),
				],
				// The editor's link search only finds public post types.
				'public'              => true,
				'exclude_from_search' => true,
				'show_ui'             => true,
				// The Popups screen is in the menu and lists them.
				'show_in_menu'        => false,
				'show_in_nav_menus'   => true,
				'show_in_admin_bar'   => true,
				'show_in_rest'        => true,
				'has_archive'         => false,
				'delete_with_user'    => false,
				'capability_type'     => 'page',
				'map_meta_cap'        => true,
				'supports'            => [ 'title', 'editor', 'author', 'revisions', 'custom-fields' ],
				'rewrite'             => [
					'slug'       => self::SLUG,
					'with_front' => false,
					'feeds'      => false,
					'pages'      => false,
				],
			]
		);
	}

	/**
	 * Registers a template that shows only the popup's content, without a post's date and
	 * navigation. A theme's own template takes precedence.
	 */
	private function add_template(): void {
		if ( wp_is_block_theme() ) {
			register_block_template(
				'brolga//single-' . self::POST_TYPE,
				[
					'title'       => __( 'Popup', 'brolga' ),
					'description' => __( 'Shows a popup as a page. Without JavaScript, links to the popup open this page.', 'brolga' ),
					'content'     =>
						'<!-- wp:template-part {"slug":"header","area":"header","tagName":"header"} /--><!-- wp:group '
							. '{"tagName":"main","style":{"spacing":{"padding":{"top":"var:preset|spacing|60",'
							. '"bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} --><main '
							. 'class="wp-block-group" style="padding-top:var(--wp--preset--spacing--60);'
							. 'padding-bottom:var(--wp--preset--spacing--60)"><!-- wp:post-content '
							. '{"layout":{"type":"constrained"}} /--></main><!-- /wp:group --><!-- wp:template-part '
							. '{"slug":"footer","area":"footer","tagName":"footer"} /-->',
				]
			);
		}
	}

	/** Flushes rewrite rules saved without popups, for example by an older version. */
	private function add_addresses(): void {
		$rules   = get_option( 'rewrite_rules' );
		$rewrite = $GLOBALS['wp_rewrite'] ?? null;
		if (
			is_array( $rules )
			&& [] !== $rules
			&& $rewrite instanceof WP_Rewrite
			&& ! isset( $rules[ "{$rewrite->root}" . self::SLUG . '/([^/]+)(?:/([0-9]+))?/?$' ] )
		) {
			update_option( 'rewrite_rules', '' );
		}
	}

	/**
	 * @param array<string, mixed> $robots
	 * @return array<string, mixed>
	 */
	private function leave_out( array $robots ): array {
		return is_singular( self::POST_TYPE )
			? [ 'noindex' => true ] + array_diff_key( $robots, [ 'index' => true ] )
			: $robots;
	}

	/**
	 * @param array<string, mixed> $types
	 * @return array<string, mixed>
	 */
	private function leave_out_of_sitemap( array $types ): array {
		return array_diff_key( $types, [ self::POST_TYPE => true ] );
	}
}
