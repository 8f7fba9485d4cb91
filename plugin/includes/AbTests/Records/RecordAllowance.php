<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Security\RateAllowance;
use Brolga\Core\Security\RateLimiter;

/**
 * Applies the limit on what one IP address may count in a test during one call. Records that do
 * not affect the test's result are not limited.
 *
 * @see AB-112
 */
final class RecordAllowance {

	private bool $counted = false;

	public function __construct(
		private readonly RateLimiter $limiter,
		private readonly string $bucket,
		private readonly string $test,
		private SignatureStatus $status
	) {}

	public function is_counted(): bool {
		return $this->counted;
	}

	/** Whether the browser has a signed variant, or receives one with this call. */
	public function is_signed(): bool {
		return SignatureStatus::Signed === $this->status;
	}

	/**
	 * Whether a record is counted. A visitor without a signature uses up the limit on new visitors, because an
	 * earlier count cannot be proven; a signed visitor only uses up the limit on conversions.
	 *
	 * @param bool $is_first Whether it is the visitor's first record in the test.
	 * @param bool $decides  Whether the record is the test's conversion.
	 */
	public function takes( bool $is_first, bool $decides ): bool {
		if ( SignatureStatus::Uncounted === $this->status ) {
			return false;
		}
		if ( $is_first || $decides ) {
			$kind = $is_first || ! $this->counted && SignatureStatus::Unsigned === $this->status ? 'new' : 'goal';
			if ( ! $this->limiter->hit(
				"test-{$kind}:{$this->test}",
				$this->bucket,
				RateAllowance::newcomers()
			)->allowed ) {
				// The other records of this call belong to the same visitor.
				$this->status = $is_first ? SignatureStatus::Uncounted : $this->status;
				return false;
			}
			$this->counted = $this->counted || $is_first;
		}
		return true;
	}
}
