<?php
declare( strict_types=1 );

namespace Brolga\Effects;

use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;

/** Effects for all blocks, including WordPress's own: animations, links and sticky positions. */
final class EffectsFeature implements Feature {

	public function parts(): Parts {
		return new Parts( modules: [ BlockEffects::class ] );
	}
}
