<?php
declare( strict_types=1 );

namespace Brolga\Content\Numbers;

/**
 * Validates colours that are printed in a `style` attribute.
 *
 * @see NUM-14
 */
final class Colour {

	private const COLOUR = '/^(?:#[0-9a-f]{3,8}|[a-z]{3,30}|var\(--wp--preset--color--[a-z0-9-]{1,60}\))$/i';

	public static function of( mixed $saved ): string {
		return is_string( $saved ) && 1 === preg_match( self::COLOUR, $saved ) ? $saved : '';
	}

	/** @param array<string, string> $values */
	public static function style( array $values ): string {
		$values = array_filter( $values, static fn ( string $value ): bool => '' !== $value );
		return implode(
			';',
			array_map(
				static fn ( string $name, string $value ): string => "--{$name}:{$value}",
				array_keys( $values ),
				$values
			)
		);
	}
}
