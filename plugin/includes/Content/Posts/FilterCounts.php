<?php
declare( strict_types=1 );

namespace Brolga\Content\Posts;

use Brolga\Core\Support\CachedCounts;
use Brolga\Core\Support\Module;

/**
 * Caches the number of posts per category until a post or category changes. Counting ten thousand
 * posts takes longer than rendering the rest of the page.
 *
 * @see PORT-6 PORT-16
 */
final class FilterCounts implements Module {

	/** Option with the time when posts or categories last changed; autoloaded. */
	public const VERSION = 'brolga_posts_version';

	private const TRANSIENT = 'brolga_filters_';

	public const CHANGES = [
		'save_post',
		'deleted_post',
		'set_object_terms',
		'deleted_term_relationships',
		'edited_term',
		'delete_term',
	];

	private readonly CachedCounts $kept;

	public function __construct( private readonly TermsRepository $terms ) {
		$this->kept = new CachedCounts( self::VERSION, self::TRANSIENT );
	}

	public function register(): void {
		foreach ( self::CHANGES as $change ) {
			add_action( $change, $this->kept->change( ... ), 10, 0 );
		}
		$this->kept->register();
	}

	/**
	 * Does not cache combinations of two categories, since visitors can request any number of them.
	 *
	 * @return array{first: non-empty-list<FilterTerm>, second: non-empty-list<FilterTerm>, both: int}
	 */
	public function filters( PostQuery $query, string $second, string $slug, string $also ): array {
		if ( $this->kept->has_changed() || ( '' !== $second && '' !== $slug && '' !== $also ) ) {
			return $this->terms->filters( $query, $second, $slug, $also );
		}
		$question = [
			$query->post_type,
			$query->taxonomy,
			$query->terms,
			$query->exclude,
			$second,
			is_post_type_viewable( $query->post_type ),
		];
		$kept     = $this->kept->get( $question );
		if ( isset( $kept['first'], $kept['second'] ) ) {
			/**
			 * @var array{
			 *     first: non-empty-list<array{int, string, string, int}>,
			 *     second: non-empty-list<array{int, string, string, int}>,
			 * } $kept
			 */
			return [
				'first'  => array_map( FilterTerm::from( ... ), $kept['first'] ),
				'second' => array_map( FilterTerm::from( ... ), $kept['second'] ),
				'both'   => 0,
			];
		}
		$counted = $this->terms->filters( $query, $second );
		$rows    = static fn ( FilterTerm $term ): array => $term->row();
		$this->kept->keep(
			$question,
			[
				'first'  => array_map( $rows, $counted['first'] ),
				'second' => array_map( $rows, $counted['second'] ),
			]
		);
		return $counted;
	}
}
