<?php
/**
 * The form beside products.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Shop;

use Brolga\Shop\Filters\Facet;
use Brolga\Shop\Filters\FilterAddress;
use Brolga\Shop\Filters\FilterMarkup;
use Brolga\Tests\TestCase;
use WP_HTML_Tag_Processor;

/**
 * @see SHOP-21 SHOP-22 SHOP-23
 */
final class FilterMarkupTest extends TestCase {

	/**
	 * A page of a shop for plants.
	 *
	 * @param array<string, string> $query What is chosen.
	 * @param array<string, string> $kept  What else the address says.
	 */
	private static function page( array $query, array $kept = [], int $count = 3 ): string {
		$markup = new FilterMarkup(
			action: 'https://example.test/shop/',
			kept: $kept,
			chosen: FilterAddress::read( $query, [ 'light' ] ),
			facets: [
				new Facet(
					'filter_light',
					'Light',
					[
						[ 'value' => 'shade', 'label' => 'Shade & "half"', 'count' => 2 ],
						[ 'value' => 'full-sun', 'label' => 'Full sun', 'count' => 0 ],
					]
				),
			],
			prices: [ 6, 78 ],
			orders: [ 'menu_order' => 'Default sorting', 'price' => 'Cheapest' ],
			order: $query['orderby'] ?? 'menu_order',
			count: $count,
			money: static fn ( string $price ): string => "\${$price}"
		);
		return $markup->around( '<p>Plants</p>' );
	}

	/**
	 * The tags of a name that have an attribute, with what the attribute says.
	 *
	 * @return list<string>
	 */
	private static function values( string $html, string $tag, string $attribute ): array {
		$tags   = new WP_HTML_Tag_Processor( $html );
		$values = [];
		while ( $tags->next_tag( [ 'tag_name' => $tag ] ) ) {
			$value = $tags->get_attribute( $attribute );
			if ( is_string( $value ) ) {
				$values[] = $value;
			}
		}
		return $values;
	}

	/**
	 * SHOP-21 SHOP-22: a form that needs no script, folded, with how many products each value has.
	 */
	public function test_the_form_is_complete_without_scripts(): void {
		$html = self::page( [] );
		self::assertStringContainsString( '<details class="brolga-filters__fold"><summary', $html );
		self::assertSame( [ 'https://example.test/shop/' ], self::values( $html, 'form', 'action' ) );
		self::assertSame(
			[ 'brolga_filter', 'min_price', 'max_price', 'filter_light[]', 'filter_light[]' ],
			self::values( $html, 'input', 'name' )
		);
		self::assertSame( [ '$6', '$78' ], self::values( $html, 'input', 'placeholder' ) );
		self::assertStringContainsString( 'Shade &amp; &quot;half&quot;</span> <span class="brolga-filters__count"><span aria-hidden="true">2</span><span class="screen-reader-text">2 products</span>', $html );
		self::assertStringContainsString( 'value="full-sun" disabled', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( 'brolga-filters__chips', $html );
		self::assertStringEndsWith( '<p>Plants</p></div></div>', $html );
	}

	/**
	 * SHOP-23: the number of products takes the focus, and each choice has a link that takes it back.
	 */
	public function test_what_is_chosen_can_be_taken_back(): void {
		$html = self::page(
			[ 'filter_light' => 'shade,full-sun', 'max_price' => '20', 'orderby' => 'price' ],
			[ 's' => 'big & red' ],
			1
		);
		self::assertStringContainsString( '<p class="brolga-filters__results" tabindex="-1" id="products">1 product</p>', $html );
		self::assertSame(
			[
				'https://example.test/shop/?filter_light=shade,full-sun&query_type_light=or&orderby=price&s=big%20%26%20red#products',
				'https://example.test/shop/?filter_light=full-sun&max_price=20&orderby=price&s=big%20%26%20red#products',
				'https://example.test/shop/?filter_light=shade&max_price=20&orderby=price&s=big%20%26%20red#products',
				'https://example.test/shop/?orderby=price&s=big%20%26%20red#products',
			],
			// Commas may be written either way.
			str_replace( '%2C', ',', self::values( $html, 'a', 'href' ) )
		);
		self::assertStringContainsString( 'aria-label="Remove filter: Up to $20">Up to $20<svg', $html );
		self::assertStringContainsString( 'aria-label="Remove filter: Light: Full sun">Light: Full sun<svg', $html );
		self::assertStringContainsString( '<span aria-hidden="true">3</span><span class="screen-reader-text"> 3 active filters</span>', $html );
		self::assertStringContainsString( 'value="shade" checked', $html );
		self::assertStringNotContainsString( ' disabled', $html );
	}

	/**
	 * Where a choice leaves no product the page says so, by its kind, and leads back.
	 *
	 * @see SHOP-403
	 */
	public function test_it_says_what_leaves_no_product(): void {
		$none = static fn ( array $query ): string => ( new FilterMarkup(
			action: 'https://example.test/shop/',
			kept: [ 's' => 'fig' ],
			chosen: FilterAddress::read( $query, [ 'light' ] ),
			facets: [],
			prices: null,
			orders: [],
			order: 'menu_order',
			count: 0,
			money: static fn ( string $price ): string => $price
		) )->none();
		self::assertStringContainsString( 'No products in this price range.', $none( [ 'min_price' => '9000' ] ) );
		$both = $none( [ 'min_price' => '9000', 'filter_light' => 'shade' ] );
		self::assertStringContainsString( 'No products match these filters.', $both );
		self::assertSame( [ 'https://example.test/shop/?s=fig#products' ], self::values( $both, 'a', 'href' ) );
	}
}
