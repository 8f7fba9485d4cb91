<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Content\Menus\ExcludedPagesAsked;
use Brolga\Content\Menus\ListingPageAsked;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Search\HiddenTermsAsked;
use Brolga\Search\NoteAsked;
use Brolga\Session\SessionKept;
use Brolga\Shop\BackInStock\StockForm;
use Brolga\Shop\BackInStock\StockMails;
use Brolga\Shop\BackInStock\StockPages;
use Brolga\Shop\BackInStock\StockPersonalData;
use Brolga\Shop\BackInStock\StockWaitsTable;
use Brolga\Shop\Cart\CartCookies;
use Brolga\Shop\Cart\CartImages;
use Brolga\Shop\Cart\CartItems;
use Brolga\Shop\Cart\CartNews;
use Brolga\Shop\Cart\ListButtons;
use Brolga\Shop\Cart\SessionKeeper;
use Brolga\Shop\Cart\StoredCart;
use Brolga\Shop\Catalogue\CategoryImages;
use Brolga\Shop\Catalogue\HeldStock;
use Brolga\Shop\Catalogue\HiddenProducts;
use Brolga\Shop\Catalogue\PrimedImages;
use Brolga\Shop\Catalogue\ProductPages;
use Brolga\Shop\Catalogue\Ratings;
use Brolga\Shop\Catalogue\ShopPlace;
use Brolga\Shop\Catalogue\SuggestedPrice;
use Brolga\Shop\Checkout\CheckoutPages;
use Brolga\Shop\Checkout\FreshPages;
use Brolga\Shop\Checkout\PlainCheckout;
use Brolga\Shop\Checkout\PostcodeCheck;
use Brolga\Shop\Checkout\TaxWords;
use Brolga\Shop\Drawer\DrawerController;
use Brolga\Shop\Filters\ClassicFilters;
use Brolga\Shop\Filters\KeptFacets;
use Brolga\Shop\Filters\ProductFilters;
use Brolga\Shop\Filters\ShownPrices;
use Brolga\Shop\Internals\AssetGate;
use Brolga\Shop\Internals\ProductReads;
use Brolga\Shop\Internals\ShopOptions;
use Brolga\Shop\Orders\CartRevision;
use Brolga\Shop\Orders\CheckoutIdempotency;
use Brolga\Shop\Orders\EmailFrame;
use Brolga\Shop\Orders\EmailImages;
use Brolga\Shop\Orders\EmailLook;
use Brolga\Shop\Orders\GuestOrigin;
use Brolga\Shop\Orders\OrderAddress;
use Brolga\Shop\Orders\OrderAttribution;
use Brolga\Shop\Orders\OrderBox;
use Brolga\Shop\Orders\OrderOrigin;
use Brolga\Shop\Orders\OrderReceived;
use Brolga\Shop\Orders\ShopSender;
use Brolga\Shop\Orders\ShopStorage;
use Brolga\Shop\Product\ProductImages;
use Brolga\Shop\Product\RatingField;
use Brolga\Shop\Product\ReviewList;
use Brolga\Shop\Product\ReviewTemplate;
use Brolga\Shop\Report\ReferredOrders;
use Brolga\Shop\Report\SalesNews;
use Brolga\Shop\Report\ShopReportController;
use Brolga\Shop\Report\ShopReportScreen;
use Brolga\Shop\Tracking\CartChanges;
use Brolga\Shop\Tracking\OrderConfirmation;
use Brolga\Shop\Tracking\ReportedOrdersController;

