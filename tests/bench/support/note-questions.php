<?php
/**
 * Notes what the forms of leads asked that were loaded past the plugin.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Database\Connection;
use Brolga\Forms\Answers\StoredAnswers;
use Brolga\Leads\Storage\QuestionRepository;

require dirname( __DIR__, 3 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';

( static function (): void {
	$db        = new Connection();
	$questions = new QuestionRepository( $db );
	$highest   = PHP_INT_MAX;
	do {
		$rows  = $db->rows(
			"SELECT id, form_uid, fields FROM {$db->table( 'entries' )} WHERE id < %d ORDER BY id DESC LIMIT 1000",
			$highest
		);
		$asked = [];
		foreach ( $rows as $row ) {
			$highest = (int) $row['id'];
			foreach ( StoredAnswers::read( $row['fields'] ) as $field ) {
				$asked[ $row['form_uid'] ?? '' ][ "{$field['id']}\n{$field['label']}" ] = $field;
			}
		}
		foreach ( $asked as $form_uid => $fields ) {
			// PHP has made a number of "2026".
			$questions->note( (string) $form_uid, $fields );
		}
	} while ( [] !== $rows );
} )();
