<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Signups;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\JsonAnswer;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Rest\PublicRoutes;
use Brolga\Core\Security\RequestGuard;
use Brolga\Forms\FormRefusal;
use Brolga\Forms\Sending\PageRequest;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;
use WP_REST_Request;

/**
 * The REST route `POST brolga/v1/subscriptions`, which uses the same service as the form. It
 * returns 202 because the owner of the address has not confirmed yet.
 *
 * @see NEWS-11 REST-2
 */
final class SubscriptionsController implements Controller, DeclaresRoutes {

	public function __construct(
		private readonly PublicRoutes $routes,
		private readonly SubscriptionService $service
	) {}

	public static function routes(): array {
		return [ SubscriptionService::route() ];
	}

	public function add_routes(): void {
		$this->routes->hand_on( SubscriptionService::route(), $this->create( ... ) );
	}

	/**
	 * Stores a newsletter sign-up.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function create( PublicCall $call, WP_REST_Request $request ): JsonAnswer {
		$page   = PageRequest::own_address( (string) $request->get_header( 'referer' ), RequestGuard::host() );
		$result = $this->service->subscribe( SubscriptionRequest::from( $call->body, '', 'account', $page ), $call );
		return null !== $result->error
			? FormRefusal::answer( $result->error, $result->message, $result->errors, $result->retry_after )
			: new JsonAnswer(
				[
					'success'  => $result->message,
					'redirect' => $result->redirect,
				],
				202
			);
	}
}
