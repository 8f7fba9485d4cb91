<?php
/**
 * What ends a request in a test.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use RuntimeException;

/**
 * Thrown where the drop-in would answer 503 and end the process.
 */
final class GivenUp extends RuntimeException {}
