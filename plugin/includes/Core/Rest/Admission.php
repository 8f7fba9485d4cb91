<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Brolga\Core\Support\ErrorKey;

/** The decision of Gate about a request: granted, or refused with an error. */
final class Admission {

	/**
	 * @param ErrorKey|null $error Null: the request is granted.
	 * @param string $signed The payload of the request's token; empty: none, or the token was not read.
	 * @param int $retry_after Seconds to wait; 0: waiting does not help.
	 */
	private function __construct(
		public readonly ?ErrorKey $error,
		public readonly string $signed,
		public readonly string $about,
		public readonly int $retry_after
	) {}

	public static function granted( string $signed, string $about ): self {
		return new self( null, $signed, $about, 0 );
	}

	public static function refused(
		ErrorKey $error,
		string $signed = '',
		string $about = '',
		int $retry_after = 0
	): self {
		return new self( $error, $signed, $about, $retry_after );
	}
}
