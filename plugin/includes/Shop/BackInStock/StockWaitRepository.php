<?php
declare( strict_types=1 );

namespace Brolga\Shop\BackInStock;

use Brolga\Core\Clock;
use Brolga\Core\Database\Connection;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Text;

/**
 * The only SQL on those who wait for products.
 *
 * @see SHOP-45
 */
final class StockWaitRepository {

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * Notes that somebody waits; nothing changes where they wait already.
	 *
	 * @param int    $product The product or variation.
	 * @param string $email   Their address.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function add( int $product, string $email ): void {
		$this->db->insert_once(
			'stock_waits',
			[
				'product_id' => $product,
				'email'      => $email,
				'email_hash' => hash( 'sha256', Text::lower( $email ) ),
				'created_at' => $this->clock->now()->format( 'Y-m-d H:i:s' ),
			]
		);
	}

	/**
	 * Those who wait for a product longest; runs in a transaction.
	 *
	 * @param int $product The product or variation.
	 * @param int $limit   How many at most.
	 * @return array<int, string> Addresses by number.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function first( int $product, int $limit ): array {
		// A write takes the lock on every database: two who find the product back tell nobody twice.
		$this->db->execute( "UPDATE {$this->table()} SET product_id = product_id WHERE product_id = %d", $product );
		$found = [];
		foreach ( $this->db->rows( "SELECT id, email FROM {$this->table()} WHERE product_id = %d ORDER BY id LIMIT %d", $product, $limit ) as $row ) {
			$found[ (int) $row['id'] ] = (string) $row['email'];
		}
		return $found;
	}

	/**
	 * Forgets some.
	 *
	 * @param list<int> $ids Their numbers.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function delete( array $ids ): void {
		if ( [] !== $ids ) {
			$marks = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
			$this->db->execute( "DELETE FROM {$this->table()} WHERE id IN ({$marks})", ...$ids );
		}
	}

	/**
	 * Forgets all who wait for a product.
	 *
	 * @param int $product The product or variation.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function delete_of( int $product ): void {
		$this->db->execute( "DELETE FROM {$this->table()} WHERE product_id = %d", $product );
	}

	/**
	 * Forgets who has waited since before a moment.
	 *
	 * @param string $before The moment, as the table has it.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function delete_old( string $before ): void {
		$this->db->execute( "DELETE FROM {$this->table()} WHERE created_at < %s", $before );
	}

	/**
	 * Products that somebody waits for.
	 *
	 * @param int $limit How many at most.
	 * @return list<int>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function products( int $limit ): array {
		return array_map( static fn ( array $row ): int => (int) $row['product_id'], $this->db->rows( "SELECT DISTINCT product_id FROM {$this->table()} ORDER BY product_id LIMIT %d", $limit ) );
	}

	/**
	 * What somebody waits for, oldest first.
	 *
	 * @param PersonalAddress $address Whose.
	 * @param int             $limit   How many.
	 * @param int             $skip    How many of the first ones are left out.
	 * @return list<array{id: int, product: int, email: string, since: string}>
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function of_person( PersonalAddress $address, int $limit, int $skip = 0 ): array {
		[ $where, $values ] = $address->condition();
		return array_map(
			static fn ( array $row ): array => [
				'id'      => (int) $row['id'],
				'product' => (int) $row['product_id'],
				'email'   => (string) $row['email'],
				'since'   => (string) $row['created_at'],
			],
			$this->db->rows( "SELECT id, product_id, email, created_at FROM {$this->table()} WHERE {$where} ORDER BY id LIMIT %d OFFSET %d", ...[ ...$values, $limit, $skip ] )
		);
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'stock_waits' );
	}
}
