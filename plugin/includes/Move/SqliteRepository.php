<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is printed on a terminal alone.
// phpcs:disable WordPress.DB.RestrictedClasses -- WordPress has one connection, and a move needs two.

namespace Brolga\Move;

use PDO;
use PDOException;
use PDOStatement;
use Throwable;

/**
 * A site's tables in an SQLite file, as the plugin SQLite Database Integration stores them. The plugin's driver
 * creates and describes tables. Rows bypass the driver, which would parse every value as SQL and be slow.
 *
 * @see MOVE-1 MOVE-5
 */
final class SqliteRepository implements Engine {

	/** The plugin's class that translates MySQL's SQL. It exists from version 3.0 on. */
	private const DRIVER = 'WP_MySQL_On_SQLite';

	private const FILE = '/sqlite-database-integration/wp-includes/database/load.php';

	private const JOURNAL = 'SQLITE_JOURNAL_MODE';

	/** The driver requires a name for the database, but does not store it. */
	private const NAME = 'wordpress';

	/** The collation that the driver reports for tables created without one. */
	private const UNNAMED = 'utf8mb4_0900_ai_ci';

	private const TEXTS = '/^  `([^`]+)` (?:(?:var)?char\(\d+\)|\w*text|(?:enum|set)\((?:\'(?:[^\']|\'\')*\',?)+\))/m';

	/**
	 * @param PDO $written The SQLite connection of the driver.
	 * @param PDO $read    A second connection. The driver's one returns numbers as strings, which loses digits.
	 */
	private function __construct(
		private readonly PDO $driver,
		private readonly PDO $written,
		private readonly PDO $read
	) {
		// Without it, the driver takes unique indexes for ordinary ones.
		$this->driver->setAttribute( PDO::ATTR_STRINGIFY_FETCHES, true );
		$this->written->exec( 'PRAGMA foreign_keys = OFF' );
	}

	/**
	 * Opens a database file, or creates it.
	 *
	 * @throws MoveRefused If the file is not a database, or the plugin is missing.
	 */
	public static function open( string $path ): self {
		$driver = self::driver();
		if ( ! is_writable( is_file( $path ) ? $path : dirname( $path ) ) ) {
			throw new MoveRefused( sprintf(
				/* translators: %s: a path. */
				__( '%s is not writable. Use a file in an existing, writable folder.', 'brolga' ),
				$path
			) );
		}
		if ( ! is_file( $path ) ) {
			// It contains the whole site, and PHP's default permissions let every server user read it.
			touch( $path );
			chmod( $path, 0600 );
		}
		try {
			$mysql = new $driver(
				'mysql-on-sqlite:path=' . str_replace( ';', ';;', $path ) . ';dbname=' . self::NAME,
				options: [ 'sqlite_journal_mode' => defined( self::JOURNAL ) ? constant( self::JOURNAL ) : null ]
			);
			$pdo   = [ $mysql, 'get_sqlite_pdo' ];
			$file  = is_callable( $pdo ) ? $pdo() : null;
			return new self( $mysql, $file instanceof PDO ? $file : $mysql, new PDO( "sqlite:{$path}" ) );
		} catch ( Throwable $refusal ) {
			throw MoveRefused::at_the_door( $path, $refusal->getMessage() );
		}
	}

	public function tables(): array {
		return MovedTable::names( $this, 'BASE TABLE' );
	}

	public function ask( string $sql ): array {
		$answer = $this->attempt( $sql, fn (): PDOStatement|false => $this->driver->query( $sql ) );
		$rows   = [];
		while ( $answer instanceof PDOStatement && is_array( $cells = $answer->fetch( PDO::FETCH_ASSOC ) ) ) {
			$row = [];
			foreach ( $cells as $column => $cell ) {
				$row[ (string) $column ] = is_scalar( $cell ) ? (string) $cell : null;
			}
			$rows[] = $row;
		}
		return $rows;
	}

	public function quoted( ?string $value ): string {
		return null === $value ? 'NULL' : (string) $this->driver->quote( $value );
	}

