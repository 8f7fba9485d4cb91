<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

use RuntimeException;

/**
 * The section was changed since it was read.
 */
final class SettingsConflict extends RuntimeException {}
