<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Closure;
use WP_Query;

/**
 * Searches that found nothing, for the owner to write what people look for.
 * Nothing is kept of who searched, and nothing longer than a quarter.
 *
 * A search may be personal: a name, an illness. Until several visitors have made
 * it, its keyed hash alone is kept, which nobody can read.
 *
 * @see SEARCH-11 SEARCH-16 SEARCH-17
 */
final class MissedSearches implements Module {

	/** So many are kept, the latest. */
	private const MOST = 300;

	/** Ninety days. */
	public const KEPT_SECONDS = 90 * 86_400;

	/** A longer one is no question that somebody else will have. */
	private const MAX_LENGTH = 60;

	/** So many visitors make a search that anybody might make. */
	public const VISITORS = 3;

	/** Telephone, order and customer numbers, however they are spaced. */
	private const LONG_NUMBER = '~\d(?:[\s./()-]*\d){4}~';

	/** How much of a search's hash tells its visitors' names in the ledger from those of others. */
	private const HASH_DIGITS = 32;

	/**
	 * @param Closure(): BusinessAnswers $answers Knows what the owner has filled in.
	 */
	public function __construct(
		private readonly Clock $clock,
		private readonly Hmac $hmac,
		private readonly ClientIp $client,
		private readonly MissedSearchRepository $searches,
		private readonly LedgerRepository $ledger,
		private readonly Transaction $transaction,
		#[Later( BusinessAnswers::class )] private readonly Closure $answers
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
		return $this->searches->readable( $this->clock->timestamp() - self::KEPT_SECONDS );
	}

	/**
	 * What a visitor of an unread search is called in the ledger.
	 *
	 * @param string $hash    The search's.
	 * @param string $visitor The visitor's; empty: what the names of all of them begin with.
	 */
	public static function searcher( string $hash, string $visitor = '' ): string {
		return 'searcher:' . substr( $hash, 0, self::HASH_DIGITS ) . ":{$visitor}";
	}

	/**
	 * Keeps this request's search, if it has found nothing.
	 */
	private function keep(): void {
		if ( ! is_search() || is_paged() || $this->found() > 0 || $this->is_answered() ) {
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
		try {
			$this->transaction->run( fn () => $this->count( $search ) );
			$this->forget();
		} catch ( StorageUnavailable ) {
			// WordPress has logged why; whoever searches is shown the page all the same.
			return;
		}
	}

	/**
	 * Forgets the oldest searches and who made them: whoever asks for a thousand
	 * different ones leaves no more than others.
	 */
	private function forget(): void {
		foreach ( $this->searches->forget(
			self::MOST,
			$this->clock->timestamp() - self::KEPT_SECONDS
		) as $hash ) {
			$this->ledger->release_all( self::searcher( $hash ) );
		}
	}

	/**
	 * Counts a search, and who makes it until its words are kept.
	 */
	private function count( string $search ): void {
		$hash   = $this->hmac->digest( 'search', $search );
		$is_new = ! $this->searches->is_readable( $hash )
			&& $this->ledger->claim( self::searcher( $hash, $this->visitor( $search ) ), self::KEPT_SECONDS );
		$this->searches->add( $hash, 1, (int) $is_new, $this->clock->timestamp() );
		if ( $this->searches->reveal( $hash, $search, self::VISITORS ) ) {
			$this->ledger->release_all( self::searcher( $hash ) );
		}
	}

	/**
	 * Who searches, for one search alone: two searches of one visitor cannot be told to be so.
	 */
	private function visitor( string $search ): string {
		return substr( $this->hmac->digest( 'searcher', "{$search} {$this->client->bucket()}" ), 0, 16 );
	}

	/**
	 * Whether the page says all the same what was looked for.
	 */
	private function is_answered(): bool {
		return [] !== ( $this->answers )()->to( get_search_query( false ) );
	}

	/**
	 * How many posts the page's own query has found.
	 */
	private function found(): int {
		$query = $GLOBALS['wp_the_query'] ?? null;
		return $query instanceof WP_Query ? $query->found_posts : 0;
	}
}
