<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

use Brolga\Api\Settings\FormField;
use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SectionForm;
use Brolga\Api\Settings\When;

/**
 * Formats a section's form for the Settings screen, which draws all sections from it: ours and
 * those of other plugins.
 *
 * @see OUTBOX-31 OUTBOX-840
 *
 * @phpstan-import-type Schema from Section
 * @phpstan-type Condition array{name: string, values: list<string|bool>, is_excluded: bool}
 * @phpstan-type FormPart array{
 *     group: int,
 *     name: string,
 *     control: string,
 *     label: string,
 *     help: string,
 *     options: list<array{value: string, label: string, description?: string}>,
 *     min?: int,
 *     max?: int,
 *     is_number?: bool,
 *     placeholder?: string,
 *     hints?: list<array{text: string, when: list<Condition>}>,
 *     when?: list<Condition>,
 *     is_half?: bool,
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
	 * Returns what the screen needs to draw a section.
	 *
	 * @phpstan-return array{
	 *     about: string,
	 *     saves_the_rest: bool,
	 *     groups: list<array{title: string, about: string, words: list<string>, when: list<Condition>}>,
	 *     fields: list<FormPart>,
	 * }
	 */
	public static function form( Section $section ): array {
		$form   = SectionForm::of( $section );
		$schema = $section->schema();
		$groups = [];
		$fields = [];
		foreach ( $form->groups as $at => $group ) {
			$groups[] = [
				'title' => $group->title,
				'about' => $group->about,
				'words' => $group->words,
				'when'  => self::conditions( $group->when ),
			];
			foreach ( $group->fields as $field ) {
				$fields[] = self::part( $at, $field, $schema[ $field->name ] ?? [] );
			}
		}
		return [
			'about'          => $form->about,
			'saves_the_rest' => $form->saves_the_rest,
			'groups'         => $groups,
			'fields'         => $fields,
		];
	}

	/**
	 * @param array<string, mixed> $rules
	 * @phpstan-return FormPart
	 */
	private static function part( int $group, FormField $field, array $rules ): array {
		$options = self::options( $field, $rules );
		return [
			'group'   => $group,
			'name'    => $field->name,
			'control' => '' === $field->control ? self::control( $options, $rules ) : $field->control,
			'label'   => $field->label,
			'help'    => $field->help,
			'options' => $options,
		] + self::bounds( $rules ) + array_filter( [
			'is_number'   => [] !== $options && 'string' !== ( $rules['type'] ?? 'string' ),
			'placeholder' => $field->placeholder,
			'hints'       => array_map(
				static fn ( array $hint ): array => [
					'text' => $hint[0],
					'when' => self::conditions( $hint[1] ),
				],
				$field->hints
			),
			'when'        => self::conditions( $field->when ),
			'is_half'     => $field->is_half,
		], static fn ( mixed $value ): bool => ! in_array( $value, [ false, '', [] ], true ) );
	}

	/**
	 * @param list<array{value: string, label: string, description?: string}> $options
	 * @param array<string, mixed> $rules
	 */
	private static function control( array $options, array $rules ): string {
		return match ( true ) {
			true === ( $rules['writeOnly'] ?? false )      => 'secret',
			[] !== array_column( $options, 'description' ) => 'radio',
			[] !== $options                                => 'select',
			default => self::BY_TYPE[ self::text( $rules['type'] ?? null ) ]
				?? self::BY_FORMAT[ self::text( $rules['format'] ?? null ) ]
				?? 'text',
		};
	}

	/**
	 * @param array<string, mixed> $rules
	 * @return list<array{value: string, label: string, description?: string}>
	 */
	private static function options( FormField $field, array $rules ): array {
		$options = [];
		foreach ( [] === $field->choices ? self::choices( $rules ) : $field->choices as $value => $choice ) {
			[ $label, $description ] = [ ...(array) $choice, '' ];
			$options[]               = [
				'value' => (string) $value,
				'label' => $label,
			] + ( '' === $description ? [] : [ 'description' => $description ] );
		}
		return $options;
	}

	/**
	 * @param array<string, mixed> $rules
	 * @return array<array-key, string> Labels of the values of an enum.
	 */
	private static function choices( array $rules ): array {
		$names   = is_array( $rules['choices'] ?? null ) ? $rules['choices'] : [];
		$choices = [];
		foreach ( is_array( $rules['enum'] ?? null ) ? $rules['enum'] : [] as $value ) {
			$value             = self::text( $value );
			$choices[ $value ] = self::text( $names[ $value ] ?? $value );
		}
		return $choices;
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

	/**
	 * @param list<When> $when
	 * @phpstan-return list<Condition>
	 */
	private static function conditions( array $when ): array {
		return array_map(
			static fn ( When $one ): array => [
				'name'        => $one->name,
				'values'      => $one->values,
				'is_excluded' => $one->is_excluded,
			],
			$when
		);
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
