<?php
declare( strict_types=1 );

namespace Brolga\Content\Numbers;

use Brolga\Core\Support\Constants;

/**
 * The values of a circle counter on desktops, and their overrides on smaller devices, on hover and
 * while sticky. CSS chooses among them: colours and lengths are custom properties, and the page
 * contains each variant's number.
 *
 * @see NUM-4 NUM-5 NUM-13
 */
final class Circle {

	/** From lowest to highest precedence. */
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
	 * } $attributes
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

	public function is_empty(): bool {
		return $this->figures['']->is_empty();
	}

	public function classes(): string {
		return implode(
			' ',
			array_map(
				static fn ( string $variant ): string => "has-{$variant}-number",
				array_diff( array_keys( $this->figures ), [ '' ] )
			)
		);
	}

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

	/** Returns the markup of all numbers, escaped; CSS shows one of them. */
	public function numbers(): string {
		$html = '';
		foreach ( $this->figures as $variant => $figure ) {
			$html .= $figure->html( 'circle-counter', 'is-' . ( '' === $variant ? 'plain' : $variant ) );
		}
		return $html;
	}

	/** @return array<mixed> */
	private function variant( string $name ): array {
		$variant = $this->attributes['variants'][ $name ] ?? [];
		return is_array( $variant ) ? $variant : [];
	}
}
