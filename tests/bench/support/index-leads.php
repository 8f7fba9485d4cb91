<?php
/**
 * Does at once what a site does with its older leads in the background: php index-leads.php [anew]
 *
 * With `anew` all leads count as older ones: they were loaded past the plugin.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Support\SystemClock;
use Brolga\Forms\Definition\FormLocator;
use Brolga\Forms\Definition\FormNames;
use Brolga\Leads\Filters\InboxFilters;
use Brolga\Leads\Search\LeadWordsRepository;
use Brolga\Leads\Storage\LeadIndexer;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Leads\Storage\QuestionRepository;

require dirname( __DIR__, 3 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';

( static function ( bool $anew ): void {
	$db        = new Connection();
	$clock     = new SystemClock();
	$words     = new LeadWordsRepository( $db );
	$questions = new QuestionRepository( $db );
	if ( $anew ) {
		update_option(
			QuestionRepository::MISSING,
			(int) $db->value( "SELECT MAX(id) FROM {$db->table( 'entries' )}" ),
			true
		);
	}
	$indexer = new LeadIndexer(
		new LeadRepository(
			$db,
			$words,
			$questions,
			$clock,
			new FormNames( new FormLocator() ),
			InboxFilters::usual()
		),
		$words,
		$questions,
		new Transaction( $db ),
		$clock
	);
	while ( $indexer->run() > 0 ) {
		continue;
	}
} )( 'anew' === ( $argv[1] ?? '' ) );
