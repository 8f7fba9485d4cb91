<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Support;

use JsonException;

/**
 * Reads JSON that somebody else wrote, and writes ours.
 *
 * @see REST-9
 */
final class Json {

	/** The longest text that is read: a visitor's whole request may not be longer. */
	public const MAX_BYTES = Constants::FORM_MAX_REQUEST_BYTES;

	/** How deep arrays and objects may be nested. */
	public const MAX_DEPTH = Constants::JSON_MAX_DEPTH;

	/**
	 * Reads any JSON value; objects become arrays.
	 *
	 * @param string $text      The JSON text.
	 * @param int    $max_bytes The longest text to accept.
	 *
	 * @throws InvalidJson When it is malformed, too long or too deep.
	 */
	public static function decode( string $text, int $max_bytes = self::MAX_BYTES ): mixed {
		if ( strlen( $text ) > $max_bytes ) {
			throw new InvalidJson( 'The JSON text is too long.' );
		}
		try {
			// PHP counts one level more than there are brackets.
			return json_decode( $text, true, self::MAX_DEPTH + 1, JSON_THROW_ON_ERROR );
		} catch ( JsonException $error ) {
			throw new InvalidJson( $error->getMessage(), 0, $error );
		}
	}

	/**
	 * Reads a JSON object.
	 *
	 * @param string $text      The JSON text.
	 * @param int    $max_bytes The longest text to accept.
	 * @return array<array-key, mixed> PHP turns keys like "7" into integers.
	 *
	 * @throws InvalidJson When it is anything else.
	 */
	public static function map( string $text, int $max_bytes = self::MAX_BYTES ): array {
		$value = self::decode( $text, $max_bytes );
		// An empty array and an empty object are the same once decoded.
		if ( ! is_array( $value ) || ! str_starts_with( ltrim( $text, " \t\r\n" ), '{' ) ) {
			throw new InvalidJson( 'A JSON object was expected.' );
		}
		return $value;
	}

	/**
	 * Reads a JSON list.
	 *
	 * @param string $text      The JSON text.
	 * @param int    $max_bytes The longest text to accept.
	 * @return list<mixed>
	 *
	 * @throws InvalidJson When it is anything else.
	 */
	public static function items( string $text, int $max_bytes = self::MAX_BYTES ): array {
		$value = self::decode( $text, $max_bytes );
		if ( ! is_array( $value ) || ! str_starts_with( ltrim( $text, " \t\r\n" ), '[' ) ) {
			throw new InvalidJson( 'A JSON list was expected.' );
		}
		return array_values( $value );
	}

	/**
	 * Writes a value for storage or for an answer.
	 *
	 * @param mixed $value What json_encode() can write; broken UTF-8 is replaced.
	 */
	public static function encode( mixed $value ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- wp_json_encode() answers false where this throws.
		return json_encode(
			$value,
			JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE
		);
	}

	/**
	 * Writes a value for the inside of a script element: nothing in it can close
	 * the element or open a comment.
	 *
	 * @param mixed $value What json_encode() can write.
	 */
	public static function encode_for_script( mixed $value ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- wp_json_encode() answers false where this throws.
		return json_encode(
			$value,
			JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_HEX_TAG | JSON_HEX_AMP | JSON_INVALID_UTF8_SUBSTITUTE
		);
	}
}
