<?php
declare( strict_types=1 );

namespace Brolga\Effects;

use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;

/**
 * What any block can do, WordPress' own too: appear with an animation, be a
 * link, stick.
 */
final class EffectsFeature implements Feature {

	public function parts(): Parts {
		return new Parts( modules: [ BlockEffects::class ] );
	}
}
