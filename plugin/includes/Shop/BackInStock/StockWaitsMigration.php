<?php
declare( strict_types=1 );

namespace Brolga\Shop\BackInStock;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\Migration;

/**
 * Whoever asked before anybody was asked to confirm is told as they were promised.
 *
 * @see SHOP-90 LIFE-5
 */
final class StockWaitsMigration implements Migration {

	public function __construct( private readonly Connection $db ) {}

	/**
	 * The shape of the tables that brought confirming.
	 */
	public function version(): int {
		return 21;
	}

	/**
	 * Takes the requests that are there for confirmed; those of a second run are so already.
	 */
	public function up(): void {
		$this->db->execute(
			"UPDATE {$this->db->table( 'stock_waits' )} SET confirmed_at = created_at WHERE confirmed_at IS NULL"
		);
	}
}
