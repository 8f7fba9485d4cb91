<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

use Brolga\Core\Support\Json;
use Brolga\Forms\Checks\FieldChecks;
use Brolga\Forms\Conditions\Rule;
use Brolga\Forms\Fields\FieldDefinition;
use DateTimeImmutable;

/** The data attributes of a field's root element: its identity, conditions, checks and pairing. */
final class FieldData {

	/**
	 * @return array<string, string>
	 * @see FORM-4
	 */
	public static function of( RenderedForm $form, FieldDefinition $field ): array {
		return self::conditions( $form, $field ) + self::checks( $form, $field ) + self::pairing( $form, $field ) + [
			'data-brolga-field'  => $field->field_id,
			'data-id'            => $field->original_id,
			'data-original_id'   => $field->original_id,
			'data-type'          => $field->type_name(),
			'data-required_mark' => $field->required ? 'required' : 'not_required',
			'data-label'         => $field->name(),
		];
	}

	/**
	 * @return array<string, string>
	 * @see COND-1 COND-16
	 */
	private static function conditions( RenderedForm $form, FieldDefinition $field ): array {
		$conditions = $form->conditions_of( $field );
		if ( [] === $conditions->rules ) {
			return [];
		}
		$rules = array_map(
			static fn ( Rule $rule ): array => [ $rule->field, $rule->operator->value ?? '', $rule->value ],
			$conditions->rules
		);
		return [
			'data-brolga-conditions' => Json::encode( $rules ),
			'data-brolga-relation'   => $conditions->relation->value,
		] + ( $form->is_hidden( $field->field_id ) ? [ 'data-brolga-concealed' => '' ] : [] );
	}

	/**
	 * @return array<string, string>
	 * @see FIELD-4 FIELD-260
	 */
	private static function checks( RenderedForm $form, FieldDefinition $field ): array {
		$checks = FieldChecks::for_script( $field, $form->today() );
		$today  = new DateTimeImmutable( $form->today() );
		$days   = FieldChecks::days_for_script( $field, $form->today(), null === $form->outcome );
		return array_map(
			Json::encode( ... ),
			array_filter(
				[
					'data-brolga-checks' => $checks,
					'data-brolga-days'   => [] === $days
						? []
						: [ intdiv( wp_timezone()->getOffset( $today ), 60 ), ...$days ],
				]
			)
		);
	}

	/**
	 * The text input that the checkbox sets: its id, and its values for an unticked and a ticked box.
	 *
	 * @return array<string, string>
	 * @see FIELD-5
	 */
	private static function pairing( RenderedForm $form, FieldDefinition $field ): array {
		$target = null === $field->pairing ? '' : $form->field_id_of( $field->pairing->field );
		return null === $field->pairing || '' === $target
			? []
			: [ 'data-brolga-pairing' => Json::encode(
				[ $target, $field->pairing->unchecked, $field->pairing->checked ]
			) ];
	}
}
