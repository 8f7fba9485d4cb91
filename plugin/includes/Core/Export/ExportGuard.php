<?php
declare( strict_types=1 );

namespace Brolga\Core\Export;

use Brolga\Core\Rest\AnswerHeaders;
use Brolga\Core\Support\Roles;

/**
 * Checks the request method, the capability and the nonce before an export by
 * wp-admin/admin-post.php. A rejected user sees the reason and a link back.
 *
 * @see EXPORT-2 REST-22
 */
final class ExportGuard {

	/**
	 * @param string $action    The nonce's action.
	 * @param string $elsewhere The message for requests other than POST: where the button is.
	 * @param string $forbidden The message for users without the capability.
	 */
	public static function open(
		string $action,
		string $elsewhere,
		string $forbidden,
		string $capability = Roles::MANAGE_LEADS
	): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared, and not kept.
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			self::refuse( $elsewhere, 405 );
		}
		if ( ! current_user_can( $capability ) ) {
			self::refuse( $forbidden, 403 );
		}
		check_admin_referer( $action );
	}

	public static function unavailable(): never {
		self::refuse( __( 'The database is not responding. Try again in a minute.', 'brolga' ), 503 );
	}

	public static function refuse( string $reason, int $status ): never {
		AnswerHeaders::send( AnswerHeaders::retry( $status ) );
		wp_die(
			esc_html( $reason ),
			'',
			[
				'response'  => absint( $status ),
				'back_link' => true,
			]
		);
	}
}
