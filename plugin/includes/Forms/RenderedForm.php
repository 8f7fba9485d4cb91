<?php
/**
 * A form that is being printed.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Forms\Conditions\Visibility;

/**
 * What the form's block and the blocks of its fields need to print themselves.
 */
final class RenderedForm {

	/** The names of the form's inputs. */
	public readonly InputNames $names;

	/** Gives the fields their ids, in the order in which they are printed. */
	public readonly FieldNames $field_names;

	/**
	 * Ids of the fields that what stands in the form hides.
	 *
	 * @var list<string>
	 */
	private readonly array $hidden;

	/**
	 * Keeps the parts.
	 *
	 * @param FormDefinition   $form      As it is saved.
	 * @param FormId|null      $id        What it is found by; null where it cannot be found again.
	 * @param int              $number    Its number on the page.
	 * @param FormOutcome|null $outcome   What became of it in this request.
	 * @param bool             $is_sent   Whether the address tells of its success.
	 * @param string           $module_id What the ids of its fields begin with; empty: the id of a contact form.
	 * @param ControlNames|null $controls Names the controls; null: as a contact form's.
	 */
	public function __construct(
		public readonly FormDefinition $form,
		public readonly ?FormId $id,
		public readonly int $number,
		public readonly ?FormOutcome $outcome,
		private readonly bool $is_sent,
		private readonly string $module_id = '',
		private readonly ?ControlNames $controls = null
	) {
		$this->names       = new InputNames( $number );
		$this->field_names = new FieldNames();
		$values            = [];
		foreach ( $form->fields as $field ) {
			$values[ $field->field_id ] = $this->value_of( $field );
		}
		$this->hidden = Visibility::hidden( $form->conditions, $values );
	}

	/**
	 * Whether a field is hidden before the visitor changes anything.
	 *
	 * @see COND-1
	 *
	 * @param string $field_id The field.
	 */
	public function is_hidden( string $field_id ): bool {
		return in_array( $field_id, $this->hidden, true );
	}

	/**
	 * The id of the root element.
	 */
	public function module_id(): string {
		return '' === $this->module_id ? $this->form->module_id( $this->number ) : $this->module_id;
	}

	/**
	 * The name of a field's control, or of one control of a group.
	 *
	 * @param FieldDefinition $field  One of the form's fields.
	 * @param int             $option The control's number in its group, from 1; 0: it stands alone.
	 */
	public function control_name( FieldDefinition $field, int $option = 0 ): string {
		return ( $this->controls ?? $this->names )->of( $field, $option );
	}

	/**
	 * Whether the success is told in the place of the form.
	 */
	public function is_success(): bool {
		return null === $this->outcome ? $this->is_sent : null === $this->outcome->result->error;
	}

	/**
	 * What a control holds: what the visitor typed, else what the owner wants to
	 * stand there at first.
	 *
	 * @param FieldDefinition $field One of the form's fields.
	 * @return string|list<string>
	 */
	public function value_of( FieldDefinition $field ): string|array {
		$sent = $this->outcome?->submission->values ?? [];
		// Nothing is sent for a field that is not asked: when it is, it begins anew.
		if ( null !== $this->outcome && ( isset( $sent[ $field->field_id ] ) || [] === $field->conditions->rules ) ) {
			return Validator::value( $field, $sent[ $field->field_id ] ?? null );
		}
		return Validator::value( $field, $field->type->is_list() ? explode( ',', $field->default ) : $field->default );
	}

	/**
	 * What is wrong with a field, if anything.
	 *
	 * @param string $field_id The field, or FieldError::CAPTCHA.
	 */
	public function error_of( string $field_id ): ?FieldError {
		return $this->outcome?->result->error_of( $field_id );
	}
}
