<?php
/**
 * What databases have that a move meets seldom, and what happens to them meanwhile.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Move;

use Brolga\Move\Engine;
use Brolga\Move\MovedTable;
use Brolga\Move\Mover;
use Brolga\Move\MoveRefused;
use Brolga\Move\MysqlRepository;
use Brolga\Move\SqliteRepository;
use Brolga\Tests\MoveTestCase;
use PDO;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use ReflectionProperty;
use RuntimeException;

/**
 * MOVE-1 MOVE-2 MOVE-3 MOVE-5 MOVE-6
 */
#[Group( 'server' )]
final class MoveInputsTest extends MoveTestCase {

	public function test_a_table_of_another_program_is_not_replaced(): void {
		$new = MysqlRepository::open( $this->room(), 'wp_' );
		$new->ask( 'CREATE TABLE users (mine int)' );
		$new->ask( 'CREATE VIEW wp_seen AS SELECT mine FROM users' );
		$old = $this->file( 'old' );
		$old->ask( 'CREATE TABLE users (theirs int)' );
		$old->ask( 'CREATE TABLE wp_seen (theirs int)' );
		try {
			self::move( $old, $new );
			self::fail( 'It was not refused.' );
		} catch ( MoveRefused $refusal ) {
			self::assertStringContainsString( ': users, wp_seen.', $refusal->getMessage() );
		}
		self::assertSame( [], $new->ask( 'SELECT mine FROM users' ) );
		self::assertSame( [ 'users', 'wp_seen' ], MovedTable::names( $new ) );
	}

	/**
	 * Columns by which a server sorts otherwise than it compares.
	 *
	 * @return array<string, array{string, string}> Type, and a value made of the number `seq`.
	 */
	public static function odd_keys(): array {
		return [
			'words in an order of their own' => [ "enum('z','m','a')", "ELT(1 + seq % 3, 'z', 'm', 'a')" ],
			'fractions'                      => [ 'float', '(1 + seq % 3) / 10' ],
			'long numbers'                   => [ 'decimal(30,10)', '12345678901234567890.0000000001 + seq % 3' ],
			'bytes'                          => [ 'varbinary(4)', "ELT(1 + seq % 3, X'00', X'FF', X'C328')" ],
		];
	}

	#[DataProvider( 'odd_keys' )]
	public function test_no_row_is_left_out_whatever_the_key_is( string $type, string $value ): void {
		$old = MysqlRepository::open( $this->room(), 'wp_' );
		$old->ask( "CREATE TABLE wp_kinds (kind {$type} NOT NULL, id int NOT NULL, PRIMARY KEY (kind, id))" );
		$old->ask( "INSERT INTO wp_kinds SELECT {$value}, seq FROM seq_1_to_7000" );
		$new      = $this->file( 'new' );
		$compared = self::move( $old, $new );
		self::assertSame( 7000, $compared[0]->there );
		self::assertSame( '7000', $new->ask( 'SELECT COUNT(DISTINCT id) AS n FROM wp_kinds' )[0]['n'] );
	}

	public function test_fractions_of_seconds_and_years_arrive(): void {
		$rows = [
			[ 'id' => '1', 'at' => '2026-02-28 23:59:59.120', 't' => '10:00:00.50', 'y' => '2026' ],
			[ 'id' => '2', 'at' => '2026-02-28 20:00:00.000', 't' => '10:00:00.00', 'y' => '0000' ],
			[ 'id' => '3', 'at' => null, 't' => null, 'y' => null ],
		];
		$old  = MysqlRepository::open( $this->room(), 'wp_' );
		$old->ask( 'CREATE TABLE wp_times (id int NOT NULL, at datetime(3), t time(2), y year, PRIMARY KEY (id))' );
		$old->add( MovedTable::of( $old, 'wp_times' ), array_map( array_values( ... ), $rows ) );
		$between = $this->file( 'between' );
		self::assertSame( [], self::changed( self::move( $old, $between ) ) );
		// As the drop-in itself writes them.
		$between->ask( "INSERT INTO wp_times VALUES (4, '2026-02-28 20:00:00', '10:00:00', 0)" );
		$rows[] = [ ...$rows[1], 'id' => '4' ];
		$new    = MysqlRepository::open( $this->room(), 'wp_' );
		self::assertSame( [], self::changed( self::move( $between, $new ) ) );
		self::assertSame( $rows, $new->ask( 'SELECT * FROM wp_times ORDER BY id' ) );
	}

