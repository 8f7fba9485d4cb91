<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;
use WP_Query;

/**
 * Collects searches without results for up to 90 days, so that the owner can write what people
 * look for. A search may be personal, such as a name or an illness, so until several visitors have
 * made it, only its keyed hash is stored. Nothing is stored that identifies who searched.
 *
 * @see SEARCH-11 SEARCH-16 SEARCH-17
 */
final class MissedSearches implements Module {

	private const MOST = 300;

	public const KEPT_SECONDS = 90 * 86_400;

	/** In characters. Longer searches are unlikely to be made by others. */
	private const MAX_LENGTH = 60;

	/** How many visitors must make a search before its words are stored. */
	public const VISITORS = 3;

	/** Matches phone, order and customer numbers, with or without separators. */
	private const LONG_NUMBER = '~\d(?:[\s./()-]*\d){4}~';

	private const HASH_DIGITS = 32;

	/** @param Closure(): BusinessAnswers $answers */
	public function __construct(
		private readonly Clock $clock,
		private readonly Hmac $hmac,
		private readonly ClientIp $client,
		private readonly MissedSearchRepository $searches,
		private readonly LedgerRepository $ledger,
		private readonly Transaction $transaction,
		#[LazyInject( BusinessAnswers::class )] private readonly Closure $answers
	) {}

	public function register(): void {
		add_action( 'template_redirect', $this->keep( ... ) );
	}

	/**
	 * @return array<string, array{times: int, at: int}> By the search's words; at: Unix time of the last one.
	 */
	public function all(): array {
		return $this->searches->readable( $this->clock->timestamp() - self::KEPT_SECONDS );
	}

	/** @param string $visitor Empty for the prefix common to all visitors of a search. */
	public static function searcher( string $hash, string $visitor = '' ): string {
		return 'searcher:' . substr( $hash, 0, self::HASH_DIGITS ) . ":{$visitor}";
	}

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
			// WordPress has logged the error; the page is shown all the same.
			return;
		}
	}

	/**
	 * Deletes the oldest searches and their visitors' ledger entries, so that a visitor who makes
	 * a thousand different searches does not fill the table.
	 */
	private function forget(): void {
		foreach ( $this->searches->forget(
			self::MOST,
			$this->clock->timestamp() - self::KEPT_SECONDS
		) as $hash ) {
			$this->ledger->release_all( self::searcher( $hash ) );
		}
	}

	private function count( string $search ): void {
		$hash   = $this->hmac->digest( 'search', $search );
		$is_new = ! $this->searches->is_readable( $hash )
			&& $this->ledger->claim( self::searcher( $hash, $this->visitor( $search ) ), self::KEPT_SECONDS );
		$this->searches->add( $hash, 1, (int) $is_new, $this->clock->timestamp() );
		if ( $this->searches->reveal( $hash, $search, self::VISITORS ) ) {
			$this->ledger->release_all( self::searcher( $hash ) );
		}
	}

	/** Returns a hash of visitor and search together, so that two searches of one visitor cannot be linked. */
	private function visitor( string $search ): string {
		return substr( $this->hmac->digest( 'searcher', "{$search} {$this->client->bucket()}" ), 0, 16 );
	}

	private function is_answered(): bool {
		return [] !== ( $this->answers )()->to( get_search_query( false ) );
	}

	private function found(): int {
		$query = $GLOBALS['wp_the_query'] ?? null;
		return $query instanceof WP_Query ? $query->found_posts : 0;
	}
}
