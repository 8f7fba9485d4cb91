<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

use Closure;
use WP_Error;

/**
 * Validates values with WordPress's JSON schema validation, and replaces its messages with plain
 * advice: WordPress's own messages name the parameter, which owners have never seen.
 */
final class FieldCheck {

	private const OURS = [
		'default',
		'writeOnly',
		'constant',
		'message',
		'goesTo',
		'onServer',
		'choices',
		'portable',
	];

	/**
	 * Whether a value is valid. Works before translations are loaded.
	 *
	 * @param array<string, mixed> $rules
	 */
	public static function fits( mixed $value, array $rules ): bool {
		return null === self::misfit( $value, $rules );
	}

	/** @param array<string, mixed> $rules */
	public static function problem( mixed $value, array $rules ): ?string {
		$misfit = self::misfit( $value, $rules );
		return null === $misfit
			? null
			: self::words( (string) $misfit->get_error_code(), $rules, $misfit->get_error_message() );
	}

	/** @param array<string, mixed> $rules */
	private static function misfit( mixed $value, array $rules ): ?WP_Error {
		$schema = array_diff_key( $rules, array_flip( self::OURS ) );
		if ( '' === $value ) {
			// An empty text means "not set".
			unset( $schema['format'], $schema['pattern'] );
		}
		if (
			is_bool( $value ) !== ( 'boolean' === ( $schema['type'] ?? '' ) )
			|| ( is_string( $value ) && 'string' !== ( $schema['type'] ?? '' ) )
		) {
			// WordPress would accept "1" as a number and "false" as a boolean, for query strings.
			return new WP_Error( 'rest_invalid_type' );
		}
		$fits = rest_validate_value_from_schema( $value, $schema, 'value' );
		return $fits instanceof WP_Error ? $fits : null;
	}

	/** @param array<string, mixed> $rules */
	private static function words( string $code, array $rules, string $other ): string {
		$message = $rules['message'] ?? null;
		$message = $message instanceof Closure ? $message() : $message;
		if ( is_string( $message ) ) {
			return $message;
		}
		return match ( $code ) {
			'rest_invalid_email' => __( 'Enter an email address such as office@example.com.', 'brolga' ),
			'rest_not_in_enum'   => __( 'Choose one of the options.', 'brolga' ),
			'rest_too_long'      => sprintf(
				/* translators: %s: a number. */
				__( 'Enter no more than %s characters.', 'brolga' ),
				self::number( $rules, 'maxLength' )
			),
			'rest_too_short'     => sprintf(
				/* translators: %s: a number. */
				__( 'Enter at least %s characters.', 'brolga' ),
				self::number( $rules, 'minLength' )
			),
			'rest_too_many_items' => sprintf(
				/* translators: %s: a number. */
				__( 'Enter no more than %s lines.', 'brolga' ),
				self::number( $rules, 'maxItems' )
			),
			'rest_out_of_bounds' => self::words_of_bounds( $rules ),
			'rest_invalid_type'  => in_array( $rules['type'] ?? '', [ 'integer', 'number' ], true )
				? __( 'Enter a whole number.', 'brolga' )
				: __( 'This value is not valid here. Reload the page and enter it again.', 'brolga' ),
			default              => $other,
		};
	}

	/** @param array<string, mixed> $rules */
	private static function words_of_bounds( array $rules ): string {
		[ $least, $most ] = [ self::number( $rules, 'minimum' ), self::number( $rules, 'maximum' ) ];
		return match ( true ) {
			/* translators: %s: a number. */
			! isset( $rules['maximum'] ) => sprintf( __( 'Enter a number of at least %s.', 'brolga' ), $least ),
			/* translators: %s: a number. */
			! isset( $rules['minimum'] ) => sprintf( __( 'Enter a number of at most %s.', 'brolga' ), $most ),
			default                      => sprintf(
				/* translators: 1: a number, 2: a number. */
				__( 'Enter a number from %1$s to %2$s.', 'brolga' ),
				$least,
				$most
			),
		};
	}

	/** @param array<string, mixed> $rules */
	private static function number( array $rules, string $rule ): string {
		$items = is_array( $rules['items'] ?? null ) ? $rules['items'] : [];
		$value = $rules[ $rule ] ?? $items[ $rule ] ?? 0;
		return number_format_i18n( is_numeric( $value ) ? (float) $value : 0 );
	}
}
