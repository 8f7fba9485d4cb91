<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

use RuntimeException;

/** Thrown when an import file cannot be read; the message tells the owner what to do. */
final class UnreadableFile extends RuntimeException {}
