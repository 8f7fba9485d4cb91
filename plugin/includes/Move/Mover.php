<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is printed on a terminal alone.

namespace Brolga\Move;

use Closure;

/**
 * Copies all tables of a site into another database and compares them. The old database is only read.
 *
 * @see MOVE-1 MOVE-2 MOVE-3 MOVE-4
 */
final class Mover {

	private const ROWS = 2000;

	/** Bytes of values after which a transaction takes no further row. */
	private const BYTES = 4194304;

	private readonly ProgressRepository $progress;

	/**
	 * @param Closure(string, int, int): void $tell Receives a table's name and how many of its rows are copied
	 *     now and before.
	 */
	public function __construct(
		private readonly Engine $source,
		private readonly Engine $target,
		string $prefix,
		private readonly Closure $tell
	) {
		$this->progress = new ProgressRepository( $target, $prefix . 'brolga_move' );
	}

	/**
	 * Copies what is not copied yet and compares all tables. A table that has changed since an
	 * earlier run copied it is copied again immediately; one that has changed during this run is
	 * copied again by the next run.
	 *
	 * @param bool $closed Whether the site is in maintenance mode. If all tables are the same then, the move is
	 *     finished.
	 * @return list<Compared>
	 * @throws MoveRefused If the move cannot continue. Rows already copied stay, and the next run resumes after them.
	 */
	public function move( string $from, bool $closed ): array {
		$names = array_values( array_diff( $this->source->tables(), [ $this->progress->name ] ) );
		$there = MovedTable::names( $this->target );
		if ( ! in_array( $this->progress->name, $there, true ) ) {
			self::demand_room( array_intersect( $names, $there ) );
		}
		$known = $this->progress->open( $from );
		self::demand_room( array_diff( array_intersect( $names, $there ), array_keys( $known ) ) );
		foreach ( array_diff( array_keys( $known ), $names ) as $gone ) {
			$this->progress->forget( $gone );
		}
		foreach ( $names as $name ) {
			$this->copy( MovedTable::of( $this->source, $name ), $known[ $name ] ?? new Progress( null, 0, false ) );
		}
		$compared = array_map(
			fn ( string $name ): Compared => $this->settle( $name, $known[ $name ]->done ?? false ),
			$names
		);
		if ( $closed && ! in_array( false, array_column( $compared, 'same' ), true ) ) {
			$this->progress->end();
		}
		return $compared;
	}

	/** @return list<string> What is not copied: views, and tables of other programs in the same database. */
	public function left_out(): array {
		return array_values( array_diff(
			MovedTable::names( $this->source ),
			$this->source->tables(),
			[ $this->progress->name ]
		) );
	}

	/** @param array<int, string> $others */
	private static function demand_room( array $others ): void {
		if ( [] !== $others ) {
			throw new MoveRefused( sprintf(
				/* translators: %s: names of tables. */
				__( 'The new database already contains other tables: %s. Use an empty database. Nothing was changed.', 'brolga' ),
				implode( ', ', array_slice( $others, 0, 3 ) ) . ( count( $others ) > 3 ? ' …' : '' )
			) );
		}
	}

	private function copy( MovedTable $table, Progress $progress ): void {
		if ( ! $progress->done && ! $this->is_begun( $table, $progress ) ) {
			$progress = new Progress( null, 0, false );
			$this->progress->set( $table->name, $progress );
			$this->progress->undo( $table->name );
			$this->target->ask( $this->target->understood( $table->definition ) );
		}
		while ( ! $progress->done ) {
			[ $rows, $reached ] = $this->part( $table, $progress->reached );

			$progress = new Progress(
				$reached ?? $progress->reached,
				$progress->copied + count( $rows ),
				null === $reached
			);
			$this->target->together( function () use ( $table, $rows, $progress ): void {
				$this->target->add( $table, $rows );
				$this->progress->set( $table->name, $progress );
			} );
			if ( [] !== $rows ) {
				( $this->tell )( $table->name, $progress->copied, $progress->copied - count( $rows ) );
			}
		}
	}

	/** Whether copying can resume. A table whose columns have changed since starts again. */
	private function is_begun( MovedTable $table, Progress $progress ): bool {
		return null !== $progress->reached
			&& MovedTable::of( $this->target, $table->name )->listed() === $table->listed();
	}

	/** @return array{list<list<string|null>>, string|null} */
	private function part( MovedTable $table, ?string $after ): array {
		$rows    = [];
		$bytes   = 0;
		$reached = null;
		foreach ( $this->source->rows( $table, $after, self::ROWS ) as $position => $row ) {
			$reached = $position;
			$rows[]  = $row;
			$bytes  += strlen( implode( '', $row ) );
			if ( $bytes > self::BYTES ) {
				break;
			}
		}
		return [ $rows, $reached ];
	}

	/** Compares a table; if it differs, copies it again now (if copied earlier) or in the next run. */
	private function settle( string $name, bool $earlier ): Compared {
		$none     = new Progress( null, 0, false );
		$compared = $this->compare( $name );
		if ( ! $compared->same && $earlier ) {
			$this->copy( MovedTable::of( $this->source, $name ), $none );
			$compared = $this->compare( $name );
		}
		if ( ! $compared->same ) {
			$this->progress->set( $name, $none );
		}
		return $compared;
	}

	private function compare( string $name ): Compared {
		$old   = MovedTable::of( $this->source, $name );
		$new   = MovedTable::of( $this->target, $name );
		$there = self::checksum( $this->source, $old );
		$here  = self::checksum( $this->target, $new );
		return new Compared(
			$name,
			$there->rows,
			$here->rows,
			$there->text(),
			( new RowsRepository( $this->source ) )->count( $name ) === $there->rows
				&& ( new RowsRepository( $this->target ) )->count( $name ) === $there->rows
				&& $there->text() === $here->text()
				&& $old->indices === $new->indices
				&& $old->next_number() === $new->next_number()
		);
	}

	private static function checksum( Engine $engine, MovedTable $table ): Checksum {
		$sum     = new Checksum();
		$reached = null;
		do {
			$after = $reached;
			foreach ( $engine->rows( $table, $after, self::ROWS ) as $position => $row ) {
				$sum->add( $row );
				$reached = $position;
			}
		} while ( $after !== $reached );
		return $sum;
	}
}
