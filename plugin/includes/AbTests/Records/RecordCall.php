<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Rest\PublicCall;

/** A call that reports records, as received by the REST API, admin-ajax or events.php. */
final class RecordCall {

	/**
	 * @param string $purpose Headers that announce a prefetch; may be empty.
	 * @param string $page The Referer; may be empty.
	 * @param list<mixed>|null $records Null: they could not be read.
	 * @param array<array-key, mixed> $cookies Unslashed.
	 * @param bool $is_staff Whether the user is logged in and may edit the site.
	 */
	private function __construct(
		public readonly PublicCall $call,
		public readonly string $agent,
		public readonly string $purpose,
		public readonly string $page,
		public readonly ?array $records,
		public readonly array $cookies,
		public readonly bool $is_staff
	) {}

	/**
	 * @param array<array-key, mixed> $server Unslashed.
	 * @param array<array-key, mixed> $cookies Unslashed.
	 * @param int $bytes Length of the body.
	 * @param list<mixed>|null $records Null: they could not be read.
	 * @param bool $is_staff Whether the user is logged in and may edit the site.
	 */
	public static function of(
		array $server,
		array $cookies,
		int $bytes,
		string $nonce,
		?array $records,
		bool $is_staff
	): self {
		$header = static fn ( string $name ): string => is_string( $server[ "HTTP_{$name}" ] ?? null )
			? $server[ "HTTP_{$name}" ]
			: '';
		return new self(
			PublicCall::of_form( [ 'et_ab_log_nonce' => $nonce, 'records' => $records ], $server, $bytes ),
			$header( 'USER_AGENT' ),
			implode( ' ', array_map( $header, [ 'SEC_PURPOSE', 'PURPOSE', 'X_PURPOSE', 'X_MOZ' ] ) ),
			$header( 'REFERER' ),
			$records,
			$cookies,
			$is_staff
		);
	}
}
