<?php
declare( strict_types=1 );

namespace Brolga\Updates;

use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Support\PluginFile;

/** Lets WordPress' own updater show, verify and install releases of the plugin and its theme. */
final class UpdatesFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			waiting: [
				AvailableUpdates::class  => [
					'pre_set_site_transient_update_plugins',
					'pre_set_site_transient_update_themes',
					'plugins_api',
					'themes_api',
				],
				VerifiedInstall::class   => [ 'upgrader_pre_download' ],
				FatalErrorCheck::class   => [ 'upgrader_pre_download' ],
			],
			server: [ ReleaseSource::class ],
			checks: [ UpdatesCheck::class ],
			bindings: [
				ReleaseSource::class => static fn ( $container ): ReleaseSource => ReleaseSource::of_plugin(
					$container->get( PluginFile::class )->path
				),
			]
		);
	}
}
