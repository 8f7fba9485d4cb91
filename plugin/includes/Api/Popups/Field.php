<?php
declare( strict_types=1 );

namespace Brolga\Api\Popups;

/**
 * A setting of a popup with its valid values and its fallback.
 *
 * @since 0.1.0
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
	public const NOT_A_SELECTOR = '<{}';

	private const SELECTOR_LENGTH = 200;

	/** @phpstan-param Rules $rules */
	private function __construct(
		public readonly array $rules,
		public readonly string|int $default,
		public readonly bool $selector = false
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
}
