<?php
/**
 * A key that belongs to another submission.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Leads\Sending;

use RuntimeException;

/**
 * Thrown when a visitor's key comes again with another body.
 */
final class KeyConflict extends RuntimeException {}
