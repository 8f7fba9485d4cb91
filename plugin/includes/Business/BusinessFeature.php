<?php
declare( strict_types=1 );

namespace Brolga\Business;

use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;

/**
 * The details of the business that runs the site. The owner enters them once, and blocks and
 * structured data reuse them.
 */
final class BusinessFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			waiting: [ EditorData::class => [ 'block_editor_rest_api_preload_paths', 'enqueue_block_editor_assets' ] ],
			routes: [ BusinessController::class => [ 'business' ] ],
			settings: [ BusinessSection::class ]
		);
	}
}
