<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

use RuntimeException;

/**
 * Its message tells the owner why.
 */
final class RowRefused extends RuntimeException {}
