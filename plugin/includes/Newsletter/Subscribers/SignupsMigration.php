<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\Migration;

/**
 * Gives each request that waits a row of its own, so that the links in mails
 * that were sent stay good. Whoever had left and was asked again has left until
 * they say yes; what they once agreed to was overwritten by then and is not
 * made up.
 *
 * @see NEWS-32 LIFE-5
 */
final class SignupsMigration implements Migration {

	/** Rows that are changed in a row. */
	private const BATCH = 200;

	public function __construct( private readonly Connection $db ) {}

	/**
	 * The shape of the tables that brought requests of their own.
	 */
	public function version(): int {
		return 16;
	}

	/**
	 * Moves tokens, batch by batch. A row whose token is gone was done before.
	 */
	public function up(): void {
		do {
			$rows = $this->db->rows(
				"SELECT * FROM {$this->db->table( 'subscribers' )} WHERE token_hash <> '' ORDER BY id LIMIT %d",
				self::BATCH
			);
			array_map( $this->move( ... ), $rows );
		} while ( [] !== $rows );
	}

	/**
	 * Moves one token.
	 *
	 * @param array<string, string|null> $row Of the subscribers.
	 */
	private function move( array $row ): void {
		$waits = SubscriberStatus::Pending->value === $row['status'];
		if ( $waits || SubscriberStatus::Confirmed->value === $row['status'] ) {
			$this->db->insert_once(
				'signups',
				[
					'subscriber_id'   => $row['id'],
					'first_name'      => $waits ? $row['first_name'] : '',
					'last_name'       => $waits ? $row['last_name'] : '',
					'fields'          => $waits ? $row['fields'] : '',
					'consent_text'    => $waits ? $row['consent_text'] : '',
					'consent_page'    => $waits ? $row['consent_page'] : '',
					'consent_ip_hash' => $waits ? $row['consent_ip_hash'] : '',
					'consent_at'      => $row['consent_at'],
					'form'            => $waits ? $row['form'] : '',
					'token_hash'      => $row['token_hash'],
					'asked_at'        => $row['asked_at'] ?? $row['consent_at'],
					'answered'        => $waits ? 0 : 1,
				]
			);
		}
		$had_left = $waits && null !== $row['unsubscribed_at'];
		$blank    = $had_left
			? ", status = 'unsubscribed', first_name = '', last_name = '', fields = '', consent_text = '', "
				. "consent_page = '', consent_ip_hash = '', form = '', consent_at = COALESCE(confirmed_at, "
				. 'created_at)'
			: '';
		$this->db->execute(
			"UPDATE {$this->db->table( 'subscribers' )} SET token_hash = ''{$blank} WHERE id = %d",
			(int) $row['id']
		);
	}
}
