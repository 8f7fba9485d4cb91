<?php
declare( strict_types=1 );

namespace Brolga\Core\Admin;

use Brolga\Core\Support\All;

/** The dashboard news sources of all features. */
final class DashboardSources {

	/** @param list<DashboardSource> $all */
	public function __construct( #[All( DashboardSource::class )] public readonly array $all ) {}
}
