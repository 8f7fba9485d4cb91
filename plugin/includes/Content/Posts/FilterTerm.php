<?php
/**
 * A filter.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Posts;

/**
 * A category with the number of its posts; the id 0 means everything.
 *
 * @see PORT-3 PORT-6
 */
final class FilterTerm {

	/** Everything, in addresses. */
	public const ALL = 'all';

	/**
	 * @param int    $id    The category, or 0.
	 * @param string $name  As its owner wrote it.
	 * @param string $slug  Its own slug.
	 * @param int    $count How many posts it has.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $name,
		private readonly string $slug,
		public readonly int $count
	) {
	}

	/**
	 * From its row.
	 *
	 * @param array{int, string, string, int} $row As row() has made it.
	 */
	public static function from( array $row ): self {
		return new self( ...$row );
	}

	/**
	 * To be kept.
	 *
	 * @return array{int, string, string, int}
	 */
	public function row(): array {
		return [ $this->id, $this->name, $this->slug, $this->count ];
	}

	/**
	 * What it is called in addresses: a category with the slug of everything has
	 * another there.
	 */
	public function slug(): string {
		if ( 0 === $this->id ) {
			return self::ALL;
		}
		return self::ALL === $this->slug ? '_' . self::ALL : rawurldecode( $this->slug );
	}

	/**
	 * A category's own slug, as WordPress stores it, by what it is called in addresses.
	 *
	 * @param string $slug In an address.
	 */
	public static function own_slug( string $slug ): string {
		return '_' . self::ALL === $slug ? self::ALL : sanitize_title( $slug );
	}
}
