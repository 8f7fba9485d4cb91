<?php
declare( strict_types=1 );

namespace Brolga\Core\Caches;

/**
 * Which pages show something that has changed: by the keys that they carry, for
 * caches that know keys, and by their addresses, for all others. A key is a word
 * of lower-case letters, digits, `-` and `_`.
 *
 * @see CACHE-2 CACHE-4
 */
final class Change {

	/** What is named one by one at most: beyond that, all pages are dropped, which is one request. */
	public const MOST_KEYS      = 100;
	public const MOST_ADDRESSES = 50;

	/**
	 * @param list<string>|null $keys      Keys of the pages; null: all pages.
	 * @param list<string>|null $addresses Addresses of the pages; null: nobody can list them.
	 */
	private function __construct(
		public readonly ?array $keys,
		public readonly ?array $addresses
	) {}

	/**
	 * A change that any page may show.
	 */
	public static function everywhere(): self {
		return new self( null, null );
	}

	/**
	 * A change that some pages show.
	 *
	 * @param non-empty-list<string> $keys      Keys of the pages.
	 * @param list<string>|null      $addresses Addresses of the pages; null: nobody can list them.
	 */
	public static function of( array $keys, ?array $addresses = null ): self {
		return self::bounded( [ ...$keys, PageKeys::MANY ], $addresses );
	}

	/**
	 * This change and another one.
	 */
	public function with( self $other ): self {
		return self::bounded(
			null === $this->keys || null === $other->keys ? null : [ ...$this->keys, ...$other->keys ],
			null === $this->addresses || null === $other->addresses
				? null
				: [ ...$this->addresses, ...$other->addresses ]
		);
	}

	/**
	 * A change that names no more than a cache can be asked for in a moment.
	 *
	 * @param list<string>|null $keys      Keys of the pages.
	 * @param list<string>|null $addresses Addresses of the pages.
	 */
	private static function bounded( ?array $keys, ?array $addresses ): self {
		return new self( self::few( $keys, self::MOST_KEYS ), self::few( $addresses, self::MOST_ADDRESSES ) );
	}

	/**
	 * Each once; null where there are too many.
	 *
	 * @param list<string>|null $names What is named.
	 * @param int               $most  How many are named at most.
	 * @return list<string>|null
	 */
	private static function few( ?array $names, int $most ): ?array {
		$each = array_values( array_diff( array_unique( $names ?? [] ), [ '' ] ) );
		return null === $names || count( $each ) > $most ? null : $each;
	}
}
