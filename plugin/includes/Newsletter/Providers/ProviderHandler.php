<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Newsletter\Providers;

use Brolga\Core\Database\Transaction;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\DeliveryFailed;
use Brolga\Core\Jobs\Remote;
use Brolga\Core\Jobs\Undeliverable;
use Brolga\Newsletter\Subscribers\Signup;
use Brolga\Newsletter\Subscribers\SignupRepository;
use Brolga\Newsletter\Subscribers\SubscriberRepository;

/**
 * Does the jobs of RemoteList. A worker that is killed between the provider's
 * yes and our note of it calls once more: each API takes the second call for
 * the first.
 *
 * @see OUTBOX-14 NEWS-12
 */
final class ProviderHandler implements Remote {

	public const KIND = 'provider';

	public function __construct(
		private readonly Accounts $accounts,
		private readonly SubscriberRepository $subscribers,
		private readonly SignupRepository $signups,
		private readonly Transaction $transaction,
		private readonly ListApis $apis
	) {}

	/**
	 * The kind of its jobs.
	 */
	public function kind(): string {
		return self::KIND;
	}

	/**
	 * Brings one sign-up to its provider.
	 *
	 * @param ClaimedJob $job What RemoteList wrote.
	 *
	 * @throws DeliveryFailed     When it may work later.
	 * @throws Undeliverable      When it will not.
	 */
	public function handle( ClaimedJob $job ): void {
		$text       = static fn ( string $name ): string => is_string( $job->payload[ $name ] ?? null )
			? $job->payload[ $name ]
			: '';
		$number = static fn ( string $name ): int => is_int( $job->payload[ $name ] ?? null )
			? $job->payload[ $name ]
			: 0;
		$signup = $this->signups->find( $number( 'signup' ) );
		if ( null === $signup ) {
			// Erased, or gone again: nobody is sent anywhere against his will.
			return;
		}
		$api     = $this->apis->find( $text( 'provider' ) );
		$account = $this->accounts->find( $text( 'provider' ), $text( 'account' ) );
		if ( null === $account || null === $api ) {
			throw new Undeliverable(
				Cause::NoAccount->with( $text( 'account' ), $this->apis->label( $text( 'provider' ) ) ),
				by_this: null === $api
			);
		}
		$api->subscribe(
			$account,
			$text( 'list' ),
			self::contact( $signup, $text( 'delivery' ) )
		);
		$this->transaction->run(
			function () use ( $signup ): void {
				$this->subscribers->hold( $signup->subscriber->id );
				$current = $this->signups->find( $signup->id );
				if ( null !== $current ) {
					$this->signups->hand_on( $current );
				}
			}
		);
	}

	/**
	 * What the provider learns.
	 *
	 * @param Signup $signup   What was asked for, with its proof.
	 * @param string $delivery The delivery's id.
	 */
	private static function contact( Signup $signup, string $delivery ): Contact {
		return new Contact(
			$delivery,
			$signup->subscriber->email,
			$signup->first_name,
			$signup->last_name,
			array_column( $signup->fields, 'text', 'id' ),
			$signup->consent_page,
			str_replace( ' ', 'T', $signup->consent_at ) . 'Z'
		);
	}
}
