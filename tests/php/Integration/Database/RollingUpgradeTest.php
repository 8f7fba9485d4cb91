<?php
/**
 * The code of two releases beside each other, on one database.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Database;

use Brolga\AbTests\Goals\Goal;
use Brolga\AbTests\Registry\Targeting;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\AbTests\Registry\Variant;
use Brolga\Core\Database\Migrator;
use Brolga\Core\Database\Schema;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Support\SystemClock;
use Brolga\Forms\Sending\FormTokens;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use Brolga\Tests\OwnTablesTestCase;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\ReleaseBefore;

/**
 * SCALE-5 SCALE-6 SCALE-7
 */
final class RollingUpgradeTest extends OwnTablesTestCase {

	/** So many web nodes begin with new code at once. */
	private const NODES = 4;

	/** So many enquiries each of them takes, half of them before its migration. */
	private const ENQUIRIES = 6;

	private ReleaseBefore $before;

	private Container $built;

	private string $site_options;

	private int $page = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->before = new ReleaseBefore();
		$this->built  = Built::around( new SystemClock() );
		$this->built->get( Schema::class )->drop();
		foreach ( $this->before->creation( $this->prefix ) as $statement ) {
			$this->connection->execute( $statement );
		}
		$this->site_options = self::db()->options;
		$this->connection->execute(
			"CREATE TABLE {$this->prefix}options (option_id bigint(20) unsigned NOT NULL AUTO_INCREMENT, "
				. "option_name varchar(191) NOT NULL DEFAULT '', option_value longtext NOT NULL, "
				. "autoload varchar(20) NOT NULL DEFAULT 'yes', PRIMARY KEY  (option_id), "
				. 'UNIQUE KEY option_name (option_name))'
		);
		$this->connection->execute(
			"INSERT INTO {$this->prefix}options (option_name, option_value, autoload) SELECT option_name, option_value, "
				. "autoload FROM {$this->site_options}"
		);
		$this->afterwards( "DROP TABLE {$this->prefix}options" );
		self::db()->options = "{$this->prefix}options";
		wp_cache_flush();
		update_option( Migrator::OPTION, $this->before->version );
		$this->page = (int) wp_insert_post(
			[
				'post_type'    => 'page',
				'post_title'   => 'Contact',
				'post_status'  => 'publish',
				'post_content' => wp_slash( '<!-- wp:brolga/contact-form {"uid":"enquiry"} --><!-- wp:brolga/form-field {"fieldId":"name","label":"Name","required":true} /--><!-- /wp:brolga/contact-form -->' ),
			]
		);
		putenv( 'BROLGA_RATE_LIMIT=off' );
	}

	protected function tearDown(): void {
		putenv( 'BROLGA_RATE_LIMIT=' );
		wp_delete_post( $this->page, true );
		self::db()->options = $this->site_options;
		parent::tearDown();
	}

	/**
	 * SCALE-5: what old code has stored is there after the migration, and what it asks is answered.
	 */
	public function test_old_code_works_on_with_new_tables(): void {
		$statements = $this->before->statements( $this->prefix, str_replace( 'options', '', $this->site_options ) );
		self::assertGreaterThan( 200, count( $statements ) );
		$tables = array_keys( $this->before->tables );
		foreach ( $statements as $statement ) {
			if ( str_starts_with( $statement, 'INSERT' ) ) {
				// Some of them are about the same row.
				$this->refusal( $statement );
			}
		}
		$rows = array_map( $this->rows( ... ), array_combine( $tables, $tables ) );
		self::assertSame( [], array_keys( $rows, [], true ), 'Of these tables no row is known.' );

		self::assertTrue( $this->built->get( Migrator::class )->migrate() );
		self::assertSame( $rows, array_map( $this->rows( ... ), array_combine( $tables, $tables ) ) );

		foreach ( $tables as $table ) {
			$this->connection->execute( "DELETE FROM {$this->connection->table( $table )}" );
		}
		$refused = [];
		foreach ( $statements as $statement ) {
			$this->connection->execute( 'START TRANSACTION' );
			$refused[ $statement ] = $this->refusal( $statement );
			$this->connection->execute( 'ROLLBACK' );
		}
		self::assertSame( [], array_diff( $refused, [ '' ] ) );
	}

	/**
	 * SCALE-6 SCALE-7: of nodes that begin at once one changes the tables, while all take what visitors send.
	 */
	public function test_one_node_migrates_while_all_take_enquiries(): void {
		$outputs = $this->in_parallel( 'roll', self::NODES, $this->token(), (string) self::ENQUIRIES );
		$changed = array_filter( $outputs, static fn ( array $lines ): bool => in_array( 'changed', $lines, true ) );
		self::assertCount( 1, $changed );
		$ids = array_filter( array_merge( ...$outputs ), is_numeric( ... ) );
		self::assertCount( self::NODES * self::ENQUIRIES, array_unique( $ids ), (string) wp_json_encode( $outputs ) );
		self::assertCount( self::NODES * self::ENQUIRIES, $this->rows( 'entries' ) );
		wp_cache_flush();
		self::assertSame( (string) Schema::VERSION, get_option( Migrator::OPTION ) );
	}

	/**
	 * SCALE-7: until its migration is through new code takes what visitors send on the tables that there are.
	 */
	public function test_new_code_works_on_old_tables(): void {
		$this->built->get( TestRepository::class )->sync(
			4711,
			[ new Test(
				new TestKey( 4711 ),
				'',
				Goal::named( Goal::FORM ),
				[ new Variant( 0, '', 1 ), new Variant( 1, '', 1 ) ],
				new Targeting()
			) ],
			true
		);
		self::assertSame( [ '1' ], $this->in_parallel( 'submit', 1, $this->token(), '', '1' )[0] );
		self::assertSame(
			array_fill( 0, 3, 'recorded recorded' ),
			$this->in_parallel( 'record', 1, '4711', '3' )[0]
		);
		self::assertCount( 1, $this->rows( 'entries' ) );
	}

	/**
	 * SCALE-6: tables that are newer than this code are taken as they are.
	 */
	public function test_old_code_does_not_touch_newer_tables(): void {
		$this->built->get( Migrator::class )->migrate();
		update_option( Migrator::OPTION, Schema::VERSION + 1, true );
		$this->connection->execute( "ALTER TABLE {$this->connection->table( 'entries' )} ADD newer int(10) DEFAULT NULL" );
		self::assertTrue( $this->built->get( Migrator::class )->is_current() );
		$queries = self::db()->num_queries;
		self::assertTrue( $this->built->get( Migrator::class )->migrate() );
		self::assertSame( $queries, self::db()->num_queries );
		self::assertSame( Schema::VERSION + 1, $this->built->get( Migrator::class )->version() );
		self::assertSame( [ '1' ], $this->in_parallel( 'submit', 1, $this->token(), '', '1' )[0] );
		self::assertArrayHasKey( 'newer', $this->rows( 'entries' )[0] );
	}

	private function token(): string {
		return $this->built->get( FormTokens::class )->sign(
			new FormId( FormSource::of( SourceKind::Post, $this->page ), 'enquiry' )
		);
	}

	/**
	 * Why a statement was refused; empty: it was not.
	 */
	private function refusal( string $statement ): string {
		$quiet = self::db()->suppress_errors();
		self::db()->query( $statement );
		self::db()->suppress_errors( $quiet );
		return self::db()->last_error;
	}

	/**
	 * The rows of a table, in some order that stays.
	 *
	 * @return list<array<string, string|null>>
	 */
	private function rows( string $table ): array {
		$rows = $this->connection->rows( "SELECT * FROM {$this->connection->table( $table )}" );
		sort( $rows );
		return $rows;
	}
}
