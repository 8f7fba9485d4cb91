<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Admin;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Support\Roles;
use Brolga\Newsletter\Subscribers\Subscriber;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;
use Brolga\Newsletter\Subscribers\SubscriberQuery;
use Brolga\Newsletter\Subscribers\SubscriberStatus;
use Brolga\Outbox\FailedJob;
use Brolga\Outbox\FailedJobRepository;
use Brolga\Outbox\FailedJobsController;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Newsletter subscribers: `brolga/v1/subscribers` lists, unsubscribes and deletes them, and resends their failed jobs.
 * New subscribers come from sign-up forms or from an import with proof of consent.
 *
 * @see REST-11 REST-12 NEWS-15
 */
final class SubscribersController implements Controller {

	private const ONE = '/subscribers/(?P<id>[1-9][0-9]{0,17})';

	public function __construct(
		private readonly SubscriberListRepository $directory,
		private readonly SubscriberService $subscribers,
		private readonly FailedJobRepository $failed,
		private readonly FailedJobsController $resend
	) {}

	public function add_routes(): void {
		$routes = new ProtectedRoutes( Roles::MANAGE_LEADS );
		$routes->open( '/subscribers', 'GET', $this->list( ... ) );
		$routes->open( self::ONE . '/unsubscribe', 'POST', $this->unsubscribe( ... ) );
		$routes->open( self::ONE, 'DELETE', $this->forget( ... ) );
		$routes->open(
			self::ONE . FailedJobsController::JOB,
			'POST',
			/** Resends one failed job of a subscriber. */
			fn ( WP_REST_Request $request ): WP_REST_Response|WP_Error => $this->resend->resend(
				$request,
				Subscriber::subject( self::id( $request ) )
			)
		);
	}

	/**
	 * Lists subscribers, newest first, with their number and where the next page begins.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function list( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$text   = static fn ( string $name ): string => is_string( $request[ $name ] ) ? $request[ $name ] : '';
		$number = static fn ( string $name, int $other ): int => is_numeric( $request[ $name ] )
			? (int) $request[ $name ]
			: $other;
		$status = SubscriberStatus::tryFrom( $text( 'status' ) );
		if ( null === $status && '' !== $text( 'status' ) ) {
			return new WP_Error(
				'brolga_no_status',
				__( 'This status does not exist. Use pending, confirmed, unsubscribed, handed_on or spam.', 'brolga' ),
				[ 'status' => 400 ]
			);
		}
		$query = SubscriberQuery::of(
			$text( 'list' ),
			$status,
			$text( 'search' ),
			$number( 'after_id', 0 ),
			min( SubscriberQuery::MAX_LIMIT, $number( 'per_page', 25 ) )
		);
		$found = $this->directory->list( $query );
		$dead  = $this->failed->about(
			Subscriber::SUBJECT,
			array_map( static fn ( Subscriber $subscriber ): int => $subscriber->id, $found )
		);
		return new WP_REST_Response(
			[
				'items' => array_map(
					static fn ( Subscriber $subscriber ): array => self::format(
						$subscriber,
						$dead[ $subscriber->id ] ?? []
					),
					$found
				),
				'lists' => (object) $this->directory->counts(),
				'next'  => count( $found ) < $query->limit ? null : $found[ count( $found ) - 1 ]->id,
			]
		);
	}

	/**
	 * Unsubscribes a subscriber.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function unsubscribe( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id         = self::id( $request );
		$output     = ( new UnsubscribeAbility( $this->subscribers ) )->execute( [ 'id' => $id ] );
		$subscriber = $this->subscribers->find( $id );
		return $output instanceof WP_Error || null === $subscriber
			? SubscriberService::not_found()
			: new WP_REST_Response( self::format( $subscriber, [] ) );
	}

	/**
	 * Deletes a subscriber permanently, with the proof of consent.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function forget( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return rest_ensure_response(
			( new DeleteSubscriberAbility( $this->subscribers ) )->execute( [ 'id' => self::id( $request ) ] )
		);
	}

	/** @phpstan-param WP_REST_Request<array<string, mixed>> $request */
	private static function id( WP_REST_Request $request ): int {
		return is_numeric( $request['id'] ) ? (int) $request['id'] : 0;
	}

	/**
	 * Times are UTC with a trailing `Z`.
	 *
	 * @param list<FailedJob> $dead
	 * @return array<string, mixed>
	 */
	private static function format( Subscriber $subscriber, array $dead ): array {
		return [
			'id'      => $subscriber->id,
			'list'    => $subscriber->list_id,
			'email'   => $subscriber->email,
			'name'    => trim( "{$subscriber->first_name} {$subscriber->last_name}" ),
			'status'  => $subscriber->status->value,
			'spam'    => $subscriber->spam_reason,
			'dead'    => array_map( FailedJobsController::format( ... ), $dead ),
			'fields'  => $subscriber->fields,
			'consent' => [
				'text' => $subscriber->wording,
				'page' => $subscriber->consent_page,
				'at'   => str_replace( ' ', 'T', $subscriber->consent_at ) . 'Z',
			],
		];
	}
}
