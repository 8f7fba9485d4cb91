<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

/**
 * Where a public request comes in.
 */
enum Edge: string {

	/** A route of the REST API. */
	case Rest = 'rest';
	/** An action of admin-ajax.php, which the contract names. */
	case Ajax = 'ajax';
	/** A form that is posted to the page it stands on. */
	case Page = 'page';
	/** A file that is asked for by itself, with little of WordPress. */
	case File = 'file';
}
