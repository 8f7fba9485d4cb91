<?php
/**
 * `wp brolga move`, on the site that the tests run on.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Move;

use Brolga\Core\Database\Connection;
use Brolga\Move\DatabaseAddress;
use Brolga\Move\Engines;
use Brolga\Move\MoveCommand;
use Brolga\Move\MoveRefused;
use Brolga\Move\NextSteps;
use Brolga\Move\Progress;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;
use WP_CLI;
use WP_CLI\ExitException;

require_once dirname( __DIR__, 3 ) . '/support/wp-cli.php';

/**
 * MOVE-1 MOVE-4 MOVE-6 MOVE-7
 */
final class MoveCommandTest extends TestCase {

	private string $file = '';

	protected function setUp(): void {
		parent::setUp();
		WP_CLI::$said = [];
		$this->file   = sys_get_temp_dir() . '/brolga-move-' . bin2hex( random_bytes( 6 ) ) . '.sqlite';
	}

	protected function tearDown(): void {
		foreach ( (array) glob( "{$this->file}*" ) as $path ) {
			unlink( (string) $path );
		}
		parent::tearDown();
	}

	/**
	 * The command, for a site that is in maintenance mode where the folder has the file.
	 */
	private function command(): MoveCommand {
		return new MoveCommand( new Engines( new Connection() ), $this->file );
	}

	public function test_the_whole_site_is_copied_and_the_next_steps_are_told(): void {
		$line = static fn ( int $at ): string => array_values( array_slice( WP_CLI::$said, $at, 1 ) )[0] ?? '';
		$this->command()( [], [ 'to' => "sqlite://{$this->file}" ] );
		self::assertStringStartsWith( 'Warning: The site is not in maintenance mode,', $line( 1 ) );
		self::assertStringContainsString( " creating the file {$this->file}.maintenance with", $line( 1 ) );
		self::assertStringContainsString( 'To finish, turn on maintenance mode', $line( -1 ) );
		self::assertStringNotContainsString( 'define(', implode( WP_CLI::$said ) );

		WP_CLI::$said = [];
		touch( "{$this->file}.maintenance" );
		$this->command()( [], [ 'to' => "sqlite://{$this->file}" ] );

		$engines = new Engines( new Connection() );
		$copy    = $engines->open( new DatabaseAddress( '', $this->file ) );
		$site    = $engines->open( $engines->address_of_this_site() );
		self::assertContains( 'wp_brolga_entries', $copy->tables() );
		self::assertSame( $site->tables(), $copy->tables() );
		self::assertSame(
			$site->ask( 'SELECT option_value FROM wp_options WHERE option_name = \'siteurl\'' ),
			$copy->ask( 'SELECT option_value FROM wp_options WHERE option_name = \'siteurl\'' )
		);
		$listed = json_decode( $line( 1 ), true );
		self::assertIsArray( $listed );
		self::assertSame( array_fill( 0, count( $listed ), 'Yes' ), array_column( $listed, 'same' ) );
		self::assertContains( "    define( 'DB_FILE', '" . basename( $this->file ) . "' );", WP_CLI::$said );
		self::assertMatchesRegularExpression( '/^Success: .* was not changed\.$/', $line( -1 ) );
	}

	public function test_a_site_does_not_move_to_where_it_is(): void {
		$here = ( new Engines( new Connection() ) )->address_of_this_site();
		$this->expectException( ExitException::class );
		$this->expectExceptionMessage( 'The site already uses this database. Enter the URL of another one.' );
		$this->command()( [], [
			'to' => $here->is_file()
				? "sqlite://{$here->database}"
				: "mysql://{$here->user}:{$here->password}@{$here->host}/{$here->database}?socket={$here->socket}",
		] );
	}

	/**
	 * What is no address.
	 *
	 * @return array<string, array{string}>
	 */
	public static function bad_addresses(): array {
		return [
			'nothing'               => [ '' ],
			'another server'        => [ 'postgres://wp:hush@localhost/wp' ],
			'no database'           => [ 'mysql://wp:hush@localhost' ],
			'no user'               => [ 'mysql://localhost/wp' ],
			'a password with a #'   => [ 'mysql://wp:hu#sh@localhost/wp' ],
			'a password with a /'   => [ 'mysql://wp:hush/1@localhost/wp' ],
			'a path from somewhere' => [ 'sqlite://site.sqlite' ],
			'a folder'              => [ 'sqlite:///srv/' ],
		];
	}

	#[Group( 'once' )]
	#[DataProvider( 'bad_addresses' )]
	public function test_a_bad_address_is_refused_and_not_repeated( string $typed ): void {
		try {
			$this->command()( [], [ 'to' => $typed ] );
			self::fail( 'It was taken.' );
		} catch ( ExitException $end ) {
			self::assertStringContainsString( 'not a database URL', $end->getMessage() );
			self::assertStringNotContainsString( 'hush', $end->getMessage() );
		}
	}

	/**
	 * Addresses, and how they are shown.
	 *
	 * @return array<string, array{string, DatabaseAddress, string}>
	 */
	public static function addresses(): array {
		return [
			'a host'   => [
				'mysql://wp:p%40ss%2F%23@db.example.com:3307/site',
				new DatabaseAddress( 'db.example.com', 'site', 'wp', 'p@ss/#', 3307 ),
				'mysql://wp@db.example.com:3307/site',
			],
			'IPv6'     => [
				"mysql://wp@[::1]/site\n",
				new DatabaseAddress( '::1', 'site', 'wp' ),
				'mysql://wp@[::1]/site',
			],
			'a socket' => [
				'mysql://wp:hush@localhost/site?socket=/run/mysqld.sock',
				new DatabaseAddress( 'localhost', 'site', 'wp', 'hush', 0, '/run/mysqld.sock' ),
				'mysql://wp@localhost:/run/mysqld.sock/site',
			],
			'a file'   => [
				'sqlite:///srv/a%20b/site.sqlite',
				new DatabaseAddress( '', '/srv/a b/site.sqlite' ),
				'sqlite:///srv/a b/site.sqlite',
			],
		];
	}

	/**
	 * @throws MoveRefused When it is refused.
	 */
	#[Group( 'once' )]
	#[DataProvider( 'addresses' )]
	public function test_an_address_is_read_and_shown_without_its_password(
		string $typed,
		DatabaseAddress $address,
		string $shown
	): void {
		self::assertEquals( $address, DatabaseAddress::from( $typed ) );
		self::assertSame( $shown, $address->shown() );
		$steps = implode( "\n", NextSteps::to( $address ) );
		self::assertStringContainsString(
			$address->is_file() ? "'DB_DIR', '/srv/a b'" : "'DB_HOST', '{$address->db_host()}'",
			$steps
		);
		if ( '' !== $address->password ) {
			self::assertStringNotContainsString( $address->password, $shown . $steps );
		}
	}

	/**
	 * Parts have as many rows as their bytes allow.
	 */
	#[Group( 'once' )]
	public function test_every_so_many_rows_are_told_whatever_the_size_of_a_part(): void {
		self::assertFalse( Progress::is_round( 0, 49999, 50000 ) );
		self::assertTrue( Progress::is_round( 49999, 50000, 50000 ) );
		self::assertTrue( Progress::is_round( 49871, 51871, 50000 ) );
		self::assertFalse( Progress::is_round( 51871, 53871, 50000 ) );
	}
}
