<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

use Brolga\Core\Support\All;

/**
 * Makes the tables as the features describe them, and takes them away.
 *
 * InnoDB is named because a transaction on a server whose default is another
 * engine would be none.
 */
final class Schema {

	/**
	 * Counts the shapes our tables have had. A change of any table makes it one
	 * more; what has to be done with stored data stands in a Migration of that
	 * number.
	 */
	public const VERSION = 26;

	/**
	 * @param list<Table> $tables The tables.
	 */
	public function __construct(
		private readonly Connection $db,
		#[All( Table::class )] private readonly array $tables
	) {}

	/**
	 * The tables' names, without prefixes.
	 *
	 * @return list<string>
	 */
	public function names(): array {
		return array_map( static fn ( Table $table ): string => $table->name(), $this->tables );
	}

	/**
	 * CREATE TABLE for each table.
	 *
	 * @return list<string>
	 */
	public function statements(): array {
		return array_map(
			fn (
				Table $table
			): string =>
				"CREATE TABLE {$this->db->table( $table->name() )} (\n{$table->columns()}\n) ENGINE=InnoDB "
					. "{$this->db->charset_collate()}",
			$this->tables
		);
	}

	/**
	 * Makes the tables like the statements, and leaves alone what is so already.
	 *
	 * @return list<string> What was changed.
	 */
	public function apply(): array {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$changes = array_values( dbDelta( $this->statements() ) );
		// dbDelta() does not say whether it worked.
		foreach ( $this->names() as $table ) {
			$this->db->value( "SELECT 1 FROM {$this->db->table( $table )} LIMIT 1" );
		}
		return $changes;
	}

	/**
	 * Removes the tables with everything in them.
	 */
	public function drop(): void {
		foreach ( $this->names() as $table ) {
			$this->db->execute( "DROP TABLE IF EXISTS {$this->db->table( $table )}" );
		}
	}
}
