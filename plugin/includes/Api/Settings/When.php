<?php
declare( strict_types=1 );

namespace Brolga\Api\Settings;

/**
 * Shows a field, a group or a help text of a settings form only for certain values of a field, as
 * they are on the screen. Several conditions must all be met.
 *
 * @since 0.1.0
 * @see OUTBOX-840
 */
final class When {

	/** @param list<string|bool> $values */
	private function __construct(
		public readonly string $name,
		public readonly array $values,
		public readonly bool $is_excluded
	) {}

	public static function is( string $name, string|bool ...$values ): self {
		return new self( $name, array_values( $values ), false );
	}

	public static function is_not( string $name, string|bool ...$values ): self {
		return new self( $name, array_values( $values ), true );
	}
}
