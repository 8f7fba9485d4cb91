<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

use WP_Error;

/**
 * WordPress validates; we say in plain words what to do. Its own messages name
 * the parameter, which no owner has ever seen.
 */
final class FieldCheck {

	/** Keywords of ours that WordPress' validation would not know. */
	private const OURS = [ 'default', 'writeOnly', 'constant', 'message', 'goesTo' ];

	/**
	 * What is wrong with a value; null when it fits.
	 *
	 * @param mixed                $value Any value.
	 * @param array<string, mixed> $rules Its schema.
	 */
	public static function problem( mixed $value, array $rules ): ?string {
		$schema = array_diff_key( $rules, array_flip( self::OURS ) );
		if ( '' === $value ) {
			// An empty text is "not set".
			unset( $schema['format'], $schema['pattern'] );
		}
		if ( is_bool( $value ) !== ( 'boolean' === ( $schema['type'] ?? '' ) ) || ( is_string( $value ) && 'string' !== ( $schema['type'] ?? '' ) ) ) {
			// WordPress would take "1" for a number and "false" for a switch, as a query string needs it.
			return self::words( 'rest_invalid_type', $rules, '' );
		}
		$fits = rest_validate_value_from_schema( $value, $schema, 'value' );
		return $fits instanceof WP_Error ? self::words( (string) $fits->get_error_code(), $rules, $fits->get_error_message() ) : null;
	}

	/**
	 * What to do.
	 *
	 * @param string               $code  Of WordPress' error.
	 * @param array<string, mixed> $rules The schema.
	 * @param string               $other WordPress' words.
	 */
	private static function words( string $code, array $rules, string $other ): string {
		if ( is_string( $rules['message'] ?? null ) ) {
			return $rules['message'];
		}
		$number = static fn ( string $rule ): string => number_format_i18n( is_numeric( $rules[ $rule ] ?? null ) ? (float) $rules[ $rule ] : 0 );
		return match ( $code ) {
			'rest_invalid_email' => __( 'Enter an email address such as office@example.com.', 'brolga' ),
			'rest_not_in_enum'   => __( 'Choose one of the options.', 'brolga' ),
			/* translators: %s: a number. */
			'rest_too_long'      => sprintf( __( 'Enter no more than %s characters.', 'brolga' ), $number( 'maxLength' ) ),
			/* translators: %s: a number. */
			'rest_too_short'     => sprintf( __( 'Enter at least %s characters.', 'brolga' ), $number( 'minLength' ) ),
			/* translators: %s: a number. */
			'rest_too_many_items' => sprintf( __( 'Enter no more than %s lines.', 'brolga' ), $number( 'maxItems' ) ),
			'rest_out_of_bounds' => match ( true ) {
				/* translators: %s: a number. */
				! isset( $rules['maximum'] ) => sprintf( __( 'Enter a number of at least %s.', 'brolga' ), $number( 'minimum' ) ),
				/* translators: %s: a number. */
				! isset( $rules['minimum'] ) => sprintf( __( 'Enter a number of at most %s.', 'brolga' ), $number( 'maximum' ) ),
				/* translators: 1: a number, 2: a number. */
				default                      => sprintf( __( 'Enter a number from %1$s to %2$s.', 'brolga' ), $number( 'minimum' ), $number( 'maximum' ) ),
			},
			'rest_invalid_type'  => match ( $rules['type'] ?? '' ) {
				'integer', 'number' => __( 'Enter a whole number.', 'brolga' ),
				default             => __( 'This value is not valid here. Reload the page and enter it again.', 'brolga' ),
			},
			default              => $other,
		};
	}
}
