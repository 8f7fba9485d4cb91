<?php
/**
 * Text that is not the JSON we asked for.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Support;

use RuntimeException;

/**
 * Thrown by Json when a text is malformed, too long, too deep or of another shape.
 */
final class InvalidJson extends RuntimeException {}
