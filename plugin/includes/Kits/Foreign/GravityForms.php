<?php
declare( strict_types=1 );

namespace Brolga\Kits\Foreign;

use Brolga\Kits\Kit\Data;

/**
 * Reads the export of Gravity Forms.
 *
 * @see KIT-20
 */
final class GravityForms {

	private const TYPES = [
		'text'        => 'input',
		'textarea'    => 'text',
		'email'       => 'email',
		'phone'       => 'tel',
		'website'     => 'url',
		'number'      => 'number',
		'date'        => 'date',
		'select'      => 'select',
		'multiselect' => 'checkbox',
		'radio'       => 'radio',
		'checkbox'    => 'checkbox',
		'fileupload'  => 'file',
		'hidden'      => 'hidden',
		'consent'     => 'consent',
		'time'        => 'input',
	];

	private const LAYOUT = [ 'html', 'section', 'page' ];

	public static function fits( Data $form ): bool {
		$fields = $form->each( 'fields' );
		return $form->has( 'title' ) && isset( $fields[0] ) && $fields[0]->has( 'type' );
	}

	public static function form( Data $saved ): FormDraft {
		$draft         = new FormDraft( $saved->text( 'title' ) );
		$draft->submit = $saved->at( 'button' )->text( 'text' );
		foreach ( $saved->each( 'fields' ) as $field ) {
			self::add( $draft, $field );
		}
		$draft->confirm( $saved->each( 'confirmations' ) );
		if ( [] !== $saved->each( 'notifications' ) ) {
			$draft->lose_emails();
		}
		return $draft;
	}

	private static function add( FormDraft $draft, Data $field ): void {
		$type  = $field->text( 'type' );
		$label = $field->text( 'label' );
		if ( 'name' === $type || 'address' === $type ) {
			self::add_parts( $draft, $field );
		} elseif ( isset( self::TYPES[ $type ] ) ) {
			self::add_typed( $draft, $field );
		} elseif ( in_array( $type, self::LAYOUT, true ) ) {
			$draft->lose_layout( $label, $type );
			return;
		} else {
			$draft->lose_field( $label, $type );
			return;
		}
		$logic = $field->at( 'conditionalLogic' );
		$rules = array_map(
			static fn ( Data $rule ): array => [
				$rule->text( 'fieldId' ),
				ForeignRules::operator( $rule->text( 'operator' ), $rule->text( 'value' ) ),
				$rule->text( 'value' ),
			],
			$logic->each( 'rules' )
		);
		$draft->when(
			ForeignRules::groups( $rules, 'any' === $logic->text( 'logicType' ) ),
			'hide' === $logic->text( 'actionType' )
		);
	}

	private static function add_typed( FormDraft $draft, Data $field ): void {
		$label    = $field->text( 'label' );
		$ours     = self::TYPES[ $field->text( 'type' ) ] ?? '';
		$default  = $field->text( 'defaultValue' );
		$computed = str_contains( $default, '{' );
		$of_type  = match ( $ours ) {
			'select', 'radio', 'checkbox' => [ 'options' => self::options( $field ) ],
			'consent' => [ 'wording' => esc_html( FormDraft::plain( $field->text( 'checkboxLabel' ) ) ) ],
			'hidden'  => [ 'parameter' => $field->flag( 'allowsPrepopulate' ) ? $field->text( 'inputName' ) : '' ],
			'file'    => [
				'accept'   => FileKinds::of( explode( ',', $field->text( 'allowedExtensions' ) ) ),
				'maxFiles' => $field->number( 'maxFiles' ),
			],
			default   => [],
		};
		$draft->add( $field->text( 'id' ), $ours, $label, $field->flag( 'isRequired' ), $of_type + [
			'placeholder'  => $field->text( 'placeholder' ),
			'defaultValue' => $computed ? '' : $default,
			'help'         => FormDraft::plain( $field->text( 'description' ) ),
			'maxLength'    => $field->number( 'maxLength' ),
			'min'          => $field->text( 'rangeMin' ),
			'max'          => $field->text( 'rangeMax' ),
		] );
		if ( $computed || $field->flag( 'enableCalculation' ) ) {
			$draft->lose_value( $label );
		}
		if ( 'time' === $field->text( 'type' ) ) {
			$draft->lose( $label, __( 'The time became a line of text.', 'brolga' ) );
		}
	}

	/** Adds the visible parts of a name or an address. */
	private static function add_parts( FormDraft $draft, Data $field ): void {
		$parts = array_filter(
			$field->each( 'inputs' ),
			static fn ( Data $part ): bool => ! $part->flag( 'isHidden' )
		);
		foreach ( $parts as $part ) {
			$label = '' === $part->text( 'customLabel' ) ? $part->text( 'label' ) : $part->text( 'customLabel' );
			$draft->add( $part->text( 'id' ), 'input', $label, $field->flag( 'isRequired' ) );
		}
		if ( [] === $parts ) {
			$draft->add( $field->text( 'id' ), 'input', $field->text( 'label' ), $field->flag( 'isRequired' ) );
		}
	}

	/** @return list<array{label: string, value: string}> */
	private static function options( Data $field ): array {
		$labels = [];
		foreach ( $field->each( 'choices' ) as $choice ) {
			$text  = $choice->text( 'text' );
			$value = $choice->text( 'value' );

			$labels[ '' === $value ? $text : $value ] = $text;
		}
		return FormDraft::options( $labels );
	}
}
