<?php
declare( strict_types=1 );

namespace Brolga\Toolbar;

use Brolga\Core\Page\Build;
use Brolga\Core\Support\Conditional;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Roles;
use Closure;
use WP_Admin_Bar;

/**
 * Entry in WordPress' toolbar that opens a panel about the current page. Visitors load nothing of
 * it, and the panel's files are loaded when it is first opened.
 *
 * @see TOOLBAR-1 TOOLBAR-2 TOOLBAR-3
 */
final class Toolbar implements Conditional {

	public const HANDLE = 'brolga-toolbar';

	private const MODULE = '@brolga/toolbar';

	/** Priority after the link that edits the page. */
	private const POSITION = 90;

	private const MANAGES = [ Roles::MANAGE_SETTINGS, Roles::MANAGE_TESTS, 'edit_others_pages' ];

	/** On phones WordPress' toolbar hides all entries but its own, so this one is shown by CSS. */
	private const STYLE = '#wpadminbar #wp-admin-bar-brolga>.ab-item .ab-icon::before{content:"\f177";top:2px}'
		. '#wpadminbar .brolga-toolbar-count:not([hidden]){display:inline-block;min-width:18px;height:18px;'
		. 'margin-inline-start:6px;padding:0 5px;box-sizing:border-box;border-radius:9px;background:#6b4fa3;'
		. 'color:#fff;font:600 11px/18px system-ui,sans-serif;text-align:center}'
		. '@media(max-width:782px){#wpadminbar li#wp-admin-bar-brolga{display:block;position:relative}#wpadminbar '
		. '#wp-admin-bar-brolga>.ab-item .ab-label{position:absolute;clip-path:inset(50%);width:1px;height:1px;'
		. 'overflow:hidden}#wpadminbar .brolga-toolbar-count:not([hidden]){position:absolute;top:4px;'
		. 'inset-inline-end:4px;margin:0}}';

	/** @param Closure(): ToolbarData $data */
	public function __construct(
		private readonly Build $build,
		#[LazyInject( ToolbarData::class )] private readonly Closure $data
	) {}

	public static function can_register(): bool {
		return Build::is_there();
	}

	public function register(): void {
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
		add_action( 'admin_bar_menu', self::add_entry( ... ), self::POSITION );
		// After all scripts of the page, because the panel loads only those that are missing.
		add_action( 'wp_footer', $this->print( ... ), PHP_INT_MAX );
	}

	/**
	 * Whether the user may see the entry on this page. Caches need not be considered, since
	 * WordPress forbids them to store pages of signed-in users.
	 */
	private static function is_for_owner(): bool {
		if ( ! is_user_logged_in() || is_admin() || is_feed() || is_embed() || is_customize_preview() ) {
			return false;
		}
		foreach ( self::MANAGES as $capability ) {
			if ( current_user_can( $capability ) ) {
				return true;
			}
		}
		return is_singular() && current_user_can( 'edit_post', get_queried_object_id() );
	}

	/** Whether the page is a preview thumbnail in the Site Editor. */
	private static function is_thumbnail(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It hides something.
		return isset( $_GET['wp_site_preview'] );
	}

	private function enqueue(): void {
		if ( ! self::is_for_owner() || self::is_thumbnail() ) {
			return;
		}
		$asset = $this->build->assets( 'modules' )['toolbar'] ?? [ 'version' => null ];
		wp_enqueue_script_module(
			self::MODULE,
			$this->build->url( 'modules/toolbar.js' ),
			[],
			$asset['version'],
			[ 'in_footer' => true ]
		);
		wp_add_inline_style( 'admin-bar', self::STYLE );
	}

	private static function add_entry( WP_Admin_Bar $bar ): void {
		if ( self::is_for_owner() ) {
			$bar->add_node(
				[
					'id'    => 'brolga',
					'title' =>
						'<span class="ab-icon" aria-hidden="true"></span><span class="ab-label">Brolga</span><span '
							. 'class="brolga-toolbar-count" data-brolga-toolbar-count hidden></span>',
					'href'  => '#brolga-toolbar',
				]
			);
		}
	}

	/** Prints the panel's data, and its script tags in a template, so that they do not load yet. */
	private function print(): void {
		if ( ! self::is_for_owner() || self::is_thumbnail() ) {
			return;
		}
		$data = wp_json_encode( ( $this->data )()->values(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		Html::put(
			'<div' . Html::attributes(
				[
					'data-brolga-toolbar' => true,
					'data-label'          => __( 'Brolga on this page', 'brolga' ),
					'data-look'           => add_query_arg(
						'ver',
						$this->build->asset( 'admin/toolbar' )['version'],
						$this->build->url( 'admin/style-toolbar.css' )
					),
					'hidden'              => true,
				]
			) . '></div>',
			// JSON_HEX_TAG keeps the data from closing the tag.
			'<script type="application/json" id="brolga-toolbar-data">' . (string) $data . '</script>',
			'<template id="brolga-toolbar-scripts">' . $this->scripts() . "</template>\n"
		);
	}

	/** Returns the tags of the panel's script and of those dependencies that the page has not loaded. */
	private function scripts(): string {
		$asset = $this->build->asset( 'admin/toolbar' );
		wp_register_script(
			self::HANDLE,
			$this->build->url( 'admin/toolbar.js' ),
			$asset['dependencies'],
			$asset['version'],
			[ 'in_footer' => true ]
		);
		wp_set_script_translations( self::HANDLE, 'brolga' );
		// A clone, because these scripts are not on the page yet and may have to be printed later.
		$scripts        = clone wp_scripts();
		$scripts->queue = [];
		$scripts->to_do = [];
		ob_start();
		$scripts->do_items( [ self::HANDLE ] );
		return (string) ob_get_clean();
	}
}
