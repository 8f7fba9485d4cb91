<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

use RuntimeException;

/** Thrown to roll back a transaction on purpose. */
final class DryRun extends RuntimeException {}
