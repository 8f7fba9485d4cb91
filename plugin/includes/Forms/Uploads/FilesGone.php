<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use RuntimeException;

/** Thrown if a held file was removed or attached to another lead before its lead was stored. */
final class FilesGone extends RuntimeException {

	public function __construct( public readonly string $field_id ) {
		parent::__construct( 'A kept file is gone.' );
	}
}
