<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

use Brolga\Core\Support\All;
use Closure;

/**
 * Creates, updates and drops the features' tables. The engine InnoDB is explicit, because
 * transactions have no effect with a server's default engine such as MyISAM.
 */
final class Schema {

	/** Incremented by each release that changes tables; the Migration of that number changes data. */
	public const VERSION = 1;

	/** @param list<Table> $tables */
	public function __construct(
		private readonly Connection $db,
		#[All( Table::class )] private readonly array $tables
	) {}

	/** @return list<string> */
	public function names(): array {
		return array_map( static fn ( Table $table ): string => $table->name(), $this->tables );
	}

	/** @return array<string, string> */
	public function statements(): array {
		$statements = [];
		foreach ( $this->tables as $table ) {
			$statements[ $table->name() ] = "CREATE TABLE {$this->db->table( $table->name() )} (\n{$table->columns()}\n"
				. ") ENGINE=InnoDB {$this->db->charset_collate()}";
		}
		return $statements;
	}

	/**
	 * Creates missing tables and columns. Nothing is ever removed, so that older code on another
	 * server keeps working.
	 *
	 * @param Closure(): bool|null $may_go_on Asked before each table; false stops.
	 * @return list<string>|null The changes; null where it was stopped.
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
			// dbDelta() does not report failures, so a query shows whether the table exists.
			$this->db->value( "SELECT 1 FROM {$this->db->table( $table )} LIMIT 1" );
		}
		return $changes;
	}

	public function drop(): void {
		foreach ( $this->names() as $table ) {
			$this->db->execute( "DROP TABLE IF EXISTS {$this->db->table( $table )}" );
		}
	}
}
