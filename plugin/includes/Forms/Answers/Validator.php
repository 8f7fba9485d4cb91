<?php
declare( strict_types=1 );

namespace Brolga\Forms\Answers;

use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\Postcode;
use Brolga\Core\Support\Text;
use Brolga\Forms\Checks\Check;
use Brolga\Forms\Checks\CheckKind;
use Brolga\Forms\Checks\FieldChecks;
use Brolga\Forms\Conditions\Visibility;
use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Fields\EmailAddress;
use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldError;
use Brolga\Forms\Fields\FieldType;
use Brolga\Forms\Fields\Pairing;
use Brolga\Mail\TypedAddress;

/**
 * Validates a contact form's values without side effects. Only fields of the saved form are read;
 * a request cannot add others.
 *
 * @see FORM-8 FORM-51 COND-13
 */
final class Validator {

	/** @param array<array-key, mixed> $sent */
	public static function answers( FormDefinition $form, array $sent, Visit $visit ): Answers {
		$values = [];
		foreach ( $form->fields as $field ) {
			$given                      = $visit->parameter( $field->parameter );
			$values[ $field->field_id ] = '' === $given
				? self::value( $field, $sent[ $field->field_id ] ?? null )
				: $given;
		}
		$values = Pairing::apply( $form->fields, $values );
		$hidden = Visibility::hidden( $form->conditions, $values );
		$errors = [];
		foreach ( $form->fields as $field ) {
			if ( in_array( $field->field_id, $hidden, true ) ) {
				// COND-9 COND-13: hidden fields are neither checked nor stored.
				$values[ $field->field_id ] = $field->type->is_list() ? [] : '';
				continue;
			}
			$error = self::error(
				$form,
				$field,
				$values[ $field->field_id ],
				$sent[ $field->field_id ] ?? null,
				$visit
			);
			if ( null !== $error ) {
				$errors[] = $error;
				continue;
			}
			$values[ $field->field_id ] = self::written( $field, $values[ $field->field_id ], $visit->country );
		}
		return new Answers( $values, $errors, $hidden );
	}

	/**
	 * Returns a sent value in canonical form: a list for a checkbox group and for files, otherwise text. A
	 * value of the wrong type is empty. A hidden field always has the value that the owner saved.
	 *
	 * @return string|list<string>
	 */
	public static function value( FieldDefinition $field, mixed $raw ): string|array {
		if ( FieldType::Hidden === $field->type ) {
			return $field->default;
		}
		if ( FieldType::File === $field->type ) {
			// File names, which Uploads has put there and checks itself.
			return array_values( array_filter(
				array_map( Text::line( ... ), self::texts( $raw ) ),
				static fn ( string $name ): bool => '' !== $name
			) );
		}
		if ( $field->type->is_list() ) {
			$chosen = array_map( Text::line( ... ), self::texts( $raw ) );
			return array_values( array_filter(
				array_unique( $chosen ),
				static fn ( string $value ): bool => isset( $field->options[ $value ] )
			) );
		}
		$text = self::texts( is_array( $raw ) ? null : $raw )[0] ?? '';
		$text = match ( true ) {
			FieldType::Email === $field->type  => EmailAddress::check(
				TypedAddress::plain( Text::line( $text ) ),
				''
			)['value'],
			FieldType::Url === $field->type    => self::web_address( Text::line( $text ) ),
			FieldType::Number === $field->type,
			FieldType::Date === $field->type   => CheckKind::plain( Text::line( $text ), CheckKind::decimal_sign() ),
			FieldType::Tel === $field->type    => Text::trim( Text::visible( Text::line( $text ) ) ),
			$field->type->is_multiline()       => Text::lines( $text ),
			default                            => Text::line( $text ),
		};
		if ( $field->type->is_tick() ) {
			return '' === $text || self::is_outdated( $field, $raw ) ? '' : FieldDefinition::TICKED;
		}
		if (
			self::is_label( $field, $text )
			|| ( $field->type->has_options() && ! isset( $field->options[ $text ] ) )
		) {
			return '';
		}
		return $text;
	}

	/**
	 * @param string|list<string> $value
	 * @return string|list<string>
	 * @see FIELD-520
	 */
	private static function written( FieldDefinition $field, string|array $value, string $country ): string|array {
		return is_string( $value ) && $field->is_postcode()
			? Postcode::written( $value, $country )
			: $value;
	}

	/**
	 * Adds `https://` to a web address without a scheme, which most people leave out.
	 *
	 * @see FIELD-262
	 */
	private static function web_address( string $typed ): string {
		$typed = Text::trim( Text::visible( $typed ) );
		return CheckKind::Url->passes( '', $typed ) && 1 !== preg_match( '/^https?:/i', $typed )
			? 'https://' . $typed
			: $typed;
	}

