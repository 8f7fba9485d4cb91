<?php
/**
 * The words of enquiries from before there was a table for them.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Core\Database\Schema;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\SystemClock;
use Brolga\Leads\Inbox\LeadService;
use Brolga\Leads\LeadQuery;
use Brolga\Leads\Search\LeadWordsRepository;
use Brolga\Leads\Storage\LeadIndexer;
use Brolga\Leads\Storage\LeadListRepository;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Leads\Storage\QuestionRepository;
use Brolga\Leads\Storage\UnindexedMigration;
use Brolga\Tests\OwnTablesTestCase;
use Brolga\Tests\Support\Built;

/**
 * LEAD-31 LIFE-5
 */
final class LeadIndexerTest extends OwnTablesTestCase {

	private const MANY = 2 * LeadRepository::INDEX_BATCH + 50;

	private Container $built;

	private LeadIndexer $indexer;

	private mixed $missing_before;

	protected function setUp(): void {
		parent::setUp();
		$this->missing_before = get_option( LeadWordsRepository::MISSING );
		$clock                = new SystemClock();
		$this->built          = Built::around( $clock );
		$this->indexer        = $this->built->get( LeadIndexer::class );
		$this->built->get( Transaction::class )->register();
		$values = [];
		for ( $number = 1; $number <= self::MANY; $number++ ) {
			$fields   = Json::encode( [ [
				'id'    => 'm',
				'label' => 'M',
				'type'  => 'text',
				'value' => '',
				'text'  => "Wall number{$number} for 日本 0412 345 678",
			] ] );
			$values[] = "('post-1', 'enquiry', '', '', '{$fields}', 'wall number{$number}', '{}', '', '[]', '2026-11-21 09:00:00', '2026-11-21 09:00:00')";
		}
		$this->connection->execute( "INSERT INTO {$this->connection->table( 'entries' )} (form_source, form_uid, page_url, body_hash, fields, search_text, attribution, consent, notes, created_at, updated_at) VALUES " . implode(
			', ',
			$values
		) );
		// As an update of the plugin finds it.
		$this->connection->execute( "DROP TABLE {$this->connection->table( 'entry_words' )}" );
		delete_option( LeadWordsRepository::MISSING );
		$this->migrate();
	}

	protected function tearDown(): void {
		wp_unschedule_hook( LeadIndexer::EVENT );
		update_option( LeadWordsRepository::MISSING, $this->missing_before, true );
		update_option( QuestionRepository::MISSING, 0, true );
		parent::tearDown();
	}

	private function migrate(): void {
		$this->built->get( Schema::class )->apply();
		$this->built->get( UnindexedMigration::class )->up();
	}

	private function words(): int {
		return (int) $this->connection->value( "SELECT COUNT(*) FROM {$this->connection->table( 'entry_words' )}" );
	}

	/**
	 * How many enquiries a search finds.
	 */
	private function found( string $search ): int {
		return count(
			$this->built->get( LeadListRepository::class )->list( LeadQuery::of( null, '', $search, 0, 250 ) )->leads
		);
	}

	/**
	 * LEAD-31: the migration itself is quick; batch by batch the words come, newest first; then nothing is left to do.
	 */
	public function test_older_enquiries_become_searchable(): void {
		self::assertSame( 0, $this->words() );
		self::assertSame( self::MANY, $this->built->get( LeadWordsRepository::class )->missing() );
		self::assertSame( 1, $this->indexer->run( 1 ) );
		self::assertSame(
			self::MANY - LeadRepository::INDEX_BATCH,
			$this->built->get( LeadWordsRepository::class )->missing()
		);
		self::assertSame( 1, $this->found( 'number' . self::MANY ) );
		self::assertNotFalse( wp_next_scheduled( LeadIndexer::EVENT ) );
		self::assertSame( 2, $this->indexer->run() );
		self::assertTrue( $this->built->get( LeadWordsRepository::class )->is_complete() );
		self::assertSame( 0, $this->indexer->run() );
		self::assertSame( 1, $this->found( 'number300 wal +61412345678 日' ) );
		self::assertSame( 250, $this->found( '0412' ) );
	}

