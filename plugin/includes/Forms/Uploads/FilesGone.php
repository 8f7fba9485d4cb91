<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use RuntimeException;

/**
 * A file in the holding place was swept, or went to another lead, between the
 * moment it was looked up and the moment its lead was stored.
 */
final class FilesGone extends RuntimeException {

	public function __construct( public readonly string $field_id ) {
		parent::__construct( 'A kept file is gone.' );
	}
}
