<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Database\Connection;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\Text;

/**
 * Stores sign-ups, and makes the confirmed one the proof of consent. Callers of writing methods
 * must have locked the subscriber's row with SubscriberRepository::lock() or hold().
 *
 * @see NEWS-32
 */
final class SignupRepository {

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * @param string|null $token_hash The confirmation token's hash; null if a provider asks for confirmation.
	 * @see NEWS-15
	 */
	public function add(
		Subscriber $subscriber,
		SubscriptionRequest $request,
		string $ip_hash,
		?string $token_hash
	): Signup {
		$signup = $this->insert(
			$subscriber,
			[
				'first_name'      => Text::start( $request->first_name, SubscriberRepository::NAME_LENGTH ),
				'last_name'       => Text::start( $request->last_name, SubscriberRepository::NAME_LENGTH ),
				'fields'          => [] === $request->answers ? '' : Json::encode( $request->answers ),
				'consent_text'    => $request->consent,
				'consent_page'    => Text::start( $request->page, 2048 ),
				'consent_ip_hash' => $ip_hash,
				'consent_at'      => $this->now(),
				'form'            => Text::start( $request->form, SubscriberRepository::FORM_LENGTH ),
				'referral'        => $request->referral,
			],
			$token_hash
		);
		if ( in_array( $subscriber->status, [ SubscriberStatus::Pending, SubscriberStatus::Spam ], true ) ) {
			// Nobody has confirmed the stored data, so the newest request replaces it.
			$this->put( $signup, SubscriberStatus::Pending, [ 'spam_reason' => '', 'asked_at' => null ] );
		}
		return $signup;
	}

	/**
	 * Stores a sign-up again that was marked as spam, with the consent kept in the subscriber's row.
	 *
	 * @see SPAM-12
	 */
	public function resume( Subscriber $subscriber, ?string $token_hash ): Signup {
		$signup = $this->insert(
			$subscriber,
			[
				'first_name'      => $subscriber->first_name,
				'last_name'       => $subscriber->last_name,
				'fields'          => [] === $subscriber->fields ? '' : Json::encode( $subscriber->fields ),
				'consent_text'    => $subscriber->wording,
				'consent_page'    => $subscriber->consent_page,
				'consent_ip_hash' => $subscriber->consent_ip_hash,
				'consent_at'      => $subscriber->consent_at,
				'form'            => $subscriber->form,
				'referral'        => $subscriber->referral,
			],
			$token_hash
		);
		$this->put( $signup, SubscriberStatus::Pending, [ 'asked_at' => $signup->asked_at ] );
		return $signup;
	}

	public function find( int $id ): ?Signup {
		return $this->with_subscriber( $this->db->row( "SELECT * FROM {$this->table()} WHERE id = %d", $id ) );
	}

	/** Returns null if there is no such sign-up or the person has unsubscribed since. */
	public function find_by_token( string $token_hash ): ?Signup {
		return $this->with_subscriber(
			$this->db->row( "SELECT * FROM {$this->table()} WHERE token_hash = %s", $token_hash )
		);
	}

	/**
	 * @param list<int> $subscribers
	 * @return list<array<string, string|null>>
	 */
	public function waiting( array $subscribers ): array {
		if ( [] === $subscribers ) {
			return [];
		}
		$marks = implode( ', ', array_fill( 0, count( $subscribers ), '%d' ) );
		return $this->db->rows(
			"SELECT * FROM {$this->table()} WHERE answered = 0 AND subscriber_id IN ({$marks}) ORDER BY id",
			...$subscribers
		);
	}

	/** Makes a sign-up the proof of consent; the subscriber's other sign-ups become invalid. */
	public function confirm( Signup $signup ): void {
		$this->put(
			$signup,
			SubscriberStatus::Confirmed,
			[
				'confirmed_at'    => $this->now(),
				'unsubscribed_at' => null,
				'asked_at'        => $signup->asked_at,
			] + ( SubscriberStatus::Pending === $signup->subscriber->status ? [] : [ 'spam_reason' => '' ] )
		);
		$this->answer( $signup->subscriber->id );
	}

	/** @see NEWS-12 */
	public function hand_on( Signup $signup ): void {
		$this->put( $signup, SubscriberStatus::HandedOn, [ 'unsubscribed_at' => null ] );
		$this->db->execute( "DELETE FROM {$this->table()} WHERE id = %d", $signup->id );
	}

	/**
	 * Marks all sign-ups of a subscriber as answered and empties their personal data. The rows
	 * stay, so that confirmation links still show a result.
	 */
	public function answer( int $subscriber ): void {
		$this->db->execute(
			"UPDATE {$this->table()} SET answered = 1, first_name = '', last_name = '', fields = '', consent_text = "
				. "'', consent_page = '', consent_ip_hash = '', consent_at = asked_at, form = '', referral = '' "
				. 'WHERE subscriber_id = %d',
			$subscriber
		);
	}

	/** Deletes a subscriber's sign-ups, so that older confirmation links no longer work. */
	public function withdraw( int $subscriber ): void {
		$this->db->execute( "DELETE FROM {$this->table()} WHERE subscriber_id = %d", $subscriber );
	}

	/** @param array<string, string|int|null> $values */
	private function insert( Subscriber $subscriber, array $values, ?string $token_hash ): Signup {
		$values += [
			'subscriber_id' => $subscriber->id,
			'token_hash'    => $token_hash,
			'asked_at'      => $this->now(),
		];
		return Signup::from_row( [ 'id' => $this->db->insert( 'signups', $values ) ] + $values, $subscriber );
	}

	/** @param array<string, string|null> $others */
	private function put( Signup $signup, SubscriberStatus $status, array $others ): void {
		$values = [
			'status'          => $status->value,
			'first_name'      => $signup->first_name,
			'last_name'       => $signup->last_name,
			'fields'          => [] === $signup->fields ? '' : Json::encode( $signup->fields ),
			'consent_text'    => $signup->wording,
			'consent_page'    => $signup->consent_page,
			'consent_ip_hash' => $signup->consent_ip_hash,
			'consent_at'      => $signup->consent_at,
			'form'            => $signup->form,
			'referral'        => $signup->referral,
		] + $others;
		$set    = implode(
			', ',
			array_map( static fn ( string $column ): string => "{$column} = %s", array_keys( $values ) )
		);
		$this->db->execute(
			"UPDATE {$this->db->table( 'subscribers' )} SET {$set} WHERE id = %d",
			...[ ...array_values( $values ), $signup->subscriber->id ]
		);
	}

	/** @param array<string, string|null>|null $row */
	private function with_subscriber( ?array $row ): ?Signup {
		$place = null === $row
			? null
			: $this->db->row(
				"SELECT * FROM {$this->db->table( 'subscribers' )} WHERE id = %d",
				(int) $row['subscriber_id']
			);
		return null === $row || null === $place ? null : Signup::from_row( $row, Subscriber::from_row( $place ) );
	}

	private function now(): string {
		return $this->clock->now()->format( 'Y-m-d H:i:s' );
	}

	private function table(): string {
		return $this->db->table( 'signups' );
	}
}
