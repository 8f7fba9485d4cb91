<?php
declare( strict_types=1 );

namespace Brolga\Kits\Kit;

use RuntimeException;

/** Thrown when a file is not imported at all; the message tells the owner what to do. */
final class KitRefused extends RuntimeException {}
