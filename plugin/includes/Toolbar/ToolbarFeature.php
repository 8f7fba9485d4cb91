<?php
declare( strict_types=1 );

namespace Brolga\Toolbar;

use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;

/** A panel that shows owners which A/B tests, popups and services act on a page. */
final class ToolbarFeature implements Feature {

	public function parts(): Parts {
		return new Parts( waiting: [ Toolbar::class => [ 'wp_enqueue_scripts', 'admin_bar_menu', 'wp_footer' ] ] );
	}
}
