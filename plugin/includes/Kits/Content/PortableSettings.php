<?php
declare( strict_types=1 );

namespace Brolga\Kits\Content;

use Brolga\Api\Settings\Section;
use Brolga\Core\Settings\SettingsService;

/**
 * Which settings a kit takes to another site. A text is left out unless its section declares it `portable`, so that
 * a new address, name or key stays where it is until somebody has thought about it.
 *
 * @see KIT-3
 */
final class PortableSettings {

	public function __construct( private readonly SettingsService $settings ) {}

	/** @param array<string, mixed> $rules A value's schema. */
	public static function is_portable( array $rules ): bool {
		if ( true === ( $rules['writeOnly'] ?? false ) ) {
			return false;
		}
		$declared = $rules['portable'] ?? null;
		return is_bool( $declared ) ? $declared : ! self::is_free_text( $rules );
	}

	/** @param array<string, mixed> $rules */
	public static function is_free_text( array $rules ): bool {
		$items = is_array( $rules['items'] ?? null ) ? $rules['items'] : [];
		return match ( $rules['type'] ?? '' ) {
			'boolean', 'integer', 'number' => false,
			'string' => ! isset( $rules['enum'] ),
			'array'  => ! isset( $items['enum'] ) && ! in_array( $items['type'] ?? '', [ 'integer', 'number' ], true ),
			default  => true,
		};
	}

	/** @return list<string> */
	public static function names( Section $section ): array {
		return array_keys( array_filter( $section->schema(), self::is_portable( ... ) ) );
	}

	/** @return array<string, array<string, mixed>> Values by name, by section. */
	public function all(): array {
		$all = [];
		foreach ( $this->settings->sections() as $section ) {
			$values = $this->settings->values( $section );
			foreach ( self::names( $section ) as $name ) {
				// What the server decides is the server's.
				if ( null === $values->constant( $name ) ) {
					$all[ $section->id() ][ $name ] = $values->value( $name );
				}
			}
		}
		return $all;
	}

	/** @return list<string> Titles of the sections that have something to take along. */
	public function titles(): array {
		return array_values( array_map(
			static fn ( Section $section ): string => $section->title(),
			array_filter(
				$this->settings->sections(),
				static fn ( Section $section ): bool => [] !== self::names( $section )
			)
		) );
	}
}
