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
 * `POST brolga/v1/subscriptions`, the twin of the form's own call: parse, ask
 * the same service, format. 202, for the address's owner has yet to say yes.
 *
 * @see NEWS-11 REST-2
 */
final class SubscriptionsController implements Controller, DeclaresRoutes {

	public function __construct(
		private readonly PublicRoutes $routes,
		private readonly SubscriptionService $service
	) {}

	/**
	 * A form may send.
	 */
	public static function routes(): array {
		return [ SubscriptionService::route() ];
	}

	/**
	 * Opens the route.
	 */
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
