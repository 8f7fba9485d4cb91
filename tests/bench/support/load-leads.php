<?php
/**
 * Loads what leads.php wrote into the site's tables: php load-leads.php FOLDER ENTRIES STAMP
 *
 * The words are sorted, so that the table is written from its beginning to its
 * end. Each lead has a mail that was sent.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Leads\Search\LeadWordsRepository;

require dirname( __DIR__, 3 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';

( static function ( string $folder, int $leads, string $stamp ): void {
	$wpdb = $GLOBALS['wpdb'] ?? null;
	assert( $wpdb instanceof wpdb );
	$run = static function ( string $sql ) use ( $wpdb ): void {
		if ( false === $wpdb->query( $sql ) ) {
			fwrite( STDERR, $wpdb->last_error . "\n" );
			exit( 3 );
		}
	};
	$table = static fn ( string $name ): string => "{$wpdb->prefix}brolga_{$name}";
	// As big as the server of a site with a million leads would have them, while they are written.
	$run( 'SET GLOBAL innodb_log_file_size = 512 * 1024 * 1024' );
	$run( 'SET GLOBAL innodb_buffer_pool_size = 1024 * 1024 * 1024' );
	$run( 'SET SESSION unique_checks = 0' );
	foreach ( [ 'entries', 'entry_words', 'outbox' ] as $name ) {
		$run( "TRUNCATE {$table( $name )}" );
	}
	foreach ( (array) glob( "{$folder}/entries-*" ) as $file ) {
		$run( "LOAD DATA INFILE '{$file}' INTO TABLE {$table( 'entries' )} CHARACTER SET utf8mb4 (id, form_source, form_uid, form_title, page_url, status, submission_key, body_hash, name, email, summary, fields, search_text, attribution, consent, notes, ip_hash, created_at, updated_at)" );
	}
	$run( "LOAD DATA INFILE '{$folder}/words' INTO TABLE {$table( 'entry_words' )} CHARACTER SET utf8mb4 (word, created_at, entry_id)" );
	$run( "INSERT INTO {$table( 'outbox' )} (kind, subject, payload, status, attempts, available_at, created_at, sent_at) SELECT 'mail', CONCAT('lead:', id), '{}', 'sent', 1, 0, created_at, created_at FROM {$table( 'entries' )} WHERE status <> 'spam'" );
	foreach ( [ 'entries', 'entry_words', 'outbox' ] as $name ) {
		$run( "ANALYZE TABLE {$table( $name )}" );
	}
	// What is measured, is measured as the server comes.
	$run( 'SET GLOBAL innodb_buffer_pool_size = 128 * 1024 * 1024' );
	update_option( LeadWordsRepository::MISSING, 0, true );
	$found = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$table( 'entries' )}" );
	if ( $found !== $leads ) {
		fwrite( STDERR, "{$found} entries were loaded instead of {$leads}.\n" );
		exit( 3 );
	}
	update_option( 'bench_leads', $stamp, false );
} )( $argv[1], (int) $argv[2], $argv[3] );
