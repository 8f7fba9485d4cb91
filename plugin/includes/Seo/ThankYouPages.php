<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Content\Menus\LeftOutAsked;
use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;
use Brolga\Core\Support\Module;
use WP_Post;

/**
 * Keeps pages that thank out of search engines and of menus of all pages: whoever
 * comes to one from there has sent nothing, and would be counted as a lead.
 *
 * @see SEO-14 MENU-19
 */
final class ThankYouPages implements Module, Answerer {

	/** What it answers, and what changes the answer. */
	public const HOOKS = [
		'wp_robots',
		'wp_sitemaps_posts_query_args',
		'save_post_page',
		'deleted_post',
		'added_post_meta',
		'updated_post_meta',
		'deleted_post_meta',
	];

	/** The template of such a page; a page of this address has it by itself. */
	public const TEMPLATE = 'page-thank-you';
	public const SLUG     = 'thank-you';

	public function __construct( private readonly ThankYouRepository $repository ) {}

	public function register(): void {
		add_filter( 'wp_robots', $this->leave_out( ... ) );
		add_filter( 'wp_sitemaps_posts_query_args', $this->leave_out_of_sitemap( ... ), 10, 2 );
		foreach ( [ 'save_post_page', 'deleted_post' ] as $change ) {
			add_action( $change, ThankYouRepository::forget( ... ), 10, 0 );
		}
		foreach ( [ 'added', 'updated', 'deleted' ] as $change ) {
			add_action( "{$change}_post_meta", self::forget_by_meta( ... ), 10, 3 );
		}
	}

	/**
	 * A page has another template.
	 *
	 * @param mixed $metas Ids of rows of metadata.
	 * @param mixed $post  Whose it is.
	 */
	private static function forget_by_meta( mixed $metas, mixed $post, mixed $key ): void {
		unset( $metas, $post );
		if ( '_wp_page_template' === $key ) {
			ThankYouRepository::forget();
		}
	}

	/**
	 * Leaves them out of menus.
	 *
	 * @param Question $question What is asked.
	 */
	public function answer( Question $question ): void {
		if ( $question instanceof LeftOutAsked ) {
			$question->leave_out( $this->repository->ids() );
		}
	}

	/**
	 * Tells search engines on the page.
	 *
	 * @param array<string, mixed> $robots What they are told.
	 * @return array<string, mixed>
	 */
	private function leave_out( array $robots ): array {
		return self::is_now() ? [ 'noindex' => true ] + $robots : $robots;
	}

	/**
	 * Whether the page that is being printed thanks.
	 */
	public static function is_now(): bool {
		$page = is_page() ? get_queried_object() : null;
		return $page instanceof WP_Post && self::thanks( $page );
	}

	/**
	 * @param array<string, mixed> $query What the sitemap asks for.
	 * @param string               $type  The kind of posts.
	 * @return array<string, mixed>
	 */
	private function leave_out_of_sitemap( array $query, string $type ): array {
		if ( 'page' !== $type ) {
			return $query;
		}
		$left_out              = is_array( $query['post__not_in'] ?? null ) ? $query['post__not_in'] : [];
		// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_post__not_in -- The sitemap's own query, which only takes the ids of what to leave out; a site has one or two such pages.
		$query['post__not_in'] = [ ...array_values( $left_out ), ...$this->repository->ids() ];
		return $query;
	}

	/**
	 * Whether a page thanks.
	 */
	public static function thanks( WP_Post $page ): bool {
		return self::TEMPLATE === get_page_template_slug( $page ) || self::SLUG === $page->post_name;
	}
}
