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
 * The rules of the contact form. Pure: saved form and sent values in, values
 * and errors out. Only fields of the saved form are looked at; whatever else a
 * request sends is not there.
 *
 * @see FORM-8 FORM-51 COND-13
 */
final class Validator {

	/**
	 * The answers to a form.
	 *
	 * @param FormDefinition          $form  As it is saved now.
	 * @param array<array-key, mixed> $sent  Values by field id.
	 * @param Visit                   $visit When and where it was sent.
	 */
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
				// COND-9 COND-13: what was not asked is neither checked nor kept.
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
	 * What counts of a sent value: a list for a checkbox group, else a text. What
	 * is not of the field's shape is empty; of a field that nobody sees, what the
	 * owner saved counts, whatever was sent.
	 *
	 * @param mixed $raw What was sent for it.
	 * @return string|list<string>
	 */
	public static function value( FieldDefinition $field, mixed $raw ): string|array {
		if ( FieldType::Hidden === $field->type ) {
			return $field->default;
		}
		if ( FieldType::File === $field->type ) {
			// Names, which Uploads has put there; the files are its business.
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
	 * A value as it is kept: a postcode the way its country writes it.
	 *
	 * @param string|list<string> $value   What value() made, and has no error.
	 * @param string              $country Where the site is.
	 * @return string|list<string>
	 *
	 * @see FIELD-520
	 */
	private static function written( FieldDefinition $field, string|array $value, string $country ): string|array {
		return is_string( $value ) && $field->is_postcode()
			? Postcode::written( $value, $country )
			: $value;
	}

	/**
	 * A web address as people type it: most leave out how browsers get there.
	 *
	 * @param string $typed One line.
	 *
	 * @see FIELD-262
	 */
	private static function web_address( string $typed ): string {
		$typed = Text::trim( Text::visible( $typed ) );
		return CheckKind::Url->passes( '', $typed ) && 1 !== preg_match( '/^https?:/i', $typed )
			? 'https://' . $typed
			: $typed;
	}

	/**
	 * What is wrong with a field, if anything.
	 *
	 * @param string|list<string> $value What value() made.
	 * @param mixed               $raw   What was sent.
	 * @param Visit               $visit When and where it was sent.
	 */
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
	 * Whether something was sent that the field cannot take: it is refused and
	 * not dropped, so that the visitor can put it right.
	 *
	 * @param string|list<string> $value What value() made.
	 * @param mixed               $raw   What was sent.
	 *
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
	 * Whether a consent was given to words that are no longer those of the field.
	 *
	 * @param mixed $raw What was sent.
	 *
	 * @see FIELD-6
	 */
	private static function is_outdated( FieldDefinition $field, mixed $raw ): bool {
		return is_string( $raw ) && true === $field->wording?->is_outdated_by( $raw );
	}

	/**
	 * Whether a text only repeats what the field is called.
	 *
	 * @see FORM-12
	 */
	private static function is_label( FieldDefinition $field, string $text ): bool {
		if ( '' === $field->name() || ! $field->type->label_is_empty() || isset( $field->options[ $text ] ) ) {
			return false;
		}
		// An address is compared in small letters, because it is sent on so.
		return FieldType::Email === $field->type ? Text::lower( $field->name() ) === $text : $field->name() === $text;
	}

	/**
	 * The sentence under a field that is missing.
	 */
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

	/**
	 * The texts of a sent value. Numbers and booleans come in JSON alone.
	 *
	 * @param mixed $raw What was sent.
	 * @return list<string>
	 */
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
