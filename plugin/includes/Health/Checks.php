<?php
declare( strict_types=1 );

namespace Brolga\Health;

use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Support\All;

/** The health checks of all features. */
final class Checks {

	/** @param list<HealthCheck> $all */
	public function __construct( #[All( HealthCheck::class )] public readonly array $all ) {}
}
