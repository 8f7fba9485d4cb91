<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Newsletter\Providers;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Api\Newsletter\ProviderContact;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\RemoteHandler;
use Brolga\Newsletter\Subscribers\Signup;
use Brolga\Newsletter\Subscribers\SignupRepository;
use Brolga\Newsletter\Subscribers\SubscriberRepository;

/**
 * Handles the jobs that RemoteList queues. If a worker is stopped after the provider has accepted a sign-up but
 * before that is stored, the call is repeated, which has no further effect with any of the APIs.
 *
 * @see OUTBOX-14 NEWS-12
 */
final class ProviderHandler implements RemoteHandler {

	public const KIND = 'provider';

	public function __construct(
		private readonly Accounts $accounts,
		private readonly SubscriberRepository $subscribers,
		private readonly SignupRepository $signups,
		private readonly Transaction $transaction,
		private readonly ListApis $apis
	) {}

	public function kind(): string {
		return self::KIND;
	}

	/**
	 * @throws DeliveryFailed If it may succeed later.
	 * @throws Undeliverable  If it will never succeed.
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
			// The subscriber was erased or has unsubscribed.
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

	private static function contact( Signup $signup, string $delivery ): ProviderContact {
		return new ProviderContact(
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
