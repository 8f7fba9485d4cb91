<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

use RuntimeException;

/** Thrown when a JSON text is malformed, too long, too deeply nested or not of the expected type. */
final class InvalidJson extends RuntimeException {}
