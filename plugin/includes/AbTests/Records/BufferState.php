<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\AbTests\Registry\TestKey;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;

/**
 * What a busy web server knows without its database: the tests that ran a second
 * ago, and the signatures that everybody gets today. Nothing of it is a secret.
 *
 * @see AB-134 AB-135
 */
final class BufferState {

	/** Seconds after which it holds no more: nobody adds up. */
	private const PATIENCE = 10;

	/**
	 * @param int                      $at        When it was told, in seconds since 1970.
	 * @param string                   $key       What calls are sealed with.
	 * @param bool                     $is_secure Whether cookies are for encrypted connections alone.
	 * @param array<array-key, string> $subjects  By place(): the name of the variant’s cookie, that of its proof’s, and
	 *                                            the day’s proof.
	 * @param array<array-key, int>    $full      Groups of addresses from which too many came, and until when.
	 */
	public function __construct(
		public readonly int $at,
		public readonly string $key,
		public readonly bool $is_secure,
		private readonly array $subjects,
		private readonly array $full
	) {}

	/**
	 * Reads what format() wrote; null where it is anything else, or holds no more.
	 *
	 * @param int $now Seconds since 1970.
	 */
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

	/**
	 * As a text.
	 */
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

	/**
	 * Groups of addresses from which too many came, and until when.
	 *
	 * @param int $now Seconds since 1970: what is over is left out.
	 * @return array<array-key, int>
	 */
	public function full( int $now ): array {
		return array_filter( $this->full, static fn ( int $until ): bool => $until > $now );
	}

	/**
	 * What a variant is known by here.
	 *
	 * @param string $subject_id The subject’s id.
	 */
	public static function place( ?TestKey $test, string $subject_id ): string {
		return ( $test?->format() ?? '' ) . " {$subject_id}";
	}

	/**
	 * Whether a call can wait for the database: it is of a page of ours, all its
	 * records are of tests that run and of the variants that the visitor was given,
	 * and what the browser is to keep can be told already.
	 *
	 * @param array<array-key, mixed> $server  What the server knows of the request.
	 * @param array<array-key, mixed> $cookies The visitor's.
	 * @param string                  $body    The JSON text.
	 * @return array{int, array<string, string>}|null How many records it has, and the cookies that are to be kept;
	 *                                                null: only the database can tell.
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
	 * What the browser is to keep for a record; null: only the database can tell.
	 *
	 * @param array<array-key, mixed> $cookies The visitor’s.
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
	 * One of some thousands of groups that addresses are divided into, so that it
	 * tells nobody.
	 *
	 * @param array<array-key, mixed> $server What the server knows of a request.
	 */
	public static function group( array $server ): string {
		$from = array_filter( array_intersect_key( $server, array_flip( ClientIp::VARIABLES ) ), is_string( ... ) );
		ksort( $from );
		return 'g' . substr( hash( 'sha256', implode( ' ', $from ) ), 0, 3 );
	}

	/**
	 * Whether the browser says nothing else than that a page of this host sent the
	 * call: the rest is for Gate to judge.
	 *
	 * @param array<array-key, mixed> $server What the server knows of a request.
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
