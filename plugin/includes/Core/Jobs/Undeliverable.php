<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;

use RuntimeException;

/**
 * Thrown by a handler when trying again is of no use: the job becomes a dead
 * letter at once.
 */
final class Undeliverable extends RuntimeException {}
