<?php
/**
 * What a release does to tables.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit;

use Brolga\Core\Database\Schema;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\Support\ReleaseBefore;
use Brolga\Tests\Support\SchemaComparison;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * SCALE-5
 */
final class SchemaExpandsTest extends TestCase {

	private const BEFORE = [
		'leads' => [
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT',
			'name varchar(64) NOT NULL',
			"state varchar(16) NOT NULL DEFAULT 'new'",
			'seen_at datetime DEFAULT NULL',
			'PRIMARY KEY  (id)',
			'KEY name (name)',
		],
	];

	/**
	 * SCALE-5: the code of the release before goes on with today's tables.
	 */
	public function test_today_has_all_that_the_release_before_needs(): void {
		$before = new ReleaseBefore();
		self::assertGreaterThan( 15, count( $before->tables ) );
		self::assertLessThanOrEqual( Schema::VERSION, $before->version );
		$now = array_map(
			ReleaseBefore::lines( ... ),
			Built::around( new FrozenClock() )->get( Schema::class )->statements()
		);
		self::assertSame( [], SchemaComparison::problems( $before->tables, $now ) );
		if ( $before->version === Schema::VERSION ) {
			ksort( $now );
			self::assertSame( $before->tables, $now, 'Tables that change count as another version.' );
		}
	}

	/**
	 * A change of a line, and what it breaks.
	 *
	 * @return iterable<string, array{string, string, list<string>}>
	 */
	public static function changes(): iterable {
		yield 'a column is dropped' => [ 'seen_at datetime DEFAULT NULL', '', [ 'leads.seen_at is gone' ] ];
		yield 'it is renamed' => [
			'seen_at datetime',
			'read_at datetime',
			[ 'leads.seen_at is gone' ],
		];
		yield 'it is narrowed' => [ 'varchar(64)', 'varchar(32)', [ 'leads.name holds less' ] ];
		yield 'it is of another kind' => [ 'bigint(20)', 'int(10)', [ 'leads.id holds less' ] ];
		yield 'it is signed' => [ ' unsigned', '', [ 'leads.id holds less' ] ];
		yield 'it must be given' => [ " DEFAULT 'new'", '', [ 'leads.state holds less' ] ];
		yield 'it may not be empty' => [
			'datetime DEFAULT NULL',
			"datetime NOT NULL DEFAULT '2026-01-01'",
			[ 'leads.seen_at holds less' ],
		];
		yield 'a new one must be given' => [
			'KEY name (name)',
			"mark char(2) NOT NULL\nKEY name (name)",
			[ 'leads.mark is new, and NOT NULL without a default' ],
		];
		yield 'a key is renamed' => [ 'KEY name (name)', 'KEY names (name)', [ 'leads: KEY name (name) is gone' ] ];
		yield 'what was twice may not be any more' => [
			'KEY name (name)',
			"KEY name (name)\nUNIQUE KEY state (state)",
			[ 'leads: UNIQUE KEY state (state) is new' ],
		];
		yield 'it is widened' => [ 'varchar(64)', 'text', [] ];
		yield 'there is more' => [
			'KEY name (name)',
			"mark char(2) NOT NULL DEFAULT ''\nKEY name (name)\nKEY mark (mark)",
			[],
		];
	}

	/**
	 * SCALE-5: each rule can be broken.
	 *
	 * @param list<string> $problems What is told.
	 */
	#[DataProvider( 'changes' )]
	public function test_what_the_release_before_needs_may_not_go( string $from, string $to, array $problems ): void {
		$lines = explode( "\n", str_replace( $from, $to, implode( "\n", self::BEFORE['leads'] ) ) );
		$now   = [ 'leads' => array_values( array_diff( $lines, [ '' ] ) ), 'new' => [ 'id bigint(20) NOT NULL' ] ];
		self::assertSame( $problems, SchemaComparison::problems( self::BEFORE, $now ) );
		self::assertSame( [ 'leads is gone' ], SchemaComparison::problems( self::BEFORE, [] ) );
	}
}
