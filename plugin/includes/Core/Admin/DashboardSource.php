<?php
declare( strict_types=1 );

namespace Brolga\Core\Admin;

/**
 * A feature that provides news for the dashboard widget.
 *
 * @see LEAD-61
 */
interface DashboardSource {

	public function capability(): string;

	/** Returns null where the feature is not in use on this site. */
	public function news(): ?DashboardNews;
}
