<?php
declare( strict_types=1 );

namespace Brolga\Core\Admin;

use Brolga\Core\Page\Build;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\Roles;
use Closure;

/**
 * What all our screens have in common: a page under *Leads*, a script and a
 * style of plugin/src/admin/<name> that are loaded there alone, and the element
 * that the script draws in.
 */
final class Screen {

	/** The menu they stand in: the Leads screen's page. */
	public const MENU = 'brolga-leads';

	/**
	 * The order of the menu, as priorities of `admin_menu`: how to begin before all
	 * while nobody has, then people, what visitors meet, what came of it, and what
	 * is seldom opened.
	 *
	 * @see LEAD-70
	 */
	public const FIRST   = 15;
	public const PEOPLE  = 18;
	public const PAGES   = 20;
	public const REPORTS = 25;
	public const SELDOM  = 30;
	public const LAST    = 35;

	/** What opens one of our screens, beside leads: whoever has any of it finds the menu. */
	public const OPENED_BY = [
		Roles::MANAGE_SETTINGS,
		Roles::MANAGE_TESTS,
		'edit_others_pages',
		'view_woocommerce_reports',
	];

	/**
	 * Links and the buttons beside them have one colour, whatever scheme the user has chosen: WordPress gives links one
	 * of their own.
	 */
	private const LINKS =
		':where(.brolga-screen) a{color:var(--wp-admin-theme-color)}:where(.brolga-screen) a:is(:hover,:focus,'
			. ':active){color:var(--wp-admin-theme-color-darker-20)}';

	public function __construct(
		private readonly Build $build,
		private readonly string $name
	) {}

	/**
	 * The page, and the handle of its script and style.
	 *
	 * @return non-falsy-string
	 */
	public function slug(): string {
		return 'brolga-' . $this->name;
	}

	/**
	 * The page's address.
	 */
	public function url(): string {
		return admin_url( 'admin.php?page=' . $this->slug() );
	}

	/**
	 * Where somebody makes a page for their first form; empty for those who may not.
	 */
	public static function new_page(): string {
		return current_user_can( 'edit_pages' ) ? admin_url( 'post-new.php?post_type=page' ) : '';
	}

	/**
	 * Adds the page to the menu, below those that were added before.
	 *
	 * @param string $title Its name.
	 * @param string $capability Who may open it.
	 * @param string $without_script What it says where scripts do not run.
	 * @param string $badge Markup behind the name.
	 * @param array<string, string>|Closure(): array<string, string> $data What the script is told, by name; a function
	 *     is asked on the screen alone.
	 */
	public function add(
		string $title,
		string $capability,
		string $without_script,
		string $badge = '',
		array|Closure $data = []
	): void {
		add_submenu_page(
			self::MENU,
			$title,
			$title . $badge,
			$capability,
			$this->slug(),
			fn () => $this->print( $title, $without_script, $data instanceof Closure ? $data() : $data )
		);
	}

	/**
	 * Loads script and style, on this screen alone.
	 *
	 * @param string $hook_suffix The screen that is shown.
	 */
	public function enqueue( string $hook_suffix ): void {
		if ( ! str_ends_with( $hook_suffix, '_page_' . $this->slug() ) ) {
			return;
		}
		$asset = $this->build->asset( "admin/{$this->name}" );
		wp_enqueue_script(
			$this->slug(),
			$this->build->url( "admin/{$this->name}.js" ),
			$asset['dependencies'],
			$asset['version'],
			[ 'in_footer' => true ]
		);
		wp_set_script_translations( $this->slug(), 'brolga' );
		wp_enqueue_style(
			$this->slug(),
			$this->build->url( "admin/style-{$this->name}.css" ),
			[ 'wp-components' ],
			$asset['version']
		);
		wp_style_add_data( $this->slug(), 'rtl', 'replace' );
		wp_add_inline_style( $this->slug(), self::LINKS );
	}

	/**
	 * Prints where the script draws.
	 *
	 * @param string                $title          The screen's name.
	 * @param string                $without_script What it says where scripts do not run.
	 * @param array<string, string> $data           What the script is told, by name.
	 */
	private function print( string $title, string $without_script, array $data ): void {
		$attributes = '';
		foreach ( $data as $name => $value ) {
			$attributes .= sprintf( ' data-%s="%s"', $name, esc_attr( $value ) );
		}
		Html::put(
			'<div class="wrap brolga-screen"><div id="',
			esc_attr( $this->slug() ),
			"\"{$attributes}><h1>",
			esc_html( $title ),
			'</h1><noscript><p>',
			esc_html( $without_script ),
			'</p></noscript></div></div>'
		);
	}
}
