<?php
declare( strict_types=1 );

namespace Brolga\Leads\Intake;

use Brolga\Core\Support\ErrorKey;
use RuntimeException;

/** A form takes no entry, or none of this person, any more. */
final class LimitReached extends RuntimeException {

	public function __construct( public readonly ErrorKey $key ) {
		parent::__construct( $key->value );
	}
}
