<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Database\Connection;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\Text;

/**
 * Stores requests, and lets the one that was answered count. Whoever writes here
 * has locked the subscriber's row before: SubscriberRepository::lock() or hold().
 *
 * @see NEWS-32
 */
final class SignupRepository {

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * Writes a request down.
	 *
	 * @param Subscriber          $subscriber Whose.
	 * @param SubscriptionRequest $request    Names, answers, what was agreed to and on which page.
	 * @param string              $ip_hash    From where, hashed.
	 * @param string|null         $token_hash Hash of the token that confirms; null: a provider asks.
	 *
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
			// Nobody has agreed to what stands there: the owner sees the newest wish.
			$this->put( $signup, SubscriberStatus::Pending, [ 'spam_reason' => '', 'asked_at' => null ] );
		}
		return $signup;
	}

	/**
	 * Writes down the request that its place in the list has the proof of: it was
	 * kept apart, and goes on now.
	 *
	 * @param Subscriber  $subscriber Whose.
	 * @param string|null $token_hash Hash of the token that confirms; null: a provider asks.
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
				'consent_text'    => $subscriber->consent_text,
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

	/**
	 * A request, or null.
	 *
	 * @param int $id Its number.
	 */
	public function find( int $id ): ?Signup {
		return $this->with_subscriber( $this->db->row( "SELECT * FROM {$this->table()} WHERE id = %d", $id ) );
	}

	/**
	 * The request of a link; null when there is none, or it was withdrawn.
	 *
	 * @param string $token_hash What is kept of its token.
	 */
	public function find_by_token( string $token_hash ): ?Signup {
		return $this->with_subscriber(
			$this->db->row( "SELECT * FROM {$this->table()} WHERE token_hash = %s", $token_hash )
		);
	}

	/**
	 * Requests that wait for an answer, oldest first.
	 *
	 * @param list<int> $subscribers Numbers of those whose they are.
	 * @return list<array<string, string|null>> Rows.
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

	/**
	 * The address's owner has said yes to a request: it becomes the proof, and no
	 * other one can any more.
	 *
	 * @param Signup $signup The request.
	 */
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

	/**
	 * The provider of the list has a request, and asks and keeps from here on.
	 *
	 * @param Signup $signup The request.
	 *
	 * @see NEWS-12
	 */
	public function hand_on( Signup $signup ): void {
		$this->put( $signup, SubscriberStatus::HandedOn, [ 'unsubscribed_at' => null ] );
		$this->db->execute( "DELETE FROM {$this->table()} WHERE id = %d", $signup->id );
	}

	/**
	 * Somebody is on the list: what was asked for them before counts no more, and
	 * is forgotten but for the links, which say so.
	 *
	 * @param int $subscriber Whose.
	 */
	public function answer( int $subscriber ): void {
		$this->db->execute(
			"UPDATE {$this->table()} SET answered = 1, first_name = '', last_name = '', fields = '', consent_text = "
				. "'', consent_page = '', consent_ip_hash = '', consent_at = asked_at, form = '', referral = '' "
				. 'WHERE subscriber_id = %d',
			$subscriber
		);
	}

	/**
	 * Somebody has left: no older mail confirms anything any more.
	 *
	 * @param int $subscriber Whose.
	 */
	public function withdraw( int $subscriber ): void {
		$this->db->execute( "DELETE FROM {$this->table()} WHERE subscriber_id = %d", $subscriber );
	}

	/**
	 * Stores a request.
	 *
	 * @param Subscriber                     $subscriber Whose.
	 * @param array<string, string|int|null> $values     By column.
	 */
	private function insert( Subscriber $subscriber, array $values, ?string $token_hash ): Signup {
		$values += [
			'subscriber_id' => $subscriber->id,
			'token_hash'    => $token_hash,
			'asked_at'      => $this->now(),
		];
		return Signup::from_row( [ 'id' => $this->db->insert( 'signups', $values ) ] + $values, $subscriber );
	}

	/**
	 * Puts a request in its place in the list.
	 *
	 * @param Signup                     $signup The request.
	 * @param SubscriberStatus           $status Where its subscriber stands then.
	 * @param array<string, string|null> $others Further columns.
	 */
	private function put( Signup $signup, SubscriberStatus $status, array $others ): void {
		$values = [
			'status'          => $status->value,
			'first_name'      => $signup->first_name,
			'last_name'       => $signup->last_name,
			'fields'          => [] === $signup->fields ? '' : Json::encode( $signup->fields ),
			'consent_text'    => $signup->consent_text,
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

	/**
	 * The request of a row.
	 *
	 * @param array<string, string|null>|null $row By column.
	 */
	private function with_subscriber( ?array $row ): ?Signup {
		$place = null === $row
			? null
			: $this->db->row(
				"SELECT * FROM {$this->db->table( 'subscribers' )} WHERE id = %d",
				(int) $row['subscriber_id']
			);
		return null === $row || null === $place ? null : Signup::from_row( $row, Subscriber::from_row( $place ) );
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
		return $this->db->table( 'signups' );
	}
}
