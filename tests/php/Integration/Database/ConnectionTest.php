<?php
/**
 * Statements on both databases, on SQLite with a translator and without.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Database;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\Sqlite;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Tests\TestCase;

/**
 * PERF-10
 */
final class ConnectionTest extends TestCase {

	private const COLUMNS = [ 'name', 'value', 'expires' ];

	/**
	 * Those that are there stay as they are; quotes and letters of all kinds come back.
	 */
	public function test_rows_are_inserted_once(): void {
		$db = new Connection();
		$db->insert_rows_once( 'ledger', self::COLUMNS, [ [ 'a', 1, 10 ], [ "it's %s ü😀?", 2, 20 ] ] );
		$db->insert_rows_once( 'ledger', self::COLUMNS, [ [ 'a', 3, 30 ], [ 'b', 4, 40 ] ] );
		$rows = $db->rows( "SELECT name, value, expires FROM {$db->table( 'ledger' )} WHERE value < 5 ORDER BY value" );
		self::assertSame(
			[ [ 'a', '1', '10' ], [ "it's %s ü😀?", '2', '20' ], [ 'b', '4', '40' ] ],
			array_map( array_values( ... ), $rows )
		);
	}

	/**
	 * LEAD-21 PRIV-9: what cannot be stored is told, without its values.
	 */
	public function test_rows_that_are_refused_are_told(): void {
		$db     = new Connection();
		$before = ini_set( 'error_log', '/dev/null' );
		try {
			$db->insert_rows_once( 'ledger', [ 'name', 'nobody' ], [ [ 'secret words', 1 ] ] );
			self::fail( 'Nothing was thrown.' );
		} catch ( StorageUnavailable $refusal ) {
			self::assertFalse( $refusal->transient );
			self::assertStringNotContainsString( 'secret', $refusal->getMessage() . $refusal->statement );
		} finally {
			ini_set( 'error_log', (string) $before );
		}
	}

	/**
	 * What a statement does and answers is the same whoever reads it: here one pass
	 * is for the translator, since somebody changes its statements.
	 */
	public function test_a_statement_means_the_same_with_a_translator_and_without(): void {
		$plain      = $this->life_of_rows();
		$translated = $this->with_listener(
			static fn ( string $sql ): string => "{$sql} ",
			$this->life_of_rows( ... )
		);
		self::assertSame( $plain, $translated );
		self::assertNotEmpty( $plain );
	}

	/**
	 * Stores, changes, reads and deletes rows.
	 *
	 * @return list<mixed> What each step answers.
	 */
	private function life_of_rows(): array {
		$db    = new Connection();
		$table = $db->table( 'outbox' );
		$db->execute( "DELETE FROM {$table}" );
		$job   = [
			'kind'         => 'mail',
			'subject'      => 'It’s a "%s" %d? \\ ü😀',
			'payload'      => '{}',
			'status'       => 'pending',
			'available_at' => 5,
			'created_at'   => '2026-03-04 05:06:07',
		];
		$first = $db->insert( 'outbox', $job );
		$next  = $db->insert( 'outbox', [ ...$job, 'available_at' => '10', 'subject' => 'A' ] );
		return [
			$next - $first,
			// Numbers are compared as numbers, texts as this site's language does.
			$db->rows( "SELECT subject FROM {$table} WHERE available_at > %d AND subject = %s", 9, 'a' ),
			$db->rows( "SELECT * FROM {$table} WHERE id = %d", $first )[0]['subject'],
			$db->execute( "UPDATE {$table} SET attempts = attempts + 1, sent_at = %s WHERE id IN (%d, %d)", null, $first, $next ),
			$db->execute( "UPDATE {$table} SET status = %s WHERE id = %d AND status = %s", 'claimed', $first, 'sent' ),
			// MySQL makes these what the column can be.
			$db->execute( "UPDATE {$table} SET last_error = %s, attempts = %s WHERE id = %d", null, '3', $first ),
			$db->row( "SELECT attempts, last_error, sent_at FROM {$table} WHERE id = %d", $first ),
			$db->value( "SELECT COALESCE( SUM( CASE WHEN status = 'pending' THEN 1 ELSE 0 END ), 0 ) FROM {$table}" ),
			$db->value( "SELECT MAX(available_at) FROM {$table}" ),
			$db->value( "SELECT kind FROM {$table} WHERE status = %s", 'none' ),
			$db->insert_once( 'ledger', [ 'name' => 'once', 'value' => 1, 'expires' => 2 ] ) > 0,
			$db->insert_once( 'ledger', [ 'name' => 'once', 'value' => 3, 'expires' => 4 ] ),
			$db->value( "SELECT value FROM {$db->table( 'ledger' )} WHERE name = %s", 'once' ),
			$db->execute( "DELETE FROM {$db->table( 'ledger' )} WHERE name = %s", 'once' ),
			$db->execute( "DELETE FROM {$table} WHERE available_at BETWEEN %d AND %d", 5, 10 ),
		];
	}

