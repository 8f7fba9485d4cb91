<?php
/**
 * Statements that both databases read alike.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\Core\Database;

use Brolga\Core\Database\SharedSql;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * PERF-10
 */
#[Group( 'once' )]
final class SharedSqlTest extends TestCase {

	#[DataProvider( 'shared' )]
	public function test_what_both_read_goes_to_sqlite( string $sql, ?string $as = null ): void {
		self::assertSame( $as ?? $sql, SharedSql::for_sqlite( $sql ) );
	}

	/**
	 * @return iterable<string, array{0: string, 1?: string}>
	 */
	public static function shared(): iterable {
		yield 'rows in their order' => [ 'SELECT * FROM wp_brolga_outbox WHERE status = %s AND id > %d ORDER BY id DESC LIMIT %d' ];
		yield 'numbers of rows'     => [ "SELECT COUNT(*) AS others, COALESCE( SUM( CASE WHEN a = 'x' THEN 1 ELSE 0 END ), 0 ) AS b FROM t" ];
		yield 'a prefix in capitals' => [ 'SELECT id FROM WPx_brolga_outbox WHERE id IN (%d, %d)' ];
		yield 'a change'            => [ "UPDATE t SET a = '{}', b = b + 1, c = '' WHERE d IS NOT NULL AND e <> %s" ];
		yield 'one that goes'       => [ 'DELETE FROM t WHERE a <= %d' ];
		yield 'new rows'            => [ 'INSERT INTO t (a, b) VALUES (%s, %s), (%s, %s)' ];
		yield 'rows without a double' => [
			'INSERT IGNORE INTO t (a) VALUES (%s)',
			'INSERT INTO t (a) VALUES (%s) ON CONFLICT DO NOTHING',
		];
	}

	#[DataProvider( 'foreign' )]
	public function test_what_only_mysql_reads_so_is_translated( string $sql ): void {
		self::assertNull( SharedSql::for_sqlite( $sql ) );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function foreign(): iterable {
		yield 'a pattern'                 => [ 'SELECT id FROM t WHERE a LIKE %s' ];
		yield 'a lock'                    => [ 'SELECT id FROM t WHERE a = %s FOR UPDATE' ];
		yield 'a change in order'         => [ 'UPDATE t SET a = %s ORDER BY b' ];
		yield 'a bounded change'          => [ 'DELETE FROM t WHERE a = %s LIMIT %d' ];
		yield 'an update of a double'     => [ 'INSERT INTO t (a) VALUES (%s) ON DUPLICATE KEY UPDATE a = VALUES(a)' ];
		yield 'a transaction'             => [ 'START TRANSACTION' ];
		yield 'a shape'                   => [ 'CREATE TABLE t (a int)' ];
		yield 'a function of MySQL’s'     => [ 'SELECT CONCAT( a, b ) FROM t' ];
		yield 'a function in small print' => [ 'SELECT length(a) FROM t' ];
		yield 'bytes, not letters'        => [ 'SELECT id FROM t WHERE BINARY a = %s' ];
		yield 'a division'                => [ 'SELECT a / b FROM t' ];
		yield 'an or that joins texts'    => [ 'SELECT a || b FROM t' ];
		yield 'a quoted name'             => [ 'SELECT `key` FROM t' ];
		yield 'a text in double quotes'   => [ 'SELECT id FROM t WHERE a = "b"' ];
		yield 'an escaped text'           => [ "SELECT id FROM t WHERE a = 'b\\'c'" ];
		yield 'an open text'              => [ "SELECT id FROM t WHERE a = 'b" ];
		yield 'a remark'                  => [ 'SELECT id FROM t -- WHERE a = %s' ];
		yield 'two statements'            => [ 'DELETE FROM t; DELETE FROM u' ];
		yield 'nothing'                   => [ '' ];
	}
}
