<?php
declare( strict_types=1 );

namespace Brolga\Core\Health;

/**
 * One check for the Health screen and WordPress' Site Health, which run all checks on each visit.
 * A check may take a few queries and must not use the network.
 *
 * @see LEAD-25 OUTBOX-15
 */
interface HealthCheck {

	public function id(): string;

	public function title(): string;

	public function look(): Finding;
}
