<?php
declare( strict_types=1 );

namespace Brolga\Core\Admin;

use Brolga\Core\Support\All;

/**
 * What all features have to say on the dashboard.
 */
final class DashboardSources {

	/**
	 * @param list<DashboardSource> $all In the features' order.
	 */
	public function __construct( #[All( DashboardSource::class )] public readonly array $all ) {}
}
