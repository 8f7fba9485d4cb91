<?php
/**
 * Configuration of the site, the same on every web node: where a node's
 * database is comes from its environment, which may also replace what the plan
 * says of passwords, the home address and proxies.
 *
 * @package Brolga
 */

declare( strict_types=1 );

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}

// The environment's NAME, else what stands in the file that its NAME_FILE names, else the plan's.
$brolga_value = static function ( string $name, string $planned ): string {
	$value = (string) getenv( $name );
	$file  = (string) getenv( $name . '_FILE' );
	if ( '' === $value && '' !== $file ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- WordPress is not there yet.
		return trim( (string) file_get_contents( $file ) );
	}
	return '' === $value ? $planned : $value;
};

define( 'DB_HOST', (string) getenv( 'WP_DB_HOST' ) );
define( 'DB_NAME', '{{database}}' );
define( 'DB_USER', '{{database_user}}' );
define( 'DB_PASSWORD', $brolga_value( 'WP_DB_PASSWORD', '{{database_password}}' ) );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );

// The keys of the site. Who signs in on one node is signed in on all.
require '{{keys}}';

// Those in front of PHP, and nobody else: they say by which address a visitor came, and whether by https.
define(
	'BROLGA_TRUSTED_PROXIES',
	$brolga_value( 'BROLGA_TRUSTED_PROXIES', '{{proxies}}' )
);
require_once ABSPATH . 'wp-content/plugins/brolga/includes/Core/Security/ClientIp.php';
// Code of a release before has nginx alone tell of https.
if ( is_callable( 'Brolga\Core\Security\ClientIp::trust_https' ) ) {
	Brolga\Core\Security\ClientIp::trust_https( BROLGA_TRUSTED_PROXIES );
}

define( 'WP_HOME', $brolga_value( 'WP_HOME', '{{home}}' ) );
define( 'WP_SITEURL', WP_HOME );

// What visitors send lies where all nodes see it.
define( 'BROLGA_UPLOADS_DIR', '{{private}}' );
if ( '' !== '{{smtp_host}}' ) {
	define( 'BROLGA_SMTP_HOST', '{{smtp_host}}' );
}
// Varnish keeps pages, and is told when they change.
define( 'WP_CACHE', true );
define( 'BROLGA_PAGE_CACHE', 'varnish' );
define( 'BROLGA_PAGE_CACHE_URLS', 'http://{{varnish_host}}:{{varnish_port}}' );

define( 'WP_REDIS_HOST', '{{redis_host}}' );
define( 'WP_REDIS_PORT', {{redis_port}} );
define( 'WP_REDIS_TIMEOUT', 1 );
define( 'WP_REDIS_READ_TIMEOUT', 1 );
// Without Redis pages are slower; without this line there would be none.
define( 'WP_REDIS_GRACEFUL', true );

// The worker does what waits; code comes by a deploy, to all nodes alike.
define( 'DISABLE_WP_CRON', true );
define( 'DISALLOW_FILE_MODS', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', '*' !== '{{accessible_hosts}}' );
define( 'WP_ACCESSIBLE_HOSTS', '{{accessible_hosts}}' );
define( 'WP_DEBUG', false );

$table_prefix = 'wp_';

require_once ABSPATH . 'wp-settings.php';
