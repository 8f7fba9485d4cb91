<?php
declare( strict_types=1 );

namespace Brolga\Shop\Filters;

use Brolga\Core\Support\Html;
use Closure;

/**
 * Markup of the product filters: the form and the links that remove chosen filters. It works
 * without JavaScript.
 *
 * @see SHOP-21 SHOP-22 SHOP-23
 */
final class FilterMarkup {

	public const AFTER = '</div></div>';

	/**
	 * @param string $action URL of the products without filters.
	 * @param array<string, string> $kept Other query arguments to keep.
	 * @param array{int, int}|null $prices The lowest and the highest price.
	 * @param array<string, string> $orders Labels by the value of `orderby`.
	 * @param Closure( string ): string $money Formats a price with its currency.
	 * @param PriceText $written Formats a price for a text field.
	 * @param list<Facet> $facets
	 */
	public function __construct(
		private readonly string $action,
		private readonly array $kept,
		private readonly FilterAddress $chosen,
		private readonly array $facets,
		private readonly ?array $prices,
		private readonly array $orders,
		private readonly string $order,
		private readonly int $count,
		private readonly Closure $money,
		private readonly PriceText $written = new PriceText()
	) {}

	public function around( string $products ): string {
		return $this->before() . $products . self::AFTER;
	}

	public function before(): string {
		return '<div class="brolga-filters alignwide">'
			. $this->form()
			. '<div class="brolga-filters__products">'
			. $this->results();
	}

	private function form(): string {
		$number = count( $this->chosen->chosen, COUNT_RECURSIVE ) - count( $this->chosen->chosen );
		$hidden = '';
		foreach ( $this->kept + [ FilterAddress::FORM => '1' ] as $name => $value ) {
			$hidden .= '<input type="hidden"' . Html::attributes( [ 'name' => $name, 'value' => $value ] ) . '>';
		}
		return Html::fill(
			<<<'HTML'
			<details class="brolga-filters__fold">
				<summary class="brolga-filters__summary"><span>{title}</span>{number}</summary>
				<form method="get" role="search" class="brolga-filters__form"{attributes}>
					{hidden}{sorting}{price}{groups}
					<div class="brolga-filters__end wp-block-button">
						<button type="submit" class="wp-block-button__link wp-element-button">{submit}</button>
					</div>
				</form>
			</details>
			HTML,
			[
				'title'      => esc_html__( 'Filter and sort', 'brolga' ),
				'number'     => $number > 0 ? self::active( $number ) : '',
				'attributes' => Html::attributes(
					[ 'action' => $this->action, 'aria-label' => __( 'Filter products', 'brolga' ) ]
				),
				'hidden'     => $hidden,
				'sorting'    => $this->sorting(),
				'price'      => $this->price(),
				'groups'     => implode( '', array_map( $this->group( ... ), $this->facets ) ),
				'submit'     => esc_html__( 'Show products', 'brolga' ),
			]
		);
	}

	private static function active( int $number ): string {
		/* translators: %s: a number. */
		$words = _n( '%s active filter', '%s active filters', $number, 'brolga' );
		return Html::fill(
			<<<'HTML'
			<span class="brolga-filters__number">
				<span aria-hidden="true">{number}</span><span class="screen-reader-text"> {words}</span>
			</span>
			HTML,
			[
				'number' => esc_html( number_format_i18n( $number ) ),
				'words'  => esc_html( sprintf( $words, number_format_i18n( $number ) ) ),
			]
		);
	}

	private function sorting(): string {
		if ( count( $this->orders ) < 2 ) {
			return '';
		}
		$options = '';
		foreach ( $this->orders as $name => $label ) {
			$attributes = Html::attributes( [ 'value' => $name, 'selected' => $name === $this->order ] );
			$options   .= "<option{$attributes}>" . esc_html( $label ) . '</option>';
		}
		return Html::fill(
			<<<'HTML'
			<p class="brolga-filters__group">
				<label class="brolga-filters__label" for="brolga-filters-order">{label}</label>
				<select id="brolga-filters-order" name="orderby">{options}</select>
			</p>
			HTML,
			[
				'label'   => esc_html__( 'Sort by', 'brolga' ),
				'options' => $options,
			]
		);
	}

	private function price(): string {
		$least = $this->chosen->chosen[ FilterAddress::LEAST ][0] ?? '';
		$most  = $this->chosen->chosen[ FilterAddress::MOST ][0] ?? '';
		if ( null === $this->prices && '' === $least . $most ) {
			return '';
		}
		$from = _x( 'From', 'lowest price', 'brolga' );
		return Html::fill(
			<<<'HTML'
			<fieldset class="brolga-filters__group">
				<legend class="brolga-filters__label">{legend}</legend>
				<div class="brolga-filters__prices">{least}{most}</div>
			</fieldset>
			HTML,
			[
				'legend' => esc_html__( 'Price', 'brolga' ),
				'least'  => $this->price_field( FilterAddress::LEAST, $from, $least, $this->prices[0] ?? '' ),
				'most'   => $this->price_field(
					FilterAddress::MOST,
					_x( 'To', 'highest price', 'brolga' ),
					$most,
					$this->prices[1] ?? ''
				),
			]
		);
	}

	private function price_field( string $name, string $label, string $value, int|string $hint ): string {
		return Html::fill(
			<<<'HTML'
			<label class="brolga-filters__price">
				<span>{label}</span>
				<input type="text" inputmode="decimal" size="5" autocomplete="off"{attributes}>
			</label>
			HTML,
			[
				'label'      => esc_html( $label ),
				'attributes' => Html::attributes(
					[
						'name'        => $name,
						'value'       => $this->written->write( $value ),
						'placeholder' => '' === $hint ? null : ( $this->money )( (string) $hint ),
					]
				),
			]
		);
	}

