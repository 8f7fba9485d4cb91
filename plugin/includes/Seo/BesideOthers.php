<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Core\Support\Module;
use WP_Post;
use WP_Sitemaps_Posts;

/**
 * Where another plugin tells search engines of pages, it is given what it cannot
 * know, by its own filters: which pages thank, that popups are no pages, and a
 * description and an image where its owner wrote none.
 *
 * @see SEO-15
 */
final class BesideOthers implements Module {

	/** What the other plugins ask. */
	public const HOOKS = [
		'wpseo_robots_array',
		'wpseo_metadesc',
		'wpseo_opengraph_desc',
		'wpseo_add_opengraph_additional_images',
		'wpseo_exclude_from_sitemap_by_post_ids',
		'wpseo_sitemap_exclude_post_type',
		'rank_math/frontend/robots',
		'rank_math/frontend/description',
		'rank_math/opengraph/facebook/image',
		'rank_math/sitemap/entry',
		'rank_math/sitemap/exclude_post_type',
		'aioseo_robots_meta',
		'aioseo_description',
		'seopress_titles_robots_attrs',
		'seopress_titles_desc',
		'seopress_sitemaps_single_query',
		'seopress_sitemaps_cpt',
	];

	public function __construct(
		private readonly ThankYouRepository $thanks,
		private readonly SeoImages $images
	) {}

	/**
	 * Asks none of them whether it is there: a filter that nobody applies costs nothing.
	 */
	public function register(): void {
		// Yoast SEO.
		add_filter( 'wpseo_robots_array', self::by_name( ... ) );
		add_filter( 'wpseo_metadesc', self::described( ... ) );
		add_filter( 'wpseo_opengraph_desc', self::described( ... ) );
		add_action( 'wpseo_add_opengraph_additional_images', $this->add_image( ... ) );
		add_filter( 'wpseo_exclude_from_sitemap_by_post_ids', $this->and_thanks( ... ) );
		add_filter( 'wpseo_sitemap_exclude_post_type', self::or_left_out( ... ), 10, 2 );
		// Rank Math.
		add_filter( 'rank_math/frontend/robots', self::by_name( ... ) );
		add_filter( 'rank_math/frontend/description', self::described( ... ) );
		add_filter( 'rank_math/opengraph/facebook/image', $this->pictured( ... ) );
		add_filter( 'rank_math/sitemap/entry', self::unless_thanks( ... ), 10, 3 );
		add_filter( 'rank_math/sitemap/exclude_post_type', self::or_left_out( ... ), 10, 2 );
		// All in One SEO: its filter for the sitemap breaks the sitemap by being used.
		add_filter( 'aioseo_robots_meta', self::by_name( ... ) );
		add_filter( 'aioseo_description', self::described( ... ) );
		// SEOPress.
		add_filter( 'seopress_titles_robots_attrs', self::by_list( ... ) );
		add_filter( 'seopress_titles_desc', self::described( ... ) );
		add_filter( 'seopress_sitemaps_single_query', $this->without_thanks( ... ), 10, 2 );
		add_filter( 'seopress_sitemaps_cpt', self::without_left_out( ... ) );
	}

	/**
	 * What robots are told, by what it is about.
	 *
	 * @param mixed $robots The other plugin's.
	 */
	private static function by_name( mixed $robots ): mixed {
		if ( ! is_array( $robots ) || ! ThankYouPages::is_now() ) {
			return $robots;
		}
		// Yoast SEO and Rank Math say it under "index", All in One SEO under its own name.
		return isset( $robots['index'] ) ? [ 'index' => 'noindex' ] + $robots : [ 'noindex' => 'noindex' ] + $robots;
	}

