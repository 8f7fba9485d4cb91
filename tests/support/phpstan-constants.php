<?php
/**
 * Constants that WordPress defines while it loads, for PHPStan alone: its stubs
 * leave them out. Their values are unknown on purpose.
 *
 * @package Brolga
 */

declare( strict_types=1 );

define( 'ABSPATH', (string) getenv( 'ABSPATH' ) );
