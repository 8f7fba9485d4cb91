<?php
declare( strict_types=1 );

namespace Brolga\Shop\Tracking;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\RateAllowance;
use Brolga\Core\Security\RateLimiter;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\InvalidToken;
use Brolga\Core\Support\Json;
use Brolga\Shop\Orders\ToldOrders;
use Brolga\Shop\Shop;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `POST brolga/v1/orders/told`: a page is about to tell of an order.
 *
 * @see TRACK-31 REST-2
 */
final class ToldOrdersController implements Controller {

	public const PATH = '/orders/told';

	public function __construct(
		private readonly Shop $shop,
		private readonly ToldOrders $told,
		private readonly RateLimiter $limiter,
		private readonly ClientIp $client
	) {}

	/**
	 * The route is the public's: the token in the body is what counts.
	 */
	public function add_routes(): void {
		PublicCall::open( self::PATH, $this->create( ... ) );
	}

	/**
	 * Takes `{token}`, which the page of the order has, and answers `{"first"}`:
	 * whether no page has told of the order before; then this one does. Errors are
	 * `{"code", "message"}`: 403 token or origin, 413, 429 with `Retry-After`, 503.
	 *
	 * @param WP_REST_Request $request The request.
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function create( WP_REST_Request $request ): WP_REST_Response {
		$body    = (string) $request->get_body();
		$refusal = PublicCall::refusal( $request );
		if ( null !== $refusal ) {
			return PublicCall::refuse( $refusal );
		}
		try {
			$token = Json::map( $body )['token'] ?? '';
			$order = $this->told->order( is_string( $token ) ? $token : '' );
			$rate  = $this->limiter->hit( 'orders/told', $this->client->hashed_bucket(), RateAllowance::events() );
			if ( ! $rate->allowed ) {
				return PublicCall::refuse( ErrorKey::TooMany, $rate->retry_after );
			}
			return PublicCall::answer( [ 'first' => $this->shop->is_running() && $this->told->claim( $order ) ] );
		} catch ( InvalidJson | InvalidToken ) {
			return PublicCall::refuse( ErrorKey::BadToken );
		} catch ( StorageUnavailable ) {
			return PublicCall::refuse( ErrorKey::Unavailable );
		}
	}
}
