<?php
/**
 * A database that forgets.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Brolga\Core\Database\Table;
use PDO;
use PDOException;
use stdClass;
use wpdb;

/**
 * Some tables of ours in memory, for tests that ask thousands of times: SQLite
 * without the translation from MySQL, so it takes only what both understand.
 */
final class MemoryDatabase extends wpdb {

	private readonly PDO $pdo;

	public function __construct( Table ...$tables ) {
		parent::__construct( '', '', '', '' );
		$this->prefix = 'memory_';
		$this->pdo    = new PDO( 'sqlite::memory:', null, null, [ PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION ] );
		foreach ( $tables as $table ) {
			$columns = (string) preg_replace(
				[
					'/,?\s*^\s*(?:PRIMARY )?KEY .*$/m',
					'/bigint\(20\) unsigned NOT NULL AUTO_INCREMENT/',
					'/ unsigned/',
				],
				[ '', 'INTEGER PRIMARY KEY AUTOINCREMENT', '' ],
				$table->columns()
			);
			$this->pdo->exec( "CREATE TABLE {$this->prefix}brolga_{$table->name()} ({$columns})" );
		}
	}

	/**
	 * Runs a statement as wpdb does: others may change it before, and a failure is a value.
	 *
	 * @param string $query SQL.
	 */
	public function query( $query ): int|bool {
		$sql              = apply_filters( 'query', $query );
		$this->last_error = '';
		try {
			$statement         = $this->pdo->query( is_string( $sql ) ? $sql : '' );
			$this->last_result = false === $statement || 0 === $statement->columnCount()
				? []
				: array_filter(
					$statement->fetchAll( PDO::FETCH_OBJ ),
					static fn ( mixed $row ): bool => $row instanceof stdClass
				);
			$this->insert_id   = (int) $this->pdo->lastInsertId();
			return false === $statement
				? false
				: ( 0 === $statement->columnCount() ? $statement->rowCount() : count( $this->last_result ) );
		} catch ( PDOException $failure ) {
			$this->last_error = $failure->getMessage();
			return false;
		}
	}

	/**
	 * SQLite knows no backslashes.
	 *
	 * @param string $data A text.
	 */
	public function _real_escape( $data ): string {
		return str_replace( "'", "''", $data );
	}

	/**
	 * There is nobody to connect with.
	 *
	 * @param bool $allow_bail Not needed.
	 */
	public function db_connect( $allow_bail = true ): bool {
		return true;
	}

	/**
	 * It is always there.
	 *
	 * @param bool $allow_bail Not needed.
	 */
	public function check_connection( $allow_bail = true ): bool {
		return true;
	}
}
