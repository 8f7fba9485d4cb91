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
 * Creates and checks the tokens of confirmation and unsubscribe links: `{id}.{proof}`, which names
 * a subscriber and proves that its bearer received the mail. A confirmation token is a random
 * secret stored as a hash, valid for 30 days, and confirms only the request it was mailed for. An
 * unsubscribe token is an HMAC with the site's secret and works in every mail ever sent.
 *
 * @see NEWS-16 NEWS-18 NEWS-27 NEWS-32
 */
final class ListTokens {

	public const CONFIRM = 'brolga_confirm';
	public const LEAVE   = 'brolga_unsubscribe';

	/** Seconds for which a confirmation link is valid. */
	private const TTL = 30 * 86400;

	public function __construct(
		private readonly Hmac $hmac,
		private readonly Clock $clock
	) {}

	/** Returns the subscriber's id in a token; 0 if the token is malformed. */
	public static function id_of( string $token ): int {
		return 1 === preg_match( '/^([1-9]\d{0,17})\.[0-9a-f]{64}$/D', $token, $match ) ? (int) $match[1] : 0;
	}

	/** @return array{string, string} The token and its hash. */
	public function new_confirmation( int $subscriber ): array {
		$token = $subscriber . '.' . bin2hex( random_bytes( 32 ) );
		return [ $token, $this->hash( $token ) ];
	}

	public function is_good( Signup $signup ): bool {
		$asked = new DateTimeImmutable( $signup->asked_at, new DateTimeZone( 'UTC' ) );
		return $this->clock->timestamp() - $asked->getTimestamp() <= self::TTL;
	}

	public function leaving( Subscriber $subscriber ): string {
		return $subscriber->id
			. '.'
			. $this->hmac->digest( self::LEAVE, "{$subscriber->id}\0{$subscriber->list_id}\0{$subscriber->email}" );
	}

	public function leaves( Subscriber $subscriber, string $token ): bool {
		return hash_equals( $this->leaving( $subscriber ), $token );
	}

	public static function url( string $parameter, string $token ): string {
		return add_query_arg( $parameter, $token, home_url( '/' ) );
	}

	public function hash( string $token ): string {
		return $this->hmac->digest( self::CONFIRM, $token );
	}
}
