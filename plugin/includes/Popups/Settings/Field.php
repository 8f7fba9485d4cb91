<?php
declare( strict_types=1 );

namespace Brolga\Popups\Settings;

use Brolga\Core\Support\Text;

/**
 * One setting of a popup: what it may hold, and what counts where it holds
 * something else.
 *
 * @phpstan-type Rules array{
 *     type: 'integer'|'string',
 *     enum?: list<string>,
 *     minimum?: int,
 *     maximum?: int,
 *     maxLength?: int,
 *     pattern?: string,
 * }
 */
final class Field {

	/** A selector is a line of CSS; with these it would be markup or a rule. */
	private const NOT_A_SELECTOR = '<{}';

	/** Characters of a selector. */
	private const SELECTOR_LENGTH = 200;

	/**
	 * @param array      $rules    As JSON Schema says them.
	 * @param string|int $default  What counts where nothing is stored.
	 * @param bool       $selector Whether it is a CSS selector.
	 * @phpstan-param Rules $rules
	 */
	private function __construct(
		public readonly array $rules,
		public readonly string|int $default,
		private readonly bool $selector = false
	) {}

	/**
	 * `on` or `off`.
	 *
	 * @param bool $on Whether it is on by itself.
	 */
	public static function toggle( bool $on = false ): self {
		return self::choice( [ 'on', 'off' ], $on ? 'on' : 'off' );
	}

	/**
	 * One of some values.
	 *
	 * @param list<string> $values  The values.
	 * @param string       $default Which of them counts by itself.
	 */
	public static function choice( array $values, string $default ): self {
		return new self(
			[
				'type' => 'string',
				'enum' => $values,
			],
			$default
		);
	}

	/**
	 * A whole number.
	 *
	 * @param int $from    The least.
	 * @param int $to      The most.
	 * @param int $default What it is by itself.
	 */
	public static function number( int $from, int $to, int $default ): self {
		return new self(
			[
				'type'    => 'integer',
				'minimum' => $from,
				'maximum' => $to,
			],
			$default
		);
	}

	/**
	 * A CSS selector; empty: none.
	 */
	public static function selector(): self {
		return new self(
			[
				'type'      => 'string',
				'maxLength' => self::SELECTOR_LENGTH,
				'pattern'   => '^[^' . self::NOT_A_SELECTOR . ']*$',
			],
			'',
			true
		);
	}

	/**
	 * A line of text.
	 *
	 * @param int $length Characters at most.
	 */
	public static function line( int $length ): self {
		return new self(
			[
				'type'      => 'string',
				'maxLength' => $length,
			],
			''
		);
	}

	/**
	 * A value as it may be stored; what does not fit becomes the default, and a
	 * number that is too large the largest.
	 *
	 * @param mixed $value Whatever somebody stores.
	 */
	public function clean( mixed $value ): string|int {
		if ( isset( $this->rules['minimum'], $this->rules['maximum'] ) ) {
			return is_numeric( $value )
				? (int) min( $this->rules['maximum'], max( $this->rules['minimum'], (float) $value ) )
				: $this->default;
		}
		$text = is_string( $value ) ? trim( Text::line( $value ) ) : '';
		if ( isset( $this->rules['enum'] ) ) {
			return in_array( $text, $this->rules['enum'], true ) ? $text : $this->default;
		}
		$text = Text::start( $text, $this->rules['maxLength'] ?? 0 );
		return $this->selector && ! self::is_selector( $text ) ? '' : $text;
	}

	/**
	 * Whether a text may be a selector. Whether it is one only a browser knows: the
	 * page's script takes one that it cannot read for none.
	 */
	private static function is_selector( string $text ): bool {
		return false === strpbrk( $text, self::NOT_A_SELECTOR )
			&& substr_count( $text, '(' ) === substr_count( $text, ')' )
			&& substr_count( $text, '[' ) === substr_count( $text, ']' );
	}
}