/** Improvements to WooCommerce, and the limits set to it, such as keeping its files off other pages. */
final class ShopFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			beside: 'woocommerce',
			modules: [
				ShopOptions::class,
				PrimedImages::class,
				AssetGate::class,
				OrderReceived::class,
				ShopScripts::class,
				OrderConfirmation::class,
				StockForm::class,
				ProductFilters::class,
			],
			waiting: [
				StockPages::class    => [ 'template_redirect' ],
				StaffAccess::class   => [ 'woocommerce_prevent_admin_access', 'woocommerce_disable_admin_bar' ],
				Compatibility::class => [ 'before_woocommerce_init' ],
				CartImages::class    => [ 'woocommerce_store_api_cart_item_images' ],
				PostcodeCheck::class => [
					'woocommerce_after_checkout_validation',
					'woocommerce_checkout_validate_order_before_payment',
					'woocommerce_blocks_loaded',
				],
				CheckoutIdempotency::class      => [
					'woocommerce_add_to_cart',
					'woocommerce_cart_emptied',
					'woocommerce_before_checkout_process',
					'woocommerce_payment_successful_result',
					'woocommerce_checkout_no_payment_needed_redirect',
					'rest_request_before_callbacks',
					'woocommerce_store_api_cart_errors',
					'rest_request_after_callbacks',
				],
				CartRevision::class      => [
					'woocommerce_review_order_before_submit',
					'woocommerce_after_checkout_validation',
					'woocommerce_blocks_loaded',
					'woocommerce_after_cart_item_quantity_update',
					'woocommerce_update_cart_action_cart_updated',
					'woocommerce_before_checkout_form',
					'woocommerce_blocks_checkout_enqueue_data',
					'woocommerce_store_api_checkout_update_order_from_request',
				],
				HeldStock::class     => [ 'woocommerce_query_for_reserved_stock' ],
				PlainCheckout::class => [
					'render_block_woocommerce/cart',
					'render_block_woocommerce/checkout',
					'pre_render_block',
				],
				ListButtons::class   => [ 'render_block_woocommerce/product-button' ],
				CartCookies::class   => [ 'rest_pre_serve_request' ],
				CartItems::class     => [ 'rest_api_init' ],
				StoredCart::class    => [
					'woocommerce_add_to_cart',
					'woocommerce_after_cart_item_quantity_update',
					'woocommerce_cart_item_removed',
					'woocommerce_cart_item_restored',
					'woocommerce_cart_emptied',
				],
				GuestOrigin::class   => [ 'woocommerce_store_api_disable_nonce_check' ],
				Ratings::class       => [ 'preprocess_comment' ],
				CartChanges::class   => [
					'woocommerce_add_to_cart',
					'woocommerce_after_cart_item_quantity_update',
					'woocommerce_remove_cart_item',
					'woocommerce_cart_item_restored',
					'woocommerce_blocks_loaded',
				],
				OrderAddress::class  => [ 'wp' ],
				OrderOrigin::class   => [
					'woocommerce_add_to_cart',
					'woocommerce_checkout_create_order',
					'woocommerce_checkout_order_processed',
					'woocommerce_store_api_checkout_order_processed',
				],
				EmailImages::class   => [ 'woocommerce_email_header' ],
				EmailLook::class     => [ 'woocommerce_email_header' ],
				EmailFrame::class    => [ 'woocommerce_email_header' ],
				ShopSender::class    => [ 'woocommerce_email_from_address', 'woocommerce_email_from_name' ],
				TaxWords::class      => [
					'option_woocommerce_price_display_suffix',
					'default_option_woocommerce_price_display_suffix',
					'woocommerce_email_after_order_table',
				],
				ProductImages::class => [
					'render_block_woocommerce/product-gallery',
					'woocommerce_single_product_image_thumbnail_html',
					'woocommerce_single_product_zoom_enabled',
					'woocommerce_single_product_photoswipe_enabled',
					'woocommerce_single_product_flexslider_enabled',
					'wp_enqueue_scripts',
					'woocommerce_before_template_part',
				],
				RatingField::class   => [ 'woocommerce_product_review_comment_form_args' ],
				ReviewList::class    => [
					'pre_get_comments',
					'pre_option_comment_order',
					'pre_option_default_comments_page',
					'get_comments_pagenum_link',
					'wp_robots',
				],
				ReviewTemplate::class => [ 'comments_template', 'render_block_woocommerce/product-reviews-title' ],
				ClassicFilters::class   => [ 'woocommerce_before_shop_loop', 'woocommerce_no_products_found' ],
				OrderAttribution::class => [ 'wc_order_attribution_allow_tracking', 'wp_enqueue_scripts' ],
				CategoryImages::class => [ 'get_term_metadata' ],
				StockMails::class    => [
					'woocommerce_product_set_stock_status',
					'woocommerce_variation_set_stock_status',
					'deleted_post',
				],
				KeptFacets::class    => KeptFacets::CHANGES,
				ShownPrices::class   => [ 'woocommerce_product_query' ],
				ProductReads::class  => [ 'woocommerce_product_class' ],
				ProductPages::class  => ProductPages::HOOKS,
				FreshPages::class    => [ 'wp_speculation_rules_href_exclude_paths' ],
			],
			listeners: [ SessionKept::class => [ SessionKeeper::class ] ],
			answerers: [
				ExcludedPagesAsked::class     => [ CheckoutPages::class ],
				ListingPageAsked::class        => [ ShopPlace::class ],
				HiddenTermsAsked::class => [ HiddenProducts::class ],
				NoteAsked::class        => [ SuggestedPrice::class ],
			],
			admin: [ OrderBox::class, ShopReportScreen::class ],
			hourly: [ StockMails::class ],
			tables: [ StockWaitsTable::class ],
			settings: [ ShopSection::class ],
			dashboard: [ SalesNews::class ],
			personal_data: [ StockPersonalData::class ],
			policy: [ ShopPolicy::class ],
			routes: [
				ShopReportController::class => [ 'shop-report' ],
				DrawerController::class     => [ 'cart-drawer' ],
				ReportedOrdersController::class => [ 'orders' ],
			],
			options: [ KeptFacets::VERSION ],
			services: [ ShopStorage::class, OrderAttribution::class ],
			referrals: [ ReferredOrders::class ],
			page_config: [ OrderReceived::class, CartNews::class ],
			blocks: [ Shop::class ],
			bindings: [ Shop::class => WooCommerceShop::class ]
		);
	}
}
