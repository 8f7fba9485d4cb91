<?php
declare( strict_types=1 );

namespace Brolga\Leads\Sending;

use RuntimeException;

/**
 * Thrown when a visitor's key comes again with another body.
 */
final class KeyConflict extends RuntimeException {}
