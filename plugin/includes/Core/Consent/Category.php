<?php
declare( strict_types=1 );

namespace Brolga\Core\Consent;

/**
 * What a service is for, by the categories of the WP Consent API.
 *
 * @see TRACK-8
 */
enum Category: string {

	/** The site does not work without it: nobody is asked. */
	case Functional = 'functional';

	/** Remembers what a visitor chose, and shows what they came for. */
	case Preferences = 'preferences';

	/** Counts visits, to make the site better. */
	case Statistics = 'statistics';

	/** Advertises, here or elsewhere. */
	case Marketing = 'marketing';
}
