<?php
declare( strict_types=1 );

namespace Brolga\PageCache;

use Brolga\Core\Caches\Change;
use Brolga\Core\Caches\FrontCache;
use Brolga\Core\Caches\PageKeys;
use Brolga\Core\Support\Module;
use WP_Post;

/**
 * Purges pages when a post changes: its old and new URL and the pages that list it. Templates, menus and synced
 * patterns are posts too, but the pages that show them are unknown, so those are purged by key.
 *
 * @see CACHE-5
 */
final class PostChanges implements Module {

	private const SHARED = [
		'wp_template'      => PageKeys::DESIGN,
		'wp_template_part' => PageKeys::DESIGN,
		'wp_global_styles' => PageKeys::DESIGN,
		'custom_css'       => PageKeys::DESIGN,
		'wp_navigation'    => PageKeys::MENUS,
		'nav_menu_item'    => PageKeys::MENUS,
	];

	public function __construct( private readonly Purges $purges ) {}

	/** The action wp_after_insert_post also covers scheduled posts and the trash. */
	public function register(): void {
		if ( null === FrontCache::configured() ) {
			return;
		}
		add_action(
			'wp_after_insert_post',
			fn ( int $id, WP_Post $post, bool $update, ?WP_Post $before ) => $this->changed( $post, $before ),
			10,
			4
		);
		// Before deletion, because the post's URL needs its terms.
		add_action( 'before_delete_post', fn ( int $id, WP_Post $post ) => $this->changed( null, $post ), 10, 2 );
		add_action(
			'set_object_terms',
			fn ( int $id, mixed $terms, array $now, string $taxonomy, bool $append, array $before ) => $this->left(
				$id,
				array_values(
					array_diff( array_filter( $before, is_numeric( ... ) ), array_filter( $now, is_numeric( ... ) ) )
				),
				$taxonomy
			),
			10,
			6
		);
	}

	private function changed( ?WP_Post $now, ?WP_Post $before ): void {
		$post = $now ?? $before;
		if ( null === $post ) {
			return;
		}
		if ( isset( self::SHARED[ $post->post_type ] ) || 'wp_block' === $post->post_type ) {
			if ( 'publish' === $now?->post_status || 'publish' === $before?->post_status ) {
				$this->purges->add( Change::of( [ self::SHARED[ $post->post_type ] ?? PageKeys::post( $post->ID ) ] ) );
			}
			return;
		}
		$seen = array_values( array_filter(
			[ $before, $now ],
			static fn ( ?WP_Post $one ): bool => null !== $one && is_post_publicly_viewable( $one )
		) );
		if ( [] !== $seen ) {
			$this->purges->add( self::change( $seen ) );
		}
	}

	/** @param non-empty-list<WP_Post> $seen */
	private static function change( array $seen ): Change {
		$addresses = array_map( static fn ( WP_Post $one ): string => (string) get_permalink( $one ), $seen );
		$last      = $seen[ count( $seen ) - 1 ];
		if ( is_post_type_hierarchical( $last->post_type ) && count( array_unique( $addresses ) ) > 1 ) {
			// Child pages have moved, too.
			return Change::everywhere();
		}
		foreach ( $seen as $one ) {
			$addresses = [ ...$addresses, ...ListAddresses::of( $one ) ];
		}
		return Change::of(
			[
				PageKeys::post( $last->ID ),
				PageKeys::posts( $last->post_type ),
				PageKeys::posts( 'any' ),
				PageKeys::MISSING,
			],
			$addresses
		);
	}

	/** @param list<int|float|numeric-string> $terms */
	private function left( int $id, array $terms, string $taxonomy ): void {
		$post = get_post( $id );
		if ( [] === $terms || ! $post instanceof WP_Post || ! is_post_publicly_viewable( $post ) ) {
			return;
		}
		$addresses = [];
		foreach ( $terms as $term ) {
			$addresses = [ ...$addresses, ...ListAddresses::of_term( (int) $term, $taxonomy ) ];
		}
		$this->purges->add(
			Change::of( [ PageKeys::posts( $post->post_type ), PageKeys::posts( 'any' ) ], $addresses )
		);
	}
}
