<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Mail;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Text;

/**
 * Counts what leaves for an address that anybody can type. Each requester has a
 * share of their own for each list: what a stranger uses up, the owner of the
 * address still has. Over all requesters, and all kinds of what leaves, a mailbox
 * has a share of its own, so that many machines together fill nobody's either.
 *
 * Who is on a list and who is not are counted alike, so a refusal tells nobody
 * which of them an address is.
 *
 * @see NEWS-17 NEWS-23 OUTBOX-450
 */
final class MailShare {

	/** At once, for one address in one list by one requester; then one each interval. */
	private const BURST = 3;

	/** To one mailbox within an hour, whatever it is and whoever asks for it. */
	private const HOURLY = 3;

	/** The same over days: so many at once, then one an hour. */
	private const OF_MAILBOX = 20;
	private const HOUR       = 3600;

	public function __construct(
		private readonly LedgerRepository $ledger,
		private readonly ClientIp $ip,
		private readonly Clock $clock,
		private readonly Hmac $hmac
	) {}

	/**
	 * Takes one of what may go to a mailbox, over all kinds and requesters. For who
	 * leaves an email out that nobody waits for.
	 *
	 * @param string $email The address, as it was typed.
	 * @return int Seconds to wait; 0: it may go.
	 *
	 * @see OUTBOX-450
	 */
	public function wait( string $email ): int {
		$mailbox = 'mailbox:' . $this->hmac->digest( 'mailbox', self::mailbox( $email ) );
		$free    = self::HOUR;
		for ( $place = 1; $place <= self::HOURLY; $place++ ) {
			if ( $this->ledger->claim( "{$mailbox}:{$place}", self::HOUR ) ) {
				return intdiv( 999 + $this->ledger->advance(
					$mailbox,
					$this->clock->milliseconds(),
					1000 * self::HOUR,
					1000 * self::HOUR * ( self::OF_MAILBOX - 1 )
				), 1000 );
			}
			$end  = $this->ledger->kept( "{$mailbox}:{$place}" )['expires'] ?? 0;
			$free = min( $free, max( 1, $end - $this->clock->timestamp() ) );
		}
		return $free;
	}

	/**
	 * The mailbox behind an address: many hosts ignore dots, and what follows a plus.
	 */
	public static function mailbox( string $address ): string {
		[ $local, $host ] = explode( '@', Text::lower( $address ), 2 ) + [ '', '' ];
		return str_replace( '.', '', explode( '+', $local )[0] ) . "@{$host}";
	}

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
		$wait = $this->ledger->advance(
			"{$kind}:{$list}:{$email}:{$requester}",
			$this->clock->milliseconds(),
			$interval_ms,
			$interval_ms * ( self::BURST - 1 )
		);
		$wait = 0 === $wait ? $this->wait( $email ) : intdiv( 999 + $wait, 1000 );
		if ( $wait > 0 ) {
			throw new ShareUsed( $wait );
		}
	}
}
