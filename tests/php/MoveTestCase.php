<?php
/**
 * Tests of moves: databases of their own, in files and on the server.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests;

use Brolga\Move\Compared;
use Brolga\Move\DatabaseAddress;
use Brolga\Move\Engine;
use Brolga\Move\Mover;
use Brolga\Move\MysqlRepository;
use Brolga\Move\SqliteRepository;
use PHPUnit\Framework\TestCase;

/**
 * The site that the tests run on is not looked at: these are in the group
 * "server", which runs once, where there is a MariaDB.
 */
abstract class MoveTestCase extends TestCase {

	protected string $folder = '';

	/** @var list<string> */
	private array $databases = [];

	protected function setUp(): void {
		parent::setUp();
		$this->folder = sys_get_temp_dir() . '/brolga-move-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder );
	}

	protected function tearDown(): void {
		foreach ( $this->databases as $name ) {
			self::server()->ask( "DROP DATABASE {$name}" );
		}
		foreach ( (array) glob( "{$this->folder}/*" ) as $path ) {
			unlink( (string) $path );
		}
		rmdir( $this->folder );
		parent::tearDown();
	}

	/**
	 * Where a move goes.
	 *
	 * @return array<string, array{bool}>
	 */
	public static function engines(): array {
		return [
			'a file'  => [ false ],
			'MariaDB' => [ true ],
		];
	}

	protected static function server(): Engine {
		return MysqlRepository::open( DatabaseAddress::of_this_site(), '' );
	}

	/**
	 * The address of an empty database on the server that these tests run on.
	 */
	protected function room(): DatabaseAddress {
		if ( class_exists( 'WP_SQLite_DB', false ) ) {
			self::markTestSkipped( 'These tests have no MariaDB to move to.' );
		}
		$name              = 'brolga_move_' . bin2hex( random_bytes( 4 ) );
		$this->databases[] = $name;
		self::server()->ask( "CREATE DATABASE {$name} CHARACTER SET utf8mb4" );
		$here = DatabaseAddress::of_this_site();
		return new DatabaseAddress( $here->host, $name, $here->user, $here->password, $here->port, $here->socket );
	}

	protected function file( string $name ): Engine {
		return SqliteRepository::open( "{$this->folder}/{$name}.sqlite" );
	}

	/**
	 * @param callable(string, int): void|null $tell Hears of each part.
	 * @return list<Compared>
	 */
	protected static function move(
		Engine $from,
		Engine $to,
		?callable $tell = null,
		string $name = 'old',
		bool $closed = true
	): array {
		$mover = new Mover( $from, $to, 'wp_', ( $tell ?? static function (): void {} )( ... ) );
		return $mover->move( $name, $closed );
	}

	/**
	 * @param list<Compared> $compared Tables.
	 * @return list<string> Those that differ.
	 */
	protected static function changed( array $compared ): array {
		return array_column( array_filter( $compared, static fn ( Compared $one ): bool => ! $one->same ), 'table' );
	}
}