	private function group( Facet $facet ): string {
		$boxes = '';
		foreach ( $facet->options as $option ) {
			$boxes .= $this->box( $facet->name, $option['value'], $option['label'], $option['count'] );
		}
		return Html::fill(
			<<<'HTML'
			<fieldset class="brolga-filters__group">
				<legend class="brolga-filters__label">{legend}</legend>
				<ul class="brolga-filters__choices">{boxes}</ul>
			</fieldset>
			HTML,
			[
				'legend' => esc_html( $facet->label ),
				'boxes'  => $boxes,
			]
		);
	}

	private function box( string $name, string $value, string $label, int $count ): string {
		$is_chosen = $this->chosen->has( $name, $value );
		return Html::fill(
			<<<'HTML'
			<li><label class="brolga-filters__choice">
				<input type="checkbox"{attributes}><span>{label}</span> <span class="brolga-filters__count">
					<span aria-hidden="true">{count}</span><span class="screen-reader-text">{words}</span>
				</span>
			</label></li>
			HTML,
			[
				'attributes' => Html::attributes(
					[
						'name'     => "{$name}[]",
						'value'    => $value,
						'checked'  => $is_chosen,
						'disabled' => 0 === $count && ! $is_chosen,
					]
				),
				'label'      => esc_html( $label ),
				'count'      => esc_html( number_format_i18n( $count ) ),
				'words'      => esc_html( $this->products( $count ) ),
			]
		);
	}

	/**
	 * Returns the number of products, which receives focus after a redirect, and the chosen
	 * filters, each with a link that removes it.
	 */
	private function results(): string {
		$chips = '';
		foreach ( $this->chosen->chosen as $name => $values ) {
			foreach ( $values as $value ) {
				$chips .= $this->chip( $name, $value );
			}
		}
		return Html::fill(
			'<p class="brolga-filters__results" tabindex="-1"{id}>{number}</p>{chips}',
			[
				'id'     => Html::attributes( [ 'id' => FilterAddress::PLACE ] ),
				'number' => esc_html( $this->products( $this->count ) ),
				'chips'  => '' === $chips ? '' : $this->list( $chips ),
			]
		);
	}

	private function chip( string $name, string $value ): string {
		$label = $this->label( $name, $value );
		return Html::fill(
			<<<'HTML'
			<li><a class="brolga-filters__chip" rel="nofollow"{attributes}>
				{label}
				<svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" focusable="false">
					<path d="M6 6l12 12M18 6L6 18"/>
				</svg>
			</a></li>
			HTML,
			[
				'attributes' => Html::attributes(
					[
						'href'       => $this->address( $this->chosen->without( $name, $value ) ),
						/* translators: %s: a filter, such as “Red”. */
						'aria-label' => sprintf( __( 'Remove filter: %s', 'brolga' ), $label ),
					]
				),
				'label'      => esc_html( $label ),
			]
		);
	}

	private function list( string $chips ): string {
		return Html::fill(
			<<<'HTML'
			<ul class="brolga-filters__chips"{name}>
				{chips}
				<li><a class="brolga-filters__clear" rel="nofollow"{address}>{clear}</a></li>
			</ul>
			HTML,
			[
				'name'    => Html::attributes( [ 'aria-label' => __( 'Active filters', 'brolga' ) ] ),
				'chips'   => $chips,
				'address' => Html::attributes( [ 'href' => $this->address( FilterAddress::read( [], [] ) ) ] ),
				'clear'   => esc_html__( 'Clear all', 'brolga' ),
			]
		);
	}

	public function none(): string {
		$prices = [ FilterAddress::LEAST, FilterAddress::MOST ];
		return Html::fill(
			'<p class="is-style-lead">{told}</p><p><a rel="nofollow"{address}>{clear}</a></p>',
			[
				'told'    => [] === array_diff( array_keys( $this->chosen->chosen ), $prices )
					? esc_html__( 'No products in this price range.', 'brolga' )
					: esc_html__( 'No products match these filters.', 'brolga' ),
				'address' => Html::attributes( [ 'href' => $this->address( FilterAddress::read( [], [] ) ) ] ),
				'clear'   => esc_html__( 'Clear filters', 'brolga' ),
			]
		);
	}

	private function products( int $count ): string {
		// translators: %s: a number.
		return sprintf( _n( '%s product', '%s products', $count, 'brolga' ), number_format_i18n( $count ) );
	}

	private function label( string $name, string $value ): string {
		if ( FilterAddress::LEAST === $name ) {
			// translators: %s: a price.
			return sprintf( __( 'From %s', 'brolga' ), ( $this->money )( $value ) );
		}
		if ( FilterAddress::MOST === $name ) {
			// translators: %s: a price.
			return sprintf( __( 'Up to %s', 'brolga' ), ( $this->money )( $value ) );
		}
		foreach ( $this->facets as $facet ) {
			foreach ( $facet->name === $name ? $facet->options : [] as $option ) {
				if ( $option['value'] === $value ) {
					return in_array( $name, [ FilterAddress::RATING, FilterAddress::STOCK ], true )
						? $option['label']
						: "{$facet->label}: {$option['label']}";
				}
			}
		}
		return $value;
	}

	private function address( FilterAddress $chosen ): string {
		$order = isset( $this->orders[ $this->order ] ) && array_key_first( $this->orders ) !== $this->order
			? [ 'orderby' => $this->order ]
			: [];
		return add_query_arg( array_map( rawurlencode( ... ), $chosen->query() + $order + $this->kept ), $this->action )
			. '#'
			. FilterAddress::PLACE;
	}
}
