<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\Values;
use Brolga\Core\Settings\ConditionalSection;

/**
 * Settings for taxes and product lists that WooCommerce does not have.
 *
 * @see SHOP-46 SHOP-47 SHOP-63 SHOP-408
 */
final class ShopSection implements Section, ConditionalSection {

	public function id(): string {
		return 'shop';
	}

	public function is_needed(): bool {
		return ( new WooCommerceShop() )->is_running();
	}

	public function title(): string {
		return __( 'Shop', 'brolga' );
	}

	/** @return array<string, array<string, mixed>> */
	public function schema(): array {
		return [
			'abn'        => [
				'type'      => 'string',
				'maxLength' => 20,
				'default'   => '',
			],
			'gst_suffix' => [
				'type'    => 'boolean',
				'default' => true,
			],
			'classic_filters' => [
				'type'    => 'boolean',
				'default' => true,
			],
		];
	}

	/** @return array<string, string> */
	public function problems( Values $values ): array {
		$abn = trim( $values->text( 'abn' ) );
		return '' === $abn || '' !== Abn::format( $abn )
			? []
			: [ 'abn' => __( 'This is not a valid ABN. Check its 11 digits.', 'brolga' ) ];
	}
}
