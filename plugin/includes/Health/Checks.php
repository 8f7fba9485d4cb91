<?php
declare( strict_types=1 );

namespace Brolga\Health;

use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Support\All;

/**
 * The checks of all features.
 */
final class Checks {

	/**
	 * @param list<HealthCheck> $all In the features' order.
	 */
	public function __construct( #[All( HealthCheck::class )] public readonly array $all ) {}
}
