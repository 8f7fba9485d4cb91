<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

use Brolga\Shop\Orders\OrderOrigin;
use WC_Comments;
use WC_Order;
use WC_Order_Item_Shipping;
use WC_Product;
use WC_Product_Attribute;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Product_Variation;
use WC_Shipping_Zone;
use WC_Shipping_Zones;
use WC_Tax;

/**
 * Creates the demo shop: products, reviews, orders, taxes and shipping zones.
 *
 * @see DEMO-14
 */
final class Catalogue {

	/**
	 * WooCommerce's option to update its attribute lookup table when a product is saved instead of
	 * later in the background.
	 */
	private const AT_ONCE = 'woocommerce_attribute_lookup_direct_updates';

	public function is_open(): bool {
		return class_exists( 'WooCommerce' ) && post_type_exists( 'product' );
	}

	public function put( int $id, Stock $stock ): void {
		if ( '' === $stock->choice ) {
			$product = new WC_Product_Simple( $id );
			$this->price( $product, $stock->price, $stock->sale, $stock->count );
			$product->set_attributes( $this->known( $id, $stock->attributes ) );
		} else {
			$product = new WC_Product_Variable( $id );
			$choice  = new WC_Product_Attribute();
			$choice->set_name( $stock->choice );
			$choice->set_options( array_map( strval( ... ), array_keys( $stock->options ) ) );
			$choice->set_visible( true );
			$choice->set_variation( true );
			$product->set_attributes( [ $choice, ...$this->known( $id, $stock->attributes ) ] );
			$product->set_default_attributes(
				[ sanitize_title( $stock->choice ) => (string) array_key_first( $stock->options ) ]
			);
		}
		$product->set_sku( $stock->sku );
		$product->set_gallery_image_ids( $stock->gallery );
		$product->set_reviews_allowed( true );
		// Updates the lookup table at once, so that filters do not wait for WooCommerce's queue.
		$before = get_option( self::AT_ONCE, 'no' );
		update_option( self::AT_ONCE, 'yes' );
		$product->save();
		if ( $product instanceof WC_Product_Variable ) {
			$this->vary( $product, $stock );
		}
		update_option( self::AT_ONCE, $before );
	}

	/**
	 * Adds an approved review without notification emails.
	 *
	 * @param int $stars From 1 to 5.
	 * @param string $date On the site's clock.
	 */
	public function review( int $id, string $name, int $stars, string $date, string $text ): void {
		$review = (int) wp_insert_comment(
			[
				'comment_post_ID'      => $id,
				'comment_author'       => wp_slash( $name ),
				'comment_author_email' => sanitize_title( $name ) . '@example.com',
				'comment_content'      => wp_slash( $text ),
				'comment_type'         => 'review',
				'comment_date'         => $date,
				'comment_date_gmt'     => get_gmt_from_date( $date ),
				'comment_approved'     => 1,
			]
		);
		add_comment_meta( $review, 'rating', $stars );
		add_comment_meta( $review, 'verified', 1 );
		WC_Comments::clear_transients( $id );
	}

	public function tax( string $country, string $name, string $percent ): int {
		return (int) WC_Tax::_insert_tax_rate(
			[
				'tax_rate_country'  => $country,
				'tax_rate'          => $percent,
				'tax_rate_name'     => $name,
				'tax_rate_priority' => 1,
				'tax_rate_shipping' => 1,
				'tax_rate_order'    => 1,
				'tax_rate_class'    => '',
			]
		);
	}

	/** @param array<string, array<string, string>> $methods */
	public function deliver( string $name, string $country, array $methods ): int {
		$zone = new WC_Shipping_Zone();
		$zone->set_zone_name( $name );
		$zone->add_location( $country, 'country' );
		$zone->save();
		foreach ( $methods as $method => $settings ) {
			$instance = $zone->add_shipping_method( $method );
			update_option( "woocommerce_{$method}_{$instance}_settings", $settings );
		}

		return $zone->get_id();
	}

	/**
	 * Adds a product attribute that can be used in the same request.
	 *
	 * @param list<string> $values
	 * @return int The attribute's id; 0 if the shop already has an attribute of that name.
	 */
	public function add_attribute( string $label, array $values ): int {
		$name = wc_sanitize_taxonomy_name( $label );
		$id   = 0 === wc_attribute_taxonomy_id_by_name( $name )
			? wc_create_attribute( [ 'name' => $label, 'slug' => $name, 'order_by' => 'id' ] )
			: 0;
		if ( ! is_int( $id ) || 0 === $id ) {
			return 0;
		}
		// WooCommerce registers it only on the next request.
		register_taxonomy( wc_attribute_taxonomy_name( $name ), 'product' );
		foreach ( $values as $value ) {
			wp_insert_term( $value, wc_attribute_taxonomy_name( $name ) );
		}

		return $id;
	}

