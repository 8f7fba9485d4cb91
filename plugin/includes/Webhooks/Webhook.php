<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Webhooks\Events\LeadCreated;

/**
 * Where events go, which, and what they are signed with.
 */
final class Webhook {

	/**
	 * @param list<string>       $forms  Uids of the forms it is told of; empty: all.
	 * @param list<string>       $events Ids of the events it is told of.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $url,
		#[\SensitiveParameter]
		public readonly string $secret,
		public readonly array $forms = [],
		public readonly array $events = [ LeadCreated::ID ]
	) {}

	/**
	 * Whether another goes to the same server by the same protocol and port.
	 */
	public function shares_server( self $other ): bool {
		return self::server( $this->url ) === self::server( $other->url );
	}

	/**
	 * Protocol, host and port of an address.
	 *
	 * @return array{string, string, int}
	 */
	private static function server( string $url ): array {
		$parts  = wp_parse_url( $url );
		$parts  = is_array( $parts ) ? $parts : [];
		$scheme = strtolower( $parts['scheme'] ?? '' );
		return [ $scheme, strtolower( $parts['host'] ?? '' ), $parts['port'] ?? ( 'https' === $scheme ? 443 : 80 ) ];
	}

	/**
	 * Whether it is told of an event.
	 *
	 * @param string $event    The event's id.
	 * @param string $form_uid At which form; empty: at none.
	 */
	public function hears( string $event, string $form_uid ): bool {
		return in_array( $event, $this->events, true )
			&& ( [] === $this->forms || '' === $form_uid || in_array( $form_uid, $this->forms, true ) );
	}
}
