<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is printed on a terminal alone.

namespace Brolga\Move;

/**
 * Stores in the new database how much of each table has been copied, in the same transaction as the rows, so
 * that an interrupted move can resume. Its table is deleted when the move is finished.
 *
 * @see MOVE-2
 */
final class ProgressRepository {

	/** The name of the row that stores which database is being moved. */
	private const SOURCE = '';

	private readonly string $table;

	public function __construct(
		private readonly Engine $target,
		public readonly string $name
	) {
		$this->table = MovedTable::quoted( $name );
	}

	/**
	 * @return array<string, Progress> By table; tables not started are missing.
	 * @throws MoveRefused If another site is being moved to this database.
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

	public function undo( string $name ): void {
		$this->target->ask( 'DROP TABLE IF EXISTS ' . MovedTable::quoted( $name ) );
	}

	public function forget( string $name ): void {
		$this->undo( $name );
		$this->target->ask( "DELETE FROM {$this->table} WHERE name = " . $this->target->quoted( $name ) );
	}

	public function end(): void {
		$this->undo( $this->name );
	}
}
