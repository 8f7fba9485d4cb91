<?php
declare( strict_types=1 );

namespace Brolga\Kits\Import;

/**
 * Settings and brand as they were before the latest import, for undo.
 *
 * @phpstan-type Look array{styles: string, logo: int, icon: int}
 * @see KIT-10
 */
final class Previous {

	public const OPTION = 'brolga_kit_previous';

	/**
	 * @param array<string, array<string, mixed>> $settings Changed values by name, by section.
	 * @phpstan-param Look|null $brand
	 */
	public static function keep( array $settings, ?array $brand ): void {
		if ( [] !== $settings || null !== $brand ) {
			update_option(
				self::OPTION,
				[
					'settings' => $settings,
					'brand'    => $brand,
				],
				false
			);
		}
	}

	public static function is_there(): bool {
		return [] !== self::stored();
	}

	public static function forget(): void {
		update_option( self::OPTION, [], false );
	}

	/** @return array<array-key, mixed> */
	public static function stored(): array {
		$stored = get_option( self::OPTION, [] );
		return is_array( $stored ) ? $stored : [];
	}
}
