<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Security\ClientIp;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;

/**
 * A call as stored in the buffer. It is encrypted, because it contains the visitor's IP address;
 * the private key is derived from a secret in the database.
 *
 * @see AB-134
 */
final class BufferedCall {

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

	private const COOKIES = '/^(?:et_pb_ab_|brolga_)/';

	/**
	 * @param array<array-key, mixed> $server
	 * @param array<array-key, mixed> $cookies
	 */
	private function __construct(
		private readonly array $server,
		private readonly array $cookies,
		private readonly string $body
	) {}

	/**
	 * @param array<array-key, mixed> $server
	 * @param array<array-key, mixed> $cookies
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
	 * @param array<array-key, mixed> $server
	 * @return array<array-key, mixed>
	 */
	public static function needed( array $server ): array {
		return array_intersect_key( $server, array_flip( self::NEEDED ) );
	}

	/** @param string $key The public key. */
	public function seal( string $key ): string {
		return base64_encode(
			sodium_crypto_box_seal( Json::encode( [ $this->server, $this->cookies, $this->body ] ), $key )
		);
	}

	/** Decrypts a call; null if the line is incomplete or invalid. */
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
	 * Runs a callback as if it ran when the call arrived, with the server variables of that request.
	 *
	 * @template T
	 * @param callable( RecordCall ): T $work
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

	/** @see BufferState::group() */
	public function group(): string {
		return BufferState::group( $this->server );
	}
}
