<?php
declare( strict_types=1 );

namespace Brolga\Leads\Intake;

use RuntimeException;

/** Thrown if a submission key is sent again with other answers. */
final class KeyConflict extends RuntimeException {}
