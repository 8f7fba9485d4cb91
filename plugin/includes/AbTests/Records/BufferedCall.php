<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Security\ClientIp;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;

/**
 * A call as it waits in the buffer: sealed by a key that only the database has
 * the other half of, because there is a visitor's address in it.
 *
 * @see AB-134
 */
final class BufferedCall {

	/** What is asked about a call, of all that the server knows of it. */
	private const NEEDED = [
		...ClientIp::VARIABLES,
		'HTTP_HOST',
		'HTTP_ORIGIN',
		'HTTP_SEC_FETCH_SITE',
		'HTTP_SEC_GPC',
		'HTTP_SEC_PURPOSE',
		'HTTP_PURPOSE',
		'HTTP_X_PURPOSE',
		'HTTP_X_MOZ',
		'HTTP_USER_AGENT',
		'HTTP_REFERER',
	];

	/** The cookies that are: those of tests, and what the visitor agreed to. */
	private const COOKIES = '/^(?:et_pb_ab_|brolga_)/';

	/**
	 * @param array<array-key, mixed> $server  What is needed of it.
	 * @param array<array-key, mixed> $cookies What is needed of them.
	 * @param string                  $body    The JSON text.
	 */
	private function __construct(
		private readonly array $server,
		private readonly array $cookies,
		private readonly string $body
	) {}

	/**
	 * @param array<array-key, mixed> $server  What the server knows of the request, unslashed.
	 * @param array<array-key, mixed> $cookies The visitor's, unslashed.
	 * @param string                  $body    The JSON text.
	 */
	public static function of( array $server, array $cookies, string $body ): self {
		return new self(
			self::needed( $server ),
			array_filter(
				$cookies,
				static fn ( int|string $name ): bool => 1 === preg_match( self::COOKIES, (string) $name ),
				ARRAY_FILTER_USE_KEY
			),
			$body
		);
	}

	/**
	 * What calls are judged by, of what the server knows.
	 *
	 * @param array<array-key, mixed> $server What the server knows of a request.
	 * @return array<array-key, mixed>
	 */
	public static function needed( array $server ): array {
		return array_intersect_key( $server, array_flip( self::NEEDED ) );
	}

	/**
	 * As a line that only the other half of the key opens.
	 *
	 * @param string $key The public half.
	 */
	public function seal( string $key ): string {
		return base64_encode(
			sodium_crypto_box_seal( Json::encode( [ $this->server, $this->cookies, $this->body ] ), $key )
		);
	}

	/**
	 * A call out of its line; null where the line is not whole, or none of ours.
	 *
	 * @param string $pair Both halves of the key.
	 */
	public static function unseal( string $line, string $pair ): ?self {
		$text = sodium_crypto_box_seal_open( (string) base64_decode( $line, true ), $pair );
		try {
			[ $server, $cookies, $body ] = false === $text
				? [ null, null, null ]
				: [ ...Json::items( $text, 4 * Json::MAX_BYTES ), null, null, null ];
		} catch ( InvalidJson ) {
			return null;
		}
		return is_array( $server ) && is_array( $cookies ) && is_string( $body )
			? new self( $server, $cookies, $body )
			: null;
	}

	/**
	 * Does work as it would have been done when the call came: who looks at this
	 * request meanwhile sees that one.
	 *
	 * @template T
	 * @param callable( RecordCall ): T $work What is done.
	 * @return T
	 */
	public function replay( callable $work ): mixed {
		$present = $_SERVER;
		$_SERVER = $this->server + array_diff_key( $present, array_flip( self::NEEDED ) );
		try {
			return $work( EventBody::call( $this->body, $this->server, $this->cookies, false ) );
		} finally {
			$_SERVER = $present;
		}
	}

	/**
	 * Which of some thousands of groups the call's address is of.
	 *
	 * @see BufferState::group()
	 */
	public function group(): string {
		return BufferState::group( $this->server );
	}
}
