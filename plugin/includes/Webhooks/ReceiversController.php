<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Support\Roles;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Services that receive new leads: list, send a test. No secret is ever returned.
 *
 * @see LEAD-734 LEAD-735 REST-12
 */
final class ReceiversController implements Controller {

	private const ID = '(?P<id>[a-z]{1,32})';

	public function __construct( private readonly LeadReceivers $receivers ) {}

	public function add_routes(): void {
		$routes = new ProtectedRoutes( Roles::MANAGE_SETTINGS );
		$routes->open( '/receivers', 'GET', $this->all( ... ) );
		$routes->open( '/receivers/' . self::ID . '/test', 'POST', $this->test( ... ) );
	}

	/** Lists the services that can receive new leads, whether they are set up, and their account. */
	private function all(): WP_REST_Response {
		return new WP_REST_Response( array_values( array_map(
			static fn ( LeadReceiver $receiver ): array => [
				'id'      => $receiver->kind(),
				'name'    => $receiver->name(),
				'is_on'   => $receiver->is_on(),
				'account' => $receiver->account(),
			],
			$this->receivers->all()
		) ) );
	}

	/**
	 * Sends a test with the saved settings, and returns the result.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function test( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id       = is_string( $request['id'] ) ? strtolower( $request['id'] ) : '';
		$receiver = $this->receivers->all()[ $id ] ?? null;
		if ( null === $receiver ) {
			return new WP_Error(
				'brolga_no_receiver',
				__( 'This service no longer exists. Reload the page.', 'brolga' ),
				[ 'status' => 404 ]
			);
		}
		if ( ! $receiver->is_on() ) {
			return self::result( false, Cause::NoReceiver->with( $receiver->name() )->words() );
		}
		try {
			return self::result( true, $receiver->test() );
		} catch ( DeliveryFailed | Undeliverable $failure ) {
			return self::result( false, $failure->getMessage() );
		}
	}

	private static function result( bool $sent, string $message ): WP_REST_Response {
		return new WP_REST_Response(
			[
				'sent'    => $sent,
				'message' => $message,
			]
		);
	}
}
