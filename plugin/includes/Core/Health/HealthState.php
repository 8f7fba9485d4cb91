<?php
declare( strict_types=1 );

namespace Brolga\Core\Health;

/**
 * The same three words as WordPress' Site Health.
 */
enum HealthState: string {

	case Good        = 'good';
	case Recommended = 'recommended';
	case Critical    = 'critical';
}
