<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Core\Feature;
use Brolga\Core\Parts;
use Brolga\Shop\BackInStock\StockForm;
use Brolga\Shop\BackInStock\StockMails;
use Brolga\Shop\BackInStock\StockPersonalData;
use Brolga\Shop\BackInStock\StockWaitsTable;
use Brolga\Shop\Report\ShopReportController;
use Brolga\Shop\Report\ShopReportScreen;

/**
 * What WooCommerce needs of us, and what it may not do.
 */
final class ShopFeature implements Feature {

	/**
	 * Its parts.
	 */
	public function parts(): Parts {
		return new Parts(
			modules: [ SessionKeeper::class, AssetGate::class, StaffAccess::class, Compatibility::class, PostcodeCheck::class, OneOrder::class, SeenCart::class, Ratings::class, OrderReceived::class, ShopScripts::class, ShopTracking::class, OrderOrigin::class, TaxWords::class, StockForm::class, StockMails::class ],
			admin: [ OrderBox::class, ShopReportScreen::class ],
			hourly: [ StockMails::class ],
			tables: [ StockWaitsTable::class ],
			settings: [ ShopSection::class ],
			personal_data: [ StockPersonalData::class ],
			routes: [ ShopReportController::class ],
			island: [ OrderReceived::class ],
			blocks: [ Shop::class ],
			bindings: [ Shop::class => static fn (): Shop => new WooCommerceShop() ]
		);
	}
}
