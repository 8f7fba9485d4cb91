<?php
declare( strict_types=1 );

namespace Brolga\Core\Consent;

use Brolga\Api\Consent\Service;

/**
 * A feature that declares services that need the visitor's consent.
 *
 * @see TRACK-8
 */
interface DeclaresServices {

	/** @return list<Service> */
	public function services(): array;
}
