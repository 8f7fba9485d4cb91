<?php
declare( strict_types=1 );

namespace Brolga\Core\Caches;

/**
 * The keys of the page that is being made: what it shows, noted by whoever
 * shows it. A page cache that stands in front keeps them with the page.
 *
 * @see CACHE-4
 */
final class PageKeys {

	/** Each page that is no feed. */
	public const DESIGN = 'design';
	public const MENUS  = 'menus';
	public const POPUPS = 'popups';

	/** Pages that were not there. */
	public const MISSING = 'missing';

	/** Pages with recent comments of any post. */
	public const COMMENTS = 'comments';

	/** A page that shows more than its keys can say: every change drops it. */
	public const MANY = 'many';

	/** How many keys a page has at most; a server takes some 4,000 bytes of them. */
	private const MOST = 150;

	/** @var array<string, true> */
	private array $keys = [];

	/**
	 * The key of a post, whatever its type, on pages that show it by itself or in a list.
	 */
	public static function post( int $id ): string {
		return "post-{$id}";
	}

	/**
	 * The key of pages that list posts of a type.
	 *
	 * @param string $type The type; `any`: of all types.
	 */
	public static function posts( string $type ): string {
		return 'posts-' . sanitize_key( $type );
	}

	/**
	 * The key of pages with a test that a post holds, running or not.
	 */
	public static function test( int $post ): string {
		return "test-{$post}";
	}

	/**
	 * The key of pages that show anything of a product.
	 */
	public static function product( int $id ): string {
		return "product-{$id}";
	}

	/**
	 * Notes what the page shows.
	 */
	public function note( string ...$keys ): void {
		foreach ( $keys as $key ) {
			$this->keys[ $key ] = true;
		}
	}

	/**
	 * The keys of the page, as a header has them.
	 */
	public function header(): string {
		$keys = array_keys( $this->keys );
		if ( count( $keys ) > self::MOST ) {
			$keys = [ self::MANY, ...array_slice( $keys, 0, self::MOST ) ];
		}
		return implode( ' ', $keys );
	}
}
