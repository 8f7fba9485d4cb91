<?php
/**
 * What in a release's tables would be missed by the code of the release before.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

/**
 * Compares tables as dbDelta() reads them: a line for each column and key.
 *
 * @phpstan-type Column array{type: string, size: int, marks: string, required: bool, default: string|null}
 */
final class SchemaComparison {

	/** Types from narrow to wide, among those of a kind. */
	private const KINDS = [
		[ 'tinyint', 'smallint', 'int', 'bigint' ],
		[ 'char', 'varchar', 'tinytext', 'text', 'mediumtext', 'longtext' ],
	];

	private const COLUMN = '/^(?<name>\w+) (?<type>[a-z]+)(?:\((?<size>\d+)\))?(?<marks>(?: unsigned| COLLATE \w+)*)'
		. '(?<required> NOT NULL)?(?: AUTO_INCREMENT)?(?: DEFAULT (?<default>.+))?$/';

	/**
	 * What does not go on working.
	 *
	 * @param array<string, list<string>> $before Lines by table.
	 * @param array<string, list<string>> $now    Lines by table.
	 * @return list<string>
	 */
	public static function problems( array $before, array $now ): array {
		$problems = [];
		foreach ( $before as $table => $lines ) {
			$its = isset( $now[ $table ] ) ? self::of_table( $table, $lines, $now[ $table ] ) : [ "{$table} is gone" ];
			array_push( $problems, ...$its );
		}
		return $problems;
	}

	/**
	 * What does not go on working with a table.
	 *
	 * @param list<string> $before
	 * @param list<string> $now
	 * @return list<string>
	 */
	private static function of_table( string $table, array $before, array $now ): array {
		$problems = [];
		$columns  = self::columns( $now );
		$known    = self::columns( $before );
		foreach ( $known as $name => $column ) {
			if ( ! isset( $columns[ $name ] ) ) {
				$problems[] = "{$table}.{$name} is gone";
			} elseif ( ! self::holds( $columns[ $name ], $column ) ) {
				$problems[] = "{$table}.{$name} holds less";
			}
		}
		foreach ( array_diff_key( $columns, $known ) as $name => $column ) {
			if ( $column['required'] && null === $column['default'] ) {
				$problems[] = "{$table}.{$name} is new, and NOT NULL without a default";
			}
		}
		foreach ( array_diff( self::keys( $before ), self::keys( $now ) ) as $key ) {
			$problems[] = "{$table}: {$key} is gone";
		}
		foreach ( array_diff( self::keys( $now ), self::keys( $before ) ) as $key ) {
			if ( ! str_starts_with( $key, 'KEY ' ) ) {
				$problems[] = "{$table}: {$key} is new";
			}
		}
		return $problems;
	}

	/**
	 * Whether a column takes all that another took, and whoever leaves it out goes on doing so.
	 *
	 * @param Column $now
	 * @param Column $before
	 */
	private static function holds( array $now, array $before ): bool {
		$is_wide = $now['type'] === $before['type'] && $now['size'] >= $before['size'];
		foreach ( self::KINDS as $kind ) {
			$from    = array_search( $before['type'], $kind, true );
			$to      = array_search( $now['type'], $kind, true );
			$is_wide = $is_wide || ( is_int( $from ) && is_int( $to ) && $to > $from );
		}
		return $is_wide
			&& $now['marks'] === $before['marks']
			&& ( ! $now['required'] || $before['required'] )
			&& ( null === $before['default'] || $now['default'] === $before['default'] );
	}

	/**
	 * The columns among lines.
	 *
	 * @param list<string> $lines
	 * @return array<string, Column>
	 */
	private static function columns( array $lines ): array {
		$columns = [];
		foreach ( array_diff( $lines, self::keys( $lines ) ) as $line ) {
			if ( 1 !== preg_match( self::COLUMN, $line, $found, PREG_UNMATCHED_AS_NULL ) ) {
				throw new \LogicException( "This is no column: {$line}" );
			}
			$columns[ $found['name'] ] = [
				'type'     => $found['type'],
				'size'     => (int) $found['size'],
				'marks'    => $found['marks'],
				'required' => null !== $found['required'],
				'default'  => $found['default'],
			];
		}
		return $columns;
	}

	/**
	 * The keys among lines.
	 *
	 * @param list<string> $lines
	 * @return list<string>
	 */
	private static function keys( array $lines ): array {
		return array_values(
			array_filter(
				$lines,
				static fn ( string $line ): bool => 1 === preg_match( '/^(?:PRIMARY KEY|UNIQUE KEY|KEY) /', $line )
			)
		);
	}
}
