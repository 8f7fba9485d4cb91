<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\AbTests\Registry\TestKey;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;

/**
 * What a busy web server needs to accept calls without its database: the tests that were running a
 * second ago, and the signatures that all visitors get today. It contains no secrets.
 *
 * @see AB-134 AB-135
 */
final class BufferState {

	/** Seconds after which the state is stale, because no process is counting the waiting calls. */
	private const PATIENCE = 10;

	/**
	 * @param int $at Unix timestamp.
	 * @param string $key The public key that calls are encrypted with.
	 * @param bool $is_secure Whether cookies get the Secure flag.
	 * @param array<array-key, string> $subjects By place(): names of the variant and proof cookies, and the proof.
	 * @param array<array-key, int> $full Address groups over their limit, with the Unix timestamp when that ends.
	 */
	public function __construct(
		public readonly int $at,
		public readonly string $key,
		public readonly bool $is_secure,
		private readonly array $subjects,
		private readonly array $full
	) {}

	/** Reads the output of format(); null if it is invalid or stale. */
	public static function read( string $text, int $now ): ?self {
		try {
			$state = '' === $text ? [] : Json::map( $text, PHP_INT_MAX );
		} catch ( InvalidJson ) {
			return null;
		}
		$at       = $state['at'] ?? null;
		$key      = $state['key'] ?? null;
		$subjects = $state['subjects'] ?? null;
		$full     = $state['full'] ?? null;
		if ( ! is_int( $at ) || ! is_string( $key ) || ! is_array( $subjects ) || ! is_array( $full ) ) {
			return null;
		}
		$key = (string) base64_decode( $key, true );
		return $now >= $at && $now - $at <= self::PATIENCE && SODIUM_CRYPTO_BOX_PUBLICKEYBYTES === strlen( $key )
			? new self(
				$at,
				$key,
				true === ( $state['secure'] ?? null ),
				array_filter( $subjects, is_string( ... ) ),
				array_filter( $full, is_int( ... ) )
			)
			: null;
	}

	public function format(): string {
		return Json::encode(
			[
				'at'       => $this->at,
				'key'      => base64_encode( $this->key ),
				'secure'   => $this->is_secure,
				'subjects' => $this->subjects,
				'full'     => $this->full,
			]
		);
	}

	/** @return array<array-key, int> */
	public function full( int $now ): array {
		return array_filter( $this->full, static fn ( int $until ): bool => $until > $now );
	}

	public static function place( ?TestKey $test, string $subject_id ): string {
		return ( $test?->format() ?? '' ) . " {$subject_id}";
	}

	/**
	 * Whether a call can be buffered: it comes from a page of this site, all its records are about running
	 * tests and the visitor's own variants, and the cookies of the response are already known.
	 *
	 * @param array<array-key, mixed> $server
	 * @param array<array-key, mixed> $cookies
	 * @return array{int, array<string, string>}|null The number of records, and cookies to set; null: ask the
	 *     database.
	 */
	public function admits( array $server, array $cookies, string $body ): ?array {
		if (
			strlen( $body ) > Constants::FORM_MAX_REQUEST_BYTES
			|| ! self::is_own_page( $server )
			|| isset( $this->full[ self::group( $server ) ] )
		) {
			return null;
		}
		try {
			$records = VisitorRecord::all( Json::map( $body )['records'] ?? null );
		} catch ( InvalidJson ) {
			return null;
		}
		$given = [];
		foreach ( $records ?? [] as $record ) {
			$kept = $this->kept( $record, $cookies );
			if ( null === $kept ) {
				return null;
			}
			$given += $kept;
		}
		return null === $records ? null : [ count( $records ), $given ];
	}

	/**
	 * @param array<array-key, mixed> $cookies
	 * @return array<string, string>|null
	 */
	private function kept( VisitorRecord $record, array $cookies ): ?array {
		$known = $this->subjects[ self::place( $record->test, $record->subject_id ) ] ?? '';
		[ $cookie, $proof, $signed ] = explode( ' ', "{$known}  ", 3 );
		$has = $cookies[ $proof ] ?? '';
		return match ( true ) {
			'' === $cookie,
			( $cookies[ $cookie ] ?? null ) !== $record->subject_id,
			VariantProof::UNCOUNTED === $has => null,
			'' === $has => [ $proof => trim( $signed ) ],
			default     => [],
		};
	}

	/**
	 * Returns one of 4,096 groups of addresses, large enough to identify nobody.
	 *
	 * @param array<array-key, mixed> $server
	 */
	public static function group( array $server ): string {
		$from = array_filter( array_intersect_key( $server, array_flip( ClientIp::VARIABLES ) ), is_string( ... ) );
		ksort( $from );
		return 'g' . substr( hash( 'sha256', implode( ' ', $from ) ), 0, 3 );
	}

	/**
	 * Whether no header contradicts that a page of this host sent the call. Gate checks the rest.
	 *
	 * @param array<array-key, mixed> $server
	 */
	private static function is_own_page( array $server ): bool {
		$origin = $server['HTTP_ORIGIN'] ?? '';
		$host   = $server['HTTP_HOST'] ?? '';
		return 'same-origin' === ( $server['HTTP_SEC_FETCH_SITE'] ?? 'same-origin' )
			&& is_string( $origin )
			&& is_string( $host )
			&& ( '' === $origin || str_ends_with( $origin, "://{$host}" ) );
	}
}
