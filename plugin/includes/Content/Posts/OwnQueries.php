<?php
/**
 * What WP_Query does differently for modules.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Posts;

use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Closure;
use WP_Query;

/**
 * A module's posts come by one query: WordPress would look the categories up
 * first, then ask for ids, then for the posts. Other people's queries are left alone.
 *
 * @see PAGE-13
 */
final class OwnQueries implements Module {

	/** The query variable by which a query is known to be a module's. */
	public const MARK = 'brolga_posts';

	/**
	 * @param Closure(): TermsRepository $terms Knows the SQL of categories.
	 */
	public function __construct( #[Later( TermsRepository::class )] private readonly Closure $terms ) {
	}

	public function register(): void {
		add_filter( 'split_the_query', $this->in_one( ... ), 10, 2 );
		add_filter( 'posts_where', $this->in_terms( ... ), 10, 2 );
	}

	/**
	 * One query in the place of two.
	 *
	 * @param bool $split Whether WordPress would split it.
	 */
	private function in_one( bool $split, WP_Query $query ): bool {
		return $split && ! is_array( $query->get( self::MARK ) );
	}

	/**
	 * Only posts in one of the categories, of each list of them.
	 *
	 * @param string $where SQL.
	 */
	private function in_terms( string $where, WP_Query $query ): string {
		$mark = $query->get( self::MARK );
		foreach ( is_array( $mark ) ? $mark : [] as $list ) {
			$terms  = is_array( $list ) ? array_values( array_filter( $list, is_int( ... ) ) ) : [];
			$where .= [] === $terms ? '' : ( $this->terms )()->condition( $terms );
		}
		return $where;
	}
}