	/**
	 * The drop-in takes names of ASCII only.
	 */
	public function test_names_are_whatever_they_are(): void {
		$old    = $this->file( 'old' );
		$tables = [ "wp_it's", 'wp_a`b', 'wp_a b; c', 'wp_"so"', 'wp_select' ];
		foreach ( $tables as $name ) {
			$moved_table = MovedTable::quoted( $name );
			$old->ask( "CREATE TABLE {$moved_table} (`or``der` int NOT NULL, `it's` varchar(9), PRIMARY KEY (`or``der`))" );
			$old->ask( "INSERT INTO {$moved_table} VALUES (1, 'a'), (2, 'b')" );
		}
		$new = MysqlRepository::open( $this->room(), 'wp_' );
		self::assertSame( [], self::changed( self::move( $old, $new ) ) );
		self::assertEqualsCanonicalizing( $tables, $new->tables() );
		$back = $this->file( 'back' );
		self::assertSame( [], self::changed( self::move( $new, $back ) ) );
		self::assertEqualsCanonicalizing( $tables, $back->tables() );
	}

	public function test_json_is_kept(): void {
		$old = MysqlRepository::open( $this->room(), 'wp_' );
		$old->ask( 'CREATE TABLE wp_json (id int NOT NULL, what json, PRIMARY KEY (id))' );
		$old->ask( "INSERT INTO wp_json VALUES (1, '{\"b\": 1,  \"a\": \"ü\"}')" );
		$new = $this->file( 'new' );
		self::assertSame( [], self::changed( self::move( $old, $new ) ) );
		self::assertSame( '{"b": 1,  "a": "ü"}', $new->ask( 'SELECT what FROM wp_json' )[0]['what'] );
	}

	public function test_what_the_database_computes_is_refused_and_told(): void {
		$old = MysqlRepository::open( $this->room(), 'wp_' );
		$old->ask( 'CREATE TABLE wp_sums (id int NOT NULL, twice int AS (id * 2) STORED, PRIMARY KEY (id))' );
		$this->expectException( MoveRefused::class );
		$this->expectExceptionMessageMatches( '/In wp_sums, the column twice is generated by the database/' );
		self::move( $old, $this->file( 'new' ) );
	}

	public function test_what_is_not_copied_is_known(): void {
		$old = MysqlRepository::open( $this->room(), 'wp_' );
		$old->ask( 'CREATE TABLE wp_some (id int)' );
		$old->ask( 'CREATE VIEW wp_view AS SELECT id FROM wp_some' );
		$old->ask( 'CREATE TABLE shop_some (id int)' );
		$new = $this->file( 'new' );
		self::assertSame(
			[ 'shop_some', 'wp_view' ],
			( new Mover( $old, $new, 'wp_', static function (): void {} ) )->left_out()
		);
		self::assertSame( [ 'wp_some' ], array_column( self::move( $old, $new ), 'table' ) );
		self::assertSame( [ 'wp_some' ], MovedTable::names( $new ) );
	}

	public function test_a_part_has_as_many_rows_as_its_bytes_allow(): void {
		$old = $this->file( 'old' );
		$old->ask( 'CREATE TABLE wp_big (id int NOT NULL, words longtext, PRIMARY KEY (id))' );
		$old->add( MovedTable::of( $old, 'wp_big' ), array_map(
			static fn ( int $id ): array => [ (string) $id, str_repeat( 'wörd', 600000 ) ],
			range( 1, 3 )
		) );
		$told = [];
		$tell = static function ( string $moved_table, int $copied ) use ( &$told ): void {
			$told[] = $copied;
		};
		self::assertSame( [], self::changed( self::move( $old, $this->file( 'new' ), $tell ) ) );
		self::assertSame( [ 2, 3 ], $told );
	}

