<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

use RuntimeException;

/**
 * Thrown by Json when a text is malformed, too long, too deep or of another shape.
 */
final class InvalidJson extends RuntimeException {}
