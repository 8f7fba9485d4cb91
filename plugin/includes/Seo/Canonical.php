<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Content\Paging\PageTitle;
use Brolga\Core\Support\Module;
use WP_Post;
use WP_Post_Type;
use WP_Rewrite;
use WP_Term;
use WP_User;

/**
 * Canonical URLs. WordPress prints them for posts and pages; this class adds those of archives and
 * the page numbers of paginated blocks.
 *
 * @see SEO-4
 */
final class Canonical implements Module {

	public function __construct( private readonly PageTitle $modules ) {}

	public function register(): void {
		add_filter( 'get_canonical_url', $this->with_modules( ... ), 10, 2 );
		add_action( 'wp_head', $this->print( ... ) );
	}

	public function url(): string {
		if ( is_singular() ) {
			return (string) wp_get_canonical_url( get_queried_object_id() );
		}
		$list = self::of_list();
		return '' === $list ? '' : $this->numbered( self::paged( $list ) );
	}

	private function print(): void {
		$url = is_singular() || null === PageMetadata::now() ? '' : $this->url();
		if ( '' !== $url ) {
			echo '<link rel="canonical" href="' . esc_url( $url ) . '">' . "\n";
		}
	}

	/**
	 * Adds the page numbers of the post's paginated blocks to its canonical URL, unless another
	 * SEO plugin is active.
	 */
	private function with_modules( mixed $url, WP_Post $post ): mixed {
		return is_string( $url ) && is_singular() && get_queried_object_id() === $post->ID && ! OtherPlugin::is_active()
			? $this->numbered( $url )
			: $url;
	}

	/** Adds the query arguments of paginated blocks that do not show their first page. */
	private function numbered( string $url ): string {
		$pages = $this->modules->shown();
		ksort( $pages );
		foreach ( $pages as $parameter => $page ) {
			$url = add_query_arg( rawurlencode( $parameter ), (string) $page, $url );
		}
		return $url;
	}

	private static function of_list(): string {
		$shown = get_queried_object();
		$url   = match ( true ) {
			is_front_page()                => home_url( '/' ),
			is_home()                      => $shown instanceof WP_Post ? get_permalink( $shown ) : home_url( '/' ),
			$shown instanceof WP_Term      => get_term_link( $shown ),
			$shown instanceof WP_User      => get_author_posts_url( $shown->ID, $shown->user_nicename ),
			$shown instanceof WP_Post_Type => get_post_type_archive_link( $shown->name ),
			default                        => self::of_time(),
		};
		return is_string( $url ) ? $url : '';
	}

	/** Returns the URL of a year, month or day archive; empty for an archive by hour. */
	private static function of_time(): string {
		// Without pretty permalinks, one number holds the whole date: 20200231.
		$all   = sprintf( '%-8s', is_scalar( get_query_var( 'm' ) ) ? get_query_var( 'm' ) : '' );
		$part  = static fn ( string $name, int $from, int $length ): int => self::number( $name ) > 0
			? self::number( $name )
			: (int) substr( $all, $from, $length );
		$year  = $part( 'year', 0, 4 );
		$month = $part( 'monthnum', 4, 2 );
		return match ( true ) {
			is_time() || $year < 1 => '',
			is_day()               => get_day_link( $year, $month, $part( 'day', 6, 2 ) ),
			is_month()             => get_month_link( $year, $month ),
			is_year()              => get_year_link( $year ),
			default                => '',
		};
	}

	private static function paged( string $url ): string {
		$page    = self::number( 'paged' );
		$rewrite = $GLOBALS['wp_rewrite'] ?? null;
		if ( $page < 2 ) {
			return $url;
		}
		return $rewrite instanceof WP_Rewrite && $rewrite->using_permalinks() && ! str_contains( $url, '?' )
			? trailingslashit( $url ) . user_trailingslashit( "{$rewrite->pagination_base}/{$page}", 'paged' )
			: add_query_arg( 'paged', (string) $page, $url );
	}

	private static function number( string $name ): int {
		$value = get_query_var( $name );
		return is_numeric( $value ) ? (int) $value : 0;
	}
}
