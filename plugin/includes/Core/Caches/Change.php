<?php
declare( strict_types=1 );

namespace Brolga\Core\Caches;

/**
 * A change of content, described by the cache keys of the pages that show it, for caches that support keys, and
 * by those pages' URLs, for all other caches. A key consists of lower-case letters, digits, `-` and `_`.
 *
 * @see CACHE-2 CACHE-4
 */
final class Change {

	/** With more keys or URLs than this, all pages are purged, which takes one request. */
	public const MOST_KEYS      = 100;
	public const MOST_ADDRESSES = 50;

	/**
	 * @param list<string>|null $keys      Null for all pages.
	 * @param list<string>|null $addresses URLs; null where the pages cannot be listed.
	 */
	private function __construct(
		public readonly ?array $keys,
		public readonly ?array $addresses
	) {}

	public static function everywhere(): self {
		return new self( null, null );
	}

	/**
	 * @param non-empty-list<string> $keys
	 * @param list<string>|null $addresses
	 */
	public static function of( array $keys, ?array $addresses = null ): self {
		return self::bounded( [ ...$keys, PageKeys::MANY ], $addresses );
	}

	public function with( self $other ): self {
		return self::bounded(
			null === $this->keys || null === $other->keys ? null : [ ...$this->keys, ...$other->keys ],
			null === $this->addresses || null === $other->addresses
				? null
				: [ ...$this->addresses, ...$other->addresses ]
		);
	}

	/**
	 * @param list<string>|null $keys
	 * @param list<string>|null $addresses
	 */
	private static function bounded( ?array $keys, ?array $addresses ): self {
		return new self( self::few( $keys, self::MOST_KEYS ), self::few( $addresses, self::MOST_ADDRESSES ) );
	}

	/**
	 * Removes duplicates; returns null where there are more than `$most`.
	 *
	 * @param list<string>|null $names
	 * @return list<string>|null
	 */
	private static function few( ?array $names, int $most ): ?array {
		$each = array_values( array_diff( array_unique( $names ?? [] ), [ '' ] ) );
		return null === $names || count( $each ) > $most ? null : $each;
	}
}
