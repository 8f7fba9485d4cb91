<?php
declare( strict_types=1 );

namespace Brolga\Content\Numbers;

use Brolga\Core\Support\Html;
use Brolga\Core\Support\Percent;
use Brolga\Core\Support\Text;

/**
 * A number as the site owner typed it, formatted with thousands separators. Anything that is not a
 * number is shown as typed, without animation.
 *
 * @see NUM-2 NUM-3 NUM-6 NUM-8 NUM-9
 */
final class Figure {

	private const NUMBER = '/^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/';

	/** The most digits that JavaScript represents exactly. */
	private const DIGITS = 15;

	private readonly ?string $number;

	/**
	 * @param string $decimals The number of decimals, as a digit; empty for as many as typed.
	 * @param string $mark     The decimal separator.
	 */
	private function __construct(
		private readonly string $typed,
		private readonly string $separator,
		string $decimals,
		private readonly string $mark,
		private readonly string $prefix,
		private readonly string $suffix
	) {
		$this->number = self::read( $typed, $decimals );
	}

	/**
	 * @param array{
	 *     value: string,
	 *     separator: string,
	 *     decimals: string,
	 *     decimalMark: string,
	 *     prefix: string,
	 *     suffix: string,
	 * } $attributes
	 */
	public static function of( array $attributes ): self {
		return new self(
			Text::line( $attributes['value'] ),
			$attributes['separator'],
			$attributes['decimals'],
			$attributes['decimalMark'],
			$attributes['prefix'],
			$attributes['suffix']
		);
	}

	/** @see NUM-12 */
	public static function percent_of( int|float $percent ): self {
		return new self( (string) min( 100, max( 0, $percent ) ), '', '', '.', ...Percent::around() );
	}

	public function is_empty(): bool {
		return '' === $this->typed;
	}

	public function percent(): float {
		return min( 100.0, max( 0.0, (float) $this->number ) );
	}

	public function text(): string {
		return $this->prefix . $this->shown() . $this->suffix;
	}

	public function html( string $block, string $classes = '' ): string {
		$class   = 'wp-block-brolga-' . $block . '__';
		$decimal = strpos( (string) $this->number, '.' );
		$counted = Html::attributes(
			null === $this->number ? [] : [
				'data-number-value'     => $this->number,
				'data-number-separator' => $this->separator,
				'data-brolga-decimals'  => false === $decimal ? 0 : strlen( $this->number ) - $decimal - 1,
				'data-brolga-mark'      => $this->mark,
			]
		);
		return '<span'
			. Html::attributes( [ 'class' => trim( $class . 'number ' . $classes ) ] )
			. '>'
			. self::part( $class . 'prefix', $this->prefix )
			. '<span class="'
			. esc_attr( $class )
			. 'digits"'
			. $counted
			. '><span data-brolga-final>'
			. esc_html( $this->shown() )
			. '</span></span>'
			. self::part( $class . 'suffix', $this->suffix )
			. '</span>';
	}

	public static function group( string $number, string $separator, string $mark = '.' ): string {
		[ $whole, $decimals ] = explode( '.', $number, 2 ) + [ 1 => '' ];
		$sign                 = in_array( $whole[0] ?? '', [ '-', '+' ], true ) ? $whole[0] : '';
		$digits               = substr( $whole, strlen( $sign ) );
		$first                = ( strlen( $digits ) - 1 ) % 3 + 1;
		$groups               = [
			substr( $digits, 0, $first ),
			...( strlen( $digits ) > $first ? str_split( substr( $digits, $first ), 3 ) : [] ),
		];
		return $sign . implode( $separator, $groups ) . ( '' === $decimals ? '' : $mark . $decimals );
	}

	private function shown(): string {
		return null === $this->number ? $this->typed : self::group( $this->number, $this->separator, $this->mark );
	}

	/** Returns null for text that is not a number, or has more than 15 digits. */
	private static function read( string $typed, string $decimals ): ?string {
		if ( 1 !== preg_match( self::NUMBER, $typed ) ) {
			return null;
		}
		$number = str_replace( ',', '', $typed );
		if ( strlen( str_replace( [ '-', '+', '.' ], '', $number ) ) > self::DIGITS ) {
			return null;
		}
		// number_format() drops a plus that the author typed.
		$plus = str_starts_with( $number, '+' ) ? '+' : '';
		return '' === $decimals ? $number : $plus . number_format( (float) $number, (int) $decimals, '.', '' );
	}

	private static function part( string $class_name, string $text ): string {
		return '' === $text ? '' : '<span class="' . esc_attr( $class_name ) . '">' . esc_html( $text ) . '</span>';
	}
}