	public function test_a_table_that_others_make_meanwhile_is_left_alone(): void {
		$old = $this->site_of_three();
		$old->ask( 'CREATE TABLE wp_later (id int)' );
		$new = MysqlRepository::open( $this->room(), 'wp_' );
		$new->ask( 'CREATE TABLE wp_mine (id int)' );
		self::move( $old, $new, null, 'old', false );
		$old->ask( 'CREATE TABLE wp_mine (id int)' );
		$this->expectException( MoveRefused::class );
		$this->expectExceptionMessageMatches( '/: wp_mine\./' );
		self::move( $old, $new );
	}

	public function test_a_collation_that_the_server_does_not_know_becomes_that_of_wordpress(): void {
		$old = $this->file( 'old' );
		$old->ask( 'CREATE TABLE wp_some (a varchar(9) COLLATE utf8mb4_0900_as_cs, b varchar(9) COLLATE utf8mb4_bin)' );
		$new = MysqlRepository::open( $this->room(), 'wp_' );
		self::assertSame( [], self::changed( self::move( $old, $new ) ) );
		self::assertSame(
			[ 'a' => 'utf8mb4_unicode_520_ci', 'b' => 'utf8mb4_bin' ],
			array_column( $new->ask( 'SHOW FULL COLUMNS FROM wp_some' ), 'Collation', 'Field' )
		);
	}

	private function site_of_three(): Engine {
		$site = $this->file( 'old' );
		$site->ask( 'CREATE TABLE wp_some (id int NOT NULL, PRIMARY KEY (id))' );
		$site->ask( 'INSERT INTO wp_some VALUES (1), (2), (3)' );
		return $site;
	}

	/**
	 * What PHP does when the server refuses: WordPress has it answer false where it has opened a connection.
	 *
	 * @return array<string, array{int}>
	 */
	public static function reports(): array {
		return [
			'answers' => [ MYSQLI_REPORT_OFF ],
			'throws'  => [ MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT ],
		];
	}

	#[DataProvider( 'reports' )]
	public function test_a_server_that_goes_away_while_rows_are_added_is_one_sentence( int $report ): void {
		$old  = $this->site_of_three();
		$room = $this->room();
		$new  = MysqlRepository::open( $room, 'wp_' );
		mysqli_report( $report );
		try {
			$new->together( static function () use ( $new, $old ): void {
				self::kill();
				$new->add( MovedTable::of( $old, 'wp_some' ), [ [ '1' ] ] );
			} );
			self::fail( 'It was added.' );
		} catch ( MoveRefused $refusal ) {
			self::assertStringContainsString( 'INSERT INTO `wp_some`', $refusal->getMessage() );
			self::assertStringContainsString(
				'gone away. Fix the cause, then run this command again',
				$refusal->getMessage()
			);
		} finally {
			mysqli_report( MYSQLI_REPORT_OFF );
		}
		self::assertSame( [], self::changed( self::move( $old, MysqlRepository::open( $room, 'wp_' ) ) ) );
	}

	#[DataProvider( 'reports' )]
	public function test_a_server_that_goes_away_while_rows_are_read_is_one_sentence( int $report ): void {
		$old = MysqlRepository::open( $this->room(), 'wp_' );
		$old->ask( 'CREATE TABLE wp_some (id int NOT NULL, words text, PRIMARY KEY (id))' );
		$old->ask( "INSERT INTO wp_some SELECT seq, REPEAT('x', 5000) FROM seq_1_to_2000" );
		$moved_table = MovedTable::of( $old, 'wp_some' );
		mysqli_report( $report );
		try {
			foreach ( $old->rows( $moved_table, null, 2000 ) as $position => $row ) {
				if ( base64_encode( '1' ) === $position ) {
					self::kill();
				}
			}
			self::fail( 'It was read.' );
		} catch ( MoveRefused $refusal ) {
			self::assertStringContainsString( 'SELECT `id`, `words` FROM `wp_some`', $refusal->getMessage() );
		} finally {
			mysqli_report( MYSQLI_REPORT_OFF );
		}
	}

