<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

use Brolga\Api\Settings\Section;

/**
 * Describes a section's form parts by data, so that the screen can draw sections
 * of which it has no view: those of other plugins.
 *
 * @see OUTBOX-31
 *
 * @phpstan-import-type Schema from Section
 * @phpstan-type FormPart array{
 *     name: string,
 *     control: string,
 *     label: string,
 *     help: string,
 *     options: list<array{value: string, label: string}>,
 *     min?: int,
 *     max?: int,
 * }
 */
final class SectionFields {

	private const BY_TYPE = [
		'boolean' => 'toggle',
		'integer' => 'number',
		'array'   => 'lines',
	];

	private const BY_FORMAT = [
		'uri'   => 'url',
		'email' => 'email',
	];

	/**
	 * Returns the controls for those values of a schema that have a `title`.
	 *
	 * @phpstan-param Schema $schema
	 * @phpstan-return list<FormPart>
	 */
	public static function of( array $schema ): array {
		$fields = [];
		foreach ( $schema as $name => $rules ) {
			$label = self::text( $rules['title'] ?? null );
			if ( '' !== $label ) {
				$fields[] = [
					'name'    => $name,
					'control' => self::control( $rules ),
					'label'   => $label,
					'help'    => self::text( $rules['description'] ?? null ),
					'options' => self::options( $rules ),
				] + self::bounds( $rules );
			}
		}
		return $fields;
	}

	/** @param array<string, mixed> $rules */
	private static function control( array $rules ): string {
		return match ( true ) {
			true === ( $rules['writeOnly'] ?? false ) => 'secret',
			is_array( $rules['enum'] ?? null )        => 'select',
			default => self::BY_TYPE[ self::text( $rules['type'] ?? null ) ]
				?? self::BY_FORMAT[ self::text( $rules['format'] ?? null ) ]
				?? 'text',
		};
	}

	/**
	 * @param array<string, mixed> $rules
	 * @return list<array{value: string, label: string}>
	 */
	private static function options( array $rules ): array {
		$names   = is_array( $rules['choices'] ?? null ) ? $rules['choices'] : [];
		$options = [];
		foreach ( is_array( $rules['enum'] ?? null ) ? $rules['enum'] : [] as $value ) {
			$value     = self::text( $value );
			$options[] = [
				'value' => $value,
				'label' => self::text( $names[ $value ] ?? $value ),
			];
		}
		return $options;
	}

	/**
	 * @param array<string, mixed> $rules
	 * @return array{min?: int, max?: int}
	 */
	private static function bounds( array $rules ): array {
		$bounds = [
			'min' => $rules['minimum'] ?? null,
			'max' => $rules['maximum'] ?? null,
		];
		return array_filter( $bounds, is_int( ... ) );
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
