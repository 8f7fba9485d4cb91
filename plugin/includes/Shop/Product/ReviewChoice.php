<?php
declare( strict_types=1 );

namespace Brolga\Shop\Product;

/**
 * The filter and sorting of reviews that a URL requests. Invalid values, and ratings that no
 * review has, are ignored.
 *
 * @see SHOP-54
 */
final class ReviewChoice {

	public const RATING = 'reviews_rating';
	public const ORDER  = 'reviews_order';

	private const DOMAIN = 'brolga_reviews';

	/**
	 * @param int|null $rating From 1 to 5; null for all.
	 * @param ReviewOrder|null $order Null for the site's own order.
	 */
	public function __construct(
		public readonly ?int $rating = null,
		public readonly ?ReviewOrder $order = null
	) {}

	/**
	 * @param array<array-key, mixed> $query
	 * @param array<int, int> $counts
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

	public function is_none(): bool {
		return null === $this->rating && null === $this->order;
	}

	public function rated( ?int $rating ): self {
		return new self( $rating, $this->order );
	}

	public function sorted( ReviewOrder $order ): self {
		return new self( $this->rating, $order );
	}

	/** @return array<string, string> */
	public function query(): array {
		return array_filter(
			[
				self::RATING => (string) $this->rating,
				self::ORDER  => $this->order->value ?? '',
			],
			static fn ( string $value ): bool => '' !== $value
		);
	}

	/** Returns the cache domain, which keeps results of different choices apart. */
	public function domain(): string {
		return self::DOMAIN . ':' . $this->rating . ':' . ( $this->order->value ?? '' );
	}

	public static function of_domain( mixed $domain ): ?self {
		$parts = is_string( $domain ) ? explode( ':', $domain ) : [];
		return self::DOMAIN === ( $parts[0] ?? '' ) && 3 === count( $parts )
			? new self( '' === $parts[1] ? null : (int) $parts[1], ReviewOrder::tryFrom( $parts[2] ) )
			: null;
	}
}