	/** @param string|list<string> $value */
	private static function error(
		FormDefinition $form,
		FieldDefinition $field,
		string|array $value,
		mixed $raw,
		Visit $visit
	): ?FieldError {
		if ( FieldType::Hidden === $field->type ) {
			return null;
		}
		$label = $form->label_of( $field );
		if ( self::is_unusable( $field, $value, $raw ) ) {
			return new FieldError(
				$field->field_id,
				$label,
				ErrorKey::ContactErrorMessage,
				$field->type->has_options()
					? __( 'Please choose one of the options.', 'brolga' )
					: __( 'This answer could not be read. Please enter it again.', 'brolga' )
			);
		}
		if ( self::is_outdated( $field, $raw ) ) {
			return new FieldError(
				$field->field_id,
				$label,
				ErrorKey::ContactErrorMessage,
				__( 'This text has changed since you opened the page. Please read it, and check the box if you still agree.', 'brolga' )
			);
		}
		if ( '' === $value || [] === $value ) {
			// FORM-9 FORM-10 FORM-11.
			return $field->is_required()
				? new FieldError( $field->field_id, $label, ErrorKey::FillMessage, self::missing_message( $field ) )
				: null;
		}
		if ( FieldType::Email === $field->type && is_string( $value ) && ! EmailAddress::is_valid( $value ) ) {
			return new FieldError(
				$field->field_id,
				$label,
				ErrorKey::Invalid,
				$form->messages->text( ErrorKey::Invalid )
			);
		}
		$failed = is_string( $value )
			? Check::first_failed(
				[
					...FieldChecks::for_server( $field, $form->country( $visit->country ) ),
					...FieldChecks::of( $field, $visit->today ),
				],
				$value
			)
			: null;
		return null === $failed
			? null
			: new FieldError( $field->field_id, $label, ErrorKey::ContactErrorMessage, $failed->message );
	}

	/**
	 * Whether a value was sent that the field cannot accept, such as a removed option. It is
	 * reported instead of dropped, so that the visitor can correct it.
	 *
	 * @param string|list<string> $value From value().
	 * @param mixed $raw As sent.
	 * @see FORM-17 FORM-41
	 */
	private static function is_unusable( FieldDefinition $field, string|array $value, mixed $raw ): bool {
		if ( null === $raw || '' === $raw || [] === $raw || FieldType::File === $field->type ) {
			return false;
		}
		$texts = self::texts( $raw );
		if ( $field->type->is_list() ) {
			$texts = array_filter(
				array_map( Text::line( ... ), $texts ),
				static fn ( string $text ): bool => '' !== $text
			);
			return ( is_array( $raw ) && count( self::texts( $raw ) ) !== count( $raw ) )
				|| count( array_unique( $texts ) ) !== count( (array) $value );
		}
		if ( is_array( $raw ) ) {
			return true;
		}
		$line = Text::line( $texts[0] ?? '' );
		return $field->type->has_options() && '' === $value && '' !== $line && ! self::is_label( $field, $line );
	}

	/**
	 * Whether a consent was given to a text that has changed since.
	 *
	 * @param mixed $raw As sent.
	 * @see FIELD-6
	 */
	private static function is_outdated( FieldDefinition $field, mixed $raw ): bool {
		return is_string( $raw ) && true === $field->wording?->is_outdated_by( $raw );
	}

	/**
	 * Whether a text only repeats the field's label, which counts as empty.
	 *
	 * @see FORM-12
	 */
	private static function is_label( FieldDefinition $field, string $text ): bool {
		if ( '' === $field->name() || ! $field->type->label_is_empty() || isset( $field->options[ $text ] ) ) {
			return false;
		}
		// Email addresses are compared in lowercase, because they are sent that way.
		return FieldType::Email === $field->type ? Text::lower( $field->name() ) === $text : $field->name() === $text;
	}

	public static function missing_message( FieldDefinition $field ): string {
		return match ( $field->type ) {
			FieldType::Checkbox        => __( 'Please choose at least one.', 'brolga' ),
			FieldType::Radio,
			FieldType::Select          => __( 'Please choose one of the options.', 'brolga' ),
			FieldType::BooleanCheckbox,
			FieldType::Consent         => __( 'Please check this box.', 'brolga' ),
			FieldType::Date            => __( 'Please choose a date.', 'brolga' ),
			FieldType::File            => __( 'Please choose a file.', 'brolga' ),
			default                    => __( 'Please fill in this field.', 'brolga' ),
		};
	}

	/** @return list<string> */
	private static function texts( mixed $raw ): array {
		$texts = [];
		foreach ( is_array( $raw ) ? $raw : [ $raw ] as $item ) {
			if ( is_string( $item ) || is_int( $item ) || is_float( $item ) ) {
				$texts[] = (string) $item;
			} elseif ( true === $item ) {
				$texts[] = FieldDefinition::TICKED;
			}
		}
		return $texts;
	}
}
