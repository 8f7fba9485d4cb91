<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Database\Connection;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Clock;

/**
 * Remembers people who had unsubscribed before their address was deleted, so that an import does
 * not add them again.
 *
 * @see NEWS-203
 */
final class UnsubscribedRepository {

	private const PURPOSE = 'departed';

	public function __construct(
		private readonly Connection $db,
		private readonly Hmac $hmac,
		private readonly Clock $clock
	) {}

	/**
	 * Stores a person's status before the address is deleted. Someone who had unsubscribed is
	 * remembered; someone who is on the list has agreed since and may be imported again.
	 */
	public function note( string $list, string $email, SubscriberStatus $status ): void {
		if ( SubscriberStatus::Unsubscribed === $status ) {
			$this->db->execute(
				"INSERT INTO {$this->table()} (hash, left_at) VALUES (%s, %s) ON DUPLICATE KEY UPDATE hash = hash",
				$this->hash( $list, $email ),
				$this->clock->now()->format( 'Y-m-d H:i:s' )
			);
		} elseif ( in_array( $status, [ SubscriberStatus::Confirmed, SubscriberStatus::HandedOn ], true ) ) {
			$this->db->execute( "DELETE FROM {$this->table()} WHERE hash = %s", $this->hash( $list, $email ) );
		}
	}

	public function has( string $list, string $email ): bool {
		return null !== $this->db->value(
			"SELECT hash FROM {$this->table()} WHERE hash = %s",
			$this->hash( $list, $email )
		);
	}

	private function hash( string $list, string $email ): string {
		return $this->hmac->digest( self::PURPOSE, "{$list}\n{$email}" );
	}

	private function table(): string {
		return $this->db->table( 'departed' );
	}
}
