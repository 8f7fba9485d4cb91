<?php
/**
 * The database drop-in for clusters.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Database;

use Brolga\Dropins\ClusterDatabase;
use Brolga\Tests\Support\GivenUp;
use Brolga\Tests\Support\StaticServer;
use Brolga\Tests\Support\WatchedClusterDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/**
 * A node that is out of its cluster is played by what it says: the error's number.
 */
#[Group( 'once' )]
final class ClusterDatabaseTest extends TestCase {

	private const TABLE = 'brolga_cluster_test';

	private WatchedClusterDatabase $cluster;

	protected function setUp(): void {
		parent::setUp();
		if ( self::on_sqlite() ) {
			self::markTestSkipped( 'The drop-in is for MariaDB and MySQL: SQLite has a connection of its own.' );
		}
		putenv( 'BROLGA_DB_PATIENCE=2' );
		$this->cluster = WatchedClusterDatabase::of_this_site();
		$this->cluster->query( 'DROP TABLE IF EXISTS ' . self::TABLE );
		$this->cluster->query( 'CREATE TABLE ' . self::TABLE . ' (id INT PRIMARY KEY) ENGINE=InnoDB' );
	}

	protected function tearDown(): void {
		if ( self::on_sqlite() ) {
			return;
		}
		$this->cluster->failures = [];
		$this->cluster->query( 'DROP TABLE ' . self::TABLE );
		$this->cluster->close();
		putenv( 'BROLGA_DB_PATIENCE' );
		WatchedClusterDatabase::$leaving = 0;
		remove_all_filters( 'query', 9 );
		parent::tearDown();
	}

	/**
	 * SCALE-1: what was refused before it ran, or undone as a whole, is done once, on another try.
	 */
	#[DataProvider( 'passing' )]
	public function test_a_statement_is_tried_again( int $error, string $statement ): void {
		$before                  = $this->cluster->connections;
		$this->cluster->failures = [ $error, $error ];
		self::assertNotFalse( $this->cluster->query( $statement ) );
		self::assertSame( [], $this->cluster->failures );
		self::assertSame( '', $this->cluster->last_error );
		self::assertSame( in_array( $error, [ 1205, 1213 ], true ) ? 0 : 2, $this->cluster->connections - $before );
		self::assertSame( str_starts_with( $statement, 'INSERT' ) ? [ 1 ] : [], $this->rows() );
	}

	/** @return iterable<string, array{int, string}> */
	public static function passing(): iterable {
		$insert = 'INSERT INTO ' . self::TABLE . ' VALUES (1)';
		$select = 'SELECT COUNT(*) FROM ' . self::TABLE;
		foreach ( [ 1047, 1205, 1213 ] as $error ) {
			yield "{$error}, a write" => [ $error, $insert ];
			yield "{$error}, a read"  => [ $error, $select ];
		}
		yield '1053, a read' => [ 1053, $select ];
		yield '2013, a read' => [ 2013, " ( {$select} )" ];
	}

	/**
	 * SCALE-1: a write that was cut off may be stored: it is not done twice.
	 */
	public function test_a_write_that_was_cut_off_is_not_repeated(): void {
		$this->cluster->failures = [ 2013 ];
		$this->assert_gives_up( 'INSERT INTO ' . self::TABLE . ' VALUES (1)' );
		self::assertSame( [], $this->rows() );
	}

	/**
	 * SCALE-2: who finds nothing because nobody answered is not told so.
	 */
	#[DataProvider( 'unanswered' )]
	public function test_a_request_ends_when_patience_does( int $error ): void {
		putenv( 'BROLGA_DB_PATIENCE=0' );
		$this->cluster->failures = [ $error ];
		$this->assert_gives_up( 'SELECT id FROM ' . self::TABLE );
	}

	/** @return iterable<string, array{int}> */
	public static function unanswered(): iterable {
		foreach ( [ 1047, 1053, 1205, 1213, 1927, 2006, 2013 ] as $error ) {
			yield "error {$error}" => [ $error ];
		}
	}

	/**
	 * SCALE-2: an error of the statement's own, and a write that lost a lock, are what they always were.
	 */
	public function test_other_errors_are_answered_as_by_wordpress(): void {
		putenv( 'BROLGA_DB_PATIENCE=0' );
		$this->cluster->suppress_errors();
		self::assertFalse( $this->cluster->query( 'SELECT nothing FROM ' . self::TABLE ) );
		$this->cluster->failures = [ 1213 ];
		self::assertFalse( $this->cluster->query( 'INSERT INTO ' . self::TABLE . ' VALUES (1)' ) );
		self::assertSame( 'played', $this->cluster->last_error );
	}

	/**
	 * SCALE-2: our own code looks at the answer, and answers the visitor itself.
	 */
	public function test_who_watches_is_told(): void {
		putenv( 'BROLGA_DB_PATIENCE=0' );
		$this->cluster->suppress_errors();
		$this->cluster->failures = [ 1047 ];
		self::assertFalse( $this->cluster->try_query( 'SELECT 1' ) );
		self::assertSame( 1, $this->cluster->try_query( 'SELECT 1' ) );
		$this->cluster->failures = [ 1047 ];
		$this->assert_gives_up( 'SELECT 1' );
	}

