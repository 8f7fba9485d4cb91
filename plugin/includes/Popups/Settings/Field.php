<?php
declare( strict_types=1 );

namespace Brolga\Popups\Settings;

use Brolga\Core\Support\Text;

/**
 * A setting of a popup with its valid values and its fallback.
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

	/** Characters that a CSS selector cannot contain; they would start markup or a rule. */
	private const NOT_A_SELECTOR = '<{}';

	private const SELECTOR_LENGTH = 200;

	/** @phpstan-param Rules $rules */
	private function __construct(
		public readonly array $rules,
		public readonly string|int $default,
		private readonly bool $selector = false
	) {}

	public static function toggle( bool $on = false ): self {
		return self::choice( [ 'on', 'off' ], $on ? 'on' : 'off' );
	}

	/** @param list<string> $values */
	public static function choice( array $values, string $default ): self {
		return new self(
			[
				'type' => 'string',
				'enum' => $values,
			],
			$default
		);
	}

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

	public static function line( int $length ): self {
		return new self(
			[
				'type'      => 'string',
				'maxLength' => $length,
			],
			''
		);
	}

	/** An invalid value becomes the default; a number out of range becomes the nearest limit. */
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

	/** A rough check; only the browser knows for certain, and the script ignores invalid selectors. */
	private static function is_selector( string $text ): bool {
		return false === strpbrk( $text, self::NOT_A_SELECTOR )
			&& substr_count( $text, '(' ) === substr_count( $text, ')' )
			&& substr_count( $text, '[' ) === substr_count( $text, ']' );
	}
}
