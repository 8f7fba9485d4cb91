<?php
declare( strict_types=1 );

namespace Brolga\Core\Health;

/**
 * One look at one thing. Costs a few queries at most and asks nobody outside:
 * the Health screen and WordPress' Site Health look at all of them on each visit.
 *
 * @see LEAD-25 OUTBOX-15
 */
interface HealthCheck {

	/**
	 * Its name: lower-case letters.
	 */
	public function id(): string;

	/**
	 * What it looks at, for people.
	 */
	public function title(): string;

	public function look(): Finding;
}
