<?php
declare( strict_types=1 );

namespace Brolga\Leads;

/**
 * A position in the list of leads, which is sorted by the time of arrival, then by id. Imported
 * leads are sorted by their original time.
 */
final class LeadKey {

	public function __construct(
		public readonly string $created_at,
		public readonly int $id
	) {}

	/** @param array<string, string|null> $row With the columns `created_at` and `id`. */
	public static function of( array $row ): self {
		return new self( (string) ( $row['created_at'] ?? '' ), (int) ( $row['id'] ?? 0 ) );
	}

	/** Returns the position just before, so that a list continued from it begins with this lead. */
	public function included(): self {
		return new self( $this->created_at, $this->id + 1 );
	}

	/** Returns less than 0 if this position is newer, greater than 0 if it is older. */
	public function compare( self $other ): int {
		return [ $other->created_at, $other->id ] <=> [ $this->created_at, $this->id ];
	}

	/**
	 * @param list<self> $keys
	 * @return list<self>
	 */
	public static function newest( array $keys, int $limit ): array {
		usort( $keys, static fn ( self $one, self $other ): int => $one->compare( $other ) );
		return array_slice( $keys, 0, $limit );
	}
}
