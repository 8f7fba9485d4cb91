<?php
declare( strict_types=1 );

namespace Brolga\Shop\Report;

use Brolga\Core\Admin\Screen;
use Brolga\Core\Page\Build;
use Brolga\Core\Support\Module;
use Brolga\Shop\Shop;

/**
 * The screen with the shop report. Its script uses the REST API and WooCommerce's components, so
 * there is no screen without WooCommerce.
 *
 * @see SHOP-44
 */
final class ShopReportScreen implements Module {

	private const LOOK = 'wc-components';

	private readonly Screen $screen;

	public function __construct(
		Build $build,
		private readonly Shop $shop
	) {
		$this->screen = new Screen( $build, 'shop' );
	}

	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ), Screen::REPORTS );
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ), 20 );
	}

	private function add(): void {
		if ( $this->shop->is_running() ) {
			$this->screen->add(
				__( 'Shop report', 'brolga' ),
				ShopReportController::CAPABILITY,
				__( 'This screen needs JavaScript. Turn it on in your browser, then reload the page.', 'brolga' )
			);
		}
	}

	/** Runs after WooCommerce has registered its components. */
	private function enqueue( string $hook_suffix ): void {
		$this->screen->enqueue( $hook_suffix );
		if ( wp_script_is( $this->screen->slug() ) && wp_style_is( self::LOOK, 'registered' ) ) {
			wp_enqueue_style( self::LOOK );
		}
	}
}
