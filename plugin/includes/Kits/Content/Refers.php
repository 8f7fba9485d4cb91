<?php
declare( strict_types=1 );

namespace Brolga\Kits\Content;

/** What an ID in a block names. */
enum Refers {

	case ToImage;
	case ToPost;
	case ToTerm;
}
