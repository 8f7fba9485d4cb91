<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

use RuntimeException;

/**
 * An import lacks something that is not in the file. Its message says what, to the owner.
 */
final class ImportRefused extends RuntimeException {}
