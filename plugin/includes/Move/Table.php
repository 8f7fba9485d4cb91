<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is printed on a terminal alone.

namespace Brolga\Move;

/**
 * A table as its database describes it.
 */
final class Table {

	/**
	 * @param string       $name       Its name, with the prefix.
	 * @param string       $definition The statement that makes it.
	 * @param list<Column> $columns    Its columns.
	 * @param list<string> $indices    Each index in one line: name, columns, whether it is unique.
	 * @param list<int>    $key        Which columns tell its rows apart, by their places; none where nothing does.
	 */
	private function __construct(
		public readonly string $name,
		public readonly string $definition,
		public readonly array $columns,
		public readonly array $indices,
		public readonly array $key
	) {}

	/**
	 * Reads what a database says of a table.
	 */
	public static function of( Engine $engine, string $name ): self {
		$described = $engine->ask( 'SHOW COLUMNS FROM ' . self::quoted( $name ) );
		$columns   = array_map(
			static fn ( array $row ): Column => Column::of( (string) $row['Field'], (string) $row['Type'] ),
			$described
		);
		self::demand_stored( $name, $described );
		$indices   = self::indices( $engine, $name, array_column( $columns, 'size', 'name' ) );
		return new self(
			$name,
			$engine->definition( $name ),
			$columns,
			array_keys( $indices ),
			self::key( $described, $columns, $indices )
		);
	}

	/**
	 * A name as it stands in a statement.
	 */
	public static function quoted( string $name ): string {
		return '`' . str_replace( '`', '``', $name ) . '`';
	}

	/**
	 * What has a name in a database.
	 *
	 * @param string|null $kind `BASE TABLE` leaves out views; null: whatever it is.
	 * @return list<string>
	 */
	public static function names( Engine $engine, ?string $kind = null ): array {
		$names = [];
		foreach ( $engine->ask( 'SHOW FULL TABLES' ) as $row ) {
			[ $name, $is ] = array_values( $row );
			if ( null === $kind || $is === $kind ) {
				$names[] = (string) $name;
			}
		}
		return $names;
	}

	/**
	 * Its columns, between commas, as they stand in a statement.
	 *
	 * @param array<string, string> $as What is added to columns of a type.
	 */
	public function listed( array $as = [] ): string {
		return implode( ', ', array_map(
			static fn ( Column $column ): string => self::quoted( $column->name ) . ( $as[ $column->type ] ?? '' ),
			$this->columns
		) );
	}

	/**
	 * The number that the next row gets by itself; 0 where rows have none.
	 */
	public function next_number(): int {
		return 1 === preg_match( '/\bAUTO_INCREMENT=(\d+)/', self::end( $this->definition ), $found )
			? (int) $found[1]
			: (int) str_contains( $this->definition, ' AUTO_INCREMENT' );
	}

	/**
	 * What a definition says of the table as a whole, behind its columns.
	 */
	public static function end( string $definition ): string {
		return (string) strrchr( $definition, "\n" );
	}

	/**
	 * Refuses columns that the database computes: the other would store what they had once.
	 *
	 * @param list<array<string, string|null>> $described The table's columns.
	 */
	private static function demand_stored( string $name, array $described ): void {
		foreach ( $described as $row ) {
			if ( 1 === preg_match( '/\b(?:STORED|VIRTUAL) GENERATED\b/', (string) $row['Extra'] ) ) {
				throw new MoveRefused( sprintf(
					/* translators: 1: a table, 2: a column. */
					__( 'In %1$s, the database computes the column %2$s, which a move cannot keep. Change it to a column that is stored, or remove the table, and run the command again.', 'brolga' ),
					$name,
					(string) $row['Field']
				) );
			}
		}
	}

	/**
	 * Its indices: the columns of each that tell rows apart, by the line that describes it.
	 *
	 * @param array<string, int> $sizes Of its columns.
	 * @return array<string, list<string>>
	 */
	private static function indices( Engine $engine, string $name, array $sizes ): array {
		$found = [];
		foreach ( $engine->ask( 'SHOW INDEX FROM ' . self::quoted( $name ) ) as $row ) {
			$found[ (string) $row['Key_name'] ][ (int) $row['Seq_in_index'] ] = $row;
		}
		$indices = [];
		foreach ( $found as $index => $rows ) {
			ksort( $rows );
			$type    = 'FULLTEXT' === $rows[ array_key_first( $rows ) ]['Index_type'] ? 'fulltext' : 'index';
			$unique  = '0' === $rows[ array_key_first( $rows ) ]['Non_unique'];
			// MySQL takes the first 191 of 191 characters for the whole column, the drop-in for a part.
			$parts   = array_map(
				static fn ( array $row ): ?string =>
					$sizes[ (string) $row['Column_name'] ] === (int) $row['Sub_part'] ? null : $row['Sub_part'],
				$rows
			);
			$columns = array_map( static fn ( array $row ): string => (string) $row['Column_name'], $rows );
			$lengths = array_map( static fn ( string $at, ?string $of ): string => "{$at}:{$of}", $columns, $parts );

			$indices[ ( $unique ? 'unique' : $type ) . " {$index} " . implode( ',', $lengths ) ] =
				$unique && [] === array_filter( $parts, is_string( ... ) ) ? array_values( $columns ) : [];
		}
		ksort( $indices );
		return $indices;
	}

	/**
	 * The places of the columns by which rows are read one after the other: of the
	 * primary key, or of another unique one that leaves nothing empty.
	 *
	 * @param list<array<string, string|null>> $described Its columns.
	 * @param list<Column>                     $columns   The same.
	 * @param array<string, list<string>>      $indices   Its indices.
	 * @return list<int>
	 */
	private static function key( array $described, array $columns, array $indices ): array {
		$places = [];
		foreach ( $columns as $place => $column ) {
			if ( 'NO' === $described[ $place ]['Null'] && $column->is_ordered() ) {
				$places[ $column->name ] = $place;
			}
		}
		$keys = array_filter(
			$indices,
			static fn ( array $names ): bool => [] !== $names && [] === array_diff_key( array_flip( $names ), $places )
		);
		uksort(
			$keys,
			static fn ( string $a, string $b ): int =>
				str_starts_with( $b, 'unique PRIMARY ' ) <=> str_starts_with( $a, 'unique PRIMARY ' )
		);
		return array_map(
			static fn ( string $column ): int => $places[ $column ],
			$keys[ array_key_first( $keys ) ?? '' ] ?? []
		);
	}
}
