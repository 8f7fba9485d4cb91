<?php
declare( strict_types=1 );

namespace Brolga\Kits\Foreign;

use Brolga\Kits\Kit\Data;

/**
 * Reads the export of Fluent Forms.
 *
 * @see KIT-20
 */
final class FluentForms {

	private const TYPES = [
		'input_text'         => 'input',
		'textarea'           => 'text',
		'input_email'        => 'email',
		'phone'              => 'tel',
		'input_url'          => 'url',
		'input_number'       => 'number',
		'input_date'         => 'date',
		'select'             => 'select',
		'select_country'     => 'input',
		'input_radio'        => 'radio',
		'input_checkbox'     => 'checkbox',
		'input_file'         => 'file',
		'input_image'        => 'file',
		'input_hidden'       => 'hidden',
		'terms_and_condition' => 'consent',
		'gdpr_agreement'     => 'consent',
	];

	private const LAYOUT = [ 'section_break', 'custom_html', 'form_step', 'step_start', 'step_end' ];

	public static function fits( Data $form ): bool {
		return $form->has( 'form_fields' ) && $form->has( 'title' );
	}

	public static function form( Data $saved ): FormDraft {
		$draft         = new FormDraft( $saved->text( 'title' ) );
		$fields        = self::nested( $saved->values['form_fields'] ?? null );
		$submit        = $fields->at( 'submitButton' )->at( 'settings' );
		$draft->submit = '' === $submit->at( 'button_ui' )->text( 'text' )
			? $submit->text( 'btn_text' )
			: $submit->at( 'button_ui' )->text( 'text' );
		self::add_all( $draft, $fields->each( 'fields' ) );
		foreach ( $saved->each( 'metas' ) as $meta ) {
			$value = self::nested( $meta->values['value'] ?? null );
			match ( $meta->text( 'meta_key' ) ) {
				'formSettings'  => self::confirm( $draft, $value->at( 'confirmation' ) ),
				'notifications' => $draft->lose_emails(),
				default         => null,
			};
		}
		return $draft;
	}

	private static function confirm( FormDraft $draft, Data $confirmation ): void {
		if ( in_array( $confirmation->text( 'redirectTo' ), [ '', 'samePage' ], true ) ) {
			$draft->success = $confirmation->text( 'messageToShow' );
		} else {
			$draft->lose_redirect();
		}
	}

	/** Some versions write JSON within JSON. */
	private static function nested( mixed $value ): Data {
		return Data::of( is_string( $value ) ? json_decode( $value, true, 64 ) : $value );
	}

	/** @param list<Data> $fields */
	private static function add_all( FormDraft $draft, array $fields ): void {
		foreach ( $fields as $field ) {
			$element = $field->text( 'element' );
			if ( 'container' === $element ) {
				foreach ( $field->each( 'columns' ) as $column ) {
					self::add_all( $draft, $column->each( 'fields' ) );
				}
			} elseif ( 'input_name' === $element || 'address' === $element ) {
				self::add_all( $draft, array_values( array_filter(
					$field->each( 'fields' ),
					static fn ( Data $part ): bool => false !== ( $part->at( 'settings' )->values['visible'] ?? true )
				) ) );
			} else {
				self::add( $draft, $field );
			}
		}
	}

	private static function add( FormDraft $draft, Data $field ): void {
		$element    = $field->text( 'element' );
		$settings   = $field->at( 'settings' );
		$label      = $settings->text( 'label' );
		$ours       = self::TYPES[ $element ] ?? '';
		if ( '' === $ours ) {
			in_array( $element, self::LAYOUT, true )
				? $draft->lose_layout( $label, $element )
				: $draft->lose_field( $label, $element );
			return;
		}
		self::add_typed( $draft, $field, $ours );
		$logic = $settings->at( 'conditional_logics' );
		if ( $logic->flag( 'status' ) ) {
			$rules = array_map(
				static fn ( Data $rule ): array => [
					$rule->text( 'field' ),
					ForeignRules::operator( $rule->text( 'operator' ), $rule->text( 'value' ) ),
					$rule->text( 'value' ),
				],
				array_values( array_filter(
					$logic->each( 'conditions' ),
					static fn ( Data $rule ): bool => '' !== $rule->text( 'field' )
				) )
			);
			$draft->when( ForeignRules::groups( $rules, 'all' !== $logic->text( 'type' ) ), false );
		}
	}

	private static function add_typed( FormDraft $draft, Data $field, string $ours ): void {
		$settings   = $field->at( 'settings' );
		$attributes = $field->at( 'attributes' );
		$rules      = $settings->at( 'validation_rules' );
		$label      = $settings->text( 'label' );
		$default    = $attributes->text( 'value' );
		$computed   = str_contains( $default, '{' );
		$of_type    = match ( $ours ) {
			'select', 'radio', 'checkbox' => [ 'options' => self::options( $settings ) ],
			'consent' => [
				'wording' => trim( wp_kses( $settings->text( 'tnc_html' ), [ 'a' => [ 'href' => true ] ] ) ),
			],
			'file'    => [
				'accept'   => FileKinds::of(
					explode( '|', implode( '|', $rules->at( 'allowed_file_types' )->texts( 'value' ) ) )
				),
				'maxFiles' => $rules->at( 'max_file_count' )->number( 'value' ),
			],
			default   => [],
		};
		$draft->add(
			$attributes->text( 'name' ),
			'select' === $ours && $attributes->flag( 'multiple' ) ? 'checkbox' : $ours,
			'consent' === $ours ? '' : $label,
			$rules->at( 'required' )->flag( 'value' ),
			$of_type + [
				'placeholder'  => $attributes->text( 'placeholder' ),
				'defaultValue' => $computed ? '' : $default,
				'help'         => FormDraft::plain( $settings->text( 'help_message' ) ),
				'min'          => $rules->at( 'min' )->text( 'value' ),
				'max'          => $rules->at( 'max' )->text( 'value' ),
				'maxLength'    => $attributes->number( 'maxlength' ),
			]
		);
		if ( $computed ) {
			$draft->lose_value( $label );
		}
	}

	/** @return list<array{label: string, value: string}> */
	private static function options( Data $settings ): array {
		$labels = [];
		foreach ( $settings->each( 'advanced_options' ) as $option ) {
			$labels[ $option->text( 'value' ) ] = $option->text( 'label' );
		}
		return FormDraft::options( $labels );
	}
}
