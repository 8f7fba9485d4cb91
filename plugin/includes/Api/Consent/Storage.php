<?php
declare( strict_types=1 );

namespace Brolga\Api\Consent;

/**
 * A cookie, or a group of cookies, that a service sets in the browser.
 *
 * @since 0.1.0
 */
final class Storage {

	/** Kept until the visitor deletes it. */
	public const KEPT = -1;

	/**
	 * @param string $name    `*` stands for a variable part.
	 * @param string $purpose A few words for visitors.
	 * @param int    $days    Lifetime in days; 0 for a session cookie, KEPT for unlimited.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $purpose,
		public readonly int $days
	) {}
}
