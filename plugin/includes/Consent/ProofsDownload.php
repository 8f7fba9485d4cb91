<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Export\Csv;
use Brolga\Core\Export\Download;
use Brolga\Core\Export\ExportGuard;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;

/**
 * Sends the consent records as a file, in response to a POST to admin-post.php.
 *
 * @see CONSENT-29 EXPORT-2
 */
final class ProofsDownload implements Module {

	public const ACTION = 'brolga_export_consents';

	public function __construct(
		private readonly ProofRepository $proofs,
		private readonly ProofsFile $file,
		private readonly Download $download,
		private readonly AuditLogRepository $audit,
		private readonly Clock $clock
	) {}

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, $this->answer( ... ) );
	}

	private function answer(): void {
		ExportGuard::open(
			self::ACTION,
			__( 'Use the export button under Brolga > Settings > Consent.', 'brolga' ),
			__( 'You are not allowed to view consent records. Ask an administrator for permission.', 'brolga' ),
			Roles::MANAGE_SETTINGS
		);
		try {
			$this->audit->record( get_current_user_id(), 'export_consents', $this->proofs->count(), [] );
		} catch ( StorageUnavailable ) {
			ExportGuard::unavailable();
		}
		$this->download->send( Csv::file_name( 'consents', $this->clock ), Csv::TYPE, $this->file->lines() );
	}
}
