<?php
declare( strict_types=1 );

namespace Brolga\Effects;

use Closure;

/**
 * Reads settings that can differ by device. A tablet inherits from the desktop, and a phone from
 * the tablet, unless it has its own value.
 *
 * @see ANIM-2 STICKY-3
 */
final class ByDevice {

	private const DEVICES = [
		''        => '',
		'-tablet' => '_tablet',
		'-phone'  => '_phone',
	];

	/** @param array<mixed> $settings */
	public function __construct( private readonly array $settings ) {}

	/**
	 * Returns the valid values of a setting by the suffix of its custom property.
	 *
	 * @param Closure(mixed): ?string $check Converts a saved value to CSS; null if it is invalid.
	 * @return array<string, string>
	 */
	public function values( string $name, Closure $check ): array {
		return array_filter(
			array_map(
				fn ( string $suffix ): ?string => isset( $this->settings[ $name . $suffix ] )
					? $check( $this->settings[ $name . $suffix ] )
					: null,
				self::DEVICES
			),
			static fn ( ?string $value ): bool => null !== $value
		);
	}

	/**
	 * @param list<string> $words
	 * @return Closure(mixed): ?string
	 */
	public static function one_of( array $words ): Closure {
		return static fn ( mixed $saved ): ?string => is_string( $saved ) && in_array( $saved, $words, true )
			? $saved
			: null;
	}

	/**
	 * Makes a check that accepts numbers and clamps them to a range.
	 *
	 * @param Closure(float): string $format Converts the number to CSS.
	 * @return Closure(mixed): ?string
	 */
	public static function number( float $least, float $most, Closure $format ): Closure {
		return static fn ( mixed $saved ): ?string => is_numeric( $saved ) && is_finite( (float) $saved )
			? $format( min( $most, max( $least, (float) $saved ) ) )
			: null;
	}

	/** @param array<string, string> $properties */
	public static function style( array $properties ): string {
		return implode(
			';',
			array_map(
				static fn ( string $name, string $value ): string => "{$name}:{$value}",
				array_keys( $properties ),
				$properties
			)
		);
	}
}
