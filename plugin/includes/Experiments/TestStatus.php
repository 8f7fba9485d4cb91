<?php
declare( strict_types=1 );

namespace Brolga\Experiments;

/**
 * What has become of a test. The values are stored.
 */
enum TestStatus: string {
	/** Saved, and not started by its owner yet. */
	case Draft    = 'draft';
	case Running  = 'running';
	case Stopped  = 'stopped';
	case Archived = 'archived';
}
