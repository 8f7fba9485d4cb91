<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Clock;
use Brolga\Newsletter\Subscribers\Signup;
use Brolga\Newsletter\Subscribers\Subscriber;
use DateTimeImmutable;
use DateTimeZone;

/**
 * A token names a subscriber and proves that its bearer got our mail:
 * `{id}.{proof}`.
 *
 * To confirm, it is a secret of its own for each request, kept as a hash: a link
 * confirms what was asked for when its mail was written, nothing else, and is
 * good for a month. To leave, it is made of the site's secret and works in every
 * mail there ever was.
 *
 * @see NEWS-16 NEWS-18 NEWS-27 NEWS-32
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
	 * A new token that confirms, and its hash.
	 *
	 * @param int $subscriber Whose.
	 * @return array{string, string}
	 */
	public function new_confirmation( int $subscriber ): array {
		$token = $subscriber . '.' . bin2hex( random_bytes( 32 ) );
		return [ $token, $this->hash( $token ) ];
	}

	/**
	 * Whether the link of a request is still good.
	 *
	 * @param Signup $signup The request.
	 */
	public function is_good( Signup $signup ): bool {
		$asked = new DateTimeImmutable( $signup->asked_at, new DateTimeZone( 'UTC' ) );
		return $this->clock->timestamp() - $asked->getTimestamp() <= self::TTL;
	}

	/**
	 * The token that takes a subscriber off the list.
	 *
	 * @param Subscriber $subscriber Whose.
	 */
	public function leaving( Subscriber $subscriber ): string {
		return $subscriber->id
			. '.'
			. $this->hmac->digest( self::LEAVE, "{$subscriber->id}\0{$subscriber->list_id}\0{$subscriber->email}" );
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
	 */
	public static function url( string $parameter, string $token ): string {
		return add_query_arg( $parameter, $token, home_url( '/' ) );
	}

	/**
	 * What is kept of a token.
	 */
	public function hash( string $token ): string {
		return $this->hmac->digest( self::CONFIRM, $token );
	}
}
