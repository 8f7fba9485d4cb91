<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Database\Connection;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Clock;

/**
 * Remembers the no of people whose address is deleted, so that no file brings
 * them back.
 *
 * @see NEWS-203
 */
final class DepartedRepository {

	/** What is hashed. */
	private const PURPOSE = 'departed';

	public function __construct(
		private readonly Connection $db,
		private readonly Hmac $hmac,
		private readonly Clock $clock
	) {}

	/**
	 * Somebody is about to be deleted. Who had left stays away; who was on the list
	 * has said yes since, and can be brought again.
	 *
	 * @param string           $email  The address, in its one spelling.
	 * @param SubscriberStatus $status Where they stand.
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

	/**
	 * Whether somebody had left a list when they were deleted.
	 *
	 * @param string $email The address, in its one spelling.
	 */
	public function has( string $list, string $email ): bool {
		return null !== $this->db->value(
			"SELECT hash FROM {$this->table()} WHERE hash = %s",
			$this->hash( $list, $email )
		);
	}

	/**
	 * What is kept of a place in a list.
	 *
	 * @param string $email The address, in its one spelling.
	 */
	private function hash( string $list, string $email ): string {
		return $this->hmac->digest( self::PURPOSE, "{$list}\n{$email}" );
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'departed' );
	}
}
