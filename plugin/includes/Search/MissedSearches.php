<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Module;
use WP_Query;

/**
 * Searches that found nothing, for the owner to write what people look for.
 * Nothing is kept of who searched, and nothing longer than a quarter.
 *
 * A search may be personal: a name, an illness. Until several visitors have made
 * it, its keyed hash alone is kept, which nobody can read.
 *
 * @see SEARCH-11 SEARCH-16
 */
final class MissedSearches implements Module {

	public const OPTION = 'brolga_missed_searches';

	/** So many are kept, the latest. */
	private const MOST = 300;

	/** Ninety days. */
	private const KEPT_SECONDS = 90 * 86_400;

	/** A longer one is no question that somebody else will have. A hash is longer, so none is taken for the other. */
	private const MAX_LENGTH = 60;

	/** So many visitors make a search that anybody might make. */
	private const VISITORS = 3;

	/** Telephone, order and customer numbers, however they are spaced. */
	private const LONG_NUMBER = '~\d(?:[\s./()-]*\d){4}~';

	public function __construct(
		private readonly Clock $clock,
		private readonly Hmac $hmac,
		private readonly ClientIp $client
	) {}

	public function register(): void {
		add_action( 'template_redirect', $this->keep( ... ) );
	}

	/**
	 * The searches that several visitors have made, the most frequent first.
	 *
	 * @return array<string, array{times: int, at: int}> By what was typed; when it was last, in unix seconds.
	 */
	public function all(): array {
		$list = [];
		foreach ( $this->saved() as $search => $row ) {
			if ( [] === $row['by'] ) {
				$list[ $search ] = [
					'times' => $row['times'],
					'at'    => $row['at'],
				];
			}
		}
		uasort(
			$list,
			static fn ( array $one, array $other ): int => [
				$other['times'],
				$other['at'],
			] <=> [ $one['times'], $one['at'] ]
		);
		return $list;
	}

	/**
	 * All that is kept: searches by their words, with nobody, and by their hashes with
	 * the visitors who made them, hashed.
	 *
	 * @return array<string, array{times: int, at: int, by: list<string>}>
	 */
	private function saved(): array {
		$saved = get_option( self::OPTION, [] );
		$since = $this->clock->timestamp() - self::KEPT_SECONDS;
		$list  = [];
		foreach ( is_array( $saved ) ? $saved : [] as $search => $row ) {
			$by = is_array( $row ) ? ( $row['by'] ?? null ) : null;
			// What was kept before visitors were counted is forgotten.
			if (
				is_array( $row )
				&& is_array( $by )
				&& is_int( $row['times'] ?? null )
				&& is_int( $row['at'] ?? null )
				&& $row['at'] > $since
			) {
				$list[ (string) $search ] = [
					'times' => $row['times'],
					'at'    => $row['at'],
					'by'    => array_values( array_filter( $by, is_string( ... ) ) ),
				];
			}
		}
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
		if (
			mb_strlen( $search ) < 2
			|| mb_strlen( $search ) > self::MAX_LENGTH
			|| str_contains( $search, '@' )
			|| 1 === preg_match( self::LONG_NUMBER, $search )
		) {
			return;
		}
		$list = $this->saved();
		$hash = $this->hmac->digest( 'search', $search );
		$row  = $list[ $search ] ?? $list[ $hash ] ?? [
			'times' => 0,
			'by'    => [],
		];
		$by   = isset( $list[ $search ] )
			? []
			: array_values( array_unique( [ ...$row['by'], $this->visitor( $search ) ] ) );
		unset( $list[ $search ], $list[ $hash ] );
		$is_known = count( $by ) >= self::VISITORS || [] === $by;

		$list[ $is_known ? $search : $hash ] = [
			'times' => $row['times'] + 1,
			'at'    => $this->clock->timestamp(),
			'by'    => $is_known ? [] : $by,
		];
		uasort( $list, static fn ( array $one, array $other ): int => $other['at'] <=> $one['at'] );
		update_option( self::OPTION, array_slice( $list, 0, self::MOST, true ), false );
	}

	/**
	 * Who searches, for one search alone: two searches of one visitor cannot be told to be so.
	 */
	private function visitor( string $search ): string {
		return substr( $this->hmac->digest( 'searcher', "{$search} {$this->client->bucket()}" ), 0, 16 );
	}

	/**
	 * How many posts the page's own query has found.
	 */
	private function found(): int {
		$query = $GLOBALS['wp_the_query'] ?? null;
		return $query instanceof WP_Query ? $query->found_posts : 0;
	}
}
