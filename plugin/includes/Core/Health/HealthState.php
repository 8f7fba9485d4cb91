<?php
declare( strict_types=1 );

namespace Brolga\Core\Health;

/** The three states of WordPress' Site Health, and one for checks that have not run. */
enum HealthState: string {

	case Good        = 'good';
	/** Unknown, because the check only runs on request. */
	case Unchecked   = 'unchecked';
	case Recommended = 'recommended';
	case Critical    = 'critical';
}
