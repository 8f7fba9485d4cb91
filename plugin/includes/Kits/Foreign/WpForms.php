<?php
declare( strict_types=1 );

namespace Brolga\Kits\Foreign;

use Brolga\Kits\Kit\Data;

/**
 * Reads the export of WPForms.
 *
 * @phpstan-import-type Rule from FormDraft
 * @see KIT-20
 */
final class WpForms {

	private const TYPES = [
		'text'             => 'input',
		'textarea'         => 'text',
		'richtext'         => 'text',
		'email'            => 'email',
		'number'           => 'number',
		'number-slider'    => 'number',
		'phone'            => 'tel',
		'url'              => 'url',
		'date-time'        => 'date',
		'select'           => 'select',
		'radio'            => 'radio',
		'checkbox'         => 'checkbox',
		'file-upload'      => 'file',
		'hidden'           => 'hidden',
		'gdpr-checkbox'    => 'consent',
	];

	/** What only structures a form. */
	private const LAYOUT = [ 'divider', 'html', 'content', 'pagebreak', 'internal-information', 'entry-preview' ];

	public static function fits( Data $form ): bool {
		return $form->at( 'fields' )->values !== [] && $form->at( 'settings' )->has( 'form_title' );
	}

	public static function form( Data $saved ): FormDraft {
		$settings      = $saved->at( 'settings' );
		$draft         = new FormDraft( $settings->text( 'form_title' ) );
		$draft->submit = $settings->text( 'submit_text' );
		$labels        = [];
		foreach ( $saved->each( 'fields' ) as $field ) {
			$labels[ $field->text( 'id' ) ] = self::choices( $field );
		}
		foreach ( $saved->each( 'fields' ) as $field ) {
			self::add( $draft, $field, $labels );
		}
		$draft->confirm( $settings->each( 'confirmations' ) );
		if ( [] !== $settings->each( 'notifications' ) ) {
			$draft->lose_emails();
		}
		return $draft;
	}

	/** @param array<array-key, array<string, string>> $labels Choices of all fields, by field and number. */
	private static function add( FormDraft $draft, Data $field, array $labels ): void {
		$type  = $field->text( 'type' );
		$label = $field->text( 'label' );
		$id    = $field->text( 'id' );
		if ( 'name' === $type ) {
			self::add_name( $draft, $field );
		} elseif ( 'address' === $type ) {
			$draft->add( $id, 'text', $label, $field->flag( 'required' ), [ 'rows' => 3 ] );
			$draft->lose( $label, __( 'The parts of the address became one field.', 'brolga' ) );
		} elseif ( isset( self::TYPES[ $type ] ) ) {
			self::add_typed( $draft, $field, $labels[ $id ] ?? [] );
		} elseif ( in_array( $type, self::LAYOUT, true ) ) {
			$draft->lose_layout( $label, $type );
			return;
		} else {
			$draft->lose_field( $label, $type );
			return;
		}
		if ( $field->flag( 'conditional_logic' ) ) {
			$draft->when( self::groups( $field, $labels ), 'hide' === $field->text( 'conditional_type' ) );
		}
	}

	/** @param array<string, string> $choices */
	private static function add_typed( FormDraft $draft, Data $field, array $choices ): void {
		$label    = $field->text( 'label' );
		$ours     = self::TYPES[ $field->text( 'type' ) ] ?? '';
		$default  = $field->text( 'default_value' );
		$computed = str_contains( $default, '{' );
		$limited  = $field->flag( 'limit_enabled' ) && 'characters' === $field->text( 'limit_mode' );
		$wording  = reset( $choices );
		$of_type  = match ( $ours ) {
			'select', 'radio', 'checkbox' => [ 'options' => FormDraft::options( array_combine( $choices, $choices ) ) ],
			'consent' => [ 'wording' => esc_html( false === $wording ? $label : $wording ) ],
			'file'    => [
				'accept'   => FileKinds::of( explode( ',', $field->text( 'extensions' ) ) ),
				'maxFiles' => $field->number( 'max_file_number' ),
			],
			default   => [],
		};
		$draft->add( $field->text( 'id' ), $ours, $label, $field->flag( 'required' ), $of_type + [
			'placeholder'  => $field->text( 'placeholder' ),
			'defaultValue' => $computed ? '' : $default,
			'help'         => FormDraft::plain( $field->text( 'description' ) ),
			'min'          => $field->text( 'min' ),
			'max'          => $field->text( 'max' ),
			'maxLength'    => $limited ? $field->number( 'limit_count' ) : 0,
		] );
		if ( $computed ) {
			$draft->lose_value( $label );
		}
		if ( 'date' === $ours && 'date' !== $field->text( 'format' ) ) {
			$draft->lose( $label, __( 'The time became a date.', 'brolga' ) );
		}
	}

	private static function add_name( FormDraft $draft, Data $field ): void {
		$id    = $field->text( 'id' );
		$parts = 'simple' === $field->text( 'format' ) ? [] : array_filter( [
			'given-name'      => __( 'First name', 'brolga' ),
			'additional-name' => 'first-middle-last' === $field->text( 'format' ) ? __( 'Middle name', 'brolga' ) : '',
			'family-name'     => __( 'Last name', 'brolga' ),
		], static fn ( string $label ): bool => '' !== $label );
		foreach ( $parts as $autocomplete => $label ) {
			$draft->add( $id, 'input', $label, $field->flag( 'required' ) && 'additional-name' !== $autocomplete, [
				'autocomplete' => $autocomplete,
				'width'        => 2 === count( $parts ) ? 'half' : '',
			] );
		}
		if ( [] === $parts ) {
			$draft->add(
				$id,
				'input',
				$field->text( 'label' ),
				$field->flag( 'required' ),
				[ 'autocomplete' => 'name' ]
			);
		}
	}

	/** @return array<string, string> Labels by number. */
	private static function choices( Data $field ): array {
		$labels = [];
		foreach ( $field->at( 'choices' )->values as $number => $choice ) {
			$labels[ (string) $number ] = FormDraft::plain( Data::of( $choice )->text( 'label' ) );
		}
		return $labels;
	}

	/**
	 * @param array<array-key, array<string, string>> $labels
	 * @phpstan-return list<list<Rule>>
	 */
	private static function groups( Data $field, array $labels ): array {
		return array_map(
			static fn ( Data $group ): array => array_map(
				static function ( Data $rule ) use ( $labels ): array {
					$value = $rule->text( 'value' );
					$value = $labels[ $rule->text( 'field' ) ][ $value ] ?? $value;
					return [
						$rule->text( 'field' ),
						ForeignRules::operator( $rule->text( 'operator' ), $value ),
						$value,
					];
				},
				$group->all()
			),
			$field->each( 'conditionals' )
		);
	}
}
