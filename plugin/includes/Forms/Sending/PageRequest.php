<?php
declare( strict_types=1 );

namespace Brolga\Forms\Sending;

use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Support\Constants;
use Brolga\Forms\Answers\Descriptors;
use Brolga\Forms\Fields\InputNames;
use Brolga\Forms\Source\Variants;
use Brolga\Forms\Uploads\SentFiles;

/**
 * Reads the wire contract's names out of a page's post. Nothing is believed:
 * what is not of the right shape is empty.
 *
 * @see FORM-2 FORM-3 FORM-8
 */
final class PageRequest {

	/** How a form with files is sent. */
	private const MULTIPART = 'multipart/form-data';

	private function __construct(
		public readonly Submission $submission,
		public readonly string $module,
		public readonly PublicCall $call,
		public readonly bool $lost_files
	) {}

	/**
	 * The form of a request, or null when it posts none.
	 *
	 * @param array<array-key, mixed> $post   The body's fields, as they were sent.
	 * @param array<array-key, mixed> $server What the server knows of the request.
	 * @param array<array-key, mixed> $files  The files that came along, as PHP lists them.
	 * @param array<array-key, mixed> $query   The address's query.
	 * @param array<array-key, mixed> $cookies The visitor's cookies.
	 */
	public static function of(
		array $post,
		array $server,
		array $files = [],
		array $query = [],
		array $cookies = []
	): ?self {
		if ( 'POST' !== ( $server['REQUEST_METHOD'] ?? '' ) ) {
			return null;
		}
		$length = (int) self::text( $server, 'CONTENT_LENGTH' );
		$type   = strtolower( self::text( $server, 'CONTENT_TYPE' ) );
		$names  = InputNames::of_request( $post ) ?? self::dropped( $post, $length, $type, $query );
		if ( null === $names ) {
			return null;
		}
		$sent      = SentFiles::of( $names, $files, $post[ SentFiles::kept_name( $names->number ) ] ?? [] );
		$has_files = str_starts_with( $type, self::MULTIPART );
		return new self(
			self::submission( $names, $post, self::page( $server ), $sent, Variants::of_cookies( $cookies ) ),
			// Encoded by the script, because an anchor may have letters that a header cannot.
			rawurldecode( self::text( $server, self::server_name( Constants::FORM_MODULE_HEADER ) ) ),
			// Files have limits of their own; of what is beside them PHP lets nothing pass by.
			PublicCall::of_form( $post, $server, $has_files ? PublicCall::size( $post ) : null ),
			$has_files && ( [] === $post || self::is_full( $sent ) )
		);
	}

	/**
	 * What the visitor has sent by the form.
	 *
	 * @param array<array-key, mixed> $post The body's fields, as they were sent.
	 * @param string                  $page The page's address.
	 */
	private static function submission(
		InputNames $names,
		array $post,
		string $page,
		SentFiles $sent,
		Variants $variants
	): Submission {
		return new Submission(
			self::text( $post, Constants::FORM_FORM_TOKEN_NAME ),
			$names->number,
			self::key( $post[ Constants::FORM_KEY_NAME ] ?? '' ),
			$names->values( $post ),
			self::text( $post, Constants::FORM_CAPTCHA_TOKEN_NAME ),
			self::text( $post, $names->own( Constants::FORM_CAPTCHA_NAME ) ),
			self::text( $post, $names->own( Constants::FORM_HONEYPOT_NAME ) ),
			$page,
			self::text( $post, 'brolga_referrer' ),
			new Descriptors(
				self::text( $post, $names->own( Constants::FORM_FIELDS_NAME ) ),
				self::text( $post, $names->own( Constants::FORM_HIDDEN_FIELDS_NAME ) )
			),
			self::text( $post, Constants::FORM_SPAM_TOKEN_NAME ),
			files: $sent,
			variants: $variants
		);
	}

	/**
	 * The text of a name; empty where there is none.
	 *
	 * @param array<array-key, mixed> $values By name.
	 */
	private static function text( array $values, string $name ): string {
		$value = $values[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/**
	 * The page that was sent, by its own address where that is known.
	 *
	 * @param array<array-key, mixed> $server What the server knows of the request.
	 */
	private static function page( array $server ): string {
		$page = self::own_address( self::text( $server, 'HTTP_REFERER' ), self::text( $server, 'HTTP_HOST' ) );
		return '' === $page ? PageAddress::current() : $page;
	}

	/**
	 * What PHP calls a header.
	 */
	private static function server_name( string $header ): string {
		return 'HTTP_' . strtoupper( str_replace( '-', '_', $header ) );
	}

	/**
	 * Whether there are as many files as PHP takes, so that some may be lost.
	 */
	private static function is_full( SentFiles $sent ): bool {
		return array_sum( array_map( count( ... ), $sent->chosen ) ) >= (int) ini_get( 'max_file_uploads' );
	}

	/**
	 * The names of a form whose whole body PHP dropped, because it was longer
	 * than the server allows; the visitor has to be told. A form with files says
	 * its number in the address.
	 *
	 * @see UPLOAD-6
	 *
	 * @param array<array-key, mixed> $post   What PHP left of it.
	 * @param int                     $length How long it was.
	 * @param string                  $type   Its Content-Type, in small letters.
	 * @param array<array-key, mixed> $query  The address's query.
	 */
	private static function dropped( array $post, int $length, string $type, array $query ): ?InputNames {
		if ( [] !== $post || $length <= Constants::FORM_MAX_REQUEST_BYTES ) {
			return null;
		}
		$marked = $query[ SentFiles::MARK ] ?? '';
		return match ( true ) {
			str_starts_with( $type, 'application/x-www-form-urlencoded' ) => new InputNames( 0 ),
			str_starts_with( $type, self::MULTIPART )
				&& is_string( $marked )
				&& 1 === preg_match( '/^\d{1,3}$/D', $marked ) => new InputNames( (int) $marked ),
			default => null,
		};
	}

	/**
	 * A visitor's key: a UUID, in whatever letters. Anything else is none.
	 *
	 * @param mixed $value As it was sent.
	 */
	public static function key( mixed $value ): string {
		return is_string( $value ) && 1 === preg_match( '/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iD', $value )
			? strtolower( $value )
			: '';
	}

	/**
	 * The page a request came from, when that is one of this site: the browser
	 * names it whole, with the campaign in it, also when a cache printed it.
	 *
	 * @param string $referer The Referer header.
	 * @param string $host    The Host header.
	 */
	public static function own_address( string $referer, string $host ): string {
		return 1 === preg_match( '/^https?:\/\/([^\/?#]+)/i', $referer, $match ) && 0 === strcasecmp( $match[1], $host )
			? $referer
			: '';
	}
}
