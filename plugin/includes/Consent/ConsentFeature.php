<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Consent\Consent;
use Brolga\Core\Container;
use Brolga\Core\Feature;
use Brolga\Core\Parts;

/**
 * Asking visitors before anything runs that they may refuse.
 */
final class ConsentFeature implements Feature {

	/**
	 * Its parts.
	 */
	public function parts(): Parts {
		return new Parts(
			modules: [ TagDefaults::class, Banner::class, ConsentApi::class, ProofsDownload::class ],
			routes: [ ConsentsController::class, ProofsController::class ],
			public_routes: [ ConsentsController::PATH ],
			hourly: [ ProofRetention::class ],
			tables: [ ConsentsTable::class ],
			checks: [ TagsCheck::class ],
			probes: [ TagsProbe::class ],
			policy: [ ConsentPolicy::class ],
			commands: [ 'brolga consents' => ConsentsCommand::class ],
			settings: [ ConsentSection::class ],
			services: [ OwnStorage::class ],
			island: [ ConsentData::class ],
			bindings: [
				Consent::class => static fn ( Container $container ): Consent => $container->get( VisitorConsent::class ),
			]
		);
	}
}
