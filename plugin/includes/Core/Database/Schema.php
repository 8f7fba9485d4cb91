<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

use Brolga\Core\Support\All;
use Closure;

/**
 * Makes the tables as the features describe them, and takes them away.
 *
 * InnoDB is named because a transaction on a server whose default is another
 * engine would be none.
 */
final class Schema {

	/**
	 * Counts the shapes that releases have given our tables. A release that changes
	 * any table makes it one more; what has to be done with stored data stands in a
	 * Migration of that number.
	 */
	public const VERSION = 1;

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
	 * @return array<string, string> By the tables' names, without prefixes.
	 */
	public function statements(): array {
		$statements = [];
		foreach ( $this->tables as $table ) {
			$statements[ $table->name() ] = "CREATE TABLE {$this->db->table( $table->name() )} (\n{$table->columns()}\n"
				. ") ENGINE=InnoDB {$this->db->charset_collate()}";
		}
		return $statements;
	}

	/**
	 * Makes the tables like the statements, and leaves alone what is so already.
	 * Nothing is ever taken away: what stands in no statement any more stays.
	 *
	 * @param Closure(): bool|null $may_go_on Asked before each table; null: it may.
	 * @return list<string>|null What was changed; null when it was stopped.
	 *
	 * @see SCALE-5
	 */
	public function apply( ?Closure $may_go_on = null ): ?array {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$changes = [];
		foreach ( $this->statements() as $table => $statement ) {
			if ( null !== $may_go_on && ! $may_go_on() ) {
				return null;
			}
			array_push( $changes, ...array_values( dbDelta( $statement ) ) );
			// dbDelta() does not say whether it worked.
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
