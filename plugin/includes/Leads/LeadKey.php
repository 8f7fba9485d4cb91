<?php
declare( strict_types=1 );

namespace Brolga\Leads;

/**
 * The list is sorted by when enquiries came in; the number decides between those
 * of one second. An enquiry that was imported stands where it belongs.
 */
final class LeadKey {

	public function __construct(
		public readonly string $created_at,
		public readonly int $id
	) {}

	/**
	 * The key of a row.
	 *
	 * @param array<string, string|null> $row With the columns `created_at` and `id`.
	 */
	public static function of( array $row ): self {
		return new self( (string) ( $row['created_at'] ?? '' ), (int) ( $row['id'] ?? 0 ) );
	}

	/**
	 * The key just before this one: what goes on from there begins with this.
	 */
	public function included(): self {
		return new self( $this->created_at, $this->id + 1 );
	}

	/**
	 * How this key stands to another: below zero when it is newer.
	 *
	 * @param self $other Another.
	 */
	public function compare( self $other ): int {
		return [ $other->created_at, $other->id ] <=> [ $this->created_at, $this->id ];
	}

	/**
	 * The newest of some keys, newest first.
	 *
	 * @param list<self> $keys In any order.
	 * @param int        $limit  How many.
	 * @return list<self>
	 */
	public static function newest( array $keys, int $limit ): array {
		usort( $keys, static fn ( self $one, self $other ): int => $one->compare( $other ) );
		return array_slice( $keys, 0, $limit );
	}
}
