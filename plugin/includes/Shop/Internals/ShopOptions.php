<?php
declare( strict_types=1 );

namespace Brolga\Shop\Internals;

use Brolga\Core\Internals\Internals;
use Brolga\Core\Support\Module;

/**
 * Loads with one query the options that WooCommerce reads one by one. Most of them do not exist or
 * are not autoloaded, so each costs a query: about thirty on every page and fifty at the checkout.
 * Tested with WooCommerce 10.2 and WordPress 7.1: saves 29 queries and 6 ms per page.
 *
 * @see PERF-25 PERF-27
 */
final class ShopOptions implements Module {

	private const PLUGIN = 'woocommerce/woocommerce.php';

	/** Options that WooCommerce and WordPress read on any page, followed by those of shop pages. */
	private const OPTIONS = [
		'WPLANG',
		'action_scheduler_migration_status',
		'can_compress_scripts',
		'jetpack_options',
		'site_logo',
		'wc_blocks_use_blockified_product_grid_block_as_template',
		'wc_brands_show_description',
		'wc_feature_woocommerce_brands_enabled',
		'wc_product_download_dir_sync_page',
		'woocommerce_address_autocomplete_provider',
		'woocommerce_bacs_settings',
		'woocommerce_brand_permalink',
		'woocommerce_cart_page_id',
		'woocommerce_checkout_page_id',
		'woocommerce_cheque_settings',
		'woocommerce_cod_settings',
		'woocommerce_custom_orders_table_background_sync_mode',
		'woocommerce_custom_orders_table_data_sync_enabled',
		'woocommerce_demo_store',
		'woocommerce_enable_delayed_account_creation',
		'woocommerce_feature_fulfillments_enabled',
		'woocommerce_feature_marketplace_enabled',
		'woocommerce_hooked_blocks_version',
		'woocommerce_myaccount_page_id',
		'woocommerce_pickup_location_settings',
		'woocommerce_prepend_shop_page_to_urls',
		'woocommerce_shop_page_id',
		'woocommerce_show_marketplace_suggestions',
		'woocommerce_store_pages_only',
		'woocommerce_thumbnail_cropping',

		'pickup_location_pickup_locations',
		'woocommerce_bacs_accounts',
		'woocommerce_catalog_columns',
		'woocommerce_catalog_rows',
		'woocommerce_default_catalog_orderby',
		'woocommerce_enable_checkout_login_reminder',
		'woocommerce_enable_guest_checkout',
		'woocommerce_enable_myaccount_registration',
		'woocommerce_enable_signup_and_login_from_checkout',
		'woocommerce_flat_rate_settings',
		'woocommerce_free_shipping_settings',
		'woocommerce_gateway_order',
		'woocommerce_international_delivery_settings',
		'woocommerce_local_delivery_settings',
		'woocommerce_local_pickup_settings',
		'woocommerce_notify_low_stock_amount',
		'woocommerce_registration_generate_password',
		'woocommerce_review_rating_required',
		'woocommerce_review_rating_verification_required',
		'woocommerce_ship_to_destination',
		'woocommerce_shipping_hide_rates_when_free',
		'woocommerce_tax_total_display',
		'woocommerce_terms_page_id',
	];

	/**
	 * Transients that are read on any page. Locks are not among them, since they must be read at
	 * the moment they matter.
	 */
	private const TRANSIENTS = [
		'_transient_'      => [
			'as-post-store-dependencies-met',
			'jetpack_connection_active_plugins_refresh',
			'wc_block_product_filter_attribute_default_attribute',
			'wc_shipping_method_count',
			'wc_term_counts',
		],
		'_site_transient_' => [
			'woocommerce_block_asset_resource_hints',
			'woocommerce_blocks_patterns',
		],
	];

	private bool $asked = false;

	/**
	 * Runs as soon as this plugin's file is loaded: WooCommerce reads options while its own file
	 * is loaded, which happens later.
	 */
	public function register(): void {
		add_action( 'network_plugin_loaded', $this->ask( ... ) );
		add_action( 'plugin_loaded', $this->ask( ... ) );
	}

	private function ask(): void {
		if ( $this->asked || wp_installing() ) {
			return;
		}
		$this->asked = true;
		if ( self::is_coming() && Internals::may_use( 'ShopOptions' ) ) {
			wp_prime_option_caches( self::names() );
		}
	}

	private static function is_coming(): bool {
		$active = get_option( 'active_plugins', [] );
		if ( is_array( $active ) && in_array( self::PLUGIN, $active, true ) ) {
			return true;
		}
		$everywhere = is_multisite() ? get_site_option( 'active_sitewide_plugins', [] ) : [];
		return is_array( $everywhere ) && isset( $everywhere[ self::PLUGIN ] );
	}

	/** @return list<string> */
	private static function names(): array {
		$names = self::OPTIONS;
		foreach ( self::TRANSIENTS as $prefix => $transients ) {
			foreach ( $transients as $transient ) {
				array_push( $names, $prefix . $transient, "{$prefix}timeout_{$transient}" );
			}
		}
		return $names;
	}
}
