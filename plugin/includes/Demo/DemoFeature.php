<?php
declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Support\PluginFile;

/** Helps an owner to get started: the screen after activation, the demo, and previews of full-page patterns. */
final class DemoFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			waiting: [
				DemoCapability::class => [ 'map_meta_cap' ],
				PendingFrontPage::class => [ 'rest_api_init', 'transition_post_status' ],
			],
			asked: [ PatternPreview::class => [ PatternPreview::NAME ] ],
			admin: [ StartScreen::class, FirstRun::class ],
			routes: [
				DemoController::class => [ 'demo' ],
				SetupController::class => [ 'setup' ],
			],
			leftovers: [ PendingFrontPage::class ],
			options: [ FirstRun::OPTION ],
			bindings: [
				DemoFolder::class => static fn ( Container $container ): DemoFolder => DemoFolder::beside(
					$container->get( PluginFile::class )
				),
			]
		);
	}
}
