<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Mail;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Support\Clock;

/**
 * Counts what leaves for an address that anybody can type. Each requester has a
 * share of their own for each list: what a stranger uses up, the owner of the
 * address still has. Over all of them an address has a share that no household
 * comes near, so that many machines together fill nobody's mailbox either.
 *
 * Who is on a list and who is not are counted alike, so a refusal tells nobody
 * which of them an address is.
 *
 * @see NEWS-17 NEWS-23
 */
final class MailShare {

	/** At once, for one address in one list by one requester; then one each interval. */
	private const BURST = 3;

	/** At once, for one address over all lists and requesters; then one an hour. */
	private const OF_ADDRESS    = 20;
	private const OF_ADDRESS_MS = 3600 * 1000;

	public function __construct(
		private readonly LedgerRepository $ledger,
		private readonly ClientIp $ip,
		private readonly Clock $clock
	) {}

	/**
	 * Takes one of the visitor's share. Refused inside of a transaction, it is
	 * undone with it, as everything that was begun for the request.
	 *
	 * @param string $kind        What leaves: a word of the caller's.
	 * @param string $email       The address, in its one spelling.
	 * @param int    $interval_ms Milliseconds in which one comes back.
	 *
	 * @throws ShareUsed          When nothing may leave now.
	 */
	public function take( string $kind, string $list, string $email, int $interval_ms ): void {
		$this->take_for( $kind, $list, $email, $interval_ms, $this->ip->hashed_bucket() );
	}

	/**
	 * Takes one of the owners' share, whoever of them it is.
	 *
	 * @param string $kind        What leaves: a word of the caller's.
	 * @param string $email       The address, in its one spelling.
	 * @param int    $interval_ms Milliseconds in which one comes back.
	 *
	 * @throws ShareUsed          When nothing may leave now.
	 */
	public function take_for_owner( string $kind, string $list, string $email, int $interval_ms ): void {
		$this->take_for( $kind, $list, $email, $interval_ms, 'owner' );
	}

	/**
	 * Takes one of a requester's share.
	 *
	 * @param string $kind        What leaves: a word of the caller's.
	 * @param string $email       The address, in its one spelling.
	 * @param int    $interval_ms Milliseconds in which one comes back.
	 * @param string $requester   Whose share.
	 *
	 * @throws ShareUsed          When nothing may leave now.
	 */
	private function take_for( string $kind, string $list, string $email, int $interval_ms, string $requester ): void {
		$now  = $this->clock->milliseconds();
		$wait = $this->ledger->advance(
			"{$kind}:{$list}:{$email}:{$requester}",
			$now,
			$interval_ms,
			$interval_ms * ( self::BURST - 1 )
		);
		if ( 0 === $wait ) {
			$wait = $this->ledger->advance(
				"{$kind}:{$email}",
				$now,
				self::OF_ADDRESS_MS,
				self::OF_ADDRESS_MS * ( self::OF_ADDRESS - 1 )
			);
		}
		if ( $wait > 0 ) {
			throw new ShareUsed( (int) ceil( $wait / 1000 ) );
		}
	}
}