	/** Deletes an attribute with its values, unless it has values left. */
	public function remove_attribute( int $id ): void {
		if ( [] === get_terms( [ 'taxonomy' => wc_attribute_taxonomy_name_by_id( $id ), 'fields' => 'ids' ] ) ) {
			wc_delete_attribute( $id );
		}
	}

	public function remove_tax( int $id ): void {
		WC_Tax::_delete_tax_rate( $id );
	}

	public function remove_delivery( int $id ): void {
		WC_Shipping_Zones::delete_zone( $id );
	}

	/** Creates a paid order without sending emails or reducing stock, and returns its ID. */
	public function order( SampleOrder $sample ): int {
		$order = new WC_Order();
		$order->set_props( $sample->address() );
		$order->set_created_via( 'checkout' );
		$order->set_currency( get_woocommerce_currency() );
		$order->set_prices_include_tax( wc_prices_include_tax() );
		foreach ( $sample->lines as $sku => $count ) {
			$product = wc_get_product( (int) wc_get_product_id_by_sku( $sku ) );
			// For a variable product, the first variation.
			$option = $product instanceof WC_Product_Variable ? $product->get_children()[0] ?? 0 : 0;
			$sold   = is_int( $option ) && $option > 0 ? wc_get_product( $option ) : $product;
			if ( $sold instanceof WC_Product ) {
				$order->add_product( $sold, $count );
			}
		}
		$delivery = new WC_Order_Item_Shipping();
		$delivery->set_method_title( $sample->delivery );
		$delivery->set_method_id( $sample->method );
		$delivery->set_total( $sample->cost );
		$order->add_item( $delivery );
		if ( '' !== $sample->source ) {
			$order->update_meta_data( OrderOrigin::SOURCE, $sample->source );
		}
		$order->set_payment_method( 'bacs' );
		$order->set_payment_method_title( $sample->payment );
		foreach ( [ 'date_created', 'date_paid' ] as $date ) {
			$order->set_props( [ $date => $sample->at ] );
		}
		$order->calculate_totals();
		// Sets the status without a transition, which would send mails and reduce stock.
		$order->set_object_read( false );
		$order->set_status( $sample->status );
		$order->set_object_read( true );
		$order->save();
		return $order->get_id();
	}

	public function remove_order( int $id ): void {
		$order = wc_get_order( $id );
		if ( $order instanceof WC_Order ) {
			$order->delete( true );
		}
	}

	/**
	 * @param array<string, list<string>> $values
	 * @return list<WC_Product_Attribute>
	 */
	private function known( int $id, array $values ): array {
		$known = [];
		foreach ( $values as $label => $names ) {
			$taxonomy  = wc_attribute_taxonomy_name( $label );
			$attribute = wc_attribute_taxonomy_id_by_name( $label );
			$terms     = $attribute > 0 && taxonomy_exists( $taxonomy )
				? wp_set_object_terms( $id, $names, $taxonomy )
				: [];
			if ( is_array( $terms ) && [] !== $terms ) {
				$of = new WC_Product_Attribute();
				$of->set_id( $attribute );
				$of->set_name( $taxonomy );
				$of->set_options( wc_get_object_terms( $id, $taxonomy, 'term_id' ) );
				$of->set_visible( true );
				$known[] = $of;
			}
		}

		return $known;
	}

	private function vary( WC_Product_Variable $product, Stock $stock ): void {
		$name = sanitize_title( $stock->choice );
		$made = [];
		foreach ( $product->get_children() as $child ) {
			$made[ ( new WC_Product_Variation( $child ) )->get_attribute( $name ) ] = $child;
		}
		$order = 0;
		foreach ( $stock->options as $option => $facts ) {
			$variation = new WC_Product_Variation( $made[ $option ] ?? 0 );
			$variation->set_parent_id( $product->get_id() );
			$variation->set_attributes( [ $name => (string) $option ] );
			$variation->set_menu_order( ++$order );
			$this->price( $variation, $facts['price'], '', $facts['stock'] );
			$variation->save();
		}
		WC_Product_Variable::sync( $product->get_id() );
	}

	private function price( WC_Product $product, string $price, string $sale, int $count ): void {
		$product->set_regular_price( $price );
		$product->set_sale_price( $sale );
		$product->set_manage_stock( true );
		$product->set_stock_quantity( $count );
		$product->set_stock_status( $count > 0 ? 'instock' : 'outofstock' );
	}
}
