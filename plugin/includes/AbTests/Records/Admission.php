<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Security\RateAllowance;
use Brolga\Core\Security\RateLimiter;

/**
 * How much of a call an address may still count in a test. What decides nothing
 * costs nothing.
 *
 * @see AB-112
 */
final class Admission {

	/** Whether the call has counted its visitor. */
	private bool $counted = false;

	public function __construct(
		private readonly RateLimiter $limiter,
		private readonly string $bucket,
		private readonly string $test,
		private Standing $standing
	) {}

	/**
	 * Whether the visitor was counted by this call.
	 */
	public function is_counted(): bool {
		return $this->counted;
	}

	/**
	 * Whether the browser has a signature, or gets one with this call.
	 */
	public function is_signed(): bool {
		return Standing::Signed === $this->standing;
	}

	/**
	 * Whether a record is counted. Of whom nobody knows whether he was ever counted
	 * costs what a newcomer costs; who was, a conversion.
	 *
	 * @param bool $is_first Whether it is the visitor’s first of the test.
	 * @param bool $decides  Whether it is the record that the test is decided by.
	 */
	public function takes( bool $is_first, bool $decides ): bool {
		if ( Standing::Uncounted === $this->standing ) {
			return false;
		}
		if ( $is_first || $decides ) {
			$kind = $is_first || ! $this->counted && Standing::Unsigned === $this->standing ? 'new' : 'goal';
			if ( ! $this->limiter->hit(
				"test-{$kind}:{$this->test}",
				$this->bucket,
				RateAllowance::newcomers()
			)->allowed ) {
				// The rest of the call is of the same visitor.
				$this->standing = $is_first ? Standing::Uncounted : $this->standing;
				return false;
			}
			$this->counted = $this->counted || $is_first;
		}
		return true;
	}
}
