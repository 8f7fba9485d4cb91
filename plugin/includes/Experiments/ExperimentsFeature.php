<?php
declare( strict_types=1 );

namespace Brolga\Experiments;

use Brolga\Core\Feature;
use Brolga\Core\Parts;

/**
 * What pages are told of tests.
 */
final class ExperimentsFeature implements Feature {

	/**
	 * Its parts.
	 */
	public function parts(): Parts {
		return new Parts(
			island: [ TestData::class ]
		);
	}
}
