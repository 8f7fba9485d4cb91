<?php
/**
 * A file that holds no table.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Import;

use RuntimeException;

/**
 * Its message tells the owner what to do.
 */
final class UnreadableFile extends RuntimeException {}
