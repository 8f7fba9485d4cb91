<?php
/**
 * The database drop-in for clusters, whose failures are played.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Brolga\Dropins\ClusterDatabase;

require_once dirname( __DIR__, 3 ) . '/plugin/dropins/db.php';

/**
 * Says of itself what the drop-in keeps, and throws where that ends the process.
 */
final class WatchedClusterDatabase extends ClusterDatabase {

	/**
	 * Numbers of the errors with which the next statements fail.
	 *
	 * @var list<int>
	 */
	public array $failures = [];

	/** How many of the next connections go to a node that has left its cluster before the database is selected. */
	public static int $leaving = 0;

	/** How often a connection was opened. */
	public int $connections = 0;

	/** A connection to the database of the test's site. */
	public static function of_this_site(): self {
		$database = new self( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		add_filter(
			'query',
			static function ( string $query ) use ( $database ): string {
				$failure = array_shift( $database->failures );
				return null === $failure
					? $query
					: "SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = {$failure}, MESSAGE_TEXT = 'played'";
			},
			9
		);
		return $database;
	}

	/** Counts what connects. */
	public function select( $db, $dbh = null ): void {
		++$this->connections;
		parent::select( self::$leaving-- > 0 ? 'brolga_no_such_database' : $db, $dbh );
	}

	/** Cuts the connection at its other end. */
	public function cut(): void {
		$killer = new self( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		$killer->query( 'KILL ' . $this->get_var( 'SELECT CONNECTION_ID()' ) );
		$killer->close();
	}

	/** Whether the session waits for other nodes' writes. */
	public function waits(): bool {
		return '1' === $this->get_var( 'SELECT @@SESSION.wsrep_sync_wait' );
	}

	protected function refuse(): never {
		throw new GivenUp();
	}
}
