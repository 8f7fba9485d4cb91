<?php
declare( strict_types=1 );

namespace Brolga\Core\Consent;

/**
 * A cookie, or a family of cookies, that a service keeps in the browser.
 */
final class Storage {

	/** Until somebody deletes it. */
	public const KEPT = -1;

	/**
	 * @param string $name    Its name; `*` stands for what differs.
	 * @param string $purpose A few words for visitors.
	 * @param int    $days    How long it is kept, in days; 0: until the browser is closed; KEPT: for good.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $purpose,
		public readonly int $days
	) {}
}
