<?php
declare( strict_types=1 );

namespace Brolga\Shop\Report;

use Brolga\Core\Admin\Screen;
use Brolga\Core\Page\Build;
use Brolga\Core\Support\Module;
use Brolga\Shop\Shop;

/**
 * What brings orders? A script that talks to the REST API, made of the
 * components that WooCommerce brings along; without it there is no screen.
 *
 * @see SHOP-44
 */
final class ShopReportScreen implements Module {

	/** What WooCommerce's components look like. */
	private const LOOK = 'wc-components';

	private readonly Screen $screen;

	public function __construct(
		Build $build,
		private readonly Shop $shop
	) {
		$this->screen = new Screen( $build, 'shop' );
	}

	/**
	 * Adds the menu entry, and loads the script on the screen alone.
	 */
	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ), Screen::REPORTS );
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ), 20 );
	}

	/**
	 * Adds the menu entry where there is a shop.
	 */
	private function add(): void {
		if ( $this->shop->is_running() ) {
			$this->screen->add(
				__( 'Shop report', 'brolga' ),
				ShopReportController::CAPABILITY,
				__( 'This screen needs JavaScript. Turn it on in your browser, then reload the page.', 'brolga' )
			);
		}
	}

	/**
	 * Loads the script, after WooCommerce has said where its components are.
	 *
	 * @param string $hook_suffix The screen that is shown.
	 */
	private function enqueue( string $hook_suffix ): void {
		$this->screen->enqueue( $hook_suffix );
		if ( wp_script_is( $this->screen->slug() ) && wp_style_is( self::LOOK, 'registered' ) ) {
			wp_enqueue_style( self::LOOK );
		}
	}
}
