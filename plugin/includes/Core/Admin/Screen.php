<?php
declare( strict_types=1 );

namespace Brolga\Core\Admin;

use Brolga\Core\Page\Build;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\Roles;
use Closure;

/**
 * A screen below the Leads menu: its menu entry, its script and style from plugin/src/admin/<name>, which load
 * on this screen only, and the element in which the script renders.
 */
final class Screen {

	public const MENU = 'brolga-leads';

	/**
	 * Priorities of `admin_menu`: setup, people, what visitors see, reports, rarely used screens.
	 *
	 * @see LEAD-70
	 */
	public const FIRST   = 15;
	public const PEOPLE  = 18;
	public const PAGES   = 20;
	public const REPORTS = 25;
	public const SELDOM  = 30;
	public const LAST    = 35;

	/** Capabilities that open at least one screen besides the leads: users with any of them see the menu. */
	public const OPENED_BY = [
		Roles::MANAGE_SETTINGS,
		Roles::MANAGE_TESTS,
		'edit_others_pages',
		'view_woocommerce_reports',
	];

	/** WordPress gives links a fixed colour; with this CSS they match buttons in every admin colour scheme. */
	private const LINKS =
		':where(.brolga-screen) a{color:var(--wp-admin-theme-color)}:where(.brolga-screen) a:is(:hover,:focus,'
			. ':active){color:var(--wp-admin-theme-color-darker-20)}';

	public function __construct(
		private readonly Build $build,
		private readonly string $name
	) {}

	/** @return non-falsy-string */
	public function slug(): string {
		return 'brolga-' . $this->name;
	}

	public function url(): string {
		return admin_url( 'admin.php?page=' . $this->slug() );
	}

	public static function new_page(): string {
		return current_user_can( 'edit_pages' ) ? admin_url( 'post-new.php?post_type=page' ) : '';
	}

	/**
	 * @param string $without_script The message for browsers without JavaScript.
	 * @param string $badge          HTML after the name.
	 * @param array<string, string>|Closure(): array<string, string> $data Values for the script, by name; a
	 *     closure runs on this screen only.
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

	/** @param array<string, string> $data */
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
