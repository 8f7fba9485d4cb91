<?php
/**
 * Writes plugin/includes/parts.php: what all features consist of, as one list that
 * PHP keeps compiled. With --check it only says whether the file is fresh.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Kernel\Parts;
use Brolga\Plugin;

require dirname( __DIR__, 2 ) . '/plugin/includes/autoload.php';

/**
 * A value as PHP is written here.
 *
 * @param mixed $value Arrays, and texts in them.
 * @param int   $depth How deep it stands.
 */
function brolga_written( mixed $value, int $depth ): string {
	if ( ! is_array( $value ) ) {
		$text = is_string( $value ) ? $value : '';
		return str_starts_with( $text, 'Brolga\\' ) ? "\\{$text}::class" : "'{$text}'";
	}
	$tabs  = str_repeat( "\t", $depth + 1 );
	$lines = '';
	foreach ( $value as $key => $item ) {
		$lines .= $tabs
			. ( is_int( $key ) ? '' : brolga_written( $key, 0 ) . ' => ' )
			. brolga_written( $item, $depth + 1 )
			. ",\n";
	}
	return '' === $lines ? '[]' : "[\n{$lines}" . str_repeat( "\t", $depth ) . ']';
}

function brolga_parts_file(): string {
	$parts = Plugin::parts();
	// Code cannot be listed: who has it is.
	$lenders = [];
	foreach ( Plugin::FEATURES as $feature ) {
		foreach ( array_keys( array_filter( ( new $feature() )->parts()->bindings, is_object( ... ) ) ) as $name ) {
			$lenders[ $name ] = $feature;
		}
	}
	$lines = '';
	foreach ( [
		'bindings' => array_filter( $parts->bindings, is_string( ... ) ),
		'lenders'  => $lenders,
	] + get_object_vars( $parts ) as $kind => $names ) {
		if ( [] === $names || '' === $names ) {
			continue;
		}
		$lines .= "\t{$kind}: " . brolga_written( $names, 1 ) . ",\n";
	}
	return "<?php\n// Written by bin/lib/generate-parts.php of what the features name; do not edit.\n\n"
		. "declare( strict_types=1 );\n\nreturn new \\" . Parts::class . "(\n" . rtrim( $lines, ",\n" ) . "\n);\n";
}

$brolga_file  = dirname( __DIR__, 2 ) . '/plugin/includes/parts.php';
$brolga_fresh = brolga_parts_file();
if ( in_array( '--check', $argv, true ) ) {
	if ( file_get_contents( $brolga_file ) !== $brolga_fresh ) {
		echo "plugin/includes/parts.php is out of date: run php bin/lib/generate-parts.php.\n";
		exit( 1 );
	}
	exit;
}
file_put_contents( $brolga_file, $brolga_fresh );
