<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Api\Settings\DescribesForm;
use Brolga\Api\Settings\FormField;
use Brolga\Api\Settings\FormGroup;
use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SectionForm;
use Brolga\Api\Settings\Values;
use Brolga\Core\Settings\ConditionalSection;
use Brolga\Core\Support\SiteCountry;

/**
 * Settings for taxes, product lists and emails that WooCommerce does not have.
 *
 * @see EMAIL-868 SHOP-46 SHOP-47 SHOP-63 SHOP-408
 */
final class ShopSection implements Section, ConditionalSection, DescribesForm {

	/** Countries whose sales tax is called GST. */
	public const GST_COUNTRIES = [ 'AU', 'NZ' ];

	/** Where sellers have an ABN. */
	private const WITH_ABN = 'AU';

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
				'portable'  => false,
			],
			'gst_suffix' => [
				'type'    => 'boolean',
				'default' => true,
			],
			'classic_filters' => [
				'type'    => 'boolean',
				'default' => true,
			],
			'email_design' => [
				'type'    => 'boolean',
				'default' => false,
			],
		];
	}

	public function form(): SectionForm {
		return new SectionForm(
			position: 100,
			about: __( 'How prices, product lists and emails are shown. Everything else is set in WooCommerce.', 'brolga' ),
			groups: [
				...self::tax( SiteCountry::of_shop() ),
				new FormGroup(
					__( 'Products', 'brolga' ),
					[
						new FormField(
							'classic_filters',
							__( 'Filters in classic product lists', 'brolga' ),
							__( 'For classic themes and WooCommerce’s classic template block. In block templates, choose the style “With filters” of the Product Collection block instead.', 'brolga' )
						),
					]
				),
				new FormGroup(
					__( 'Emails', 'brolga' ),
					[
						new FormField(
							'email_design',
							__( 'Match WooCommerce’s emails with the email design', 'brolga' ),
							__( 'Adds your business details to the footer, and colors for dark mode. A footer text you entered in WooCommerce stays. Logo and colors follow your site either way.', 'brolga' )
						),
					]
				),
			]
		);
	}

	/**
	 * Returns what is asked of shops in one country only.
	 *
	 * @return list<FormGroup>
	 * @see SHOP-342
	 */
	public static function tax( string $country ): array {
		$abn = new FormField(
			'abn',
			__( 'ABN', 'brolga' ),
			__( 'Shown below the order in emails to customers. If the order includes GST, the line begins with “Tax invoice”.', 'brolga' )
		);
		$gst = new FormField(
			'gst_suffix',
			__( 'Say whether prices include GST', 'brolga' ),
			__( 'Adds “incl. GST” or “excl. GST” to prices, as WooCommerce shows them. A price display suffix in WooCommerce’s tax settings takes precedence.', 'brolga' )
		);
		return in_array( $country, self::GST_COUNTRIES, true )
			? [ new FormGroup( __( 'Tax', 'brolga' ), self::WITH_ABN === $country ? [ $abn, $gst ] : [ $gst ] ) ]
			: [];
	}

	/** @return array<string, string> */
	public function problems( Values $values ): array {
		$abn = trim( $values->text( 'abn' ) );
		return '' === $abn || '' !== Abn::format( $abn )
			? []
			: [ 'abn' => __( 'This is not a valid ABN. Check its 11 digits.', 'brolga' ) ];
	}
}
