<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Support\Roles;
use WP_REST_Response;

/**
 * `GET brolga/v1/leads/blocked`: how many submissions were marked as spam or refused in the last
 * 30 days, by reason. Requires the capability `brolga_manage_leads`.
 *
 * @see SPAM-6
 */
final class BlockedController implements Controller {

	private const DAYS = 30;

	public function __construct( private readonly BlockedAttempts $blocked ) {}

	public function add_routes(): void {
		( new ProtectedRoutes( Roles::MANAGE_LEADS ) )->open( '/leads/blocked', 'GET', $this->read( ... ) );
	}

	/** Counts the attempts that spam protection blocked, by reason. */
	private function read(): WP_REST_Response {
		$attempts = [];
		foreach ( $this->blocked->since( self::DAYS ) as $reason => $count ) {
			$attempts[] = [
				'reason' => $reason,
				'count'  => $count,
			];
		}
		return new WP_REST_Response(
			[
				'days'     => self::DAYS,
				'attempts' => $attempts,
			]
		);
	}
}
