<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Brolga\Core\Security\RequestGuard;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use WP_Error;
use WP_REST_Request;

/**
 * A visitor's request in a form that is the same for all entry points. Nothing in it can be
 * trusted before Gate has checked it.
 */
final class PublicCall {

	/**
	 * @param int $bytes The size of the body.
	 * @param string $origin The Origin header; may be empty.
	 * @param string $fetch_site The Sec-Fetch-Site header; may be empty.
	 * @param string $host The Host header.
	 * @param array<array-key, mixed> $body Values by name.
	 * @param bool $is_readable False: the body is not valid JSON.
	 * @param bool $is_json Whether it was sent as JSON, with the schema's names.
	 * @param WP_Error|null $misfit WordPress's validation error for arguments in the URL.
	 */
	public function __construct(
		public readonly int $bytes = 0,
		private readonly string $origin = '',
		private readonly string $fetch_site = '',
		private readonly string $host = '',
		public readonly array $body = [],
		public readonly bool $is_readable = true,
		public readonly bool $is_json = false,
		public readonly ?WP_Error $misfit = null
	) {}

	/**
	 * Reads a REST request. The body is parsed as JSON whatever its content type: a browser that
	 * leaves a page sends plain text.
	 *
	 * @param WP_Error|null $misfit WordPress's validation error.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function of_rest( WP_REST_Request $request, ?WP_Error $misfit = null ): self {
		$is_read = in_array( $request->get_method(), [ 'GET', 'HEAD' ], true );
		// WordPress returns null for a missing body, despite its documented type.
		$body    = (string) $request->get_body();
		$json    = $is_read ? [] : self::json( $body );
		return new self(
			strlen( $body ),
			(string) $request->get_header( 'origin' ),
			(string) $request->get_header( 'sec_fetch_site' ),
			RequestGuard::host(),
			$json ?? [],
			null !== $json,
			! $is_read,
			$is_read ? $misfit : null
		);
	}

	/**
	 * Reads a posted form.
	 *
	 * @param array<array-key, mixed> $post Unslashed.
	 * @param array<array-key, mixed> $server The server variables, unslashed.
	 * @param int|null $bytes The size of the body; null: the size of the decoded fields, but at least a
	 *     third of Content-Length, because URL encoding can triple non-Latin text.
	 */
	public static function of_form( array $post, array $server, ?int $bytes = null ): self {
		$text = static fn ( string $name ): string => is_string( $server[ $name ] ?? null ) ? $server[ $name ] : '';
		return new self(
			$bytes ?? max( intdiv( (int) $text( 'CONTENT_LENGTH' ), 3 ), self::size( $post ) ),
			$text( 'HTTP_ORIGIN' ),
			$text( 'HTTP_SEC_FETCH_SITE' ),
			$text( 'HTTP_HOST' ),
			$post
		);
	}

	/**
	 * Returns the same request with only the signed values as its body, because forms use other
	 * field names than the schema. A JSON body is kept.
	 *
	 * @param array<string, string> $signed The signed values and the token, by name.
	 */
	public function with( array $signed ): self {
		return new self(
			$this->bytes,
			$this->origin,
			$this->fetch_site,
			$this->host,
			$this->is_json ? $this->body : $signed,
			$this->is_readable,
			$this->is_json
		);
	}

	public function is_foreign(): bool {
		return RequestGuard::is_foreign( $this->origin, $this->fetch_site, $this->host );
	}

	/**
	 * Returns the size of all names and values in bytes. A request with chunked encoding does not
	 * announce its length.
	 *
	 * @param array<array-key, mixed> $fields May be nested.
	 */
	public static function size( array $fields ): int {
		$size = 0;
		foreach ( $fields as $name => $value ) {
			$size += strlen(
				(string) $name
			) + ( is_array( $value ) ? self::size( $value ) : ( is_string( $value ) ? strlen( $value ) : 0 ) );
		}
		return $size;
	}

	/** @return array<array-key, mixed>|null */
	private static function json( string $body ): ?array {
		try {
			return Json::map( $body );
		} catch ( InvalidJson ) {
			return null;
		}
	}
}
