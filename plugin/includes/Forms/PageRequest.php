<?php
/**
 * A form that was posted to its page.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Support\Constants;

/**
 * Reads the wire contract's names out of a page's post. Nothing is believed:
 * what is not of the right shape is empty.
 *
 * @see FORM-2 FORM-3 FORM-8
 */
final class PageRequest {

	/**
	 * Keeps the parts; use of().
	 *
	 * @param Submission $submission What was sent.
	 * @param string     $module     The module whose HTML alone is wanted; may be empty.
	 * @param int        $bytes      How long the body is.
	 * @param string     $origin     The Origin header.
	 * @param string     $fetch_site The Sec-Fetch-Site header.
	 * @param string     $host       The Host header.
	 */
	private function __construct(
		public readonly Submission $submission,
		public readonly string $module,
		public readonly int $bytes,
		public readonly string $origin,
		public readonly string $fetch_site,
		public readonly string $host
	) {}

	/**
	 * The form of a request, or null when it posts none.
	 *
	 * @param array<array-key, mixed> $post   The body's fields, as they were sent.
	 * @param array<array-key, mixed> $server What the server knows of the request.
	 */
	public static function of( array $post, array $server ): ?self {
		if ( 'POST' !== ( $server['REQUEST_METHOD'] ?? '' ) ) {
			return null;
		}
		$text   = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
		$length = (int) $text( $server['CONTENT_LENGTH'] ?? '0' );
		$names  = InputNames::of_request( $post ) ?? ( self::was_dropped( $post, $length, $text( $server['CONTENT_TYPE'] ?? '' ) ) ? new InputNames( 0 ) : null );
		if ( null === $names ) {
			return null;
		}
		$values = $names->values( $post );
		$page   = self::own_address( $text( $server['HTTP_REFERER'] ?? '' ), $text( $server['HTTP_HOST'] ?? '' ) );
		return new self(
			new Submission(
				$text( $post[ Constants::FORM_FORM_TOKEN_NAME ] ?? '' ),
				$names->number,
				self::key( $post[ Constants::FORM_KEY_NAME ] ?? '' ),
				$values,
				$text( $post[ Constants::FORM_CAPTCHA_TOKEN_NAME ] ?? '' ),
				$text( $post[ $names->own( Constants::FORM_CAPTCHA_NAME ) ] ?? '' ),
				$text( $post[ $names->own( Constants::FORM_HONEYPOT_NAME ) ] ?? '' ),
				'' === $page ? PageAddress::current() : $page,
				$text( $post['brolga_referrer'] ?? '' ),
				new Descriptors( $text( $post[ $names->own( Constants::FORM_FIELDS_NAME ) ] ?? '' ), $text( $post[ $names->own( Constants::FORM_HIDDEN_FIELDS_NAME ) ] ?? '' ) ),
				$text( $post[ Constants::FORM_SPAM_TOKEN_NAME ] ?? '' )
			),
			// Encoded by the script, because an anchor may have letters that a header cannot.
			rawurldecode( $text( $server[ 'HTTP_' . strtoupper( str_replace( '-', '_', Constants::FORM_MODULE_HEADER ) ) ] ?? '' ) ),
			max( $length, self::size( $post ) ),
			$text( $server['HTTP_ORIGIN'] ?? '' ),
			$text( $server['HTTP_SEC_FETCH_SITE'] ?? '' ),
			$text( $server['HTTP_HOST'] ?? '' )
		);
	}

	/**
	 * Whether PHP dropped the whole body because it was longer than the server
	 * allows. A form without files sent it; the visitor has to be told.
	 *
	 * @param array<array-key, mixed> $post   What PHP left of it.
	 * @param int                     $length How long it was.
	 * @param string                  $type   Its Content-Type.
	 */
	private static function was_dropped( array $post, int $length, string $type ): bool {
		return [] === $post && $length > Constants::FORM_MAX_REQUEST_BYTES && str_starts_with( strtolower( $type ), 'application/x-www-form-urlencoded' );
	}

	/**
	 * A visitor's key: a UUID, in whatever letters. Anything else is none.
	 *
	 * @param mixed $value As it was sent.
	 */
	public static function key( mixed $value ): string {
		return is_string( $value ) && 1 === preg_match( '/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iD', $value ) ? strtolower( $value ) : '';
	}

	/**
	 * The page a request came from, when that is one of this site: the browser
	 * names it whole, with the campaign in it, also when a cache printed it.
	 *
	 * @param string $referer The Referer header.
	 * @param string $host    The Host header.
	 */
	public static function own_address( string $referer, string $host ): string {
		return 1 === preg_match( '/^https?:\/\/([^\/?#]+)/i', $referer, $match ) && 0 === strcasecmp( $match[1], $host ) ? $referer : '';
	}

	/**
	 * How long the sent names and values are together: a request sent in chunks
	 * does not say.
	 *
	 * @param array<array-key, mixed> $fields Names and values, nested as they may be.
	 */
	public static function size( array $fields ): int {
		$size = 0;
		foreach ( $fields as $name => $value ) {
			$size += strlen( (string) $name ) + ( is_array( $value ) ? self::size( $value ) : ( is_string( $value ) ? strlen( $value ) : 0 ) );
		}
		return $size;
	}
}
