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
 * Limits the emails to addresses that anybody can type in. Each requester has a separate limit per list and
 * address, so that a stranger cannot use up the limit of the address's owner. In addition, each mailbox has a
 * limit over all requesters and kinds of email, so that many machines together cannot flood it.
 *
 * Addresses that are on a list and those that are not are counted alike, so a refusal does not disclose whether
 * an address is subscribed.
 *
 * @see NEWS-17 NEWS-23 OUTBOX-450
 */
final class MailShare {

	/** Emails at once to one address in one list per requester; after that, one per interval. */
	private const BURST = 3;

	/** Emails to one mailbox within an hour, of all kinds and for all requesters. */
	private const HOURLY = 3;

	/** Emails to one mailbox over days, of all kinds and requesters; after that, one per hour. */
	private const OF_MAILBOX = 20;
	private const HOUR       = 3600;

	public function __construct(
		private readonly LedgerRepository $ledger,
		private readonly ClientIp $ip,
		private readonly Clock $clock,
		private readonly Hmac $hmac
	) {}

	/**
	 * Counts an email to a mailbox, over all kinds and requesters. For callers that skip an
	 * optional email instead of failing.
	 *
	 * @param string $email The address as typed.
	 * @return int Seconds to wait; 0 if the email may be sent.
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

	/** Normalizes an address to its mailbox: many hosts ignore dots and anything after a plus. */
	public static function mailbox( string $address ): string {
		[ $local, $host ] = explode( '@', Text::lower( $address ), 2 ) + [ '', '' ];
		return str_replace( '.', '', explode( '+', $local )[0] ) . "@{$host}";
	}

	/**
	 * Counts an email for the visitor. If it is refused inside a transaction, the count is rolled
	 * back with the rest of the request.
	 *
	 * @param string $kind        The kind of email: a name that the caller chooses.
	 * @param string $email       The address in its normalized spelling.
	 * @param int    $interval_ms Milliseconds after which another email is allowed.
	 * @throws ShareUsed If no email may be sent now.
	 */
	public function take( string $kind, string $list, string $email, int $interval_ms ): void {
		$this->take_for( $kind, $list, $email, $interval_ms, $this->ip->hashed_bucket() );
	}

	/**
	 * Like take(), but for the site's users, who share one limit.
	 *
	 * @throws ShareUsed If no email may be sent now.
	 */
	public function take_for_owner( string $kind, string $list, string $email, int $interval_ms ): void {
		$this->take_for( $kind, $list, $email, $interval_ms, 'owner' );
	}

	/** @throws ShareUsed If no email may be sent now. */
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
