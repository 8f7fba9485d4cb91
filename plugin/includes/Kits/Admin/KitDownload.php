<?php
declare( strict_types=1 );

namespace Brolga\Kits\Admin;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Export\Download;
use Brolga\Core\Export\ExportGuard;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;
use Brolga\Kits\Actions\ExportKit;
use Brolga\Kits\Actions\GivenFile;
use WP_Error;

/**
 * Sends a kit, in response to a POST to admin-post.php.
 *
 * @see KIT-1 EXPORT-3
 */
final class KitDownload implements Module {

	public const ACTION = 'brolga_export_kit';

	public function __construct(
		private readonly ExportKit $export,
		private readonly Download $download
	) {}

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, $this->answer( ... ) );
	}

	private function answer(): void {
		ExportGuard::open(
			self::ACTION,
			__( 'Use the button under Brolga > Settings > Kits.', 'brolga' ),
			__( 'You are not allowed to export this site’s settings. Ask an administrator for permission.', 'brolga' ),
			Roles::MANAGE_SETTINGS
		);
		// phpcs:ignore WordPress.Security -- ExportGuard has checked the nonce; each is looked up.
		$chosen = wp_unslash( $_POST['items'] ?? [] );
		try {
			$made = $this->export->pieces( GivenFile::keys( $chosen ) );
		} catch ( StorageUnavailable ) {
			ExportGuard::unavailable();
		}
		if ( $made instanceof WP_Error ) {
			ExportGuard::refuse( $made->get_error_message(), 400 );
		}
		$this->download->send( $made['name'], 'application/zip', $made['pieces'] );
	}
}
