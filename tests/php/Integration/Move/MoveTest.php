<?php
/**
 * Sites that move to another database.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Move;

use Brolga\Move\DatabaseAddress;
use Brolga\Move\Engine;
use Brolga\Move\MovedTable;
use Brolga\Move\MoveRefused;
use Brolga\Move\MysqlRepository;
use Brolga\Move\SqliteRepository;
use Brolga\Tests\MoveTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/**
 * MOVE-1 MOVE-2 MOVE-3 MOVE-4 MOVE-5 MOVE-6
 */
#[Group( 'server' )]
final class MoveTest extends MoveTestCase {

	/** What plugins make, too: odd types, keys of two columns and none at all. */
	private const TABLES = [
		"CREATE TABLE wp_odd (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			name varchar(200) NOT NULL DEFAULT '',
			words longtext,
			made datetime NOT NULL DEFAULT '0000-00-00 00:00:00',
			seen timestamp NULL DEFAULT NULL,
			bytes varbinary(50),
			more longblob,
			rate float,
			share double,
			price decimal(26,8),
			bits bit(3),
			kind enum('a','b'),
			code char(10) COLLATE utf8mb4_bin,
			PRIMARY KEY  (id),
			UNIQUE KEY name (name(191)),
			KEY words (words(20)),
			KEY code (code(10)),
			FULLTEXT KEY found (words)
		) DEFAULT CHARACTER SET utf8mb4",
		'CREATE TABLE wp_pairs (a bigint(20) NOT NULL, b varchar(20) NOT NULL, n int, PRIMARY KEY (a, b), KEY n (n))',
		'CREATE TABLE wp_loose (a bigint(20) unsigned, b varchar(20))',
		'CREATE TABLE other_plugin (id int NOT NULL, PRIMARY KEY (id))',
	];

	/**
	 * The same server for somebody else, or with another database.
	 */
	private static function as_user( DatabaseAddress $room, string $user, string $database ): DatabaseAddress {
		$password = $user === $room->user ? $room->password : 'hush';
		return new DatabaseAddress( $room->host, $database, $user, $password, $room->port, $room->socket );
	}

	/**
	 * A small site with odd values.
	 */
	private function site(): Engine {
		$site = $this->file( 'site' );
		$site->ask( "SET SESSION sql_mode = ''" );
		array_map( $site->ask( ... ), self::TABLES );
		foreach ( self::odd_values() as $values ) {
			$site->ask(
				'INSERT INTO wp_odd (' . implode( ', ', array_keys( $values ) ) . ') VALUES ('
					. implode( ', ', array_map( $site->quoted( ... ), array_values( $values ) ) ) . ')'
			);
		}
		$site->ask( "INSERT INTO wp_odd (id, name, bytes, more) VALUES (90, 'bytes', X'00FF1027', X'C328')" );
		$site->ask( "INSERT INTO wp_odd (id, name) VALUES (500, 'deleted')" );
		$site->ask( 'DELETE FROM wp_odd WHERE id = 500' );
		$site->ask( "INSERT INTO wp_loose VALUES (NULL, NULL), (18, 'a'), (18, 'a')" );
		$site->ask( 'INSERT INTO other_plugin VALUES (0), (7)' );
		$site->together( static fn () => $site->add( MovedTable::of( $site, 'wp_pairs' ), array_map(
			static fn ( int $number ): array => [ (string) ( $number % 3 ), "k{$number}", (string) $number ],
			range( 1, 5000 )
		) ) );
		return $site;
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private static function odd_values(): array {
		return [
			[
				'id'    => '1',
				'name'  => "It's \"so\" \\ 100 % 💥",
				'words' => "a\0b\r\n\u{200F}שלום",
				'made'  => '0000-00-00 00:00:00',
				'rate'  => '0.1',
				'share' => '0.30000000000000004',
				'price' => '1234567890.12',
				'bits'  => '5',
				'kind'  => 'b',
				'code'  => 'ab',
			],
			[
				'id'    => '2',
				'name'  => '',
				'words' => null,
				'made'  => '2026-02-28 23:59:59',
				'seen'  => '2026-03-29 02:30:00',
				'rate'  => '1234.5',
				'share' => '-1e300',
				'price' => '-0.5',
				'bits'  => null,
			],
			[
				'id'    => '77',
				'name'  => 'long',
				'words' => str_repeat( 'wörd 💥 ', 100000 ),
				'price' => '0',
			],
		];
	}

	public function test_a_site_moves_to_mariadb_and_back(): void {
		$old      = $this->site();
		$there    = MysqlRepository::open( $this->room(), '' );
		$compared = self::move( $old, $there );

		self::assertSame( [], self::changed( $compared ) );
		self::assertSame(
			[ 'other_plugin' => 2, 'wp_loose' => 3, 'wp_odd' => 4, 'wp_pairs' => 5000 ],
			array_column( $compared, 'here', 'table' )
		);
		self::assertSame( $old->tables(), $there->tables(), 'Nothing of the move stays.' );
		[ $first, $second, $third, $fourth ] = $there->ask(
			'SELECT *, rate + 0e0 AS rate, bits + 0 AS bits, HEX(bytes) AS bytes, HEX(more) AS more FROM wp_odd ORDER BY id'
		);
		[ $one, $two, $long ] = self::odd_values();
		self::assertSame(
			array_replace( $one, [ 'price' => '1234567890.12000000', 'rate' => '0.10000000149011612' ] ),
			array_replace( $one, array_intersect_key( $first, $one ) )
		);
		self::assertSame( $two['rate'], $second['rate'] );
		self::assertSame(
			[ '-0.50000000', '-1e300', null, $two['seen'] ],
			[ $second['price'], $second['share'], $second['words'], $second['seen'] ]
		);
		self::assertSame( $long['words'], $third['words'] );
		self::assertSame( [ '00FF1027', 'C328' ], [ $fourth['bytes'], $fourth['more'] ] );
		self::assertSame( MovedTable::of( $old, 'wp_odd' )->indices, MovedTable::of( $there, 'wp_odd' )->indices );
		self::assertSame(
			[ 'name' => 'utf8mb4_unicode_520_ci', 'code' => 'utf8mb4_bin' ],
			array_intersect_key(
				array_column( $there->ask( 'SHOW FULL COLUMNS FROM wp_odd' ), 'Collation', 'Field' ),
				[ 'name' => true, 'code' => true ]
			)
		);
		self::assertStringEndsWith( 'COLLATE=utf8mb4_unicode_520_ci', $there->definition( 'wp_odd' ) );
		$there->ask( "INSERT INTO wp_odd (name) VALUES ('next')" );
		self::assertSame( '501', $there->ask( "SELECT id FROM wp_odd WHERE name = 'next'" )[0]['id'] );
		$there->ask( "DELETE FROM wp_odd WHERE name = 'next'" );

		$back = $this->file( 'back' );
		self::assertSame( [], self::changed( self::move( $there, $back ) ) );
		foreach ( [
			'wp_odd'       => 'id',
			'wp_pairs'     => 'a, b',
			'wp_loose'     => 'a',
			'other_plugin' => 'id',
		] as $name => $order ) {
			$sql = "SELECT * FROM {$name} ORDER BY {$order}";
			self::assertSame( $old->ask( $sql ), $back->ask( $sql ), $name );
			self::assertSame( MovedTable::of( $old, $name )->indices, MovedTable::of( $back, $name )->indices );
		}
		$back->ask( "INSERT INTO wp_odd (name) VALUES ('next')" );
		self::assertSame( '502', $back->ask( "SELECT id FROM wp_odd WHERE name = 'next'" )[0]['id'] );
	}

	#[DataProvider( 'engines' )]
	public function test_a_move_that_was_killed_goes_on_where_it_was( bool $server ): void {
		$old  = $this->site();
		$room = $server ? $this->room() : null;
		$to   = fn (): Engine => null === $room ? $this->file( 'new' ) : MysqlRepository::open( $room, '' );
		$told = [];
		$tell = static function ( string $table, int $copied ) use ( &$told ): void {
			$told[] = $copied;
			if ( 'wp_pairs' === $table && 4000 === $copied ) {
				throw new RuntimeException( 'killed' );
			}
		};
		try {
			self::move( $old, $to(), $tell );
			self::fail( 'It was not killed.' );
		} catch ( RuntimeException $end ) {
			self::assertSame( 'killed', $end->getMessage() );
		}
		self::assertSame( '4000', $to()->ask( 'SELECT COUNT(*) AS n FROM wp_pairs' )[0]['n'] );

		$told     = [];
		$compared = self::move( $old, $to(), $tell );
		self::assertSame( [], self::changed( $compared ) );
		self::assertSame( [ 5000 ], $told, 'Only what was missing was copied.' );
	}

	#[DataProvider( 'engines' )]
	public function test_what_the_site_writes_meanwhile_is_found_and_copied_the_next_time( bool $server ): void {
		$old   = $this->site();
		$new   = $server ? MysqlRepository::open( $this->room(), '' ) : $this->file( 'new' );
		$write = static function ( string $table ) use ( $old ): void {
			if ( 'wp_pairs' === $table ) {
				$old->ask( "UPDATE wp_odd SET words = 'late' WHERE id = 2" );
			}
		};
		self::assertSame( [ 'wp_odd' ], self::changed( self::move( $old, $new, $write ) ) );

		$told     = [];
		$compared = self::move( $old, $new, static function ( string $table ) use ( &$told ): void {
			$told[ $table ] = true;
		} );
		self::assertSame( [], self::changed( $compared ) );
		self::assertSame( [ 'wp_odd' ], array_keys( $told ) );
		self::assertSame( 'late', $new->ask( 'SELECT words FROM wp_odd WHERE id = 2' )[0]['words'] );
	}

	#[DataProvider( 'engines' )]
	public function test_while_the_site_is_open_a_move_does_not_end( bool $server ): void {
		$old = $this->site();
		$new = $server ? MysqlRepository::open( $this->room(), 'wp_' ) : $this->file( 'new' );
		self::assertSame( [], self::changed( self::move( $old, $new, null, 'old', false ) ) );
		self::assertContains( 'wp_brolga_move', $new->tables() );

		$old->ask( "UPDATE wp_odd SET words = 'late' WHERE id = 2" );
		$told = [];
		$tell = static function ( string $table ) use ( &$told ): void {
			$told[] = $table;
		};
		self::assertSame( [], self::changed( self::move( $old, $new, $tell ) ) );
		self::assertSame( [ 'wp_odd' ], $told, 'What has changed is copied at once, and no more.' );
		self::assertSame( 'late', $new->ask( 'SELECT words FROM wp_odd WHERE id = 2' )[0]['words'] );
		self::assertNotContains( 'wp_brolga_move', $new->tables() );
	}

	public function test_indices_and_the_next_number_are_compared_too(): void {
		$old = $this->site();
		$new = $this->file( 'new' );

		$compared = self::move( $old, $new, static function ( string $table, int $copied ) use ( $old, $new ): void {
			if ( 'wp_pairs' === $table && 2000 === $copied ) {
				$new->ask( 'ALTER TABLE wp_loose ADD KEY later (a)' );
				$old->ask( "INSERT INTO wp_odd (id, name) VALUES (900, 'gone')" );
				$old->ask( 'DELETE FROM wp_odd WHERE id = 900' );
			}
		} );
		self::assertSame( [ 'wp_loose', 'wp_odd' ], self::changed( $compared ) );
		self::assertContains( 'wp_brolga_move', $new->tables(), 'The move is not over.' );
		self::assertSame( [], self::changed( self::move( $old, $new ) ) );
		self::assertNotContains( 'wp_brolga_move', $new->tables() );
	}

	public function test_a_table_that_is_gone_is_taken_away(): void {
		$old = $this->site();
		$new = $this->file( 'new' );
		self::move( $old, $new, static function ( string $table, int $copied ) use ( $old ): void {
			if ( 'wp_pairs' === $table && 2000 === $copied ) {
				$old->ask( 'INSERT INTO other_plugin VALUES (8)' );
			}
		} );
		$old->ask( 'DROP TABLE other_plugin' );
		self::assertSame( [], self::changed( self::move( $old, $new ) ) );
		self::assertSame( [ 'wp_loose', 'wp_odd', 'wp_pairs' ], $new->tables() );
	}

	#[DataProvider( 'engines' )]
	public function test_tables_of_others_are_left_alone( bool $server ): void {
		$new = $server ? MysqlRepository::open( $this->room(), '' ) : $this->file( 'new' );
		$new->ask( 'CREATE TABLE wp_loose (mine int)' );
		$new->ask( 'INSERT INTO wp_loose VALUES (42)' );
		try {
			self::move( $this->site(), $new );
			self::fail( 'It was not refused.' );
		} catch ( MoveRefused $refusal ) {
			self::assertStringContainsString( 'wp_loose', $refusal->getMessage() );
		}
		self::assertSame( [ 'wp_loose' ], $new->tables() );
		self::assertSame( [ [ 'mine' => '42' ] ], $new->ask( 'SELECT mine FROM wp_loose' ) );
	}

	public function test_two_sites_are_not_moved_to_one_place(): void {
		$new = $this->file( 'new' );
		$old = $this->site();
		try {
			self::move( $old, $new, static fn () => throw new RuntimeException( 'killed' ) );
		} catch ( RuntimeException ) {
			$this->expectException( MoveRefused::class );
			self::move( $old, $new, null, 'another' );
		}
	}

	public function test_a_value_that_does_not_fit_is_not_cut(): void {
		$old = $this->file( 'old' );
		$old->ask( 'CREATE TABLE wp_short (id int NOT NULL, name varchar(5), PRIMARY KEY (id))' );
		$old->ask( "INSERT INTO wp_short VALUES (1, 'too long')" );
		$this->expectException( MoveRefused::class );
		$this->expectExceptionMessageMatches( "/INSERT INTO `wp_short`.*Data too long for column 'name'/" );
		self::move( $old, MysqlRepository::open( $this->room(), '' ) );
	}

	public function test_bytes_that_are_no_text_are_told_with_their_row(): void {
		$old = $this->file( 'old' );
		$old->ask( 'CREATE TABLE wp_short (id int NOT NULL, name varchar(5), PRIMARY KEY (id))' );
		$old->add( MovedTable::of( $old, 'wp_short' ), [ [ '41', 'fine' ], [ '42', "wall\xC3" ] ] );
		$this->expectException( MoveRefused::class );
		$this->expectExceptionMessageMatches( '/wp_short, the column name .*“42” is not valid UTF-8/' );
		self::move( $old, MysqlRepository::open( $this->room(), '' ) );
	}

	/**
	 * MOVE-450: SQLite tells letters apart that the server does not; the row is named, and the value.
	 */
	public function test_a_row_that_the_server_takes_for_another_is_told(): void {
		$old = $this->file( 'old' );
		$old->ask( 'CREATE TABLE wp_names (id int NOT NULL, name varchar(20), PRIMARY KEY (id), UNIQUE KEY name (name))' );
		$old->ask( "INSERT INTO wp_names VALUES (41, 'oak'), (42, 'café'), (43, 'ash'), (44, 'cafe')" );
		$new = MysqlRepository::open( $this->room(), '' );
		try {
			self::move( $old, $new );
			self::fail( 'It was moved.' );
		} catch ( MoveRefused $refusal ) {
			self::assertStringContainsString( 'In wp_names', $refusal->getMessage() );
			self::assertStringContainsString( 'the row “44”', $refusal->getMessage() );
			self::assertStringContainsString( "'cafe'", $refusal->getMessage() );
		}
		// Once it is put right, the move goes on.
		$old->ask( "UPDATE wp_names SET name = 'coffee' WHERE id = 44" );
		self::assertSame( [], self::changed( self::move( $old, $new ) ) );
	}

	public function test_a_row_that_the_server_does_not_take_is_told(): void {
		$room = $this->room();
		$was  = self::server()->ask( 'SELECT @@GLOBAL.max_allowed_packet AS bytes' )[0]['bytes'] ?? '';
		self::server()->ask( 'SET GLOBAL max_allowed_packet = 1048576' );
		try {
			$this->expectException( MoveRefused::class );
			$this->expectExceptionMessageMatches( '/wp_odd .*max_allowed_packet/' );
			self::move( $this->site(), MysqlRepository::open( $room, '' ) );
		} finally {
			self::server()->ask( "SET GLOBAL max_allowed_packet = {$was}" );
		}
	}

	public function test_a_database_that_lets_nobody_in_says_why(): void {
		$room = $this->room();
		foreach ( [
			'Access denied'    => self::as_user( $room, 'nobody', $room->database ),
			'Unknown database' => self::as_user( $room, $room->user, 'none_of_this_name' ),
		] as $reason => $address ) {
			try {
				MysqlRepository::open( $address, '' );
				self::fail( "{$reason}: it was let in." );
			} catch ( MoveRefused $refusal ) {
				self::assertStringContainsString( $reason, $refusal->getMessage() );
				self::assertStringNotContainsString( 'hush', $refusal->getMessage() );
			}
		}
	}

	public function test_a_user_without_rights_loses_nothing(): void {
		$room = $this->room();
		self::server()->ask( "CREATE USER IF NOT EXISTS 'brolga_reader'@'localhost' IDENTIFIED BY 'hush'" );
		self::server()->ask( "GRANT SELECT ON {$room->database}.* TO 'brolga_reader'@'localhost'" );
		try {
			$this->expectException( MoveRefused::class );
			$this->expectExceptionMessageMatches( '/CREATE TABLE IF NOT EXISTS.*denied/' );
			self::move(
				$this->site(),
				MysqlRepository::open( self::as_user( $room, 'brolga_reader', $room->database ), '' )
			);
		} finally {
			self::server()->ask( "DROP USER 'brolga_reader'@'localhost'" );
		}
	}

	public function test_an_old_server_is_refused(): void {
		$room     = $this->room();
		$required = $GLOBALS['required_mysql_version'];

		$GLOBALS['required_mysql_version'] = '99.0';
		try {
			$this->expectException( MoveRefused::class );
			$this->expectExceptionMessageMatches( '/ 99\.0 /' );
			MysqlRepository::open( $room, '' );
		} finally {
			$GLOBALS['required_mysql_version'] = $required;
		}
	}

	public function test_a_file_that_is_no_database_stays_as_it_is(): void {
		file_put_contents( "{$this->folder}/letter.txt", str_repeat( 'Dear Ann, ', 1000 ) );
		foreach ( [ "{$this->folder}/letter.txt", "{$this->folder}/none/site.sqlite" ] as $path ) {
			try {
				SqliteRepository::open( $path );
				self::fail( "{$path} was opened." );
			} catch ( MoveRefused $refusal ) {
				self::assertStringContainsString( $path, $refusal->getMessage() );
			}
		}
		self::assertStringEqualsFile( "{$this->folder}/letter.txt", str_repeat( 'Dear Ann, ', 1000 ) );
	}
}
