<?php
declare( strict_types=1 );

namespace Brolga\Content\Projects;

use Brolga\Core\Support\Module;
use WP_Rewrite;

/**
 * Registers projects and their categories. Their URLs start with `work` or the base that the site
 * owner chose. The archive is at `work/all`, so that `work` itself stays free for a page.
 *
 * @see PORT-12
 */
final class Projects implements Module {

	public const POST_TYPE = 'brolga_project';
	public const TAXONOMY  = 'brolga_project_category';

	public function register(): void {
		add_action( 'init', $this->add_types( ... ), 5 );
		add_action( 'init', $this->add_addresses( ... ), 99 );
	}

	/**
	 * Deletes the rewrite rules if they lack those of projects, so that WordPress rebuilds them:
	 * they may date from before the plugin was activated, or from an older version.
	 */
	private function add_addresses(): void {
		$rules   = get_option( 'rewrite_rules' );
		$archive = get_post_type_object( self::POST_TYPE )->has_archive ?? false;
		$rewrite = $GLOBALS['wp_rewrite'] ?? null;
		if (
			is_array( $rules )
			&& [] !== $rules
			&& is_string( $archive )
			&& $rewrite instanceof WP_Rewrite
			&& ! isset( $rules[ "{$rewrite->root}{$archive}/?$" ] )
		) {
			update_option( 'rewrite_rules', '' );
		}
	}

	/** Registers the taxonomy first, or its URLs would match the rule for projects' attachments. */
	public function add_types(): void {
		register_taxonomy(
			self::TAXONOMY,
			self::POST_TYPE,
			[
				'labels'            => [
					'name'          => __( 'Project categories', 'brolga' ),
					'singular_name' => __( 'Project category', 'brolga' ),
					'menu_name'     => __( 'Categories', 'brolga' ),
					'add_new_item'  => __( 'Add project category', 'brolga' ),
					'edit_item'     => __( 'Edit project category', 'brolga' ),
					'search_items'  => __( 'Search project categories', 'brolga' ),
					'all_items'     => __( 'All project categories', 'brolga' ),
					'parent_item'   => __( 'Parent project category', 'brolga' ),
					'update_item'   => __( 'Update project category', 'brolga' ),
					'view_item'     => __( 'View project category', 'brolga' ),
					'new_item_name' => __( 'New project category name', 'brolga' ),
					'not_found'     => __( 'No project categories found.', 'brolga' ),
				],
				'hierarchical'      => true,
				'show_in_rest'      => true,
				'show_admin_column' => true,
				'rewrite'           => [
					'slug'       => ProjectBase::of_site() . '/category',
					'with_front' => false,
				],
			]
		);
		register_post_type(
			self::POST_TYPE,
			[
				'labels'       => [
					'name'                     => __( 'Projects', 'brolga' ),
					'singular_name'            => __( 'Project', 'brolga' ),
					'add_new'                  => __( 'Add project', 'brolga' ),
					'add_new_item'             => __( 'Add project', 'brolga' ),
					'new_item'                 => __( 'New project', 'brolga' ),
					'edit_item'                => __( 'Edit project', 'brolga' ),
					'view_item'                => __( 'View project', 'brolga' ),
					'view_items'               => __( 'View projects', 'brolga' ),
					'search_items'             => __( 'Search projects', 'brolga' ),
					'not_found'                => __( 'No projects found.', 'brolga' ),
					'not_found_in_trash'       => __( 'No projects found in Trash.', 'brolga' ),
					'all_items'                => __( 'All projects', 'brolga' ),
					'archives'                 => __( 'Project archives', 'brolga' ),
					'attributes'               => __( 'Project attributes', 'brolga' ),
					'insert_into_item'         => __( 'Insert into project', 'brolga' ),
					'uploaded_to_this_item'    => __( 'Uploaded to this project', 'brolga' ),
					'filter_items_list'        => __( 'Filter projects list', 'brolga' ),
					'items_list_navigation'    => __( 'Projects list navigation', 'brolga' ),
					'items_list'               => __( 'Projects list', 'brolga' ),
					'item_published'           => __( 'Project published.', 'brolga' ),
					'item_published_privately' => __( 'Project published privately.', 'brolga' ),
					'item_reverted_to_draft'   => __( 'Project reverted to draft.', 'brolga' ),
					'item_trashed'             => __( 'Project moved to the Trash.', 'brolga' ),
					'item_scheduled'           => __( 'Project scheduled.', 'brolga' ),
					'item_updated'             => __( 'Project updated.', 'brolga' ),
					'item_link'                => __( 'Project link', 'brolga' ),
					'item_link_description'    => __( 'A link to a project.', 'brolga' ),
				],
				'public'       => true,
				'show_in_rest' => true,
				'menu_icon'    => 'dashicons-portfolio',
				'supports'     => [ 'title', 'editor', 'excerpt', 'thumbnail', 'revisions', 'page-attributes' ],
				'taxonomies'   => [ self::TAXONOMY ],
				'has_archive'  => ProjectBase::of_site() . '/all',
				'rewrite'      => [
					'slug'       => ProjectBase::of_site(),
					'with_front' => false,
				],
			]
		);
	}
}
