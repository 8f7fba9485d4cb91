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

/**
 * Stores and reads who is in which list.
 */
final class SubscriberRepository {

	/** The longest name the table holds. */
	public const NAME_LENGTH = 200;

	/** The longest name of a form's place that the table holds. */
	public const FORM_LENGTH = 170;

	/** The longest name of a partner that the table holds. */
	public const REFERRAL_LENGTH = 100;

	/** Names of lists that providers keep. */
	private const OTHERS = '%/%';

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * Makes sure that an address has a row in a list, and keeps others from
	 * changing it until the transaction ends.
	 *
	 * @param string $email The address, in its one spelling.
	 */
	public function lock( string $list_id, string $email ): Subscriber {
		$now = $this->now();
		// Two who make the same row wait for each other. Looking first, or ignoring what is there, would let them lock
		// each other out.
		$this->db->execute(
			"INSERT INTO {$this->table()} (list_id, email, fields, status, consent_text, consent_page, consent_at, "
				. "created_at) VALUES (%s, %s, '', %s, '', '', %s, %s) ON DUPLICATE KEY UPDATE email = email",
			$list_id,
			$email,
			SubscriberStatus::Pending->value,
			$now,
			$now
		);
		// What others have stored since this transaction first looked counts too.
		$row = $this->db->row(
			"SELECT * FROM {$this->table()} WHERE list_id = %s AND email = %s FOR UPDATE",
			$list_id,
			$email
		);
		return null === $row
			? throw new StorageUnavailable( 'A subscriber went away while it was asked for.', true )
			: Subscriber::from_row( $row );
	}

	/**
	 * A subscriber, or null.
	 *
	 * @param int $id Its number.
	 */
	public function find( int $id ): ?Subscriber {
		$row = $this->db->row( "SELECT * FROM {$this->table()} WHERE id = %d", $id );
		return null === $row ? null : Subscriber::from_row( $row );
	}

	/**
	 * Keeps others from changing a subscriber until the transaction ends.
	 *
	 * @param int $id Its number.
	 */
	public function hold( int $id ): void {
		$this->db->execute( "UPDATE {$this->table()} SET email = email WHERE id = %d", $id );
	}

	/**
	 * Keeps a wish apart that looks like a robot's. An address that is there
	 * already stays as it is, since anybody can type it; only who had left, or was
	 * kept apart before, gets the reason noted.
	 *
	 * @param string              $email   The address, in its one spelling.
	 * @param SubscriptionRequest $request Names, answers, what was agreed to and on which page.
	 * @param string              $ip_hash From where, hashed.
	 * @param SpamReason          $reason  Why.
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
	 * Takes a wish out of spam. True for exactly one caller: who gets it sees to
	 * the rest, in the same transaction. The reason stays beside the proof.
	 *
	 * @param int $id The subscriber.
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

	/**
	 * The address's owner has said no. See Departures for what else that ends.
	 *
	 * @param int $id The subscriber.
	 */
	public function unsubscribe( int $id ): void {
		$this->db->execute(
			"UPDATE {$this->table()} SET status = %s, unsubscribed_at = %s WHERE id = %d AND status <> %s",
			SubscriberStatus::Unsubscribed->value,
			$this->now(),
			$id,
			SubscriberStatus::Unsubscribed->value
		);
	}

	/**
	 * Who is on a list, page by page.
	 *
	 * @param int $after The last number of the page before; 0: the first page.
	 * @param int $limit How many.
	 * @return list<int> Numbers, ascending.
	 */
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
	 * Forgets requests to be on lists of our own that nobody has confirmed, and the
	 * addresses that nothing else is known of. Who has left stays known: that is a
	 * no which must be kept.
	 *
	 * @param DateTimeImmutable $before Those of before this moment.
	 * @param int               $limit  How many at most, so that no statement runs long.
	 * @return int How many were forgotten.
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

	/**
	 * Forgets wishes that were kept apart and that nobody has taken out of spam.
	 *
	 * @param DateTimeImmutable $before Those of before this moment.
	 * @param int               $limit  How many at most, so that no statement runs long.
	 * @return int How many were forgotten.
	 *
	 * @see PRIV-8
	 */
	public function forget_spam( DateTimeImmutable $before, int $limit ): int {
		return $this->db->execute(
			"DELETE FROM {$this->table()} WHERE status = %s AND consent_at < %s ORDER BY id LIMIT %d",
			SubscriberStatus::Spam->value,
			$before->format( 'Y-m-d H:i:s' ),
			$limit
		);
	}

	/**
	 * How many subscribers each partner brought. Who left later was brought all the same.
	 *
	 * @param string $since From this moment on, UTC.
	 * @param string $until Before this one.
	 * @return list<array{string, int}> The partner's name and how many, the most first.
	 *
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

	/**
	 * The moment, as the table has it.
	 */
	private function now(): string {
		return $this->clock->now()->format( 'Y-m-d H:i:s' );
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'subscribers' );
	}

	/**
	 * The requests' table, whose rows go with those of this one.
	 */
	private function signups(): string {
		return $this->db->table( 'signups' );
	}

	/**
	 * The addresses of some rows.
	 *
	 * @param list<int> $ids Their numbers.
	 * @return array<int, string> By number; who is gone is left out.
	 */
	public function addresses( array $ids ): array {
		return array_map(
			static fn ( array $row ): string => (string) $row['email'],
			$this->db->numbered( 'subscribers', 'id, email', $ids )
		);
	}

	/**
	 * The rows of a person, oldest first.
	 *
	 * @param PersonalAddress $address Whose.
	 * @param int             $limit   How many.
	 * @param int             $skip    How many of the first ones are left out.
	 * @return list<array<string, string|null>>
	 */
	public function of_person( PersonalAddress $address, int $limit, int $skip = 0 ): array {
		[ $where, $values ] = $address->condition();
		return $this->db->rows(
			"SELECT * FROM {$this->table()} WHERE {$where} ORDER BY id LIMIT %d OFFSET %d",
			...[ ...$values, $limit, $skip ]
		);
	}

	/**
	 * Removes a person from all lists.
	 *
	 * @param PersonalAddress $address Whose.
	 * @return int How many places there were.
	 */
	public function forget_person( PersonalAddress $address ): int {
		[ $where, $values ] = $address->condition();
		$this->db->execute(
			"DELETE FROM {$this->signups()} WHERE subscriber_id IN ( SELECT id FROM {$this->table()} WHERE {$where} )",
			...$values
		);
		return $this->db->execute( "DELETE FROM {$this->table()} WHERE {$where}", ...$values );
	}
}
