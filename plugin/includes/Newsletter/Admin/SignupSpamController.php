<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Admin;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Support\Roles;
use Brolga\Newsletter\Lists\SpamRelease;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The REST routes `brolga/v1/subscribers/release` and `…/discard` for sign-ups marked as spam.
 * Both take several ids and ignore sign-ups that are not marked as spam.
 *
 * @see SPAM-12 REST-11 REST-12
 */
final class SignupSpamController implements Controller {

	public const AUDIT = 'discard_signups';

	public function __construct(
		private readonly SpamRelease $release,
		private readonly SubscriberListRepository $directory,
		private readonly Transaction $transaction,
		private readonly AuditLogRepository $audit
	) {}

	public function add_routes(): void {
		$routes = new ProtectedRoutes( Roles::MANAGE_LEADS );
		$routes->open( '/subscribers/release', 'POST', $this->release( ... ), 'subscriber-ids' );
		$routes->open( '/subscribers/discard', 'POST', $this->discard( ... ), 'subscriber-ids' );
	}

	/**
	 * Marks sign-ups as not spam, and returns which of them continue and which cannot yet.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function release( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( $this->release->release( self::ids( $request ), get_current_user_id() ) );
	}

	/**
	 * Deletes sign-ups marked as spam, and returns their number.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function discard( WP_REST_Request $request ): WP_REST_Response {
		$ids   = self::ids( $request );
		$count = $this->transaction->run(
			function () use ( $ids ): int {
				$count = $this->directory->discard( $ids );
				if ( $count > 0 ) {
					$this->audit->record( get_current_user_id(), self::AUDIT, $count, [] );
				}
				return $count;
			}
		);
		return new WP_REST_Response( [ 'deleted' => $count ] );
	}

	/**
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @return list<int>
	 */
	private static function ids( WP_REST_Request $request ): array {
		return is_array( $request['ids'] )
			? array_values( array_map( intval( ... ), array_filter( $request['ids'], is_numeric( ... ) ) ) )
			: [];
	}
}
