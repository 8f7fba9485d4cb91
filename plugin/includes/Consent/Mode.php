<?php
declare( strict_types=1 );

namespace Brolga\Consent;

/**
 * What counts until a visitor has answered.
 *
 * @see CONSENT-2
 */
enum Mode: string {

	/** Nothing runs before the visitor says yes, as in the European Union. */
	case OptIn = 'opt-in';

	/** All of it runs until the visitor says no. */
	case OptOut = 'opt-out';
}
