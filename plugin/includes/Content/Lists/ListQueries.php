<?php
declare( strict_types=1 );

namespace Brolga\Content\Lists;

use Brolga\Core\Blocks\BlockRendering;
use Brolga\Core\Caches\DatedPages;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;
use WP_Block;
use WP_Query;
use WP_REST_Request;

/**
 * Sorts and filters WordPress' Query Loop by fields, on the page and in the editor's preview. Only the block says by
 * what: a visitor's request has no say.
 *
 * @see BLOG-890 BLOG-894
 */
final class ListQueries implements Module {

	/** The key in the block's query, and in the request of the editor's preview. */
	public const KEY = BlockRendering::LIST;

	/** The query variable with the settings, which are an object, so that no request can set it. */
	private const MARK = 'brolga_list';

	private const MOST_POSTS = 100;

	/** A preview may render a list, too. */
	private bool $is_registered = false;

	/**
	 * @param Closure(): ListClausesRepository $clauses
	 * @param Closure(): DatedPages $dates
	 */
	public function __construct(
		private readonly Clock $clock,
		#[LazyInject( ListClausesRepository::class )] private readonly Closure $clauses,
		#[LazyInject( DatedPages::class )] private readonly Closure $dates
	) {}

	public function register(): void {
		if ( $this->is_registered ) {
			return;
		}
		$this->is_registered = true;
		add_filter( 'query_loop_block_query_vars', $this->of_block( ... ), 10, 2 );
		add_filter( 'posts_clauses', $this->change( ... ), 10, 2 );
		// Once the post types are there.
		add_action( 'rest_api_init', function (): void {
			foreach ( get_post_types( [ 'show_in_rest' => true ] ) as $type ) {
				add_filter( "rest_{$type}_query", $this->of_request( ... ), 10, 2 );
			}
		} );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	private function of_block( array $query, WP_Block $block ): array {
		$given = $block->context['query'] ?? [];
		$given = is_array( $given ) ? $given[ self::KEY ] ?? null : null;
		return null === $given ? $query : $this->with( $query, $given );
	}

	/**
	 * @param array<string, mixed> $query
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 */
	private function of_request( array $query, WP_REST_Request $request ): array {
		$given = $request->get_param( self::KEY );
		return null !== $given && current_user_can( 'edit_posts' ) ? $this->with( $query, $given ) : $query;
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	private function with( array $query, mixed $given ): array {
		$type     = $query['post_type'] ?? '';
		$today    = $this->clock->now()->setTimezone( wp_timezone() );
		$settings = ListSettings::of( $given, ListFields::of( is_string( $type ) ? $type : '' ), $today );
		if ( $settings->is_empty() ) {
			return $query;
		}
		if ( $settings->depends_on_today ) {
			( $this->dates )()->note( $today->modify( 'tomorrow' )->getTimestamp() );
		}
		$number = $query['posts_per_page'] ?? 0;
		return [
			self::MARK            => $settings,
			'post_status'         => 'publish',
			'has_password'        => false,
			'ignore_sticky_posts' => true,
			'posts_per_page'      => is_numeric( $number ) && $number >= 0
				? min( self::MOST_POSTS, (int) $number )
				: self::MOST_POSTS,
		] + $query;
	}

	/**
	 * @param array<string, string> $clauses
	 * @return array<string, string>
	 */
	private function change( array $clauses, WP_Query $query ): array {
		$settings = $query->get( self::MARK );
		if ( ! $settings instanceof ListSettings ) {
			return $clauses;
		}
		$sql              = ( $this->clauses )();
		$clauses['where'] = ( $clauses['where'] ?? '' ) . $sql->where( $settings );
		if ( null !== $settings->sort ) {
			$clauses['orderby'] = $sql->order( $settings->sort );
		}
		return $clauses;
	}
}
