<?php
declare( strict_types=1 );

namespace Brolga\Content\Posts;

use Brolga\Core\Support\Module;

/**
 * Counts posts by their categories once, and again when posts or categories
 * have changed: to count ten thousand takes longer than the rest of the page.
 *
 * @see PORT-6 PORT-16
 */
final class FilterCounts implements Module {

	/** When posts or categories were last changed; read with all options of the site. */
	public const VERSION = 'brolga_posts_version';

	private const TRANSIENT = 'brolga_filters_';

	/** What is changed past WordPress is seen after an hour. */
	private const KEPT_SECONDS = 3600;

	/** What changes what is counted. */
	private const CHANGES = [ 'save_post', 'deleted_post', 'set_object_terms', 'deleted_term_relationships', 'edited_term', 'delete_term' ];

	/** Whether this request has changed anything. */
	private bool $changed = false;

	public function __construct( private readonly TermsRepository $terms ) {}

	/**
	 * Listens.
	 */
	public function register(): void {
		foreach ( self::CHANGES as $change ) {
			add_action( $change, $this->changed( ... ) );
		}
		add_action( 'shutdown', $this->renew( ... ) );
	}

	/**
	 * As TermsRepository::filters().
	 *
	 * @param PostQuery $query  Which posts.
	 * @param string    $second A second taxonomy, or empty.
	 * @param string    $slug   The category that is asked for.
	 * @param string    $also   The category of the second taxonomy.
	 * @return array{first: non-empty-list<FilterTerm>, second: non-empty-list<FilterTerm>, both: int}
	 */
	public function filters( PostQuery $query, string $second, string $slug, string $also ): array {
		// What visitors can make up is not kept.
		if ( $this->changed || ( '' !== $second && '' !== $slug && '' !== $also ) ) {
			return $this->terms->filters( $query, $second, $slug, $also );
		}
		$name = self::TRANSIENT . md5( (string) wp_json_encode( [ $query->post_type, $query->taxonomy, $query->terms, $query->exclude, $second, get_option( self::VERSION, '' ), is_post_type_viewable( $query->post_type ) ] ) );
		$kept = get_transient( $name );
		if ( is_array( $kept ) && isset( $kept['first'], $kept['second'] ) ) {
			/** @var array{first: non-empty-list<array{int, string, string, int}>, second: non-empty-list<array{int, string, string, int}>} $kept */
			return [
				'first'  => array_map( FilterTerm::from( ... ), $kept['first'] ),
				'second' => array_map( FilterTerm::from( ... ), $kept['second'] ),
				'both'   => 0,
			];
		}
		$counted = $this->terms->filters( $query, $second );
		$rows    = static fn ( FilterTerm $term ): array => $term->row();
		set_transient(
			$name,
			[
				'first'  => array_map( $rows, $counted['first'] ),
				'second' => array_map( $rows, $counted['second'] ),
			],
			self::KEPT_SECONDS
		);
		return $counted;
	}

	/**
	 * Something has changed: nothing is kept from now on.
	 */
	private function changed(): void {
		if ( ! $this->changed ) {
			$this->changed = true;
			$this->write();
		}
	}

	/**
	 * What others have counted while this request was at work counts no longer.
	 */
	private function renew(): void {
		if ( $this->changed ) {
			$this->write();
		}
	}

	/**
	 * A version that was never there.
	 */
	private function write(): void {
		update_option( self::VERSION, bin2hex( random_bytes( 6 ) ) );
	}
}