	/**
	 * Whoever listens to statements hears each once, and can change it.
	 */
	public function test_listeners_hear_each_statement_once(): void {
		$db     = new Connection();
		$table  = $db->table( 'ledger' );
		$heard  = [];
		$before = self::db()->num_queries;
		$rows   = $this->with_listener(
			static function ( string $sql ) use ( &$heard ): string {
				$heard[] = $sql;
				return str_replace( "'me'", "'you'", $sql );
			},
			static function () use ( $db, $table ): array {
				$db->insert( 'ledger', [ 'name' => 'you', 'value' => 7, 'expires' => 1 ] );
				return $db->rows( "SELECT value FROM {$table} WHERE name = %s", 'me' );
			}
		);
		self::assertSame( [ [ 'value' => '7' ] ], $rows );
		self::assertSame(
			[
				"INSERT INTO {$table} (name, value, expires) VALUES ('you', 7, 1)",
				"SELECT value FROM {$table} WHERE name = 'me'",
			],
			// On SQLite, what was changed comes by once more, on its way through WordPress.
			array_values( array_diff( $heard, [ "SELECT value FROM {$table} WHERE name = 'you'" ] ) )
		);
		self::assertSame( 2, self::db()->num_queries - $before );
	}

	/**
	 * SQLite gets what both read without a translator; WordPress' own record of the last statement is the proof.
	 */
	public function test_sqlite_is_asked_itself(): void {
		$db   = new Connection();
		$wpdb = self::db();
		$wpdb->query( 'SELECT 1 AS mark' );
		$db->value( "SELECT COUNT(*) FROM {$db->table( 'ledger' )} WHERE name = %s", 'a' );
		self::assertSame( null !== Sqlite::behind( $wpdb ), 'SELECT 1 AS mark' === $wpdb->last_query );
		$db->value( "SELECT COUNT(*) FROM {$db->table( 'ledger' )} WHERE name LIKE %s", 'a%' );
		self::assertStringContainsString( 'LIKE', (string) $wpdb->last_query );
	}

	/**
	 * What is no text is refused on both.
	 */
	public function test_bytes_that_are_no_text_are_refused(): void {
		$this->expectException( StorageUnavailable::class );
		ini_set( 'error_log', '/dev/null' );
		( new Connection() )->insert( 'ledger', [ 'name' => "a\xff", 'value' => 1, 'expires' => 2 ] );
	}

	/**
	 * Does something while somebody listens to statements.
	 *
	 * @template T
	 *
	 * @param callable(string): string $listener Changes them, or not.
	 * @param callable(): T            $work     What is done.
	 * @return T
	 */
	private function with_listener( callable $listener, callable $work ): mixed {
		add_filter( 'query', $listener );
		try {
			return $work();
		} finally {
			remove_filter( 'query', $listener );
		}
	}
}
