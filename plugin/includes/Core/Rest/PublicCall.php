<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Brolga\Core\Security\RequestGuard;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use WP_Error;
use WP_REST_Request;

/**
 * A visitor's request as an edge read it. Nothing in it is believed before Gate
 * was asked.
 */
final class PublicCall {

	/**
	 * @param int                     $bytes       How long its body is.
	 * @param string                  $origin      Its Origin header; may be empty.
	 * @param string                  $fetch_site  Its Sec-Fetch-Site header; may be empty.
	 * @param string                  $host        Its Host header.
	 * @param array<array-key, mixed> $body        What was sent, by name.
	 * @param bool                    $is_readable Whether the body could be read.
	 * @param bool                    $is_json     Whether it was sent as JSON, with the names that the schema has.
	 * @param WP_Error|null           $misfit      What WordPress finds wrong with the arguments in the address.
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
	 * A request of the REST API. Bodies are read here, whatever type they say they
	 * have: a browser that leaves a page sends plain text.
	 *
	 * @param WP_Error|null $misfit What WordPress finds wrong with it.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function of_rest( WP_REST_Request $request, ?WP_Error $misfit = null ): self {
		$is_read = in_array( $request->get_method(), [ 'GET', 'HEAD' ], true );
		// WordPress says that a body is always a text; one that was never sent is null.
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
	 * A form that was posted.
	 *
	 * @param array<array-key, mixed> $post   Its fields, unslashed.
	 * @param array<array-key, mixed> $server What the server knows of the request, unslashed.
	 * @param int|null                $bytes  How long it is; null: what is in it, and at least a third of what it says:
	 *                                        encoded, a letter that is not Latin takes three times its bytes.
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
	 * The same request, of which an edge has read what is signed: names differ from
	 * edge to edge, those of the JSON are the service's.
	 *
	 * @param array<string, string> $signed What is signed, and by what it is signed.
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

	/**
	 * Whether another site's page sent it.
	 */
	public function is_foreign(): bool {
		return RequestGuard::is_foreign( $this->origin, $this->fetch_site, $this->host );
	}

	/**
	 * How long sent names and values are together: a request sent in chunks does
	 * not say.
	 *
	 * @param array<array-key, mixed> $fields Names and values, nested as they may be.
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

	/**
	 * What a body says; null: it is no JSON.
	 *
	 * @param string $body The text.
	 * @return array<array-key, mixed>|null
	 */
	private static function json( string $body ): ?array {
		try {
			return Json::map( $body );
		} catch ( InvalidJson ) {
			return null;
		}
	}
}
