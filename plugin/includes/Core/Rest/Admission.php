<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Brolga\Core\Support\ErrorKey;

/**
 * What Gate says of a request: it may come in, or why not.
 */
final class Admission {

	/**
	 * Use granted() or refused().
	 *
	 * @param ErrorKey|null $error       Why not; null: it may.
	 * @param string        $signed      What its token says; empty: nothing, or nobody got that far.
	 * @param int           $retry_after Seconds to wait; 0 when waiting does not help.
	 */
	private function __construct(
		public readonly ?ErrorKey $error,
		public readonly string $signed,
		public readonly string $about,
		public readonly int $retry_after
	) {}

	/**
	 * The request may come in.
	 *
	 * @param string $signed What its token says.
	 */
	public static function granted( string $signed, string $about ): self {
		return new self( null, $signed, $about, 0 );
	}

	/**
	 * It may not.
	 *
	 * @param ErrorKey $error       Why.
	 * @param string   $signed      What its token says, as far as it was read.
	 * @param int      $retry_after Seconds to wait.
	 */
	public static function refused(
		ErrorKey $error,
		string $signed = '',
		string $about = '',
		int $retry_after = 0
	): self {
		return new self( $error, $signed, $about, $retry_after );
	}
}
