<?php
/**
 * A circle counter and its variants.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Numbers;

use Brolga\Core\Support\Constants;

/**
 * What a circle is on a desktop, and what is different on smaller devices,
 * under the pointer and while it sticks. Styles choose: each variant's values
 * are custom properties, each variant's number is in the page.
 *
 * @see NUM-4 NUM-5 NUM-13
 */
final class Circle {

	/** Weakest first. */
	private const VARIANTS = [ 'tablet', 'phone', 'sticky', 'hover' ];

	/** @var array<string, Figure> */
	private readonly array $figures;

	/**
	 * @param array{
	 *     value: string,
	 *     separator: string,
	 *     decimals: string,
	 *     decimalMark: string,
	 *     prefix: string,
	 *     suffix: string,
	 *     barColor: string,
	 *     color: string,
	 *     alpha: int|float,
	 *     variants: array<string, mixed>,
	 *     size: int,
	 * } $attributes The block's.
	 */
	public function __construct( private readonly array $attributes ) {
		$figures = [ '' => Figure::of( $attributes ) ];
		foreach ( self::VARIANTS as $variant ) {
			$value = $this->variant( $variant )['value'] ?? '';
			if ( is_string( $value ) && '' !== trim( $value ) ) {
				$figures[ $variant ] = Figure::of( [ 'value' => $value ] + $attributes );
			}
		}
		$this->figures = $figures;
	}

	/**
	 * Whether there is nothing to show.
	 */
	public function is_empty(): bool {
		return $this->figures['']->is_empty();
	}

	/**
	 * The classes that say which variants have a number of their own.
	 */
	public function classes(): string {
		return implode(
			' ',
			array_map(
				static fn ( string $variant ): string => "has-{$variant}-number",
				array_diff( array_keys( $this->figures ), [ '' ] )
			)
		);
	}

	/**
	 * The custom properties.
	 */
	public function style(): string {
		$style = [
			'brolga-circle-size'  => $this->attributes['size'] . 'px',
			'brolga-circle-line'  => Constants::COUNTER_CIRCLE_LINE_WIDTH . 'px',
			'brolga-circle-value' => (string) $this->figures['']->percent(),
			'brolga-circle-bar'   => Colour::of( $this->attributes['barColor'] ),
			'brolga-circle-color' => '' !== Colour::of( $this->attributes['color'] )
				? $this->attributes['color']
				: Constants::COUNTER_CIRCLE_COLOR,
			'brolga-circle-alpha' => (string) $this->attributes['alpha'],
		];
		foreach ( self::VARIANTS as $name ) {
			$variant = $this->variant( $name );
			$alpha   = $variant['alpha'] ?? '';
			$style  += [
				"brolga-circle-value-{$name}" => isset( $this->figures[ $name ] )
					? (string) $this->figures[ $name ]->percent()
					: '',
				"brolga-circle-bar-{$name}"   => Colour::of( $variant['barColor'] ?? '' ),
				"brolga-circle-color-{$name}" => Colour::of( $variant['color'] ?? '' ),
				"brolga-circle-alpha-{$name}" => is_numeric( $alpha )
					? (string) min( 1.0, max( 0.0, (float) $alpha ) )
					: '',
			];
		}
		return Colour::style( $style );
	}

	/**
	 * The numbers in markup, escaped; styles show the one that holds.
	 */
	public function numbers(): string {
		$html = '';
		foreach ( $this->figures as $variant => $figure ) {
			$html .= $figure->html( 'circle-counter', 'is-' . ( '' === $variant ? 'plain' : $variant ) );
		}
		return $html;
	}

	/**
	 * What is different in a variant.
	 *
	 * @return array<mixed>
	 */
	private function variant( string $name ): array {
		$variant = $this->attributes['variants'][ $name ] ?? [];
		return is_array( $variant ) ? $variant : [];
	}
}
