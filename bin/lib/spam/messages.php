<?php
/**
 * Reads messages that are known to be honest or spam.
 *
 * @package Brolga
 */

declare( strict_types=1 );

/**
 * The messages of a folder's honest.txt and spam.txt, a line each.
 *
 * @return list<array{bool, string}> Whether it is spam, and its text.
 */
function brolga_messages( string $folder ): array {
	$messages = [];
	foreach ( [ 'honest', 'spam' ] as $kind ) {
		foreach ( brolga_lines( "{$folder}/{$kind}.txt" ) as $line ) {
			$messages[] = [ 'spam' === $kind, $line ];
		}
	}
	return $messages;
}

/**
 * The messages of the SMS Spam Collection.
 *
 * @return list<array{bool, string}> Whether it is spam, and its text.
 */
function brolga_collection( string $file ): array {
	$messages = [];
	foreach ( brolga_lines( $file ) as $line ) {
		[ $kind, $text ] = explode( "\t", $line, 2 ) + [ '', '' ];
		if ( in_array( $kind, [ 'ham', 'spam' ], true ) ) {
			$messages[] = [ 'spam' === $kind, html_entity_decode( $text, ENT_QUOTES | ENT_HTML5 ) ];
		}
	}
	return $messages;
}

/**
 * Whether a message is kept for measuring. The same text always is or never is.
 */
function brolga_is_held_out( string $text ): bool {
	return 1 === crc32( $text ) % 2;
}

/**
 * The lines of a file.
 *
 * @return list<string>
 */
function brolga_lines( string $file ): array {
	$lines = file( $file, FILE_IGNORE_NEW_LINES );
	return false === $lines ? [] : $lines;
}
