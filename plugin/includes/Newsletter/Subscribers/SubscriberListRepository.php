<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Database\Connection;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Json;

/**
 * Lists, counts, adds and deletes subscribers for wp-admin. SubscriberRepository handles visitors' requests.
 *
 * @phpstan-import-type StoredField from \Brolga\Forms\Answers\StoredAnswers
 */
final class SubscriberListRepository {

	/** The statuses of people who signed up again after they had left and been deleted. */
	private const CAME_BACK = [
		SubscriberStatus::Confirmed,
		SubscriberStatus::HandedOn,
		SubscriberStatus::Unsubscribed,
	];

	public function __construct(
		private readonly Connection $db,
		private readonly SubscriberRepository $subscribers,
		private readonly SignupRepository $signups,
		private readonly UnsubscribedRepository $departed,
		private readonly Clock $clock
	) {}

	/** @return list<Subscriber> */
	public function list( SubscriberQuery $query ): array {
		[ $where, $values ] = $this->where( $query );
		return array_map(
			Subscriber::from_row( ... ),
			$this->db->rows(
				"SELECT * FROM {$this->table()} WHERE {$where} ORDER BY id DESC LIMIT %d",
				...[ ...$values, $query->limit ]
			)
		);
	}

	/** @return array<string, array<string, int>> */
	public function counts(): array {
		$counts = [];
		foreach ( $this->db->rows(
			"SELECT list_id, status, COUNT(*) AS members FROM {$this->table()} GROUP BY list_id, status"
		) as $row ) {
			$counts[ (string) $row['list_id'] ][ (string) $row['status'] ] = (int) $row['members'];
		}
		return $counts;
	}

	public function status( string $list, string $email ): ?SubscriberStatus {
		return SubscriberStatus::tryFrom(
			(string) $this->db->value(
				"SELECT status FROM {$this->table()} WHERE list_id = %s AND email = %s",
				$list,
				$email
			)
		);
	}

	/**
	 * Adds a person who has agreed elsewhere. People who have left the list, or had left and were
	 * deleted, are not added, whatever sign-ups they have pending. For a person who has not
	 * confirmed yet, the imported consent becomes the proof.
	 *
	 * @param bool   $left      Whether the person has unsubscribed according to the import.
	 * @param string $agreed_at `Y-m-d H:i:s` in UTC; empty for now.
	 * @phpstan-param list<StoredField> $fields
	 * @return int The subscriber's id; 0 if nothing was changed.
	 * @see NEWS-15 NEWS-34 NEWS-203
	 */
	public function bring(
		string $list,
		string $email,
		bool $left,
		string $first,
		string $last,
		array $fields,
		string $consent,
		string $agreed_at
	): int {
		$now = $this->clock->now()->format( 'Y-m-d H:i:s' );
		if (
			$this->departed->has( $list, $email )
			&& ! in_array( $this->status( $list, $email ), self::CAME_BACK, true )
		) {
			return 0;
		}
		$was = $this->subscribers->lock( $list, $email );
		if ( SubscriberStatus::Confirmed === $was->status && $left ) {
			$this->db->execute(
				"UPDATE {$this->table()} SET status = %s, unsubscribed_at = %s WHERE id = %d",
				SubscriberStatus::Unsubscribed->value,
				$now,
				$was->id
			);
			return $was->id;
		}
		if ( ! in_array( $was->status, [ SubscriberStatus::Pending, SubscriberStatus::Spam ], true ) ) {
			return 0;
		}
		$moment = $left ? 'unsubscribed_at' : 'confirmed_at';
		$this->db->execute(
			"UPDATE {$this->table()} SET status = %s, first_name = %s, last_name = %s, fields = %s, consent_text = "
				. "%s, consent_page = '', consent_ip_hash = '', consent_at = %s, form = '', spam_reason = '', "
				. "asked_at = NULL, {$moment} = %s WHERE id = %d",
			$left ? SubscriberStatus::Unsubscribed->value : SubscriberStatus::Confirmed->value,
			$first,
			$last,
			[] === $fields ? '' : Json::encode( $fields ),
			$consent,
			'' === $agreed_at ? $now : $agreed_at,
			$now,
			$was->id
		);
		if ( ! $left ) {
			$this->signups->answer( $was->id );
		}
		return $was->id;
	}

	/** Deletes a subscriber and their sign-ups. If they had unsubscribed, that is remembered as a hash. */
	public function delete( int $id ): bool {
		$known = $this->subscribers->find( $id );
		if ( null !== $known ) {
			$this->departed->note( $known->list_id, $known->email, $known->status );
		}
		$this->signups->withdraw( $id );
		return 0 < $this->db->execute( "DELETE FROM {$this->table()} WHERE id = %d", $id );
	}

	/**
	 * Deletes sign-ups that are still marked as spam, since one of them may have been released a moment ago.
	 *
	 * @param list<int> $ids
	 * @see SPAM-12
	 */
	public function discard( array $ids ): int {
		if ( [] === $ids ) {
			return 0;
		}
		$marks = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		return $this->db->execute(
			"DELETE FROM {$this->table()} WHERE status = %s AND id IN ({$marks})",
			SubscriberStatus::Spam->value,
			...$ids
		);
	}

	/** @return array{string, list<string|int>} */
	private function where( SubscriberQuery $query ): array {
		$parts  = [ '1 = 1' ];
		$values = [];
		if ( '' !== $query->list ) {
			$parts[]  = 'list_id = %s';
			$values[] = $query->list;
		}
		if ( null !== $query->status ) {
			$parts[]  = 'status = %s';
			$values[] = $query->status->value;
		}
		if ( '' !== $query->search ) {
			$like    = '%' . $this->db->escape_like( $query->search ) . '%';
			$parts[] = '(email LIKE %s OR LOWER(first_name) LIKE %s OR LOWER(last_name) LIKE %s)';
			array_push( $values, $like, $like, $like );
		}
		if ( $query->before > 0 ) {
			$parts[]  = 'id < %d';
			$values[] = $query->before;
		}
		return [ implode( ' AND ', $parts ), $values ];
	}

	private function table(): string {
		return $this->db->table( 'subscribers' );
	}
}
