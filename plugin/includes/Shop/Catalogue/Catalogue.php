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
 * Puts products on the shelves, and sets up taxes and delivery.
 *
 * @see DEMO-14
 */
final class Catalogue {

	/** Whether WooCommerce notes what filters look up as a product is saved. */
	private const AT_ONCE = 'woocommerce_attribute_lookup_direct_updates';

	/**
	 * Whether there is a shop to fill.
	 */
	public function is_open(): bool {
		return class_exists( 'WooCommerce' ) && post_type_exists( 'product' );
	}

	/**
	 * Makes a post of the product type a product that can be bought.
	 *
	 * @param int   $id    The post.
	 * @param Stock $stock What is known of it.
	 */
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
		// Filters find it at once, and not when WooCommerce's queue comes to it.
		$before = get_option( self::AT_ONCE, 'no' );
		update_option( self::AT_ONCE, 'yes' );
		$product->save();
		if ( $product instanceof WC_Product_Variable ) {
			$this->vary( $product, $stock );
		}
		update_option( self::AT_ONCE, $before );
	}

	/**
	 * Adds a review. No mail leaves, and nobody is asked to approve it.
	 *
	 * @param int    $id    The product.
	 * @param string $name  Who wrote it.
	 * @param int    $stars From 1 to 5.
	 * @param string $date  When, on the site's clock.
	 * @param string $text  Their words.
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

	/**
	 * Adds a tax on all that is sold in a country.
	 *
	 * @param string $country Its code.
	 * @param string $name    The tax's.
	 * @param string $percent How much.
	 * @return int The rate's id.
	 */
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

	/**
	 * Adds a shipping zone of one country.
	 *
	 * @param string                               $name    What owners call it.
	 * @param string                               $country Its code.
	 * @param array<string, array<string, string>> $methods Settings by the method's id.
	 * @return int The zone's id.
	 */
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
	 * Adds something by which products can be found, to be used at once.
	 *
	 * @param string       $label  What it is called.
	 * @param list<string> $values Its values, in their order.
	 * @return int Its id; 0 where the shop has one of that name.
	 */
	public function add_attribute( string $label, array $values ): int {
		$name = wc_sanitize_taxonomy_name( $label );
		$id   = 0 === wc_attribute_taxonomy_id_by_name( $name )
			? wc_create_attribute( [ 'name' => $label, 'slug' => $name, 'order_by' => 'id' ] )
			: 0;
		if ( ! is_int( $id ) || 0 === $id ) {
			return 0;
		}
		// WooCommerce does so with the next request.
		register_taxonomy( wc_attribute_taxonomy_name( $name ), 'product' );
		foreach ( $values as $value ) {
			wp_insert_term( $value, wc_attribute_taxonomy_name( $name ) );
		}

		return $id;
	}

	/**
	 * Takes away an attribute with its values, unless a product has come to use it.
	 *
	 * @param int $id The attribute.
	 */
	public function remove_attribute( int $id ): void {
		if ( [] === get_terms( [ 'taxonomy' => wc_attribute_taxonomy_name_by_id( $id ), 'fields' => 'ids' ] ) ) {
			wc_delete_attribute( $id );
		}
	}

	/**
	 * Takes away a tax.
	 *
	 * @param int $id The rate.
	 */
	public function remove_tax( int $id ): void {
		WC_Tax::_delete_tax_rate( $id );
	}

	/**
	 * Takes away a shipping zone with its methods.
	 *
	 * @param int $id The zone.
	 */
	public function remove_delivery( int $id ): void {
		WC_Shipping_Zones::delete_zone( $id );
	}

	/**
	 * Places an order that somebody has paid for. No mail leaves, and nothing is taken from the shelves.
	 *
	 * @param SampleOrder $sample What is known of it.
	 * @return int The order's id.
	 */
	public function order( SampleOrder $sample ): int {
		$order = new WC_Order();
		$order->set_props( $sample->address() );
		$order->set_created_via( 'checkout' );
		$order->set_currency( get_woocommerce_currency() );
		$order->set_prices_include_tax( wc_prices_include_tax() );
		foreach ( $sample->lines as $sku => $count ) {
			$product = wc_get_product( (int) wc_get_product_id_by_sku( $sku ) );
			// Of a product with options the first.
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
		// A change of status would be mailed, and taken from the shelves: it has had this one from the beginning.
		$order->set_object_read( false );
		$order->set_status( $sample->status );
		$order->set_object_read( true );
		$order->save();
		return $order->get_id();
	}

	/**
	 * Takes an order away.
	 *
	 * @param int $id The order.
	 */
	public function remove_order( int $id ): void {
		$order = wc_get_order( $id );
		if ( $order instanceof WC_Order ) {
			$order->delete( true );
		}
	}

	/**
	 * What a product has of the shop's attributes.
	 *
	 * @param int                         $id     The product.
	 * @param array<string, list<string>> $values Values by the attribute's label.
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

	/**
	 * Gives each option its price and stock; an option that is there is kept.
	 *
	 * @param WC_Product_Variable $product The product, saved.
	 * @param Stock               $stock   What is known of it.
	 */
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

	/**
	 * Prices and counts a product or one of its options.
	 *
	 * @param string $price Its regular price.
	 * @param string $sale  What it costs now; empty: the regular price.
	 * @param int    $count How many there are.
	 */
	private function price( WC_Product $product, string $price, string $sale, int $count ): void {
		$product->set_regular_price( $price );
		$product->set_sale_price( $sale );
		$product->set_manage_stock( true );
		$product->set_stock_quantity( $count );
		$product->set_stock_status( $count > 0 ? 'instock' : 'outofstock' );
	}
}
