<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Webhooks\Events\LeadCreated;

/** A webhook: its URL, the secret that signs its requests, and the events and forms it is subscribed to. */
final class Webhook {

	/**
	 * @param list<string> $forms Uids of forms; empty for all.
	 * @param list<string> $events Ids of events.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $url,
		#[\SensitiveParameter]
		public readonly string $secret,
		public readonly array $forms = [],
		public readonly array $events = [ LeadCreated::ID ]
	) {}

	public function shares_server( self $other ): bool {
		return self::server( $this->url ) === self::server( $other->url );
	}

	/** @return array{string, string, int} */
	private static function server( string $url ): array {
		$parts  = wp_parse_url( $url );
		$parts  = is_array( $parts ) ? $parts : [];
		$scheme = strtolower( $parts['scheme'] ?? '' );
		return [ $scheme, strtolower( $parts['host'] ?? '' ), $parts['port'] ?? ( 'https' === $scheme ? 443 : 80 ) ];
	}

	/** @param string $form_uid Empty if no form is involved. */
	public function hears( string $event, string $form_uid ): bool {
		return in_array( $event, $this->events, true )
			&& ( [] === $this->forms || '' === $form_uid || in_array( $form_uid, $this->forms, true ) );
	}
}
