<?php
declare( strict_types=1 );

namespace Brolga\Effects;

use Brolga\Core\Caches\DatedPages;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Effects\Visibility\EditorRoles;

/** Effects for all blocks, including WordPress's own: animations, links, sticky positions and who sees them. */
final class EffectsFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			modules: [ BlockEffects::class ],
			waiting: [ EditorRoles::class => [ 'block_editor_settings_all' ] ],
			cron: [ DatedPages::EVENT => DatedPages::class ]
		);
	}
}
