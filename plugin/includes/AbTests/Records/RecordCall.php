<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Rest\PublicCall;

/**
 * A call with records, as an edge read it.
 */
final class RecordCall {

	/**
	 * @param PublicCall              $call       What Gate is asked about.
	 * @param string                  $agent      Its User-Agent header; may be empty.
	 * @param string                  $purpose    Its headers that say what it was fetched for; may be empty.
	 * @param string                  $page       The page it came from; may be empty.
	 * @param list<mixed>|null        $records    What was sent; null: it could not be read.
	 * @param array<array-key, mixed> $cookies    The visitor's, unslashed.
	 * @param bool                    $is_staff   Whether somebody is signed in who may edit.
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
	 * @param array<array-key, mixed> $server   What the server knows of the request, unslashed.
	 * @param array<array-key, mixed> $cookies  The visitor's cookies, unslashed.
	 * @param int                     $bytes    How long its body is.
	 * @param string                  $nonce    The page's token.
	 * @param list<mixed>|null        $records  What was sent; null: it could not be read.
	 * @param bool                    $is_staff Whether somebody is signed in who may edit.
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
