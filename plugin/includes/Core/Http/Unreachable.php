<?php
declare( strict_types=1 );

namespace Brolga\Core\Http;

use RuntimeException;

/**
 * Thrown when nothing, or nothing in time, came back. The message is a sentence
 * for the owner and names the host alone: the rest of an address may be secret.
 */
final class Unreachable extends RuntimeException {}
