<?php
declare( strict_types=1 );

namespace Brolga\Core\Http;

use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use DateTimeImmutable;
use DateTimeZone;

/** An HTTP response, cut off at the client's size limit. Its content is untrusted. */
final class Response {

	/** The longest accepted Retry-After, in seconds. */
	private const LONGEST_WAIT = 86400;

	public function __construct(
		public readonly int $status,
		public readonly string $body,
		private readonly string $retry_after = ''
	) {}

	public function is_success(): bool {
		return $this->status >= 200 && $this->status < 300;
	}

	public function is_redirect(): bool {
		return $this->status >= 300 && $this->status < 400;
	}

	/** Whether the same request may succeed later. */
	public function is_passing(): bool {
		return $this->status >= 500 || in_array( $this->status, [ 408, 425, 429 ], true );
	}

	/** @return array<array-key, mixed>|null */
	public function map(): ?array {
		try {
			return Json::map( $this->body );
		} catch ( InvalidJson ) {
			return null;
		}
	}

	/**
	 * Parses Retry-After, which is a number of seconds or a date (RFC 9110, section 10.2.3).
	 *
	 * @param int $now Unix time in seconds.
	 * @return int Seconds, at most a day; 0 where the header is missing or invalid.
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
