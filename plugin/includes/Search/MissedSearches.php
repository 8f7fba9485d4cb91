<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Clock;
use Brolga\Core\Module;
use WP_Query;

/**
 * Searches that found nothing, for the owner to write what people look for.
 * Nothing is kept of who searched, and nothing longer than a quarter.
 *
 * @see SEARCH-11
 */
final class MissedSearches implements Module {

	public const OPTION = 'brolga_missed_searches';

	/** So many are kept, the latest. */
	private const MOST = 100;

	/** Ninety days. */
	private const KEPT_SECONDS = 90 * 86_400;

	/** A longer one is no question that somebody else will have. */
	private const MAX_LENGTH = 60;

	public function __construct( private readonly Clock $clock ) {}

	/**
	 * Listens.
	 */
	public function register(): void {
		add_action( 'template_redirect', $this->keep( ... ) );
	}

	/**
	 * The searches, the most frequent first.
	 *
	 * @return array<string, array{times: int, at: int}> By what was typed; when it was last, in unix seconds.
	 */
	public function all(): array {
		$saved = get_option( self::OPTION, [] );
		$since = $this->clock->timestamp() - self::KEPT_SECONDS;
		$list  = [];
		foreach ( is_array( $saved ) ? $saved : [] as $search => $row ) {
			if ( is_array( $row ) && is_int( $row['times'] ?? null ) && is_int( $row['at'] ?? null ) && $row['at'] > $since ) {
				$list[ (string) $search ] = [
					'times' => $row['times'],
					'at'    => $row['at'],
				];
			}
		}
		uasort( $list, static fn ( array $one, array $other ): int => [ $other['times'], $other['at'] ] <=> [ $one['times'], $one['at'] ] );
		return $list;
	}

	/**
	 * Keeps this request's search, if it has found nothing.
	 */
	private function keep(): void {
		if ( ! is_search() || is_paged() || $this->found() > 0 ) {
			return;
		}
		$search = mb_strtolower( trim( get_search_query( false ) ) );
		if ( mb_strlen( $search ) < 2 || mb_strlen( $search ) > self::MAX_LENGTH || false !== is_email( $search ) ) {
			return;
		}
		$list            = $this->all();
		$list[ $search ] = [
			'times' => ( $list[ $search ]['times'] ?? 0 ) + 1,
			'at'    => $this->clock->timestamp(),
		];
		uasort( $list, static fn ( array $one, array $other ): int => $other['at'] <=> $one['at'] );
		update_option( self::OPTION, array_slice( $list, 0, self::MOST, true ), false );
	}

	/**
	 * How many posts the page's own query has found.
	 */
	private function found(): int {
		$query = $GLOBALS['wp_the_query'] ?? null;
		return $query instanceof WP_Query ? $query->found_posts : 0;
	}
}
