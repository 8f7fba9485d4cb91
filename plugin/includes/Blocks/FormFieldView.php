<?php
/**
 * What a form field's markup says.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Blocks;

use Brolga\Forms\Conditions\Rule;
use Brolga\Forms\FieldDefinition;
use Brolga\Forms\FieldError;
use Brolga\Forms\FieldType;
use Brolga\Forms\RenderedForm;
use Brolga\Forms\Validator;
use Brolga\Support\Constants;
use Brolga\Support\Json;

/**
 * Prepares a field for its render.php. All that is returned as HTML is escaped.
 */
final class FormFieldView {

	private const BLOCK = 'wp-block-brolga-form-field';

	/** The field's id on the page. */
	public readonly string $id;

	/** What is wrong with it, if anything. */
	private readonly ?FieldError $error;

	/**
	 * Keeps its parts.
	 *
	 * @param RenderedForm    $form  The form it stands in.
	 * @param FieldDefinition $field The field.
	 */
	public function __construct(
		private readonly RenderedForm $form,
		public readonly FieldDefinition $field
	) {
		$this->id    = $form->module_id() . '-' . $field->field_id;
		$this->error = $form->error_of( $field->field_id );
	}

	/**
	 * Attributes of the root.
	 *
	 * @param string $width The part of the row it takes.
	 *
	 * @see FORM-4 COND-1 COND-16
	 */
	public function root_attributes( string $width ): string {
		return get_block_wrapper_attributes(
			$this->conditions() + [
				'class'              => "is-type-{$this->field->type->value} is-width-{$width}",
				'data-brolga-field'  => $this->field->field_id,
				'data-id'            => $this->field->original_id,
				'data-original_id'   => $this->field->original_id,
				'data-type'          => $this->field->type->value,
				'data-required_mark' => $this->field->required ? 'required' : 'not_required',
				'data-label'         => $this->field->label,
			]
		);
	}

	/**
	 * When the field is asked, for the script, and whether it is hidden before
	 * the script has looked.
	 *
	 * @return array<string, string>
	 */
	private function conditions(): array {
		// A form that is not the saved one, as in a preview, may lack the field.
		$conditions = $this->form->form->conditions[ $this->field->field_id ] ?? $this->field->conditions;
		if ( [] === $conditions->rules ) {
			return [];
		}
		$rules = array_map( static fn ( Rule $rule ): array => [ $rule->field, $rule->operator->value ?? '', $rule->value ], $conditions->rules );
		return [
			'data-brolga-conditions' => Json::encode( $rules ),
			'data-brolga-relation'   => $conditions->relation->value,
		] + ( $this->form->is_hidden( $this->field->field_id ) ? [ 'data-brolga-concealed' => '' ] : [] );
	}

	/**
	 * Label and control, or a group of them under a legend.
	 */
	public function control(): string {
		return match ( $this->field->type ) {
			FieldType::Checkbox,
			FieldType::Radio           => $this->group(),
			FieldType::BooleanCheckbox => $this->option( 0, '1', $this->field->label, Validator::TICKED === $this->value(), $this->field->required ? self::mark() : '' ),
			FieldType::Select          => $this->label() . $this->select(),
			FieldType::Text            => $this->label() . sprintf( '<textarea%s>%s</textarea>', $this->attributes( [ 'rows' => $this->field->rows ] ), esc_textarea( $this->value() ) ),
			default                    => $this->label() . '<input' . $this->attributes(
				[
					'type'  => $this->field->type->input_type(),
					'value' => $this->value(),
				]
			) . '>',
		};
	}

	/**
	 * The help below the control and what is wrong with it.
	 */
	public function notes(): string {
		$help = '' === $this->field->help ? '' : sprintf( '<p class="%s__help" id="%s-help">%s</p>', self::BLOCK, esc_attr( $this->id ), esc_html( $this->field->help ) );
		return $help . self::error_html( $this->id, $this->error, Validator::missing_message( $this->field ) );
	}

	/**
	 * The place of a field's error; empty and hidden where there is none.
	 *
	 * @param string          $id      The field's id on the page.
	 * @param FieldError|null $error   The error.
	 * @param string          $missing What the script says when nothing is filled in.
	 */
	public static function error_html( string $id, ?FieldError $error, string $missing ): string {
		return sprintf(
			'<p class="%s__error" id="%s-error" data-brolga-error="%s"%s>%s</p>',
			self::BLOCK,
			esc_attr( $id ),
			esc_attr( $missing ),
			null === $error ? ' hidden' : '',
			null === $error ? '' : esc_html( $error->message )
		);
	}

	/**
	 * The mark of a required field; the control itself tells it to assistive technology.
	 */
	public static function mark(): string {
		return sprintf( '<span class="%s__mark" aria-hidden="true"> *</span>', self::BLOCK );
	}

	/**
	 * The classes of a control.
	 *
	 * @param bool $is_wrong Whether its field failed.
	 *
	 * @see FORM-18
	 */
	public static function control_class( bool $is_wrong ): string {
		return self::BLOCK . '__control' . ( $is_wrong ? ' ' . Constants::FORM_FIELD_ERROR_CLASS : '' );
	}

