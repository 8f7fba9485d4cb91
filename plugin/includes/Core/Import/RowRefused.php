<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

use RuntimeException;

/** Thrown when a row cannot be imported; the message tells the owner why. */
final class RowRefused extends RuntimeException {}
