<?php
declare( strict_types=1 );

namespace Brolga\Consent;

/**
 * What applies until a visitor has answered.
 *
 * @see CONSENT-2
 */
enum Mode: string {

	/** Nothing runs before the visitor agrees, as required in the European Union. */
	case OptIn = 'opt-in';

	/** Everything runs until the visitor refuses. */
	case OptOut = 'opt-out';
}
