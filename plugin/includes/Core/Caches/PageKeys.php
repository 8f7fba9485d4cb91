<?php
declare( strict_types=1 );

namespace Brolga\Core\Caches;

/**
 * Collects the cache keys of the page that is being rendered. Whatever prints content adds its
 * key, and a page cache in front of the site stores the keys with the page.
 *
 * @see CACHE-4
 */
final class PageKeys {

	/** On every page that is not a feed. */
	public const DESIGN = 'design';
	public const MENUS  = 'menus';
	public const POPUPS = 'popups';

	public const MISSING = 'missing';

	public const COMMENTS = 'comments';

	/** For a page with more keys than the header can hold: every change purges it. */
	public const MANY = 'many';

	/** The most keys of a page; servers limit the header to about 4,000 bytes. */
	private const MOST = 150;

	/** @var array<string, true> */
	private array $keys = [];

	public static function post( int $id ): string {
		return "post-{$id}";
	}

	public static function posts( string $type ): string {
		return 'posts-' . sanitize_key( $type );
	}

	/** For pages with an A/B test that the post contains, running or not. */
	public static function test( int $post ): string {
		return "test-{$post}";
	}

	public static function product( int $id ): string {
		return "product-{$id}";
	}

	public function note( string ...$keys ): void {
		foreach ( $keys as $key ) {
			$this->keys[ $key ] = true;
		}
	}

	public function header(): string {
		$keys = array_keys( $this->keys );
		if ( count( $keys ) > self::MOST ) {
			$keys = [ self::MANY, ...array_slice( $keys, 0, self::MOST ) ];
		}
		return implode( ' ', $keys );
	}
}
