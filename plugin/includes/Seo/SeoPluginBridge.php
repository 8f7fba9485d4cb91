<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Core\Support\Module;
use WP_Post;
use WP_Sitemaps_Posts;

/**
 * Uses the filters of other SEO plugins to supply what they do not know: thank-you pages, post types that are
 * not public pages (such as popups), and a description and an image where the owner set none.
 *
 * @see SEO-15
 */
final class SeoPluginBridge implements Module {

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

	/** Registers the hooks of all plugins without checking which is active: an unused hook costs nothing. */
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
		// All in One SEO: not its sitemap filter, which breaks the sitemap when used.
		add_filter( 'aioseo_robots_meta', self::by_name( ... ) );
		add_filter( 'aioseo_description', self::described( ... ) );
		// SEOPress.
		add_filter( 'seopress_titles_robots_attrs', self::by_list( ... ) );
		add_filter( 'seopress_titles_desc', self::described( ... ) );
		add_filter( 'seopress_sitemaps_single_query', $this->without_thanks( ... ), 10, 2 );
		add_filter( 'seopress_sitemaps_cpt', self::without_left_out( ... ) );
	}

	/** Adds noindex on a thank-you page, for plugins whose robots directives are keyed by name. */
	private static function by_name( mixed $robots ): mixed {
		if ( ! is_array( $robots ) || ! ThankYouPages::is_now() ) {
			return $robots;
		}
		// Yoast SEO and Rank Math use the key "index", All in One SEO "noindex".
		return isset( $robots['index'] ) ? [ 'index' => 'noindex' ] + $robots : [ 'noindex' => 'noindex' ] + $robots;
	}

	/**
	 * Adds noindex on a thank-you page, for plugins whose robots directives are a list of strings,
	 * each with one or several directives.
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

	private static function described( mixed $words ): mixed {
		return '' === $words || null === $words ? PageMetadata::beside()->description ?? '' : $words;
	}

	private function pictured( mixed $url ): mixed {
		return '' === $url || null === $url || false === $url ? $this->image() : $url;
	}

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

	private function image(): string {
		$told = PageMetadata::beside();
		return null === $told ? '' : esc_url_raw( $this->images->of( $told )->url ?? '' );
	}

	private function and_thanks( mixed $ids ): mixed {
		return is_array( $ids ) ? [ ...array_values( $ids ), ...$this->thanks->ids() ] : $ids;
	}

	/** Returns false for a thank-you page, which removes it from Rank Math's sitemap. */
	private static function unless_thanks( mixed $line, mixed $type, mixed $of ): mixed {
		$post = 'post' === $type && is_object( $of ) && is_numeric( $of->ID ?? null )
			? get_post( (int) $of->ID )
			: null;
		return $post instanceof WP_Post && ThankYouPages::thanks( $post ) ? false : $line;
	}

	private static function or_left_out( mixed $is_out, mixed $type ): mixed {
		return is_string( $type ) && self::is_left_out( $type ) ? true : $is_out;
	}

	/** Whether it is one of this plugin's post types that WordPress' own sitemap omits. */
	private static function is_left_out( string $type ): bool {
		return str_starts_with( $type, 'brolga_' )
			&& ! isset( ( new WP_Sitemaps_Posts() )->get_object_subtypes()[ $type ] );
	}

	private function without_thanks( mixed $query, mixed $type ): mixed {
		return is_array( $query ) && 'page' === $type
			? [ 'post__not_in' => $this->and_thanks(
				is_array( $query['post__not_in'] ?? null ) ? $query['post__not_in'] : []
			) ] + $query
			: $query;
	}

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
