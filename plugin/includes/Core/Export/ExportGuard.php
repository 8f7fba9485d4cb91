<?php
declare( strict_types=1 );

namespace Brolga\Core\Export;

use Brolga\Core\Rest\AnswerHeaders;
use Brolga\Core\Support\Roles;

/**
 * What each export by wp-admin/admin-post.php asks before it looks at anything:
 * a post, the capability and a nonce. Whoever is refused is told why, with the
 * way back.
 *
 * @see EXPORT-2 REST-22
 */
final class ExportGuard {

	/**
	 * Lets through who may export.
	 *
	 * @param string $action     Its nonce's action.
	 * @param string $elsewhere  Where the button is.
	 * @param string $forbidden  What somebody without the capability is told.
	 * @param string $capability Who may.
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

	/**
	 * Says that the database is away.
	 */
	public static function unavailable(): never {
		self::refuse( __( 'The database is not responding. Try again in a minute.', 'brolga' ), 503 );
	}

	/**
	 * Says why there is no file.
	 *
	 * @param string $reason In words.
	 * @param int    $status Of HTTP.
	 */
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
