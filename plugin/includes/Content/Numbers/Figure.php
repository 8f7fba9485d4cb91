<?php
/**
 * A number as a counter shows it.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Numbers;

use Brolga\Core\Support\Html;
use Brolga\Core\Support\Percent;
use Brolga\Core\Support\Text;

/**
 * What the owner typed as a number, grouped in thousands. Anything else is
 * shown as it was typed, and stands still.
 *
 * @see NUM-2 NUM-3 NUM-6 NUM-8 NUM-9
 */
final class Figure {

	/** A number as people type it, with or without commas between thousands. */
	private const NUMBER = '/^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/';

	/** How many digits scripts count with exactly. */
	private const DIGITS = 15;

	/** The number in plain digits; null where it is none. */
	private readonly ?string $number;

	/**
	 * @param string $typed     What the owner typed.
	 * @param string $separator Between thousands.
	 * @param string $decimals  How many, as a digit; empty for as many as were typed.
	 * @param string $mark      Before the decimals.
	 * @param string $prefix    Before the number.
	 * @param string $suffix    After it.
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
	 * From a block's attributes.
	 *
	 * @param array{
	 *     value: string,
	 *     separator: string,
	 *     decimals: string,
	 *     decimalMark: string,
	 *     prefix: string,
	 *     suffix: string,
	 * } $attributes The block's.
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

	/**
	 * A percentage, as many decimals as it has.
	 *
	 * @see NUM-12
	 * @param int|float $percent 0 to 100.
	 */
	public static function percent_of( int|float $percent ): self {
		return new self( (string) min( 100, max( 0, $percent ) ), '', '', '.', ...Percent::around() );
	}

	/**
	 * Whether there is nothing to show.
	 */
	public function is_empty(): bool {
		return '' === $this->typed;
	}

	/**
	 * How much of a whole it is, in percent: 0 to 100.
	 */
	public function percent(): float {
		return min( 100.0, max( 0.0, (float) $this->number ) );
	}

	/**
	 * The number with what stands before and after it, as text.
	 */
	public function text(): string {
		return $this->prefix . $this->shown() . $this->suffix;
	}

	/**
	 * The number in markup, escaped, with what scripts need to count up to it.
	 *
	 * @param string $block   The block's own name, for instance `number-counter`.
	 * @param string $classes Further classes of the number.
	 */
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

	/**
	 * A number grouped in thousands.
	 *
	 * @param string $number    In plain digits.
	 * @param string $separator Between thousands.
	 * @param string $mark      Before the decimals.
	 */
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

	/**
	 * The number, or what was typed.
	 */
	private function shown(): string {
		return null === $this->number ? $this->typed : self::group( $this->number, $this->separator, $this->mark );
	}

	/**
	 * What was typed, in plain digits.
	 *
	 * @param string $typed    What the owner typed.
	 * @param string $decimals How many decimals, or empty.
	 */
	private static function read( string $typed, string $decimals ): ?string {
		if ( 1 !== preg_match( self::NUMBER, $typed ) ) {
			return null;
		}
		$number = str_replace( ',', '', $typed );
		if ( strlen( str_replace( [ '-', '+', '.' ], '', $number ) ) > self::DIGITS ) {
			return null;
		}
		// A plus was typed to be seen.
		$plus = str_starts_with( $number, '+' ) ? '+' : '';
		return '' === $decimals ? $number : $plus . number_format( (float) $number, (int) $decimals, '.', '' );
	}

	/**
	 * What stands beside a number.
	 *
	 * @param string $text What it says.
	 */
	private static function part( string $class_name, string $text ): string {
		return '' === $text ? '' : '<span class="' . esc_attr( $class_name ) . '">' . esc_html( $text ) . '</span>';
	}
}
