<?php
declare( strict_types=1 );

namespace Brolga\Updates;

use RuntimeException;

/** Thrown when a manifest is unsigned, changed or malformed. Its message is for the log. */
final class InvalidManifest extends RuntimeException {}
