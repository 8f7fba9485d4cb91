<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Support;

use JsonException;

/**
 * Decodes untrusted JSON within limits, and encodes JSON.
 *
 * @see REST-9
 */
final class Json {

	public const MAX_BYTES = Constants::FORM_MAX_REQUEST_BYTES;

	public const MAX_DEPTH = Constants::JSON_MAX_DEPTH;

	/** @throws InvalidJson If the text is malformed, too long or too deeply nested. */
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
	 * Decodes a JSON object.
	 *
	 * @return array<array-key, mixed> PHP turns keys like "7" into integers.
	 * @throws InvalidJson If the text is anything else.
	 */
	public static function map( string $text, int $max_bytes = self::MAX_BYTES ): array {
		$value = self::decode( $text, $max_bytes );
		// Once decoded, an empty array and an empty object are the same.
		if ( ! is_array( $value ) || ! str_starts_with( ltrim( $text, " \t\r\n" ), '{' ) ) {
			throw new InvalidJson( 'A JSON object was expected.' );
		}
		return $value;
	}

	/**
	 * @return list<mixed>
	 * @throws InvalidJson If the text is not a JSON list.
	 */
	public static function items( string $text, int $max_bytes = self::MAX_BYTES ): array {
		$value = self::decode( $text, $max_bytes );
		if ( ! is_array( $value ) || ! str_starts_with( ltrim( $text, " \t\r\n" ), '[' ) ) {
			throw new InvalidJson( 'A JSON list was expected.' );
		}
		return array_values( $value );
	}

	public static function encode( mixed $value ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- wp_json_encode() answers false where this throws.
		return json_encode(
			$value,
			JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE
		);
	}

	/** Encodes a value for a script element: nothing in it can close the element or begin a comment. */
	public static function encode_for_script( mixed $value ): string {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- wp_json_encode() answers false where this throws.
		return json_encode(
			$value,
			JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_HEX_TAG | JSON_HEX_AMP | JSON_INVALID_UTF8_SUBSTITUTE
		);
	}
}
