<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\Text;
use Brolga\Spam\SpamReason;
use DateTimeImmutable;

/** Stores and reads subscribers: one row for each address on each list. */
final class SubscriberRepository {

	public const NAME_LENGTH = 200;

	public const FORM_LENGTH = 170;

	public const REFERRAL_LENGTH = 100;

	private const OTHERS = '%/%';

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/** Creates the row of an address on a list if necessary, and locks it until the transaction ends. */
	public function lock( string $list_id, string $email ): Subscriber {
		$now = $this->now();
		// Concurrent inserts of a row wait for each other. SELECT first, or INSERT IGNORE, would deadlock.
		$this->db->execute(
			"INSERT INTO {$this->table()} (list_id, email, fields, status, consent_text, consent_page, consent_at, "
				. "created_at) VALUES (%s, %s, '', %s, '', '', %s, %s) ON DUPLICATE KEY UPDATE email = email",
			$list_id,
			$email,
			SubscriberStatus::Pending->value,
			$now,
			$now
		);
		// FOR UPDATE also sees what others have committed since this transaction began.
		$row = $this->db->row(
			"SELECT * FROM {$this->table()} WHERE list_id = %s AND email = %s FOR UPDATE",
			$list_id,
			$email
		);
		return null === $row
			? throw new StorageUnavailable( 'A subscriber went away while it was asked for.', true )
			: Subscriber::from_row( $row );
	}

	public function find( int $id ): ?Subscriber {
		$row = $this->db->row( "SELECT * FROM {$this->table()} WHERE id = %d", $id );
		return null === $row ? null : Subscriber::from_row( $row );
	}

	/** Locks a subscriber's row until the transaction ends. */
	public function hold( int $id ): void {
		$this->db->execute( "UPDATE {$this->table()} SET email = email WHERE id = %d", $id );
	}

	/**
	 * Stores a sign-up marked as spam. An existing row is not changed, since anybody can type an
	 * address; only an unsubscribed one or one already marked as spam gets the new reason.
	 *
	 * @see SPAM-5
	 */
	public function keep_apart(
		string $list_id,
		string $email,
		SubscriptionRequest $request,
		string $ip_hash,
		SpamReason $reason
	): void {
		$now = $this->now();
		$id  = $this->db->insert_once(
			'subscribers',
			[
				'list_id'         => $list_id,
				'email'           => $email,
				'first_name'      => Text::start( $request->first_name, self::NAME_LENGTH ),
				'last_name'       => Text::start( $request->last_name, self::NAME_LENGTH ),
				'fields'          => [] === $request->answers ? '' : Json::encode( $request->answers ),
				'status'          => SubscriberStatus::Spam->value,
				'consent_text'    => $request->consent,
				'consent_page'    => Text::start( $request->page, 2048 ),
				'consent_ip_hash' => $ip_hash,
				'consent_at'      => $now,
				'form'            => Text::start( $request->form, self::FORM_LENGTH ),
				'referral'        => $request->referral,
				'spam_reason'     => $reason->value,
				'created_at'      => $now,
			]
		);
		if ( null === $id ) {
			$this->db->execute(
				"UPDATE {$this->table()} SET spam_reason = %s WHERE list_id = %s AND email = %s AND status IN (%s, %s)",
				$reason->value,
				$list_id,
				$email,
				SubscriberStatus::Unsubscribed->value,
				SubscriberStatus::Spam->value
			);
		}
	}

	/**
	 * Marks a sign-up as not spam. Returns true to exactly one of several concurrent callers,
	 * which continues the sign-up in the same transaction. The spam reason is kept.
	 *
	 * @see SPAM-12
	 */
	public function release( int $id ): bool {
		return 1 === $this->db->execute(
			"UPDATE {$this->table()} SET status = %s WHERE id = %d AND status = %s",
			SubscriberStatus::Pending->value,
			$id,
			SubscriberStatus::Spam->value
		);
	}

	/** Sets the status only; Departures also ends sign-ups and emails. */
	public function unsubscribe( int $id ): void {
		$this->db->execute(
			"UPDATE {$this->table()} SET status = %s, unsubscribed_at = %s WHERE id = %d AND status <> %s",
			SubscriberStatus::Unsubscribed->value,
			$this->now(),
			$id,
			SubscriberStatus::Unsubscribed->value
		);
	}

