<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

/**
 * What became of a row.
 */
enum Outcome {

	/** It is new. */
	case Added;

	/** It is new, and kept so that nothing is ever sent to it. */
	case Silenced;

	/** It was there already, or is to stay away. */
	case Known;

	/** The file has had it before. */
	case Repeated;
}
