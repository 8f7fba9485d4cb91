<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\AbTests\Registry\PlainContent;
use Brolga\Core\Page\Modules;
use WeakReference;
use WP_Post;
use WP_Post_Type;
use WP_Term;
use WP_User;

/**
 * The title, description and post of the current page, as they are given to search engines and social networks.
 *
 * @see SEO-1 SEO-2 SEO-3
 */
final class PageMetadata {

	/**
	 * Cache for one run of `wp_head`, where several modules need the same result.
	 *
	 * @var array{run?: int, query?: ?WeakReference<object>, told?: ?self}
	 */
	private static array $in_head = [];

	private function __construct(
		public readonly string $title,
		public readonly string $description,
		public readonly ?WP_Post $post,
		public readonly bool $is_open
	) {}

	/**
	 * Returns null if the page is not described: error 404, search results, previews, pages that
	 * are not public or have noindex, and all pages while another SEO plugin is active.
	 */
	public static function now(): ?self {
		if ( ! doing_action( 'wp_head' ) ) {
			return self::of_page();
		}
		$query = $GLOBALS['wp_query'] ?? null;
		$run   = did_action( 'wp_head' );
		if (
			! is_object( $query )
			|| $run !== ( self::$in_head['run'] ?? 0 )
			|| $query !== ( self::$in_head['query'] ?? null )?->get()
		) {
			self::$in_head = [
				'run'   => $run,
				'query' => is_object( $query ) ? WeakReference::create( $query ) : null,
				'told'  => self::of_page(),
			];
		}
		return self::$in_head['told'] ?? null;
	}

	private static function of_page(): ?self {
		return OtherPlugin::is_active() ? null : self::beside();
	}

	/** Same as now(), but also for pages that another SEO plugin describes. */
	public static function beside(): ?self {
		if (
			! ( is_home() || is_archive() || is_singular() )
			|| is_404()
			|| is_search()
			|| Modules::in_preview()
			|| self::is_unlisted()
		) {
			return null;
		}
		return is_singular() ? self::of_post() : self::of_list();
	}

	/**
	 * Whether this page has noindex. A site that discourages search engines altogether does not
	 * count, since its pages are still shared on social networks.
	 */
	private static function is_unlisted(): bool {
		ob_start();
		wp_robots();
		return str_contains( (string) ob_get_clean(), 'noindex' )
			&& in_array( get_option( 'blog_public' ), [ 1, '1' ], true );
	}

	private static function of_post(): ?self {
		$post = get_queried_object();
		if ( ! $post instanceof WP_Post || ! is_post_publicly_viewable( $post ) ) {
			return null;
		}
		$title = is_front_page() ? self::site() : PlainText::of( get_the_title( $post ), PlainText::TITLE );
		if ( '' !== $post->post_password ) {
			return new self( $title, '', $post, false );
		}
		$excerpt = PlainText::of( strip_shortcodes( $post->post_excerpt ), PlainText::DESCRIPTION );
		$words   = '' === $excerpt ? PlainText::first( self::plain( $post ) ) : $excerpt;
		return new self( $title, '' === $words ? self::tagline() : $words, $post, true );
	}

	private static function of_list(): self {
		$shown = get_queried_object();
		$title = is_front_page() ? self::site() : self::list_title( $shown );
		$about = PlainText::of( strip_shortcodes( self::list_description( $shown ) ), PlainText::DESCRIPTION );
		return new self(
			PlainText::of( $title, PlainText::TITLE ),
			'' === $about ? self::tagline() : $about,
			null,
			true
		);
	}

	private static function list_title( ?object $shown ): string {
		return match ( true ) {
			$shown instanceof WP_Post      => get_the_title( $shown ),
			$shown instanceof WP_Term      => $shown->name,
			$shown instanceof WP_User      => $shown->display_name,
			$shown instanceof WP_Post_Type => is_string( $shown->labels->name ?? null ) ? $shown->labels->name : '',
			default                        => get_the_archive_title(),
		};
	}

	private static function list_description( ?object $shown ): string {
		return match ( true ) {
			$shown instanceof WP_Post      => '' === $shown->post_password ? $shown->post_excerpt : '',
			$shown instanceof WP_Term      => $shown->description,
			$shown instanceof WP_User      => $shown->description,
			$shown instanceof WP_Post_Type => $shown->description,
			default                        => '',
		};
	}

	public static function site(): string {
		return PlainText::of( get_bloginfo( 'name' ), PlainText::TITLE );
	}

	private static function tagline(): string {
		return PlainText::of( get_bloginfo( 'description' ), PlainText::DESCRIPTION );
	}

	/** Returns the post's stored content with only the control of each A/B test. */
	private static function plain( WP_Post $post ): string {
		/**
		 * Filters the content of a post before text is taken from it, for example for its description. Remove what not
		 * every visitor sees.
		 *
		 * @since 0.1.0
		 *
		 * @param string $content Block markup.
		 *
		 * @example
		 * add_filter(
		 * 	'brolga_plain_content',
		 * 	static fn ( string $content ): string => my_without_blocks( $content, 'my/members' )
		 * );
		 */
		$content = apply_filters( 'brolga_plain_content', PlainContent::of( $post->post_content ) );
		return is_string( $content ) ? $content : '';
	}
}
