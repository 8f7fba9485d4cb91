<?php
/**
 * The release before this one, as far as it and this one share a database.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

/**
 * Reads tests/fixtures/release-before.json, which `node bin/lib/record-release.mjs` writes.
 */
final class ReleaseBefore {

	public readonly int $version;

	/**
	 * Columns and keys by table, a line each.
	 *
	 * @var array<string, list<string>>
	 */
	public readonly array $tables;

	/** @var list<string> */
	private readonly array $statements;

	public function __construct() {
		$file             = dirname( __DIR__, 2 ) . '/fixtures/release-before.json';
		/** @var array{version: int, tables: array<string, list<string>>, statements: list<string>} $read */
		$read             = json_decode( (string) file_get_contents( $file ), true, 8, JSON_THROW_ON_ERROR );
		$this->version    = $read['version'];
		$this->tables     = $read['tables'];
		$this->statements = $read['statements'];
	}

	/**
	 * CREATE TABLE for each of its tables.
	 *
	 * @param string $prefix What their names begin with.
	 * @return list<string>
	 */
	public function creation( string $prefix ): array {
		return array_map(
			static fn ( string $table, array $lines ): string
				=> "CREATE TABLE {$prefix}brolga_{$table} (\n" . implode( ",\n", $lines ) . "\n) ENGINE=InnoDB "
					. 'DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci',
			array_keys( $this->tables ),
			$this->tables
		);
	}

	/**
	 * What its code asks of its tables, one statement of each shape.
	 *
	 * @param string $prefix What the tables' names begin with.
	 * @param string $site   What the names of WordPress' tables begin with.
	 * @return list<string>
	 */
	public function statements( string $prefix, string $site ): array {
		return str_replace( [ '{prefix}brolga_', '{prefix}' ], [ "{$prefix}brolga_", $site ], $this->statements );
	}

	/**
	 * The lines of a CREATE TABLE of ours.
	 *
	 * @return list<string>
	 */
	public static function lines( string $statement ): array {
		preg_match( '/\(\n(.*)\n\) ENGINE/s', $statement, $found );
		return array_map(
			static fn ( string $line ): string => rtrim( trim( $line ), ',' ),
			explode( "\n", $found[1] ?? '' )
		);
	}
}
