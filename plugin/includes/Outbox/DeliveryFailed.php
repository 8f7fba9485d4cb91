<?php
/**
 * Work that could not be done now.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Outbox;

use RuntimeException;

/**
 * Thrown by a handler when it did not work this time.
 */
final class DeliveryFailed extends RuntimeException {}
