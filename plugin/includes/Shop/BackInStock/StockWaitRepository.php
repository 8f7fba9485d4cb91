<?php
declare( strict_types=1 );

namespace Brolga\Shop\BackInStock;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Text;

/**
 * The only class with SQL on back-in-stock requests.
 *
 * @see SHOP-45
 */
final class StockWaitRepository {

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/** Stores a request, or returns the existing one for the same product and address. */
	public function ask( int $product, string $email ): StockWait {
		$hash = hash( 'sha256', Text::lower( $email ) );
		$this->db->insert_once(
			'stock_waits',
			[
				'product_id' => $product,
				'email'      => $email,
				'email_hash' => $hash,
				'created_at' => $this->now(),
			]
		);
		return $this->one(
			'product_id = %d AND email_hash = %s',
			$product,
			$hash
		) ?? throw new StorageUnavailable( 'A request that was stored is not there.' );
	}

	public function find( int $id ): ?StockWait {
		return $this->one( 'id = %d', $id );
	}

	public function confirm( int $id ): void {
		$this->db->execute(
			"UPDATE {$this->table()} SET confirmed_at = %s WHERE id = %d AND confirmed_at IS NULL",
			$this->now(),
			$id
		);
	}

	/**
	 * Returns the oldest confirmed requests for a product. Must run in a transaction, since it
	 * locks the product's rows.
	 *
	 * @return list<StockWait>
	 */
	public function first( int $product, int $limit ): array {
		// A write locks the rows on every database, so that concurrent requests do not notify anyone twice.
		$this->db->execute( "UPDATE {$this->table()} SET product_id = product_id WHERE product_id = %d", $product );
		$found = [];
		foreach ( $this->db->rows(
			"SELECT id, product_id, email, confirmed_at FROM {$this->table()} WHERE product_id = %d AND confirmed_at "
				. 'IS NOT NULL ORDER BY id LIMIT %d',
			$product,
			$limit
		) as $row ) {
			$found[] = self::wait( $row );
		}
		return $found;
	}

	/** @param list<int> $ids */
	public function delete( array $ids ): void {
		if ( [] !== $ids ) {
			$marks = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
			$this->db->execute( "DELETE FROM {$this->table()} WHERE id IN ({$marks})", ...$ids );
		}
	}

	public function delete_of( int $product ): void {
		$this->db->execute( "DELETE FROM {$this->table()} WHERE product_id = %d", $product );
	}

	/**
	 * @param string $before Requests older than this are deleted (UTC, MySQL's format).
	 * @param string $unconfirmed Unconfirmed requests older than this are deleted.
	 */
	public function delete_old( string $before, string $unconfirmed ): void {
		$this->db->execute(
			"DELETE FROM {$this->table()} WHERE created_at < %s OR ( created_at < %s AND confirmed_at IS NULL )",
			$before,
			$unconfirmed
		);
	}

	/** @return list<int> */
	public function products( int $limit ): array {
		return array_map(
			static fn ( array $row ): int => (int) $row['product_id'],
			$this->db->rows(
				"SELECT DISTINCT product_id FROM {$this->table()} WHERE confirmed_at IS NOT NULL ORDER BY product_id "
					. 'LIMIT %d',
				$limit
			)
		);
	}

	/** @return list<array{id: int, product: int, email: string, since: string}> */
	public function of_person( PersonalAddress $address, int $limit, int $skip = 0 ): array {
		[ $where, $values ] = $address->condition();
		return array_map(
			static fn ( array $row ): array => [
				'id'      => (int) $row['id'],
				'product' => (int) $row['product_id'],
				'email'   => (string) $row['email'],
				'since'   => (string) $row['created_at'],
			],
			$this->db->rows(
				"SELECT id, product_id, email, created_at FROM {$this->table()} WHERE {$where} ORDER BY id LIMIT %d "
					. 'OFFSET %d',
				...[ ...$values, $limit, $skip ]
			)
		);
	}

	private function one( string $where, string|int ...$values ): ?StockWait {
		$rows = $this->db->rows(
			"SELECT id, product_id, email, confirmed_at FROM {$this->table()} WHERE {$where}",
			...$values
		);
		return [] === $rows ? null : self::wait( $rows[0] );
	}

	/** @param array<string, string|null> $row */
	private static function wait( array $row ): StockWait {
		return new StockWait(
			(int) $row['id'],
			(int) $row['product_id'],
			(string) $row['email'],
			null !== $row['confirmed_at']
		);
	}

	private function now(): string {
		return $this->clock->now()->format( 'Y-m-d H:i:s' );
	}

	private function table(): string {
		return $this->db->table( 'stock_waits' );
	}
}
