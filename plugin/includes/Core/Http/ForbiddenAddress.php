<?php
declare( strict_types=1 );

namespace Brolga\Core\Http;

use RuntimeException;

/**
 * Thrown before anything is sent. The message is a sentence for the owner;
 * trying again is of no use.
 */
final class ForbiddenAddress extends RuntimeException {}
