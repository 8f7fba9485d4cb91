<?php
declare( strict_types=1 );

namespace Brolga\Content\Posts;

use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;
use WP_Query;

/**
 * Makes WP_Query fetch the posts of the plugin's blocks in one SQL query. By itself, WordPress would first look
 * up the categories, then fetch ids, then the posts. Queries without the plugin's mark are left alone.
 *
 * @see PAGE-13
 */
final class OwnQueries implements Module {

	/** The query variable that marks the plugin's queries and holds their lists of term ids. */
	public const MARK = 'brolga_posts';

	/** @param Closure(): TermsRepository $terms */
	public function __construct( #[LazyInject( TermsRepository::class )] private readonly Closure $terms ) {
	}

	public function register(): void {
		add_filter( 'split_the_query', $this->in_one( ... ), 10, 2 );
		add_filter( 'posts_where', $this->in_terms( ... ), 10, 2 );
	}

	/** Has WordPress fetch whole posts at once, instead of ids first. */
	private function in_one( bool $split, WP_Query $query ): bool {
		return $split && ! is_array( $query->get( self::MARK ) );
	}

	private function in_terms( string $where, WP_Query $query ): string {
		$mark = $query->get( self::MARK );
		foreach ( is_array( $mark ) ? $mark : [] as $list ) {
			$terms  = is_array( $list ) ? array_values( array_filter( $list, is_int( ... ) ) ) : [];
			$where .= [] === $terms ? '' : ( $this->terms )()->condition( $terms );
		}
		return $where;
	}
}
