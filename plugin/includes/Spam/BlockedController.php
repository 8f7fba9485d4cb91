<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\Routes;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\Roles;
use WP_Error;
use WP_REST_Response;

/**
 * `GET brolga/v1/leads/blocked`: what was kept apart or refused within the last
 * thirty days, by reason. Numbers alone; they need the capability
 * `brolga_manage_leads` all the same.
 *
 * @see SPAM-6
 */
final class BlockedController implements Controller {

	/** Within how many days, today included. */
	private const DAYS = 30;

	public function __construct( private readonly BlockedAttempts $blocked ) {}

	/**
	 * The route.
	 */
	public function add_routes(): void {
		register_rest_route(
			Routes::NAMESPACE,
			'/leads/blocked',
			[
				'methods'             => 'GET',
				'permission_callback' => static fn (): bool => current_user_can( Roles::MANAGE_LEADS ),
				'callback'            => $this->read( ... ),
			]
		);
	}

	/**
	 * Counts the attempts that spam protection blocked, by reason.
	 */
	private function read(): WP_REST_Response|WP_Error {
		try {
			$counts = $this->blocked->since( self::DAYS );
		} catch ( StorageUnavailable ) {
			return new WP_Error( ErrorKey::Unavailable->value, __( 'The database is not responding. Please try again in a minute.', 'brolga' ), [ 'status' => 503 ] );
		}
		$attempts = [];
		foreach ( $counts as $reason => $count ) {
			$attempts[] = [
				'reason' => $reason,
				'count'  => $count,
			];
		}
		return new WP_REST_Response(
			[
				'days'     => self::DAYS,
				'attempts' => $attempts,
			],
			200,
			[ 'Cache-Control' => 'no-store' ]
		);
	}
}
