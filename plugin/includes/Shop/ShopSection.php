<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Core\Settings\Needed;
use Brolga\Core\Settings\Section;
use Brolga\Core\Settings\Values;

/**
 * What a shop says of taxes and offers beside its products, where WooCommerce
 * has no setting for it.
 *
 * @see SHOP-46 SHOP-47 SHOP-63 SHOP-408
 */
final class ShopSection implements Section, Needed {

	public function id(): string {
		return 'shop';
	}

	/**
	 * Without WooCommerce nothing of it does anything.
	 */
	public function is_needed(): bool {
		return ( new WooCommerceShop() )->is_running();
	}

	/**
	 * Its name for the owner.
	 */
	public function title(): string {
		return __( 'Shop', 'brolga' );
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
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

	/**
	 * The number checks itself.
	 *
	 * @return array<string, string>
	 */
	public function problems( Values $values ): array {
		$abn = trim( $values->text( 'abn' ) );
		return '' === $abn || '' !== Abn::format( $abn )
			? []
			: [ 'abn' => __( 'This is not a valid ABN. Check its 11 digits.', 'brolga' ) ];
	}
}