	/** @return list<int> */
	public function confirmed_after( string $list_id, int $after, int $limit ): array {
		return array_map(
			static fn ( array $row ): int => (int) $row['id'],
			$this->db->rows(
				"SELECT id FROM {$this->table()} WHERE list_id = %s AND status = %s AND id > %d ORDER BY id LIMIT %d",
				$list_id,
				SubscriberStatus::Confirmed->value,
				$after,
				$limit
			)
		);
	}

	/**
	 * Deletes sign-ups for this site's lists that nobody has confirmed, and addresses without any
	 * other sign-up. People who have unsubscribed are kept, so that they are not added again.
	 *
	 * @see NEWS-26
	 */
	public function forget_unconfirmed( DateTimeImmutable $before, int $limit ): int {
		$moment    = $before->format( 'Y-m-d H:i:s' );
		$requests  = $this->db->execute(
			"DELETE FROM {$this->signups()} WHERE token_hash IS NOT NULL AND asked_at < %s ORDER BY id LIMIT %d",
			$moment,
			$limit
		);
		$addresses = $this->db->execute(
			"DELETE FROM {$this->table()} WHERE status = %s AND COALESCE(asked_at, consent_at) < %s AND list_id NOT "
				. "LIKE %s AND NOT EXISTS ( SELECT 1 FROM {$this->signups()} WHERE {$this->signups()}.subscriber_id "
				. "= {$this->table()}.id ) ORDER BY id LIMIT %d",
			SubscriberStatus::Pending->value,
			$moment,
			self::OTHERS,
			$limit
		);
		return max( $requests, $addresses );
	}

	/** @see PRIV-8 */
	public function forget_spam( DateTimeImmutable $before, int $limit ): int {
		return $this->db->execute(
			"DELETE FROM {$this->table()} WHERE status = %s AND consent_at < %s ORDER BY id LIMIT %d",
			SubscriberStatus::Spam->value,
			$before->format( 'Y-m-d H:i:s' ),
			$limit
		);
	}

	/**
	 * Counts the subscribers that each partner brought, including those who have left since.
	 *
	 * @param string $since `Y-m-d H:i:s` in UTC.
	 * @return list<array{string, int}> Partner and number, most first.
	 * @see TRACK-25
	 */
	public function by_referral( string $since, string $until ): array {
		$at = 'CASE WHEN status = %s THEN consent_at ELSE confirmed_at END';
		return array_map(
			static fn ( array $row ): array => [ (string) $row['referral'], (int) $row['found'] ],
			$this->db->rows(
				"SELECT referral, COUNT(*) AS found FROM {$this->table()} WHERE referral <> '' AND {$at} >= %s AND "
					. "{$at} < %s GROUP BY referral ORDER BY found DESC, referral",
				SubscriberStatus::HandedOn->value,
				$since,
				SubscriberStatus::HandedOn->value,
				$until
			)
		);
	}

	private function now(): string {
		return $this->clock->now()->format( 'Y-m-d H:i:s' );
	}

	private function table(): string {
		return $this->db->table( 'subscribers' );
	}

	private function signups(): string {
		return $this->db->table( 'signups' );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, string>
	 */
	public function addresses( array $ids ): array {
		return array_map(
			static fn ( array $row ): string => (string) $row['email'],
			$this->db->numbered( 'subscribers', 'id, email', $ids )
		);
	}

	/** @return list<array<string, string|null>> */
	public function of_person( PersonalAddress $address, int $limit, int $skip = 0 ): array {
		[ $where, $values ] = $address->condition();
		return $this->db->rows(
			"SELECT * FROM {$this->table()} WHERE {$where} ORDER BY id LIMIT %d OFFSET %d",
			...[ ...$values, $limit, $skip ]
		);
	}

	public function forget_person( PersonalAddress $address ): int {
		[ $where, $values ] = $address->condition();
		$this->db->execute(
			"DELETE FROM {$this->signups()} WHERE subscriber_id IN ( SELECT id FROM {$this->table()} WHERE {$where} )",
			...$values
		);
		return $this->db->execute( "DELETE FROM {$this->table()} WHERE {$where}", ...$values );
	}
}
