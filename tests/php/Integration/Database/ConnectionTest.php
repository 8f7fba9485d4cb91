<?php
/**
 * Rows that are stored together.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Database;

use Brolga\Core\Database\Connection;
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
		// Whoever filters statements gets these as any others.
		remove_all_filters( 'query' );
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
		remove_all_filters( 'query' );
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
}
