<?php
declare( strict_types=1 );

namespace Brolga\PageCache;

use Brolga\Core\Caches\Change;
use Brolga\Core\Caches\FrontCache;
use Brolga\Core\Caches\PageKeys;
use Brolga\Core\Support\Module;

/**
 * Purges pages when something other than posts changes: settings, menus, terms, comments or code.
 *
 * @see CACHE-6
 */
final class SiteChanges implements Module {

	private const OPTIONS = '/^(?:blogname|blogdescription|site_icon|site_logo|stylesheet|template|WPLANG'
		. '|active_plugins|show_on_front|page_on_front|page_for_posts|posts_per_page|posts_per_rss|sticky_posts'
		. '|permalink_structure|category_base|tag_base|date_format|time_format|timezone_string|gmt_offset'
		. '|start_of_week|sidebars_widgets|widget_.+|theme_mods_.+'
		. '|woocommerce_(?:currency|price_|tax_display_|stock_format|hide_out_of_stock|shop_page_).*)$/D';

	public function __construct( private readonly Purges $purges ) {}

	public function register(): void {
		if ( null === FrontCache::configured() ) {
			return;
		}
		$everywhere = fn () => $this->purges->add( Change::everywhere() );
		add_action( 'upgrader_process_complete', $everywhere );
		foreach ( [ 'added_option', 'updated_option', 'deleted_option' ] as $hook ) {
			add_action(
				$hook,
				static fn ( string $name ) => 1 === preg_match( self::OPTIONS, $name ) ? $everywhere() : null
			);
		}
		foreach ( [ 'edited_term', 'delete_term' ] as $hook ) {
			add_action(
				$hook,
				static fn ( int $id, int $number, string $taxonomy ) => is_taxonomy_viewable( $taxonomy )
					? $everywhere()
					: null,
				10,
				3
			);
		}
		add_action( 'wp_update_nav_menu', fn () => $this->purges->add( Change::of( [ PageKeys::MENUS ] ) ) );
		add_action( 'wp_update_comment_count', $this->commented( ... ) );
		add_action(
			'edit_comment',
			fn ( int $id ) => $this->commented( (int) ( get_comment( $id )->comment_post_ID ?? 0 ) )
		);
	}

	private function commented( int $id ): void {
		$this->purges->add(
			Change::of( [ PageKeys::post( $id ), PageKeys::COMMENTS ], [ (string) get_permalink( $id ) ] )
		);
	}
}
