<?php
declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Core\Clock;
use Brolga\Core\Hmac;
use DateTimeImmutable;
use DateTimeZone;

/**
 * A token names a row and proves that its bearer got our mail: `{id}.{proof}`.
 *
 * Both are made of the site's secret: nothing that is stored with a subscriber
 * could be stolen. To confirm, it is good for a month, and the same in each mail
 * that asks until somebody answers: who pressed twice need not know which mail
 * is the newer one. To leave, it works in every mail there ever was.
 *
 * @see NEWS-16 NEWS-18 NEWS-27
 */
final class ListTokens {

	/** What an address of ours carries. */
	public const CONFIRM = 'brolga_confirm';
	public const LEAVE   = 'brolga_unsubscribe';

	/** Seconds in which a wish can be confirmed. */
	private const TTL = 30 * 86400;

	public function __construct(
		private readonly Hmac $hmac,
		private readonly Clock $clock
	) {}

	/**
	 * The row that a token names; 0: none.
	 *
	 * @param string $token Out of a link.
	 */
	public static function id_of( string $token ): int {
		return 1 === preg_match( '/^([1-9]\d{0,17})\.[0-9a-f]{64}$/D', $token, $match ) ? (int) $match[1] : 0;
	}

	/**
	 * The token that confirms, and its hash. Leaving makes another one of it.
	 *
	 * @param Subscriber $subscriber Whose.
	 * @return array{string, string}
	 */
	public function new_confirmation( Subscriber $subscriber ): array {
		$token = $subscriber->id . '.' . $this->hmac->digest( 'token ' . self::CONFIRM, "{$subscriber->id}\0{$subscriber->list_id}\0{$subscriber->email}\0{$subscriber->unsubscribed_at}" );
		return [ $token, $this->hash( $token ) ];
	}

	/**
	 * Whether a token confirms a subscriber.
	 *
	 * @param Subscriber $subscriber Whose it should be.
	 * @param string     $token      Out of a link.
	 */
	public function confirms( Subscriber $subscriber, string $token ): bool {
		$asked = new DateTimeImmutable( $subscriber->asked_at, new DateTimeZone( 'UTC' ) );
		return '' !== $subscriber->token_hash
			&& hash_equals( $subscriber->token_hash, $this->hash( $token ) )
			&& $this->clock->timestamp() - $asked->getTimestamp() <= self::TTL;
	}

	/**
	 * The token that takes a subscriber off the list.
	 *
	 * @param Subscriber $subscriber Whose.
	 */
	public function leaving( Subscriber $subscriber ): string {
		return $subscriber->id . '.' . $this->hmac->digest( self::LEAVE, "{$subscriber->id}\0{$subscriber->list_id}\0{$subscriber->email}" );
	}

	/**
	 * Whether a token takes a subscriber off the list.
	 *
	 * @param Subscriber $subscriber Whose it should be.
	 * @param string     $token      Out of a link.
	 */
	public function leaves( Subscriber $subscriber, string $token ): bool {
		return hash_equals( $this->leaving( $subscriber ), $token );
	}

	/**
	 * The address of a page of ours.
	 *
	 * @param string $parameter CONFIRM or LEAVE.
	 * @param string $token     The token.
	 */
	public static function url( string $parameter, string $token ): string {
		return add_query_arg( $parameter, $token, home_url( '/' ) );
	}

	/**
	 * What is kept of a token.
	 *
	 * @param string $token The token.
	 */
	private function hash( string $token ): string {
		return $this->hmac->digest( self::CONFIRM, $token );
	}
}
