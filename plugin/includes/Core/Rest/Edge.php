<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

/** The entry points of public requests. */
enum Edge: string {

	case Rest = 'rest';
	/** An action of admin-ajax.php whose name is part of the public contract. */
	case Ajax = 'ajax';
	case Page = 'page';
	/** A PHP file that is requested directly and loads little of WordPress. */
	case File = 'file';
}
