<?php
declare( strict_types=1 );

namespace Brolga\Shop\Tracking;

use Brolga\Core\Rest\Admission;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\JsonAnswer;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Core\Rest\PublicRoutes;
use Brolga\Core\Rest\Rate;
use Brolga\Core\Security\RateAllowance;
use Brolga\Shop\Orders\ReportedOrders;
use Brolga\Shop\Shop;

/**
 * `POST brolga/v1/orders/told`: a confirmation page claims the right to report its order to tracking services.
 *
 * @see TRACK-31 REST-2
 */
final class ReportedOrdersController implements Controller, DeclaresRoutes {

	public function __construct(
		private readonly PublicRoutes $routes,
		private readonly Shop $shop,
		private readonly ReportedOrders $told
	) {}

	public static function routes(): array {
		return [ new PublicRoute(
			'/orders/told',
			signature: ReportedOrders::signature(),
			rate: new Rate( 'orders/told', RateAllowance::events() )
		) ];
	}

	public function add_routes(): void {
		$this->routes->open( self::routes()[0], $this->create( ... ) );
	}

	/**
	 * Returns `{"first"}`: whether this page is the first to report the order to tracking services. The body has the
	 * `token` from the page of the order. Errors: 403 for the token or the origin; 413, 429, 503.
	 *
	 * @param Admission $admission Which order it is about.
	 */
	private function create( PublicCall $call, Admission $admission ): JsonAnswer {
		return new JsonAnswer(
			[ 'first' => $this->shop->is_running() && $this->told->claim( (int) $admission->signed ) ]
		);
	}
}
