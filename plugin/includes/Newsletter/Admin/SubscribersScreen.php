<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Admin;

use Brolga\Core\Admin\Screen;
use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Export\Csv;
use Brolga\Core\Export\Download;
use Brolga\Core\Export\ExportGuard;
use Brolga\Core\Page\Build;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;
use Brolga\Newsletter\Subscribers\SubscriberQuery;
use Brolga\Newsletter\Subscribers\SubscriberStatus;

/**
 * Adds the screen *Brolga > Subscribers* and handles its export. An export needs the capability, a
 * nonce and a POST request, and is written to the audit log before the first byte is sent.
 *
 * @see EXPORT-2 EXPORT-3 PRIV-5
 */
final class SubscribersScreen implements Module {

	public const EXPORT = 'brolga_export_subscribers';

	private readonly Screen $screen;

	public function __construct(
		Build $build,
		private readonly SubscriberExport $export,
		private readonly Download $download,
		private readonly AuditLogRepository $audit,
		private readonly Clock $clock
	) {
		$this->screen = new Screen( $build, 'subscribers' );
	}

	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ), Screen::PEOPLE );
		add_action( 'admin_enqueue_scripts', $this->screen->enqueue( ... ) );
		add_action( 'admin_post_' . self::EXPORT, $this->answer( ... ) );
	}

	private function add(): void {
		$this->screen->add(
			__( 'Subscribers', 'brolga' ),
			Roles::MANAGE_LEADS,
			__( 'This screen needs JavaScript. Turn it on in your browser, then reload the page.', 'brolga' ),
			'',
			[
				'export' => admin_url( 'admin-post.php?action=' . self::EXPORT ),
				'nonce'  => wp_create_nonce( self::EXPORT ),
				'page'   => Screen::new_page(),
			]
		);
	}

	private function answer(): void {
		ExportGuard::open(
			self::EXPORT,
			__( 'Use the button on the Subscribers screen to export subscribers.', 'brolga' ),
			__( 'You are not allowed to view subscribers. Ask an administrator for permission.', 'brolga' )
		);
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- ExportGuard::open() has checked the nonce; the texts are compared with what is stored.
		$text   = static fn ( string $name ): string => is_string( $_POST[ $name ] ?? null )
			// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- ExportGuard::open() has checked the nonce; the texts are compared with what is stored.
			? wp_unslash( $_POST[ $name ] )
			: '';
		$status = SubscriberStatus::tryFrom( $text( 'status' ) );
		if ( null === $status && '' !== $text( 'status' ) ) {
			ExportGuard::refuse(
				__( 'This status does not exist. Use pending, confirmed, unsubscribed, handed_on or spam.', 'brolga' ),
				400
			);
		}
		$query = SubscriberQuery::of( $text( 'list' ), $status, $text( 'search' ) );
		try {
			[ $count, $labels ] = $this->export->look( $query );
			$this->audit->record( get_current_user_id(), 'export_subscribers', $count, $query->words() );
		} catch ( StorageUnavailable ) {
			ExportGuard::unavailable();
		}
		$this->download->send(
			Csv::file_name( 'subscribers', $this->clock ),
			Csv::TYPE,
			$this->export->lines( $query, $labels )
		);
	}
}
