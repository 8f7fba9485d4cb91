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
 * What is told of the page that is being printed.
 *
 * @see SEO-1 SEO-2 SEO-3
 */
final class Told {

	/**
	 * What was found in a page's head, where several ask: once a run.
	 *
	 * @var array{run?: int, query?: ?WeakReference<object>, told?: ?self}
	 */
	private static array $in_head = [];

	/**
	 * @param string $title       Its title, without the site's.
	 * @param string $description What it is about; empty: nothing is known.
	 * @param bool   $is_open     Whether everybody may read that post's content.
	 */
	private function __construct(
		public readonly string $title,
		public readonly string $description,
		public readonly ?WP_Post $post,
		public readonly bool $is_open
	) {}

	/**
	 * The page; null where nothing is told of it: of what is not there, of results
	 * of searches, of previews, of what not everybody may see or search engines
	 * are not to list, and where another plugin tells it.
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

	/**
	 * The same, looked up.
	 */
	private static function of_page(): ?self {
		return OtherPlugin::is_active() ? null : self::beside();
	}

	/**
	 * The same, for what another plugin is given.
	 */
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
	 * Whether search engines are told to leave this page out; a site that leaves
	 * all of them out is still shared.
	 */
	private static function is_unlisted(): bool {
		ob_start();
		wp_robots();
		return str_contains( (string) ob_get_clean(), 'noindex' )
			&& in_array( get_option( 'blog_public' ), [ 1, '1' ], true );
	}

	/**
	 * A post, page or project.
	 */
	private static function of_post(): ?self {
		$post = get_queried_object();
		if ( ! $post instanceof WP_Post || ! is_post_publicly_viewable( $post ) ) {
			return null;
		}
		$title = is_front_page() ? self::site() : Words::of( get_the_title( $post ), Words::TITLE );
		if ( '' !== $post->post_password ) {
			return new self( $title, '', $post, false );
		}
		$excerpt = Words::of( strip_shortcodes( $post->post_excerpt ), Words::DESCRIPTION );
		$words   = '' === $excerpt ? Words::first( self::plain( $post ) ) : $excerpt;
		return new self( $title, '' === $words ? self::tagline() : $words, $post, true );
	}

	/**
	 * A list of posts.
	 */
	private static function of_list(): self {
		$shown = get_queried_object();
		$title = is_front_page() ? self::site() : self::list_title( $shown );
		$about = Words::of( strip_shortcodes( self::list_description( $shown ) ), Words::DESCRIPTION );
		return new self( Words::of( $title, Words::TITLE ), '' === $about ? self::tagline() : $about, null, true );
	}

	/**
	 * What a list is called: by its page, its term, its author or its type of posts.
	 */
	private static function list_title( ?object $shown ): string {
		return match ( true ) {
			$shown instanceof WP_Post      => get_the_title( $shown ),
			$shown instanceof WP_Term      => $shown->name,
			$shown instanceof WP_User      => $shown->display_name,
			$shown instanceof WP_Post_Type => is_string( $shown->labels->name ?? null ) ? $shown->labels->name : '',
			default                        => get_the_archive_title(),
		};
	}

	/**
	 * What is written about what a list is of.
	 */
	private static function list_description( ?object $shown ): string {
		return match ( true ) {
			$shown instanceof WP_Post      => '' === $shown->post_password ? $shown->post_excerpt : '',
			$shown instanceof WP_Term      => $shown->description,
			$shown instanceof WP_User      => $shown->description,
			$shown instanceof WP_Post_Type => $shown->description,
			default                        => '',
		};
	}

	/**
	 * The site's name.
	 */
	public static function site(): string {
		return Words::of( get_bloginfo( 'name' ), Words::TITLE );
	}

	/**
	 * What the site is, in a few words.
	 */
	private static function tagline(): string {
		return Words::of( get_bloginfo( 'description' ), Words::DESCRIPTION );
	}

	/**
	 * A post's stored content, as programs may read it.
	 */
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
