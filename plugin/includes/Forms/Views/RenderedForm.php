<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

use Brolga\Forms\Answers\Validator;
use Brolga\Forms\Checks\FieldChecks;
use Brolga\Forms\Conditions\FieldConditions;
use Brolga\Forms\Conditions\Visibility;
use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Fields\ControlNames;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldError;
use Brolga\Forms\Fields\FieldNames;
use Brolga\Forms\Fields\FieldType;
use Brolga\Forms\Fields\InputNames;
use Brolga\Forms\Fields\Pairing;
use Brolga\Forms\Sending\FormOutcome;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Uploads\KeptFile;

/** What the form's block and the blocks of its fields need in order to render. */
final class RenderedForm {

	public readonly InputNames $names;

	/** Gives the fields their ids, in the order in which they are rendered. */
	public readonly FieldNames $field_names;

	/** @var array<array-key, string|list<string>> */
	private readonly array $values;

	/** @var list<string> */
	private readonly array $hidden;

	public function __construct(
		public readonly FormDefinition $form,
		public readonly ?FormId $id,
		public readonly int $number,
		public readonly ?FormOutcome $outcome,
		private readonly bool $is_sent,
		private readonly string $today,
		private readonly string $module_id = '',
		private readonly ?ControlNames $controls = null,
		private readonly bool $has_left_files = false
	) {
		$this->names       = new InputNames( $number );
		$this->field_names = new FieldNames();
		$values            = [];
		foreach ( $form->fields as $field ) {
			$values[ $field->field_id ] = $this->held( $field );
		}
		$this->values = Pairing::apply( $form->fields, $values );
		$this->hidden = Visibility::hidden( $form->conditions, $this->values );
	}

	/** Returns a field's conditions; outside of the saved form, as in a preview, its own. */
	public function conditions_of( FieldDefinition $field ): FieldConditions {
		return $this->form->conditions[ $field->field_id ] ?? $field->conditions;
	}

	/** Returns the unique id of a field by the id that the site owner chose; empty if none. */
	public function field_id_of( string $original_id ): string {
		foreach ( $this->form->fields as $field ) {
			if ( $original_id === $field->original_id ) {
				return $field->field_id;
			}
		}
		return '';
	}

	public function today(): string {
		return $this->today;
	}

	/** @see COND-1 */
	public function is_hidden( string $field_id ): bool {
		return in_array( $field_id, $this->hidden, true );
	}

	public function module_id(): string {
		return '' === $this->module_id ? $this->form->module_id( $this->number ) : $this->module_id;
	}

	/** @param int $option The control's number in its group, from 1; 0 if it stands alone. */
	public function control_name( FieldDefinition $field, int $option = 0 ): string {
		return ( $this->controls ?? $this->names )->of( $field, $option );
	}

	public function is_success(): bool {
		return null === $this->outcome ? $this->is_sent : null === $this->outcome->result->error;
	}

	/** @see UPLOAD-450 */
	public function has_left_files(): bool {
		return null === $this->outcome ? $this->has_left_files : [] !== $this->outcome->result->left;
	}

	/** @return string|list<string> */
	public function value_of( FieldDefinition $field ): string|array {
		return $this->values[ $field->field_id ] ?? $this->held( $field );
	}

	/**
	 * @return list<KeptFile>
	 * @see UPLOAD-3
	 */
	public function kept_files( string $field_id ): array {
		return $this->outcome->result->kept[ $field_id ] ?? [];
	}

	/**
	 * Whether a field's files must be chosen again, because the request was refused before they
	 * were checked, or for lack of space: browsers do not keep chosen files.
	 */
	public function has_lost_files( string $field_id ): bool {
		return null !== $this->outcome
			&& [] !== ( $this->outcome->submission->files->chosen[ $field_id ] ?? [] )
			&& (
				! isset( $this->outcome->result->kept[ $field_id ] )
				|| in_array( $field_id, $this->outcome->result->left, true )
			);
	}

	public function error_of( string $field_id ): ?FieldError {
		return $this->outcome?->result->error_of( $field_id );
	}

	/** @return string|list<string> */
	private function held( FieldDefinition $field ): string|array {
		if ( FieldType::File === $field->type ) {
			return array_map(
				static fn ( KeptFile $file ): string => $file->name,
				$this->kept_files( $field->field_id )
			);
		}
		$sent = $this->outcome?->typed() ?? [];
		// Hidden conditional fields send nothing, so they start with their default when they appear.
		if ( null !== $this->outcome && ( isset( $sent[ $field->field_id ] ) || [] === $field->conditions->rules ) ) {
			return Validator::value( $field, $sent[ $field->field_id ] ?? null );
		}
		return match ( true ) {
			$field->type->is_list()          => Validator::value( $field, explode( ',', $field->default ) ),
			FieldType::Date === $field->type => FieldChecks::day( $field->default ),
			default                          => Validator::value( $field, $field->default ),
		};
	}
}
