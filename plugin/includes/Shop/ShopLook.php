<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Core\Page\Build;

/** The style sheet of this plugin's additions to shop pages. */
final class ShopLook {

	private const HANDLE = 'brolga-shop-look';
	private const SCRIPT = 'runtime/shop-look';
	private const SHEET  = 'runtime/style-shop-look.css';

	public function __construct( private readonly Build $build ) {}

	public function enqueue(): void {
		if ( $this->build->has( self::SCRIPT . '.asset.php' ) ) {
			wp_enqueue_style(
				self::HANDLE,
				$this->build->url( self::SHEET ),
				[],
				$this->build->asset( self::SCRIPT )['version']
			);
		}
	}
}
