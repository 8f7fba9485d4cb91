<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\Migration;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\CronTask;

/**
 * Moves the searches that found nothing from the option that held them, which
 * each web node overwrote with what it knew, into their table. As long as a
 * server has older code the option comes again, so it is moved each hour.
 *
 * @see SEARCH-17 LIFE-5 SCALE-5
 */
final class MissedSearchesMigration implements Migration, CronTask {

	public const OPTION = 'brolga_missed_searches';

	public function __construct(
		private readonly MissedSearchRepository $searches,
		private readonly LedgerRepository $ledger,
		private readonly Transaction $transaction,
		private readonly Hmac $hmac,
		private readonly Clock $clock
	) {}

	/**
	 * The shape of the tables that brought the table.
	 */
	public function version(): int {
		return 26;
	}

	/**
	 * Moves all of it, and the option goes with it, or nothing.
	 */
	public function up(): void {
		$this->transaction->run( function (): void {
			$saved = get_option( self::OPTION, [] );
			foreach ( is_array( $saved ) ? $saved : [] as $search => $row ) {
				if (
					is_array( $row )
					&& is_array( $row['by'] ?? null )
					&& is_int( $row['times'] ?? null )
					&& is_int( $row['at'] ?? null )
					&& $row['at'] > $this->clock->timestamp() - MissedSearches::KEPT_SECONDS
				) {
					$this->move(
						(string) $search,
						$row['times'],
						$row['at'],
						array_filter( $row['by'], is_string( ... ) )
					);
				}
			}
			delete_option( self::OPTION );
		} );
	}

	/**
	 * Moves what servers with older code have written since.
	 */
	public function run_task(): void {
		$this->up();
	}

	/**
	 * Moves a search.
	 *
	 * @param string        $search   Its words, where no visitors are remembered with it, else its hash.
	 * @param array<string> $visitors Who has made it.
	 */
	private function move( string $search, int $times, int $at, array $visitors ): void {
		$hash = [] === $visitors ? $this->hmac->digest( 'search', $search ) : $search;
		foreach ( $visitors as $visitor ) {
			$this->ledger->claim( MissedSearches::searcher( $hash, $visitor ), MissedSearches::KEPT_SECONDS );
		}
		$this->searches->add( $hash, $times, [] === $visitors ? MissedSearches::VISITORS : count( $visitors ), $at );
		if ( [] === $visitors ) {
			$this->searches->reveal( $hash, $search, MissedSearches::VISITORS );
		}
	}
}
