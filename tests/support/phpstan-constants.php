<?php
/**
 * Constants that WordPress defines while it loads, for PHPStan alone: its stubs
 * leave them out. Their values are unknown on purpose.
 *
 * @package Brolga
 */

declare( strict_types=1 );

define( 'ABSPATH', (string) getenv( 'ABSPATH' ) );
define( 'DB_HOST', (string) getenv( 'DB_HOST' ) );
define( 'DB_USER', (string) getenv( 'DB_USER' ) );
define( 'DB_PASSWORD', (string) getenv( 'DB_PASSWORD' ) );
define( 'DB_NAME', (string) getenv( 'DB_NAME' ) );
define( 'WP_CONTENT_DIR', (string) getenv( 'WP_CONTENT_DIR' ) );
define( 'WPINC', (string) getenv( 'WPINC' ) );
define( 'WP_PLUGIN_DIR', (string) getenv( 'WP_PLUGIN_DIR' ) );
define( 'LOGGED_IN_COOKIE', (string) getenv( 'LOGGED_IN_COOKIE' ) );
