<?php
/**
 * What WordPress expects of a request, for scripts of the command line.
 *
 * @package Brolga
 */

declare( strict_types=1 );

$brolga_settings = json_decode( (string) file_get_contents( getcwd() . '/.brolga/settings.json' ), true );
$brolga_address  = parse_url( $brolga_settings['url'] );

$_SERVER['HTTP_HOST']      = $brolga_address['host'] . ( isset( $brolga_address['port'] ) ? ':' . $brolga_address['port'] : '' );
$_SERVER['SERVER_NAME']    = $brolga_address['host'];
$_SERVER['SERVER_PORT']    = (string) ( $brolga_address['port'] ?? 80 );
$_SERVER['REQUEST_METHOD'] = 'GET';
$_SERVER['REQUEST_URI']    = '/';
$_SERVER['REMOTE_ADDR']    = '127.0.0.1';
