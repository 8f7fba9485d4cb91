<?php
declare( strict_types=1 );

namespace Brolga\Effects;

use Closure;

/**
 * A setting and what is different on smaller devices. A tablet has what the
 * desktop has, a phone what the tablet has, unless it is set.
 *
 * @see ANIM-2 STICKY-3
 */
final class ByDevice {

	/** What is put after a setting's name, by what is put after a custom property's. */
	private const DEVICES = [
		''        => '',
		'-tablet' => '_tablet',
		'-phone'  => '_phone',
	];

	/**
	 * @param array<mixed> $settings As they were saved.
	 */
	public function __construct( private readonly array $settings ) {}

	/**
	 * A setting's values that hold, by what is put after a custom property's name.
	 *
	 * @param string                  $name  The setting.
	 * @param Closure(mixed): ?string $check Makes a value of CSS of what was saved; null where it is none.
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
	 * Allows words of a list alone.
	 *
	 * @param list<string> $words Which.
	 * @return Closure(mixed): ?string
	 */
	public static function one_of( array $words ): Closure {
		return static fn ( mixed $saved ): ?string => is_string( $saved ) && in_array( $saved, $words, true )
			? $saved
			: null;
	}

	/**
	 * Allows numbers, and takes those out of range for the nearest in it.
	 *
	 * @param Closure(float): string $format Makes a value of CSS of it.
	 * @return Closure(mixed): ?string
	 */
	public static function number( float $least, float $most, Closure $format ): Closure {
		return static fn ( mixed $saved ): ?string => is_numeric( $saved ) && is_finite( (float) $saved )
			? $format( min( $most, max( $least, (float) $saved ) ) )
			: null;
	}

	/**
	 * A style attribute's text.
	 *
	 * @param array<string, string> $properties Values by name.
	 */
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
