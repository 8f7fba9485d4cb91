<?php
declare( strict_types=1 );

namespace Brolga\Content\Map;

use Brolga\Content\External\LinkHost;
use Brolga\Core\Http\Unreachable;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Security\RateAllowance;
use Brolga\Core\Security\RateLimiter;
use Brolga\Core\Support\ErrorKey;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST route `brolga/v1/places`, which finds an address's coordinates for the editor. It is a POST
 * route because it sends the address to a third party, only when the user presses the button. The
 * server sends the request, so the geocoder does not see the editor's browser.
 *
 * @see MAP-15 REST-11
 */
final class PlacesController implements Controller {

	/** OpenStreetMap allows one search per second for a whole site. */
	private const OPENSTREETMAP_MS = 1000;

	public function __construct(
		private readonly Geocoder $geocoder,
		private readonly RateLimiter $limiter
	) {}

	public function add_routes(): void {
		( new ProtectedRoutes( 'edit_posts' ) )->open( '/places', 'POST', $this->find( ... ), 'place-search' );
	}

	/**
	 * Finds the coordinates of an address.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function find( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( ! $this->geocoder->is_set_up() ) {
			return new WP_Error(
				'no_geocoder',
				__( 'Address search is turned off. Ask an administrator to turn it on under Brolga > Settings > Maps.', 'brolga' ),
				[ 'status' => 404 ]
			);
		}
		$rate = $this->limiter->hit( 'places', 'user:' . get_current_user_id() );
		if ( $rate->allowed && LinkHost::host( Geocoder::OPENSTREETMAP ) === $this->geocoder->host() ) {
			$rate = $this->limiter->hit( 'places', 'openstreetmap', new RateAllowance( 1, self::OPENSTREETMAP_MS ) );
		}
		if ( ! $rate->allowed ) {
			return new WP_Error(
				ErrorKey::TooMany->value,
				__( 'Too many searches in a short time. Wait a moment, then try again.', 'brolga' ),
				[ 'status' => ErrorKey::TooMany->status() ]
			);
		}
		try {
			$search = is_string( $request['search'] ) ? trim( $request['search'] ) : '';
			return new WP_REST_Response(
				[ 'items' => $this->geocoder->find( $search, str_replace( '_', '-', get_user_locale() ) ) ]
			);
		} catch ( Unreachable $failure ) {
			return new WP_Error( 'geocoder_failed', $failure->getMessage(), [ 'status' => 502 ] );
		}
	}
}
