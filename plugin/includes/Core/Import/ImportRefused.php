<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

use RuntimeException;

/** Thrown when the owner has to decide something before the import; the message explains what. */
final class ImportRefused extends RuntimeException {}
