<?php
declare( strict_types=1 );

namespace Brolga\Core\Http;

use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use DateTimeImmutable;
use DateTimeZone;

/**
 * An answer, cut at the client's limit. Nothing in it is believed.
 */
final class Response {

	/** The longest wait that a server may ask for. */
	private const LONGEST_WAIT = 86400;

	public function __construct(
		public readonly int $status,
		public readonly string $body,
		private readonly string $retry_after = ''
	) {}

	/**
	 * Whether it says that all went well.
	 */
	public function is_success(): bool {
		return $this->status >= 200 && $this->status < 300;
	}

	/**
	 * Whether it sends us elsewhere.
	 */
	public function is_redirect(): bool {
		return $this->status >= 300 && $this->status < 400;
	}

	/**
	 * Whether the same request may succeed later.
	 */
	public function is_passing(): bool {
		return $this->status >= 500 || in_array( $this->status, [ 408, 425, 429 ], true );
	}

	/**
	 * The JSON object in it, or null when there is none.
	 *
	 * @return array<array-key, mixed>|null
	 */
	public function map(): ?array {
		try {
			return Json::map( $this->body );
		} catch ( InvalidJson ) {
			return null;
		}
	}

	/**
	 * How long the server wants to be left alone: a number of seconds, or a date
	 * (RFC 9110, section 10.2.3).
	 *
	 * @param int $now Seconds since 1970.
	 * @return int Seconds, at most a day; 0: it does not say.
	 */
	public function retry_after( int $now ): int {
		$said = trim( $this->retry_after );
		if ( 1 === preg_match( '/^\d{1,9}$/D', $said ) ) {
			return min( self::LONGEST_WAIT, (int) $said );
		}
		$moment = DateTimeImmutable::createFromFormat( '!D, d M Y H:i:s \G\M\T', $said, new DateTimeZone( 'UTC' ) );
		return false === $moment ? 0 : max( 0, min( self::LONGEST_WAIT, $moment->getTimestamp() - $now ) );
	}
}