	/**
	 * What robots are told, as a list in which one text may name several.
	 *
	 * @param mixed $robots The other plugin's.
	 */
	private static function by_list( mixed $robots ): mixed {
		if ( ! is_array( $robots ) || ! ThankYouPages::is_now() ) {
			return $robots;
		}
		$others = array_map(
			static fn ( mixed $said ): string => is_string( $said )
				? trim( (string) preg_replace( '/\bindex\b,?/', '', $said ), ' ,' )
				: '',
			array_values( $robots )
		);
		return [ 'noindex', ...array_filter( $others, static fn ( string $said ): bool => '' !== $said ) ];
	}

	/**
	 * A description, where its owner wrote none.
	 *
	 * @param mixed $words The other plugin's.
	 */
	private static function described( mixed $words ): mixed {
		return '' === $words || null === $words ? Told::beside()->description ?? '' : $words;
	}

	/**
	 * An image's address, where its owner chose none.
	 *
	 * @param mixed $url The other plugin's.
	 */
	private function pictured( mixed $url ): mixed {
		return '' === $url || null === $url || false === $url ? $this->image() : $url;
	}

	/**
	 * The same for a plugin that collects images.
	 *
	 * @param mixed $images What it collects them in.
	 */
	private function add_image( mixed $images ): void {
		$url = is_object( $images )
			&& is_callable( [ $images, 'has_images' ] )
			&& is_callable( [ $images, 'add_image_by_url' ] )
			&& false === $images->has_images()
			? $this->image()
			: '';
		if ( '' !== $url && is_object( $images ) && method_exists( $images, 'add_image_by_url' ) ) {
			$images->add_image_by_url( $url );
		}
	}

	/**
	 * The page's image; empty: it has none.
	 */
	private function image(): string {
		$told = Told::beside();
		return null === $told ? '' : esc_url_raw( $this->images->of( $told )->url ?? '' );
	}

	/**
	 * Pages that thank, beside those that are left out already.
	 *
	 * @param mixed $ids The other plugin's.
	 */
	private function and_thanks( mixed $ids ): mixed {
		return is_array( $ids ) ? [ ...array_values( $ids ), ...$this->thanks->ids() ] : $ids;
	}

	/**
	 * A line of a sitemap; false: none.
	 *
	 * @param mixed $line The other plugin's.
	 * @param mixed $of   The post.
	 */
	private static function unless_thanks( mixed $line, mixed $type, mixed $of ): mixed {
		$post = 'post' === $type && is_object( $of ) && is_numeric( $of->ID ?? null )
			? get_post( (int) $of->ID )
			: null;
		return $post instanceof WP_Post && ThankYouPages::thanks( $post ) ? false : $line;
	}

	/**
	 * Whether a kind of posts is left out.
	 *
	 * @param mixed $is_out Whether the other plugin does.
	 * @param mixed $type   Its name.
	 */
	private static function or_left_out( mixed $is_out, mixed $type ): mixed {
		return is_string( $type ) && self::is_left_out( $type ) ? true : $is_out;
	}

	/**
	 * Whether a kind of posts is one of ours that WordPress' own sitemap leaves out.
	 *
	 * @param string $type Its name.
	 */
	private static function is_left_out( string $type ): bool {
		return str_starts_with( $type, 'brolga_' )
			&& ! isset( ( new WP_Sitemaps_Posts() )->get_object_subtypes()[ $type ] );
	}

	/**
	 * What a sitemap of pages asks for.
	 *
	 * @param mixed $query The other plugin's.
	 * @param mixed $type  Of which kind.
	 */
	private function without_thanks( mixed $query, mixed $type ): mixed {
		return is_array( $query ) && 'page' === $type
			? [ 'post__not_in' => $this->and_thanks(
				is_array( $query['post__not_in'] ?? null ) ? $query['post__not_in'] : []
			) ] + $query
			: $query;
	}

	/**
	 * Kinds of posts with a sitemap, by their names.
	 *
	 * @param mixed $types The other plugin's.
	 */
	private static function without_left_out( mixed $types ): mixed {
		return is_array( $types )
			? array_filter(
				$types,
				static fn ( string|int $type ): bool => ! self::is_left_out( (string) $type ),
				ARRAY_FILTER_USE_KEY
			)
			: $types;
	}
}
