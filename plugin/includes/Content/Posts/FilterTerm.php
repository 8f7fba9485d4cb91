<?php
declare( strict_types=1 );

namespace Brolga\Content\Posts;

/**
 * A category with its number of posts. The id 0 stands for all posts.
 *
 * @see PORT-3 PORT-6
 */
final class FilterTerm {

	public const ALL = 'all';

	public function __construct(
		public readonly int $id,
		public readonly string $name,
		private readonly string $slug,
		public readonly int $count
	) {
	}

	/** @param array{int, string, string, int} $row */
	public static function from( array $row ): self {
		return new self( ...$row );
	}

	/** @return array{int, string, string, int} */
	public function row(): array {
		return [ $this->id, $this->name, $this->slug, $this->count ];
	}

	/** Returns the slug for URLs. A category with the slug "all", which is reserved, becomes "_all". */
	public function slug(): string {
		if ( 0 === $this->id ) {
			return self::ALL;
		}
		return self::ALL === $this->slug ? '_' . self::ALL : rawurldecode( $this->slug );
	}

	/** Reverses slug(): returns the category's slug as stored in the database. */
	public static function own_slug( string $slug ): string {
		return '_' . self::ALL === $slug ? self::ALL : sanitize_title( $slug );
	}
}
