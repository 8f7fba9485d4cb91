<?php
/**
 * What the error log learns when the database refuses.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Database;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\RefusedStatement;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * PRIV-9
 */
final class RefusedStatementTest extends TestCase {

	private string $log = '';

	private string $before = '';

	protected function setUp(): void {
		parent::setUp();
		$this->log    = (string) tempnam( sys_get_temp_dir(), 'brolga-log-' );
		$this->before = (string) ini_set( 'error_log', $this->log );
	}

	protected function tearDown(): void {
		ini_set( 'error_log', $this->before );
		unlink( $this->log );
		parent::tearDown();
	}

	/**
	 * A table without the column, as after an upgrade that was cut off.
	 */
	public function test_a_refused_insert_is_logged_without_what_a_visitor_wrote(): void {
		$shown = self::db()->show_errors( true );
		try {
			( new Connection() )->insert(
				'entries',
				[
					'name'           => "Ann O'Brien",
					'no_such_column' => 'Please call me at 0400 000 000',
				]
			);
			self::fail( 'The database takes any column.' );
		} catch ( StorageUnavailable $refused ) {
			$told = $refused->getMessage() . (string) file_get_contents( $this->log );
		} finally {
			self::db()->show_errors( $shown );
		}
		self::assertStringNotContainsString( 'Brien', $told );
		self::assertStringNotContainsString( '0400', $told );
		self::assertStringContainsString(
			'brolga_entries (name, no_such_column) VALUES (%s, %s)',
			$told,
			'Nobody could mend what the log does not name.'
		);
		self::assertFalse( self::db()->suppress_errors( false ), 'Errors of others are kept quiet.' );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function reasons(): array {
		return [
			'a key that is taken'     => [
				"Duplicate entry 'ann@example.com-O'Brien' for key 'email'",
				'Duplicate entry (…)',
			],
			'letters it cannot store' => [
				"Incorrect string value: '\\xF0\\x9F' for column `a`.`b`.`name` at row 1",
				'Incorrect string value: (…) for column `a`.`b`.`name` at row 1',
			],
			'broken SQL'              => [
				"You have an error in your SQL syntax; near 'Ann', 'Hello')' at line 1",
				'You have an error in your SQL syntax; near (…) at line 1',
			],
			'a column too short'      => [
				"Data too long for column 'name' at row 1",
				"Data too long for column 'name' at row 1",
			],
			'a table that is gone'    => [
				"Table 'wp.wp_brolga_entries' doesn't exist",
				"Table 'wp.wp_brolga_entries' doesn't exist",
			],
			'SQLite'                  => [
				"<div class=\"queries\"><p>INSERT 'Ann'</p></div>\n<div class=\"error_message\" style=\"x\">\nno such table: a\n</div>\n<p>Backtrace:</p>",
				'no such table: a',
			],
			'a page without a reason' => [ '<p>INSERT Ann</p>', 'The database is not reachable.' ],
			'nothing'                 => [ '', 'The database is not reachable.' ],
		];
	}

	#[DataProvider( 'reasons' )]
	public function test_a_reason_keeps_names_and_loses_values( string $error, string $expected ): void {
		self::assertSame( $expected, RefusedStatement::reason( $error ) );
	}
}
