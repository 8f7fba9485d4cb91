<?php
declare( strict_types=1 );

namespace Brolga\Shop\BackInStock;

use Brolga\Core\Database\Table;

/**
 * Table of back-in-stock requests. A row is deleted when its email is queued, or after a month if
 * the address was not confirmed.
 *
 * @see SHOP-45 SHOP-90
 */
final class StockWaitsTable implements Table {

	public function name(): string {
		return 'stock_waits';
	}

	public function columns(): string {
		return <<<'SQL'
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			product_id bigint(20) unsigned NOT NULL,
			email varchar(254) NOT NULL,
			email_hash char(64) NOT NULL,
			created_at datetime NOT NULL,
			confirmed_at datetime DEFAULT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY product_email (product_id,email_hash),
			KEY email_id (email(100),id),
			KEY created_at (created_at)
			SQL;
	}
}
