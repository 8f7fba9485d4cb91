<?php
/**
 * What WordPress expects of a request, for scripts of the command line that
 * run in a site's folder.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Local\Settings;

require_once getcwd() . '/.brolga/settings.php';

$brolga_settings = Settings::of( (string) getcwd() );
$brolga_address  = (array) parse_url( $brolga_settings->url );
$brolga_host     = (string) ( $brolga_address['host'] ?? '127.0.0.1' );
$brolga_default  = 'https' === ( $brolga_address['scheme'] ?? '' ) ? '443' : '80';
$brolga_port     = (string) ( $brolga_address['port'] ?? $brolga_default );

$_SERVER['HTTP_HOST']      = $brolga_default === $brolga_port ? $brolga_host : $brolga_host . ':' . $brolga_port;
$_SERVER['SERVER_NAME']    = $brolga_host;
$_SERVER['SERVER_PORT']    = $brolga_port;
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI']    = ( $brolga_address['path'] ?? '' ) . '/';
$_SERVER['REMOTE_ADDR']    = '127.0.0.1';
if ( '443' === $brolga_port ) {
	$_SERVER['HTTPS'] = 'on';
}
