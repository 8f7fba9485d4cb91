<?php
declare( strict_types=1 );

namespace Brolga\Forms\Sending;

use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Support\Constants;
use Brolga\Forms\Answers\Descriptors;
use Brolga\Forms\Fields\InputNames;
use Brolga\Forms\Source\AssignedVariants;
use Brolga\Forms\Uploads\SentFiles;

/**
 * Reads a form that was posted without scripts, by the names of the wire contract. Nothing is
 * trusted: a value of the wrong type is read as empty.
 *
 * @see FORM-2 FORM-3 FORM-8
 */
final class PageRequest {

	private const MULTIPART = 'multipart/form-data';

	private function __construct(
		public readonly Submission $submission,
		public readonly string $module,
		public readonly PublicCall $call,
		public readonly bool $lost_files
	) {}

	/**
	 * @param array<array-key, mixed> $post
	 * @param array<array-key, mixed> $server
	 * @param array<array-key, mixed> $files
	 * @param array<array-key, mixed> $query
	 * @param array<array-key, mixed> $cookies
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
			self::submission( $names, $post, self::page( $server ), $sent, AssignedVariants::of_cookies( $cookies ) ),
			// The script encodes it, because headers cannot carry every letter of an anchor.
			rawurldecode( self::text( $server, self::server_name( Constants::FORM_MODULE_HEADER ) ) ),
			// Files have their own limits, so only the other fields count; PHP does not expose the raw body.
			PublicCall::of_form( $post, $server, $has_files ? PublicCall::size( $post ) : null ),
			$has_files && ( [] === $post || self::is_full( $sent ) )
		);
	}

	/** @param array<array-key, mixed> $post */
	private static function submission(
		InputNames $names,
		array $post,
		string $page,
		SentFiles $sent,
		AssignedVariants $variants
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

	/** @param array<array-key, mixed> $values */
	private static function text( array $values, string $name ): string {
		$value = $values[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/** @param array<array-key, mixed> $server */
	private static function page( array $server ): string {
		$page = self::own_address( self::text( $server, 'HTTP_REFERER' ), self::text( $server, 'HTTP_HOST' ) );
		return '' === $page ? CurrentPageAddress::current() : $page;
	}

	private static function server_name( string $header ): string {
		return 'HTTP_' . strtoupper( str_replace( '-', '_', $header ) );
	}

	/** Whether the request holds as many files as PHP accepts, so that some may have been dropped. */
	private static function is_full( SentFiles $sent ): bool {
		return array_sum( array_map( count( ... ), $sent->chosen ) ) >= (int) ini_get( 'max_file_uploads' );
	}

	/**
	 * Returns the names of a form whose body PHP dropped entirely because it exceeded the server's limit, so
	 * that the visitor can be told. A form with files carries its number in the query string.
	 *
	 * @param array<array-key, mixed> $post
	 * @param int                     $length The Content-Length, in bytes.
	 * @param array<array-key, mixed> $query
	 * @see UPLOAD-6
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

	public static function key( mixed $value ): string {
		return is_string( $value ) && 1 === preg_match( '/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iD', $value )
			? strtolower( $value )
			: '';
	}

	/**
	 * Returns the referrer if it is on this site, else an empty string. Browsers send the referrer
	 * with the visit's campaign parameters, even if the page came from a cache.
	 */
	public static function own_address( string $referer, string $host ): string {
		return 1 === preg_match( '/^https?:\/\/([^\/?#]+)/i', $referer, $match ) && 0 === strcasecmp( $match[1], $host )
			? $referer
			: '';
	}
}