	/**
	 * SCALE-3: a statement inside of a transaction is not repeated on its own.
	 */
	#[DataProvider( 'in_transactions' )]
	public function test_nothing_is_repeated_inside_of_a_transaction( int $error ): void {
		$this->cluster->query( 'START TRANSACTION' );
		$this->cluster->query( 'INSERT INTO ' . self::TABLE . ' VALUES (1)' );
		$this->cluster->query( 'SAVEPOINT a' );
		$this->cluster->query( 'ROLLBACK TO SAVEPOINT a' );
		$this->cluster->failures = [ $error ];
		self::assertFalse( $this->cluster->try_query( 'INSERT INTO ' . self::TABLE . ' VALUES (2)' ) );
		$this->cluster->query( 'ROLLBACK' );
		self::assertSame( [], $this->rows() );
		// After its end statements are tried again.
		$this->cluster->failures = [ $error ];
		self::assertSame( 1, $this->cluster->query( 'INSERT INTO ' . self::TABLE . ' VALUES (3)' ) );
	}

	/** @return iterable<string, array{int}> */
	public static function in_transactions(): iterable {
		yield 'a deadlock'                  => [ 1213 ];
		yield 'a node out of the cluster' => [ 1047 ];
	}

	/**
	 * SCALE-1: a connection that was cut is opened again.
	 */
	public function test_a_cut_connection_is_opened_again(): void {
		$this->cluster->cut();
		self::assertSame( 1, $this->cluster->query( 'INSERT INTO ' . self::TABLE . ' VALUES (1)' ) );
		$this->cluster->cut();
		self::assertTrue( $this->cluster->check_connection( false ) );
		self::assertSame( [ 1 ], $this->rows() );
	}

	/**
	 * SCALE-1: a node that leaves between connection and selection of the database is one more try, from the first
	 * connection on, and nothing that WordPress would end the request for.
	 */
	public function test_a_node_that_leaves_at_once_is_one_more_try(): void {
		WatchedClusterDatabase::$leaving = 1;
		$first                           = WatchedClusterDatabase::of_this_site();
		self::assertSame( 2, $first->connections );
		self::assertNull( $first->error );
		$this->cluster->cut();
		WatchedClusterDatabase::$leaving = 2;
		self::assertSame( 1, $this->cluster->query( 'INSERT INTO ' . self::TABLE . ' VALUES (1)' ) );
		self::assertNull( $this->cluster->error );
		putenv( 'BROLGA_DB_PATIENCE=0' );
		WatchedClusterDatabase::$leaving = 1;
		$this->expectException( GivenUp::class );
		WatchedClusterDatabase::of_this_site();
	}

	/**
	 * SCALE-3: the second half of a transaction is not stored without its first.
	 */
	public function test_a_transaction_goes_with_its_connection(): void {
		$this->cluster->query( 'START TRANSACTION' );
		$this->cluster->query( 'INSERT INTO ' . self::TABLE . ' VALUES (1)' );
		$this->cluster->cut();
		$this->assert_gives_up( 'INSERT INTO ' . self::TABLE . ' VALUES (2)' );
		self::assertSame( [], $this->rows() );
	}

	/**
	 * SCALE-4: who is logged in, has a cart, or follows a link out of an email reads what was just written.
	 */
	public function test_who_has_written_reads_the_latest(): void {
		self::assertFalse( $this->cluster->waits() );
		$this->cluster->read_latest();
		self::assertTrue( $this->cluster->waits() );
		$this->cluster->cut();
		self::assertTrue( $this->cluster->waits() );
		$_COOKIE = [ 'brolga_consent' => '1', 'wordpress_test_cookie' => '1' ];
		self::assertFalse( WatchedClusterDatabase::of_this_site()->waits() );
		foreach ( [ 'wordpress_logged_in_0a', 'wp_woocommerce_session_0a' ] as $name ) {
			$_COOKIE = [ $name => 'a', 7 => 'b' ];
			self::assertTrue( WatchedClusterDatabase::of_this_site()->waits() );
		}
		$_COOKIE = [];
	}

	/**
	 * SCALE-2: what the visitor, and a script, are told.
	 */
	public function test_the_request_is_answered_with_503(): void {
		$server  = new StaticServer( dirname( __DIR__, 2 ) . '/Support/unreachable' );
		$answers = array_map(
			static fn ( string $accepted ): array => [
				file_get_contents(
					"{$server->url()}/page.php",
					context: stream_context_create(
						[ 'http' => [ 'ignore_errors' => true, 'header' => "Accept: {$accepted}" ] ]
					)
				),
				implode( "\n", $http_response_header ),
			],
			[ 'text/html', 'application/json' ]
		);
		$server->stop();
		foreach ( $answers as [ , $headers ] ) {
			self::assertMatchesRegularExpression( '/^HTTP\S+ 503/', $headers );
			self::assertStringContainsString( 'Retry-After: 5', $headers );
			self::assertStringContainsString( 'Cache-Control: no-store', $headers );
			self::assertStringNotContainsString( 'X-Before', $headers );
		}
		self::assertStringContainsString( '<h1>Please try again</h1>', (string) $answers[0][0] );
		self::assertStringNotContainsString( 'Half a page', (string) $answers[0][0] );
		self::assertJson( (string) $answers[1][0] );
		self::assertStringContainsString( 'please send it again', (string) $answers[1][0] );
	}

	private static function on_sqlite(): bool {
		return class_exists( 'WP_SQLite_DB', false );
	}

	private function assert_gives_up( string $statement ): void {
		try {
			$this->cluster->query( $statement );
			self::fail( 'The request goes on.' );
		} catch ( GivenUp ) {
			$this->cluster->failures = [];
			self::assertInstanceOf( ClusterDatabase::class, $this->cluster );
		}
	}

	/** @return list<int> */
	private function rows(): array {
		return array_map( intval( ... ), $this->cluster->get_col( 'SELECT id FROM ' . self::TABLE . ' ORDER BY id' ) );
	}
}
