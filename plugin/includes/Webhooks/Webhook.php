<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Webhooks\Events\LeadCreated;

/** A webhook: its URL, the secret that signs its requests, and the events and forms it is subscribed to. */
final class Webhook {

	/**
	 * @param list<string> $forms Uids of forms; empty for all.
	 * @param list<string> $events Ids of events.
	 * @param string $old_secret The one before, which signs as well while the receiver changes to the new one.
	 * @param int $old_until Unix time in seconds, up to which it does.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $url,
		#[\SensitiveParameter]
		public readonly string $secret,
		public readonly array $forms = [],
		public readonly array $events = [ LeadCreated::ID ],
		#[\SensitiveParameter]
		public readonly string $old_secret = '',
		public readonly int $old_until = 0
	) {}

	/**
	 * What signs a request of now, the current one first.
	 *
	 * @return list<string>
	 */
	public function secrets( int $now ): array {
		return $this->has_old_secret( $now ) ? [ $this->secret, $this->old_secret ] : [ $this->secret ];
	}

	public function has_old_secret( int $now ): bool {
		return '' !== $this->old_secret && $now < $this->old_until;
	}

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
