<?php
declare( strict_types=1 );

namespace Brolga\Shop\Filters;

use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\CachedCounts;
use Brolga\Core\Support\Module;
use WC_Tax;
use WP_Post;
use WP_Query;

/**
 * Caches the counts of filter options until a product or a term changes, because counting ten thousand products
 * takes longer than the rest of the page.
 *
 * WooCommerce's own cache is bypassed: it stores each count in an autoloaded option without an end, and its
 * version, in seconds, misses a second change within the same second.
 *
 * @see SHOP-22 PERF-25
 *
 * @phpstan-import-type Option from Facet
 * @phpstan-type Found array{facets: list<Facet>, prices: array{int, int}|null}
 * @phpstan-type Kept array{facets: list<array{string, string, non-empty-list<Option>}>, prices: array{int, int}|null}
 */
final class KeptFacets implements Module {

	/** Autoloaded option with the time of the last change of a product. */
	public const VERSION = 'brolga_facets_version';

	/**
	 * Hooks on which cached counts become invalid. The last one is WooCommerce's background update
	 * of the attribute lookup table, which runs after products are saved.
	 */
	public const CHANGES = [
		'woocommerce_after_product_object_save',
		'woocommerce_delete_product_transients',
		'woocommerce_attribute_added',
		'woocommerce_attribute_updated',
		'woocommerce_attribute_deleted',
		'transition_post_status',
		'deleted_post',
		'set_object_terms',
		'deleted_term_relationships',
		'edited_term',
		'delete_term',
		'woocommerce_tax_rate_added',
		'woocommerce_tax_rate_updated',
		'woocommerce_tax_rate_deleted',
		'woocommerce_run_product_attribute_lookup_update_callback',
	];

	private const NOTHING = [ 'facets' => [], 'prices' => null ];

	private const TRANSIENT = 'brolga_facets_';

	private const TYPES = [ 'product', 'product_variation' ];

	private readonly CachedCounts $kept;

	public function __construct( private readonly Facets $facets ) {
		$this->kept = new CachedCounts( self::VERSION, self::TRANSIENT );
	}

	/** WooCommerce's background update is hooked last, after it has done its work. */
	public function register(): void {
		foreach ( [
			'woocommerce_after_product_object_save',
			'woocommerce_delete_product_transients',
			'woocommerce_attribute_added',
			'woocommerce_attribute_updated',
			'woocommerce_attribute_deleted',
			'woocommerce_tax_rate_added',
			'woocommerce_tax_rate_updated',
			'woocommerce_tax_rate_deleted',
		] as $change ) {
			add_action( $change, $this->kept->change( ... ), 10, 0 );
		}
		add_action(
			'woocommerce_run_product_attribute_lookup_update_callback',
			$this->kept->change( ... ),
			PHP_INT_MAX,
			0
		);
		add_action(
			'transition_post_status',
			fn ( string $after, string $before, WP_Post $post ) => $after === $before
				? null
				: $this->changed_post( $post ),
			10,
			3
		);
		add_action( 'deleted_post', fn ( int $id, WP_Post $post ) => $this->changed_post( $post ), 10, 2 );
		add_action(
			'set_object_terms',
			fn ( mixed $id, mixed $terms, mixed $ids, mixed $taxonomy ) => $this->changed_terms( $taxonomy ),
			10,
			4
		);
		foreach ( [ 'deleted_term_relationships', 'edited_term', 'delete_term' ] as $change ) {
			add_action(
				$change,
				fn ( mixed $id, mixed $ids, mixed $taxonomy ) => $this->changed_terms( $taxonomy ),
				10,
				3
			);
		}
		$this->kept->register();
	}

	/** @return Found */
	public function of( WP_Query $query, FilterAddress $chosen ): array {
		$version = $this->kept->version();
		if ( $this->kept->has_changed() || $query->is_search() || $chosen->has_price() ) {
			// Visitors can request any number of combinations, so these are not cached.
			return $this->count( $query, $chosen, $version ) ?? self::NOTHING;
		}
		$question = [
			$chosen->query(),
			Facets::asked( $query ),
			determine_locale(),
			wc_review_ratings_enabled(),
			current_user_can( 'read_private_products' ),
			wc_tax_enabled() ? [ wc_prices_include_tax(), WC_Tax::get_tax_location() ] : [],
			get_option( 'woocommerce_tax_display_shop' ),
		];
		$kept     = $this->kept->get( $question );
		if ( is_array( $kept['facets'] ?? null ) ) {
			/** @var Kept $kept */
			return [
				'facets' => array_map( static fn ( array $row ): Facet => new Facet( ...$row ), $kept['facets'] ),
				'prices' => $kept['prices'],
			];
		}
		$found = $this->count( $query, $chosen, $version );
		if ( null === $found ) {
			return self::NOTHING;
		}
		if ( self::is_known( $found['facets'], $chosen ) ) {
			$rows = array_map(
				static fn ( Facet $facet ): array => [ $facet->name, $facet->label, $facet->options ],
				$found['facets']
			);
			$this->kept->keep( $question, [ 'facets' => $rows, 'prices' => $found['prices'] ] );
		}
		return $found;
	}

	/**
	 * Counts without the cache; null if WooCommerce fails, in which case the page shows its
	 * products without filters.
	 *
	 * @param string $version Version of the shop's products, which keeps WooCommerce from using older counts.
	 * @return Found|null
	 */
	private function count( WP_Query $query, FilterAddress $chosen, string $version ): ?array {
		$asked = clone $query;
		// With a persistent object cache, WooCommerce finds only counts of this version.
		$asked->query_vars['brolga_version'] = $version
			. ( $this->kept->has_changed() ? bin2hex( random_bytes( 6 ) ) : '' );
		// Without one, this keeps WooCommerce from storing its counts beyond the request.
		$outlives = true === wp_using_ext_object_cache();
		wp_using_ext_object_cache( true );
		try {
			return Extensions::guard(
				"WooCommerce's counts of products",
				fn (): array => [
					'facets' => $this->facets->of( $asked, $chosen ),
					'prices' => $this->facets->prices( $asked ),
				],
				null
			);
		} finally {
			wp_using_ext_object_cache( $outlives );
			// WooCommerce leaves this filter behind when it fails, which would empty all later lists.
			remove_filter( 'posts_pre_query', '__return_empty_array' );
		}
	}

	/**
	 * Whether all chosen values exist. Only such results are cached, since visitors can invent any
	 * number of values.
	 *
	 * @param list<Facet> $facets
	 */
	private static function is_known( array $facets, FilterAddress $chosen ): bool {
		$there = [];
		foreach ( $facets as $facet ) {
			$there[ $facet->name ] = array_column( $facet->options, 'value' );
		}
		foreach ( $chosen->chosen as $name => $values ) {
			if ( [] !== array_diff( $values, $there[ $name ] ?? [] ) ) {
				return false;
			}
		}
		return true;
	}

	private function changed_post( WP_Post $post ): void {
		if ( in_array( $post->post_type, self::TYPES, true ) ) {
			$this->kept->change();
		}
	}

	private function changed_terms( mixed $taxonomy ): void {
		if ( is_string( $taxonomy ) && is_object_in_taxonomy( 'product', $taxonomy ) ) {
			$this->kept->change();
		}
	}
}
