<?php
declare( strict_types=1 );

namespace Brolga\Shop\Product;

/**
 * Which reviews an address asks for, and in which order. What it cannot mean,
 * and a rating that nobody has given, asks for nothing.
 *
 * @see SHOP-54
 */
final class ReviewChoice {

	public const RATING = 'reviews_rating';
	public const ORDER  = 'reviews_order';

	/** Stands before the name that a choice has among kept queries. */
	private const DOMAIN = 'brolga_reviews';

	/**
	 * @param int|null         $rating A number of stars.
	 * @param ReviewOrder|null $order  Null: as the site has it.
	 */
	public function __construct(
		public readonly ?int $rating = null,
		public readonly ?ReviewOrder $order = null
	) {}

	/**
	 * Reads an address.
	 *
	 * @param array<array-key, mixed> $query  What it says.
	 * @param array<int, int>         $counts How many reviews gave how many stars.
	 */
	public static function of( array $query, array $counts ): self {
		$rating = $query[ self::RATING ] ?? null;
		$order  = $query[ self::ORDER ] ?? null;
		return new self(
			in_array( $rating, [ '1', '2', '3', '4', '5' ], true ) && ( $counts[ (int) $rating ] ?? 0 ) > 0
				? (int) $rating
				: null,
			is_string( $order ) ? ReviewOrder::tryFrom( $order ) : null
		);
	}

	/**
	 * Whether all reviews are to be shown as the site has them.
	 */
	public function is_none(): bool {
		return null === $this->rating && null === $this->order;
	}

	/**
	 * The same with another rating, or with none.
	 *
	 * @param int|null $rating A number of stars.
	 */
	public function rated( ?int $rating ): self {
		return new self( $rating, $this->order );
	}

	/**
	 * The same in another order.
	 */
	public function sorted( ReviewOrder $order ): self {
		return new self( $this->rating, $order );
	}

	/**
	 * As an address says it.
	 *
	 * @return array<string, string>
	 */
	public function query(): array {
		return array_filter(
			[
				self::RATING => (string) $this->rating,
				self::ORDER  => $this->order->value ?? '',
			],
			static fn ( string $value ): bool => '' !== $value
		);
	}

	/**
	 * What WordPress keeps a query's result under; other choices have other results.
	 */
	public function domain(): string {
		return self::DOMAIN . ':' . $this->rating . ':' . ( $this->order->value ?? '' );
	}

	/**
	 * The choice that a query was made for.
	 *
	 * @param mixed $domain What its result is kept under.
	 */
	public static function of_domain( mixed $domain ): ?self {
		$parts = is_string( $domain ) ? explode( ':', $domain ) : [];
		return self::DOMAIN === ( $parts[0] ?? '' ) && 3 === count( $parts )
			? new self( '' === $parts[1] ? null : (int) $parts[1], ReviewOrder::tryFrom( $parts[2] ) )
			: null;
	}
}
