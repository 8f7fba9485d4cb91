<?php
declare( strict_types=1 );

namespace Brolga\Core\Consent;

/**
 * A feature's services that visitors are asked about.
 *
 * @see TRACK-8
 */
interface DeclaresServices {

	/**
	 * The services that this site uses, as it is set up now.
	 *
	 * @return list<Service>
	 */
	public function services(): array;
}