	/**
	 * The driver omits the collations of columns and reports that of one column for the whole
	 * table. Here each column gets its own collation, and the table the most frequent one.
	 */
	public function definition( string $table ): string {
		$columns    = $this->ask( 'SHOW FULL COLUMNS FROM ' . MovedTable::quoted( $table ) );
		$collations = array_map(
			static fn ( string $named ): string => self::UNNAMED === $named ? MysqlRepository::COLLATION : $named,
			array_filter( array_column( $columns, 'Collation', 'Field' ), is_string( ... ) )
		);
		$usual      = array_count_values( $collations );
		arsort( $usual );
		$definition = (string) preg_replace_callback(
			self::TEXTS,
			static fn ( array $found ): string =>
				$found[0] . ' COLLATE ' . ( $collations[ $found[1] ] ?? MysqlRepository::COLLATION ),
			$this->ask( 'SHOW CREATE TABLE ' . MovedTable::quoted( $table ) )[0]['Create Table'] ?? ''
		);
		return (string) preg_replace(
			'/(\n\) .* COLLATE=)\w+/',
			'${1}' . ( array_key_first( $usual ) ?? MysqlRepository::COLLATION ),
			$definition
		);
	}

	public function understood( string $definition ): string {
		return $definition;
	}

	public function rows( MovedTable $table, ?string $after, int $limit ): iterable {
		$sql  = "SELECT _rowid_, {$table->listed()} FROM " . MovedTable::quoted( $table->name )
			. ' WHERE _rowid_ > ? ORDER BY _rowid_ LIMIT ?';
		$rows = $this->prepared( $this->read, $sql );
		$this->attempt( $sql, static fn (): bool => $rows->execute( [ (int) ( $after ?? PHP_INT_MIN ), $limit ] ) );
		$next = static fn (): mixed => $rows->fetch( PDO::FETCH_NUM );
		while ( is_array( $row = $this->attempt( $sql, $next ) ) ) {
			$position = array_shift( $row );
			yield is_int( $position ) ? (string) $position : '' => array_map(
				static fn ( Column $column, mixed $cell ): ?string => $column->normal(
					is_int( $cell ) || is_float( $cell ) || is_string( $cell ) ? $cell : null
				),
				$table->columns,
				$row
			);
		}
	}

	public function add( MovedTable $table, array $rows ): void {
		$marks = implode( ', ', array_fill( 0, count( $table->columns ), '?' ) );
		$sql   = 'INSERT INTO ' . MovedTable::quoted( $table->name ) . " ({$table->listed()}) VALUES ({$marks})";
		$added = $this->prepared( $this->written, $sql );
		foreach ( $rows as $row ) {
			foreach ( $table->columns as $place => $column ) {
				$added->bindValue(
					$place + 1,
					$row[ $place ],
					match ( true ) {
						null === $row[ $place ] => PDO::PARAM_NULL,
						$column->is_binary()    => PDO::PARAM_LOB,
						default                 => PDO::PARAM_STR,
					}
				);
			}
			$this->attempt( $sql, static fn (): bool => $added->execute() );
		}
	}

	public function together( callable $work ): void {
		$this->attempt( 'BEGIN', $this->driver->beginTransaction( ... ) );
		try {
			$work();
			$this->attempt( 'COMMIT', $this->driver->commit( ... ) );
		} catch ( Throwable $failure ) {
			$this->roll_back();
			throw $failure;
		}
	}

	/**
	 * Ignores its own failure, because the error that caused the rollback is the one to report. On
	 * a full disk SQLite has already rolled back.
	 */
	private function roll_back(): void {
		try {
			$this->driver->rollBack();
		} catch ( PDOException ) {
			return;
		}
	}

	/**
	 * Loads the plugin's class if the site itself does not run on SQLite.
	 *
	 * @return class-string<PDO>
	 */
	private static function driver(): string {
		$file = WP_PLUGIN_DIR . self::FILE;
		if ( ! class_exists( self::DRIVER, false ) && is_file( $file ) && extension_loaded( 'pdo_sqlite' ) ) {
			require_once $file;
		}
		if ( ! is_subclass_of( self::DRIVER, PDO::class ) ) {
			throw new MoveRefused( __( 'SQLite is not available. Install the PHP extension pdo_sqlite and the plugin SQLite Database Integration 3.0 or later. The plugin does not have to be active.', 'brolga' ) );
		}
		return self::DRIVER;
	}

	private function prepared( PDO $file, string $sql ): PDOStatement {
		return $this->attempt( $sql, static fn (): PDOStatement => $file->prepare( $sql ) );
	}

	/**
	 * Turns a PDO error into an exception for the owner.
	 *
	 * @template T
	 * @param callable(): T $do
	 * @return T
	 * @throws MoveRefused If the callback fails.
	 */
	private function attempt( string $sql, callable $do ): mixed {
		try {
			return $do();
		} catch ( PDOException $refusal ) {
			throw MoveRefused::by_the_database( $sql, $refusal->getMessage() );
		}
	}
}
