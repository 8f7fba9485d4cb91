<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

use RuntimeException;

/** Thrown when the section was changed after it was read. */
final class SettingsConflict extends RuntimeException {}