	/**
	 * EXPORT-6 LIFE-5: so do the questions, of all forms; the migration begins nothing twice, a killed run is taken up.
	 */
	public function test_questions_of_older_enquiries_are_noted(): void {
		update_option( LeadWordsRepository::MISSING, 0, true );
		delete_option( QuestionRepository::MISSING );
		$this->connection->execute(
			"UPDATE {$this->connection->table( 'entries' )} SET form_uid = 'quote', fields = %s WHERE id = 2",
			Json::encode( [
				[ 'id' => 'size', 'label' => 'Größe', 'type' => 'input', 'value' => '3', 'text' => '3' ],
				[ 'id' => 'm', 'label' => 'M', 'type' => 'text', 'value' => '', 'text' => '' ],
			] )
		);
		$migration = $this->built->get( UnindexedMigration::class );
		$migration->up();
		self::assertSame( self::MANY, $this->built->get( QuestionRepository::class )->missing() );
		self::assertSame( 1, $this->indexer->run() );
		self::assertTrue( $this->built->get( QuestionRepository::class )->is_complete() );
		$all = [
			[ 'id' => 'm', 'label' => 'M' ],
			[ 'id' => 'size', 'label' => 'Größe' ],
			[ 'id' => 'm', 'label' => 'M' ],
		];
		self::assertSame( $all, $this->built->get( QuestionRepository::class )->of( '' ) );
		$migration->up();
		self::assertTrue( $this->built->get( QuestionRepository::class )->is_complete() );
		// Killed between a batch and its note.
		update_option( QuestionRepository::MISSING, self::MANY, true );
		self::assertNotFalse( $this->indexer->run() );
		self::assertSame( $all, $this->built->get( QuestionRepository::class )->of( '' ) );
	}

	/**
	 * LEAD-31: the second attempt of the migration does not begin the words again.
	 */
	public function test_migrating_again_keeps_what_is_done(): void {
		$this->indexer->run();
		$this->migrate();
		self::assertTrue( $this->built->get( LeadWordsRepository::class )->is_complete() );
	}

	/**
	 * LEAD-31 LIFE-5: killed in the middle of a batch: nothing of it is stored; the next run does it.
	 */
	public function test_a_killed_run_is_taken_up(): void {
		$this->indexer->run( 1 );
		$before = $this->words();
		$this->to_its_death( 'die-indexing' );
		self::assertSame( $before, $this->words() );
		$this->indexer->run();
		self::assertTrue( $this->built->get( LeadWordsRepository::class )->is_complete() );
		$whole = $this->words();

		// Killed between a batch and its note: it is done again, with no word twice.
		update_option( LeadWordsRepository::MISSING, self::MANY, true );
		$this->indexer->run();
		self::assertSame( $whole, $this->words() );
		self::assertSame( 1, $this->found( 'number300' ) );
	}

	/**
	 * LEAD-31: a database that goes away leaves the batch for the next run.
	 */
	public function test_a_refused_batch_stays_to_be_done(): void {
		$refuse = static fn ( string $sql ): string => str_contains( $sql, 'INSERT IGNORE' )
			&& str_contains( $sql, 'entry_words' )
			? 'INSERT INTO brolga_no_such_table VALUES (1)'
			: $sql;
		add_filter( 'query', $refuse );
		try {
			$this->indexer->run();
			self::fail( 'The failure was swallowed.' );
		} catch ( StorageUnavailable ) {
			self::assertSame( self::MANY, $this->built->get( LeadWordsRepository::class )->missing() );
		} finally {
			remove_filter( 'query', $refuse );
		}
		$this->indexer->run();
		self::assertTrue( $this->built->get( LeadWordsRepository::class )->is_complete() );
	}

	/**
	 * LEAD-31 PRIV-6: an enquiry that is erased meanwhile leaves no words behind.
	 */
	public function test_what_is_erased_meanwhile_leaves_nothing(): void {
		$this->indexer->run( 1 );
		self::assertTrue( $this->built->get( LeadService::class )->delete( self::MANY ) );
		self::assertTrue( $this->built->get( LeadService::class )->delete( 3 ) );
		$this->indexer->run();
		self::assertSame(
			'0',
			$this->connection->value( "SELECT COUNT(*) FROM {$this->connection->table( 'entry_words' )} WHERE entry_id IN (3, %d)", self::MANY )
		);
	}
}
