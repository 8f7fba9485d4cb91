<?php
declare( strict_types=1 );

namespace Brolga\Api\Consent;

/**
 * The purpose of a service, in the categories of the WP Consent API.
 *
 * @since 0.1.0
 * @see TRACK-8
 */
enum Category: string {

	/** Necessary for the site to work; needs no consent. */
	case Functional = 'functional';

	/** Remembers a visitor's choices, and shows content they asked for. */
	case Preferences = 'preferences';

	/** Measures visits in order to improve the site. */
	case Statistics = 'statistics';

	/** Advertising, on this site or elsewhere. */
	case Marketing = 'marketing';
}
