<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

use RuntimeException;

/**
 * Its message tells the owner what to do.
 */
final class UnreadableFile extends RuntimeException {}
