<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

use RuntimeException;

/**
 * Ends a transaction whose work is not to stay.
 */
final class DryRun extends RuntimeException {}