	/**
	 * Ends the one connection to a database that is a room.
	 */
	private static function kill(): void {
		$found = self::server()->ask( "SELECT id FROM information_schema.PROCESSLIST WHERE db LIKE 'brolga\\_move\\_%'" );
		self::assertCount( 1, $found );
		self::server()->ask( "KILL {$found[0]['id']}" );
	}

	public function test_texts_and_times_are_those_of_the_server_too(): void {
		$old = $this->file( 'old' );
		$old->ask( 'CREATE TABLE wp_some (words varchar(99), seen timestamp NULL, rate float)' );
		$old->ask( "INSERT INTO wp_some VALUES ('wörd 💥', '2026-03-29 02:30:00', 16777215)" );
		$room = $this->room();
		self::server()->ask( "SET GLOBAL time_zone = '+09:00'" );
		try {
			$new = MysqlRepository::open( $room, 'wp_' );
		} finally {
			self::server()->ask( 'SET GLOBAL time_zone = SYSTEM' );
		}
		self::assertSame( [], self::changed( self::move( $old, $new ) ) );
		self::assertSame(
			[ [ 'words' => strtoupper( bin2hex( 'wörd 💥' ) ), 'seen' => (string) gmmktime( 2, 30, 0, 3, 29, 2026 ) ] ],
			$new->ask( 'SELECT HEX(words) AS words, ROUND(UNIX_TIMESTAMP(seen)) AS seen FROM wp_some' )
		);
	}

	public function test_a_full_disk_is_one_sentence(): void {
		$old = $this->file( 'old' );
		$old->ask( 'CREATE TABLE wp_some (id int NOT NULL, words longtext, PRIMARY KEY (id))' );
		$old->add( MovedTable::of( $old, 'wp_some' ), array_map(
			static fn ( int $id ): array => [ (string) $id, str_repeat( 'x', 1000 ) ],
			range( 1, 5000 )
		) );
		$new = $this->file( 'new' );
		$pdo = ( new ReflectionProperty( SqliteRepository::class, 'written' ) )->getValue( $new );
		self::assertInstanceOf( PDO::class, $pdo );
		$pdo->exec( 'PRAGMA max_page_count = 1000' );
		try {
			self::move( $old, $new );
			self::fail( 'It was copied.' );
		} catch ( MoveRefused $refusal ) {
			self::assertStringContainsString( 'full', $refusal->getMessage() );
		}
		$pdo->exec( 'PRAGMA max_page_count = 4294967294' );
		self::assertSame( [], self::changed( self::move( $old, $this->file( 'new' ) ) ) );
	}

	public function test_a_server_waits_while_the_other_database_is_read(): void {
		$room = $this->room();
		$was  = self::server()->ask( 'SELECT @@GLOBAL.wait_timeout AS seconds' )[0]['seconds'] ?? '';
		self::server()->ask( 'SET GLOBAL wait_timeout = 30' );
		try {
			self::assertSame(
				'28800',
				MysqlRepository::open( $room, 'wp_' )->ask( 'SELECT @@wait_timeout AS seconds' )[0]['seconds']
			);
		} finally {
			self::server()->ask( "SET GLOBAL wait_timeout = {$was}" );
		}
	}

	public function test_a_table_that_gets_a_column_meanwhile_begins_anew(): void {
		$old = $this->file( 'old' );
		$old->ask( 'CREATE TABLE wp_some (id int NOT NULL, PRIMARY KEY (id))' );
		$old->add( MovedTable::of( $old, 'wp_some' ), array_map(
			static fn ( int $id ): array => [ (string) $id ],
			range( 1, 3000 )
		) );
		$new = MysqlRepository::open( $this->room(), 'wp_' );
		try {
			self::move( $old, $new, static fn () => throw new RuntimeException( 'killed' ) );
		} catch ( RuntimeException ) {
			$old->ask( 'ALTER TABLE wp_some ADD COLUMN late int' );
		}
		self::assertSame( [], self::changed( self::move( $old, $new ) ) );
	}

