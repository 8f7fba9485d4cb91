<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Signups;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Rest\Routes;
use Brolga\Core\Rest\Schemas;
use Brolga\Core\Security\RequestGuard;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use Brolga\Forms\Fields\FieldError;
use Brolga\Forms\Sending\PageRequest;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `POST brolga/v1/subscriptions`, the twin of the form's own call: parse, ask
 * the same service, format. 202, for the address's owner has yet to say yes.
 *
 * @see NEWS-11 REST-2
 */
final class SubscriptionsController implements Controller {

	public function __construct( private readonly SubscriptionService $service ) {}

	/**
	 * The route is the public's: the signature in the body is what counts.
	 */
	public function add_routes(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/subscriptions',
			[
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'callback'            => $this->create( ... ),
			]
		);
	}

	/**
	 * Stores a newsletter sign-up.
	 *
	 * @param WP_REST_Request $request The request.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function create( WP_REST_Request $request ): WP_REST_Response {
		$host    = RequestGuard::host();
		$body    = (string) $request->get_body();
		$refusal = PublicCall::refusal( $request );
		$page    = PageRequest::own_address( (string) $request->get_header( 'referer' ), $host );
		return self::response( null === $refusal ? $this->submit( $body, $page ) : SubscriptionResult::refused( $refusal ) );
	}

	/**
	 * Sends a body to the service.
	 *
	 * @param string $body The JSON text.
	 * @param string $page The page it came from.
	 */
	private function submit( string $body, string $page ): SubscriptionResult {
		try {
			$json = Json::map( $body );
		} catch ( InvalidJson ) {
			return SubscriptionResult::refused( ErrorKey::BadRequest );
		}
		$malformed = rest_validate_value_from_schema( $json, Schemas::get( 'subscription' ) ) instanceof WP_Error;
		// A list in the place of a text marks the request: it is refused in its turn.
		return $this->service->subscribe( SubscriptionRequest::from( [ 'email' => $malformed ? [] : $json['email'] ] + $json, '', 'account', $page ) );
	}

	/**
	 * The answer.
	 *
	 * @param SubscriptionResult $result What became of it.
	 */
	private static function response( SubscriptionResult $result ): WP_REST_Response {
		$headers = [ 'Cache-Control' => 'no-store' ];
		if ( $result->retry_after > 0 ) {
			$headers['Retry-After'] = (string) $result->retry_after;
		}
		if ( null === $result->error ) {
			$success = [
				'success'  => $result->message,
				'redirect' => $result->redirect,
			];
			return new WP_REST_Response( $success, 202, $headers );
		}
		return new WP_REST_Response(
			[
				'code'    => $result->error->value,
				'message' => $result->message,
				'errors'  => array_map(
					static fn ( FieldError $error ): array => [
						'field'   => $error->field_id,
						'message' => $error->message,
					],
					$result->errors
				),
			],
			$result->error->status(),
			$headers
		);
	}
}
