<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Core\Admin\Screen;
use Brolga\Core\Page\Build;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;
use Brolga\Leads\Export\LeadsDownload;
use Brolga\Leads\Filters\InboxFilters;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Storage\LeadListRepository;

/**
 * The Leads screen: its menu item with the number of new leads, and its script.
 *
 * @see LEAD-9 LEAD-13
 */
final class LeadsScreen implements Module {

	private const SLUG = 'brolga-leads';

	public function __construct(
		private readonly Build $build,
		private readonly LeadListRepository $leads,
		private readonly InboxFilters $filters,
		private readonly AddedColumns $columns
	) {
	}

	public function register(): void {
		add_action( 'admin_menu', $this->add_menu( ... ) );
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
	}

	private function add_menu(): void {
		if ( ! current_user_can( Roles::MANAGE_LEADS ) ) {
			$this->add_menu_without_leads();
			return;
		}
		$title = __( 'Leads', 'brolga' );
		add_menu_page(
			$title,
			'Brolga' . $this->badge(),
			Roles::MANAGE_LEADS,
			self::SLUG,
			$this->print( ... ),
			'dashicons-email-alt',
			26
		);
		// Without this entry, WordPress would repeat the menu’s title here.
		add_submenu_page( self::SLUG, $title, $title, Roles::MANAGE_LEADS, self::SLUG );
	}

	/** @see LEAD-43 */
	private function add_menu_without_leads(): void {
		foreach ( Screen::OPENED_BY as $capability ) {
			if ( current_user_can( $capability ) ) {
				add_menu_page(
					'Brolga',
					'Brolga',
					$capability,
					self::SLUG,
					self::print_choice( ... ),
					'dashicons-email-alt',
					26
				);
				return;
			}
		}
	}

	private static function print_choice(): void {
		$menu = is_array( $GLOBALS['submenu'] ?? null ) ? $GLOBALS['submenu'] : [];
		printf(
			'<div class="wrap"><h1>Brolga</h1><p>%s</p><ul>',
			esc_html__( 'You are not allowed to view leads. You can open these screens:', 'brolga' )
		);
		foreach ( is_array( $menu[ self::SLUG ] ?? null ) ? $menu[ self::SLUG ] : [] as $item ) {
			if (
				is_array( $item )
				&& is_string( $item[0] ?? null )
				&& is_string( $item[2] ?? null )
				&& self::SLUG !== $item[2]
			) {
				printf(
					'<li><a href="%s">%s</a></li>',
					esc_url( admin_url( "admin.php?page={$item[2]}" ) ),
					esc_html( wp_strip_all_tags( $item[0] ) )
				);
			}
		}
		echo '</ul></div>';
	}

	/**
	 * The number of new leads. The screen's script updates it; WordPress's styles hide it while it is 0.
	 *
	 * @see LEAD-59
	 */
	private function badge(): string {
		$new = $this->leads->count( LeadStatus::New );
		return sprintf(
			' <span class="awaiting-mod brolga-new-leads count-%d">%s%s</span>',
			$new->number,
			number_format_i18n( $new->number ),
			$new->more ? '+' : ''
		);
	}

	private function enqueue( string $hook_suffix ): void {
		if ( 'toplevel_page_' . self::SLUG !== $hook_suffix ) {
			return;
		}
		$asset = $this->build->asset( 'admin/leads' );
		wp_enqueue_script(
			self::SLUG,
			$this->build->url( 'admin/leads.js' ),
			$asset['dependencies'],
			$asset['version'],
			[ 'in_footer' => true ]
		);
		wp_set_script_translations( self::SLUG, 'brolga' );
		wp_enqueue_style(
			self::SLUG,
			$this->build->url( 'admin/style-leads.css' ),
			[ 'wp-components' ],
			$asset['version']
		);
		wp_style_add_data( self::SLUG, 'rtl', 'replace' );
	}

	private function print(): void {
		printf(
			'<div class="wrap brolga-screen"><hr class="wp-header-end"><div id="brolga-leads" data-export="%s" '
				. 'data-nonce="%s" data-page="%s" '
				. 'data-filters="%s" data-columns="%s"><h1>%s</h1><noscript><p>%s</p></noscript></div></div>',
			esc_url( admin_url( 'admin-post.php?action=' . LeadsDownload::ACTION ) ),
			esc_attr( wp_create_nonce( LeadsDownload::ACTION ) ),
			esc_url( Screen::new_page() ),
			esc_attr( Json::encode( $this->filters->controls() ) ),
			esc_attr( Json::encode( $this->columns->labels() ) ),
			esc_html__( 'Leads', 'brolga' ),
			esc_html__( 'This screen needs JavaScript. Turn it on in your browser, then reload the page. Your leads are still stored, and emails about new leads are still sent.', 'brolga' )
		);
	}
}
