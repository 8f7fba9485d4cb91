<?php
declare( strict_types=1 );

namespace Brolga\Core\Health;

/**
 * The same three words as WordPress' Site Health.
 */
enum HealthState: string {

	case Good        = 'good';
	/** Nobody knows: its check waits for somebody to run it. */
	case Unchecked   = 'unchecked';
	case Recommended = 'recommended';
	case Critical    = 'critical';
}
