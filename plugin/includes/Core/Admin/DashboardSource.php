<?php
declare( strict_types=1 );

namespace Brolga\Core\Admin;

/**
 * Has something to say on the dashboard of wp-admin.
 *
 * @see LEAD-61
 */
interface DashboardSource {

	/**
	 * Who may read it.
	 */
	public function capability(): string;

	/**
	 * What there is to say now; null: nothing on this site.
	 */
	public function news(): ?DashboardNews;
}
