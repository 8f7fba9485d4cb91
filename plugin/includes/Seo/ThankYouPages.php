<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Content\Menus\ExcludedPagesAsked;
use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;
use Brolga\Core\Support\Module;
use WP_Post;

/**
 * Hides thank-you pages from search engines and from menus that list all pages: a visitor who
 * arrives there without submitting a form would be counted as a lead.
 *
 * @see SEO-14 MENU-19
 */
final class ThankYouPages implements Module, Answerer {

	public const HOOKS = [
		'wp_robots',
		'wp_sitemaps_posts_query_args',
		'save_post_page',
		'deleted_post',
		'added_post_meta',
		'updated_post_meta',
		'deleted_post_meta',
	];

	/** Template that makes a page a thank-you page; a page with the slug below is one without the template. */
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

	private static function forget_by_meta( mixed $metas, mixed $post, mixed $key ): void {
		unset( $metas, $post );
		if ( '_wp_page_template' === $key ) {
			ThankYouRepository::forget();
		}
	}

	public function answer( Question $question ): void {
		if ( $question instanceof ExcludedPagesAsked ) {
			$question->leave_out( $this->repository->ids() );
		}
	}

	/**
	 * @param array<string, mixed> $robots
	 * @return array<string, mixed>
	 */
	private function leave_out( array $robots ): array {
		return self::is_now() ? [ 'noindex' => true ] + $robots : $robots;
	}

	public static function is_now(): bool {
		$page = is_page() ? get_queried_object() : null;
		return $page instanceof WP_Post && self::thanks( $page );
	}

	/**
	 * @param array<string, mixed> $query
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

	public static function thanks( WP_Post $page ): bool {
		return self::TEMPLATE === get_page_template_slug( $page ) || self::SLUG === $page->post_name;
	}
}
