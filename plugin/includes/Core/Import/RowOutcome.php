<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

/** The result of importing one row. */
enum RowOutcome {

	case Added;

	/** The row was added, but marked so that it never receives email. */
	case Silenced;

	/** The row was already stored, or must not be added again. */
	case Known;

	/** An earlier row of the same file has the same content. */
	case Repeated;
}
