<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Feature;
use Brolga\Core\Parts;

/**
 * Telling the owner's measuring services what visitors achieve.
 */
final class TrackingFeature implements Feature {

	/**
	 * Its parts.
	 */
	public function parts(): Parts {
		return new Parts(
			modules: [ TrackingModules::class ],
			settings: [ TrackingSection::class ],
			services: [ TrackingServices::class ],
			island: [ TrackingData::class ]
		);
	}
}