	public function test_rows_that_were_not_read_are_missed(): void {
		$old   = $this->site_of_three();
		$short = self::createStub( Engine::class );
		$short->method( 'tables' )->willReturnCallback( $old->tables( ... ) );
		$short->method( 'ask' )->willReturnCallback( $old->ask( ... ) );
		$short->method( 'definition' )->willReturnCallback( $old->definition( ... ) );
		$short->method( 'rows' )->willReturnCallback(
			static fn ( MovedTable $table, ?string $after ): iterable => $old->rows( $table, $after ?? '1', 9 )
		);
		self::assertSame( [ 'wp_some' ], self::changed( self::move( $short, $this->file( 'new' ) ) ) );
	}

	#[DataProvider( 'engines' )]
	public function test_rows_and_the_note_of_them_are_stored_together( bool $server ): void {
		$old = $this->site_of_three();
		$new = $server ? MysqlRepository::open( $this->room(), 'wp_' ) : $this->file( 'new' );
		$new->ask( 'CREATE TABLE wp_some (id int NOT NULL, PRIMARY KEY (id))' );
		try {
			$new->together( static function () use ( $old, $new ): void {
				$new->add( MovedTable::of( $old, 'wp_some' ), [ [ '7' ] ] );
				throw new RuntimeException( 'killed' );
			} );
			self::fail( 'It was not killed.' );
		} catch ( RuntimeException $end ) {
			self::assertSame( 'killed', $end->getMessage() );
		}
		self::assertSame( [], $new->ask( 'SELECT id FROM wp_some' ) );
	}

	public function test_ids_of_0_and_rows_that_point_at_later_ones_arrive(): void {
		$old = MysqlRepository::open( $this->room(), 'wp_' );
		$old->ask( 'CREATE TABLE wp_z (id int NOT NULL AUTO_INCREMENT, PRIMARY KEY (id))' );
		$old->ask( 'CREATE TABLE wp_a (z int, FOREIGN KEY (z) REFERENCES wp_z (id))' );
		$old->ask( 'INSERT INTO wp_z VALUES (0), (5)' );
		$old->ask( 'INSERT INTO wp_a VALUES (0), (5), (NULL)' );
		$between = $this->file( 'between' );
		self::assertSame( [], self::changed( self::move( $old, $between ) ) );
		$new = MysqlRepository::open( $this->room(), 'wp_' );
		self::assertSame( [], self::changed( self::move( $between, $new ) ) );
		self::assertSame( [ [ 'id' => '0' ], [ 'id' => '5' ] ], $new->ask( 'SELECT id FROM wp_z ORDER BY id' ) );
	}

	public function test_a_new_file_is_for_its_owner_alone(): void {
		$this->file( 'new' );
		self::assertSame( 0600, fileperms( "{$this->folder}/new.sqlite" ) & 0777 );
	}

	public function test_php_without_mysqli_is_one_sentence(): void {
		$loader = var_export( dirname( __DIR__, 4 ) . '/vendor/autoload.php', true );
		$script = "function __( \$text ) { return \$text; } require {$loader};"
			. ' try { Brolga\Move\MysqlRepository::open( new Brolga\Move\DatabaseAddress( "localhost", "wp" ), "wp_" ); }'
			. ' catch ( Brolga\Move\MoveRefused $refusal ) { echo $refusal->getMessage(); }';
		$said   = shell_exec( escapeshellarg( PHP_BINARY ) . ' -n -r ' . escapeshellarg( $script ) . ' 2>&1' );
		self::assertSame( 'The PHP extension mysqli is missing. Install it, then run this command again.', $said );
	}
}