	/**
	 * The label above the control.
	 */
	private function label(): string {
		return sprintf( '<label class="%s__label" for="%s">%s%s</label>', self::BLOCK, esc_attr( $this->id ), esc_html( $this->field->label ), $this->field->required ? self::mark() : '' );
	}

	/**
	 * The options of a select. An empty one comes first, unless the owner chose
	 * what is selected.
	 */
	private function select(): string {
		$options = sprintf( '<option value="">%s</option>', esc_html( '' === $this->field->placeholder ? __( 'Please choose', 'brolga' ) : $this->field->placeholder ) );
		foreach ( $this->field->options as $value => $label ) {
			$options .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), (string) $value === $this->value() ? ' selected' : '', esc_html( $label ) );
		}
		return sprintf( '<select%s>%s</select>', $this->attributes( [ 'placeholder' => null ] ), $options );
	}

	/**
	 * Radio buttons or checkboxes under a legend.
	 */
	private function group(): string {
		$chosen  = (array) $this->form->value_of( $this->field );
		$options = '';
		$number  = 0;
		foreach ( $this->field->options as $value => $label ) {
			$options .= $this->option( ++$number, (string) $value, $label, in_array( (string) $value, $chosen, true ) );
		}
		$is_radio = FieldType::Radio === $this->field->type;
		return sprintf(
			'<fieldset%s><legend class="%s__label">%s%s</legend>%s</fieldset>',
			Html::attributes(
				[
					'class'            => self::BLOCK . '__group' . ( null === $this->error ? '' : ' ' . Constants::FORM_FIELD_ERROR_CLASS ),
					'id'               => $this->id,
					'role'             => $is_radio ? 'radiogroup' : null,
					'aria-required'    => $is_radio && $this->field->required ? 'true' : null,
					'aria-invalid'     => $is_radio && null !== $this->error ? 'true' : null,
					'aria-describedby' => $this->described_by(),
				]
			),
			self::BLOCK,
			esc_html( $this->field->label ),
			$this->field->required ? self::mark() : '',
			$options
		);
	}

	/**
	 * One radio button or checkbox with its label.
	 *
	 * @param int    $number     Its number in the group, from 1; 0: it stands alone.
	 * @param string $value      What it sends.
	 * @param string $label      What it says.
	 * @param bool   $is_checked Whether it is chosen.
	 * @param string $mark       HTML after the label.
	 */
	private function option( int $number, string $value, string $label, bool $is_checked, string $mark = '' ): string {
		$id        = 0 === $number ? $this->id : "{$this->id}-{$number}";
		$is_radio  = FieldType::Radio === $this->field->type;
		$is_single = FieldType::BooleanCheckbox === $this->field->type;
		$input     = Html::attributes(
			[
				'class'            => $is_single ? self::control_class( null !== $this->error ) : self::BLOCK . '__control',
				'type'             => $is_radio ? 'radio' : 'checkbox',
				'id'               => $id,
				'name'             => $this->form->control_name( $this->field, $number ),
				'value'            => $value,
				'checked'          => $is_checked,
				// A browser cannot require "at least one" of several checkboxes.
				'required'         => $this->field->required && ( $is_radio || $is_single ),
				'aria-invalid'     => null === $this->error || $is_radio ? null : 'true',
				'aria-describedby' => $is_single ? $this->described_by() : null,
			]
		);
		return sprintf( '<label class="%1$s__option" for="%2$s"><input%3$s><span>%4$s%5$s</span></label>', self::BLOCK, esc_attr( $id ), $input, esc_html( $label ), $mark );
	}

	/**
	 * Attributes of a control that stands alone.
	 *
	 * @param array<string, string|int|bool|null> $own What its element needs beside.
	 */
	private function attributes( array $own ): string {
		return Html::attributes(
			$own + [
				'class'            => self::control_class( null !== $this->error ),
				'id'               => $this->id,
				'name'             => $this->form->control_name( $this->field ),
				'required'         => $this->field->required,
				'placeholder'      => '' === $this->field->placeholder ? null : $this->field->placeholder,
				'autocomplete'     => '' === $this->field->autocomplete ? null : $this->field->autocomplete,
				'aria-invalid'     => null === $this->error ? null : 'true',
				'aria-describedby' => $this->described_by(),
			]
		);
	}


	/**
	 * What the control holds, where that is one text.
	 */
	private function value(): string {
		$value = $this->form->value_of( $this->field );
		return is_array( $value ) ? '' : $value;
	}

	/**
	 * The ids of help and error, or null where there is neither.
	 */
	private function described_by(): ?string {
		$ids = array_filter(
			[
				'' === $this->field->help ? '' : "{$this->id}-help",
				null === $this->error ? '' : "{$this->id}-error",
			],
			static fn ( string $id ): bool => '' !== $id
		);
		return [] === $ids ? null : implode( ' ', $ids );
	}
}
