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
			settings: [ ConsentSection::class ],
			bindings: [
				Consent::class => static fn ( Container $container ): Consent => $container->get( VisitorConsent::class ),
			]
		);
	}
}
