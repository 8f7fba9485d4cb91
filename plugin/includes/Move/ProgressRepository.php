<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is printed on a terminal alone.

namespace Brolga\Move;

/**
 * Keeps in the new database how far each table is, written together with its
 * rows: a move that was killed goes on where it was. It goes away with the move.
 *
 * @see MOVE-2
 */
final class ProgressRepository {

	/** The row that says which database is moved. */
	private const SOURCE = '';

	/** Its name as it stands in a statement. */
	private readonly string $table;

	/**
	 * @param Engine $target The new database.
	 * @param string $name   The name of the table that remembers.
	 */
	public function __construct(
		private readonly Engine $target,
		public readonly string $name
	) {
		$this->table = Table::quoted( $name );
	}

	/**
	 * Begins, or goes on.
	 *
	 * @param string $source What the old database is called.
	 * @return array<string, Progress> By table; what was not begun is not there.
	 *
	 * @throws MoveRefused When another database is being moved there.
	 */
	public function open( string $source ): array {
		$this->target->ask(
			"CREATE TABLE IF NOT EXISTS {$this->table} (
				name varchar(191) COLLATE utf8mb4_bin NOT NULL,
				reached longtext NULL,
				copied bigint(20) unsigned NOT NULL DEFAULT 0,
				done tinyint(1) NOT NULL DEFAULT 0,
				PRIMARY KEY (name)
			) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4"
		);
		$tables = [];
		foreach ( $this->target->ask( "SELECT name, reached, copied, done FROM {$this->table}" ) as $row ) {
			$tables[ (string) $row['name'] ] = new Progress(
				$row['reached'],
				(int) $row['copied'],
				'1' === $row['done']
			);
		}
		if ( [] === $tables ) {
			$this->set( self::SOURCE, new Progress( $source, 0, true ) );
		} elseif ( ( $tables[ self::SOURCE ] ?? null )?->reached !== $source ) {
			throw new MoveRefused( __( 'Another site is being moved to this database. Use an empty database.', 'brolga' ) );
		}
		unset( $tables[ self::SOURCE ] );
		return $tables;
	}

	/**
	 * Remembers how far a table is.
	 *
	 * @param string $name The table.
	 */
	public function set( string $name, Progress $progress ): void {
		$values = [
			$this->target->quoted( $name ),
			$this->target->quoted( $progress->reached ),
			$progress->copied,
			(int) $progress->done,
		];
		$this->target->ask(
			"REPLACE INTO {$this->table} (name, reached, copied, done) VALUES (" . implode( ', ', $values ) . ')'
		);
	}

	/**
	 * Takes a table away that the move has made, if it is there.
	 *
	 * @param string $name The table.
	 */
	public function undo( string $name ): void {
		$this->target->ask( 'DROP TABLE IF EXISTS ' . Table::quoted( $name ) );
	}

	/**
	 * Forgets a table that is gone from the old database, and takes it away.
	 *
	 * @param string $name The table.
	 */
	public function forget( string $name ): void {
		$this->undo( $name );
		$this->target->ask( "DELETE FROM {$this->table} WHERE name = " . $this->target->quoted( $name ) );
	}

	/**
	 * Ends the move: there is nothing left to remember.
	 */
	public function end(): void {
		$this->undo( $this->name );
	}
}
