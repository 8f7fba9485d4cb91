<?php
declare( strict_types=1 );

namespace Brolga\Leads\Export;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Export\Csv;
use Brolga\Core\Export\Download;
use Brolga\Core\Export\ExportGuard;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Module;
use Brolga\Leads\Filters\InboxFilters;
use Brolga\Leads\LeadQuery;
use InvalidArgumentException;

/**
 * Answers a POST request to wp-admin/admin-post.php with the filtered leads as CSV. It needs the
 * capability and a nonce. An audit log entry is written before the first byte, and its count of
 * leads is updated as they are sent.
 *
 * @see EXPORT-2 EXPORT-3 PRIV-5 LEAD-28
 */
final class LeadsDownload implements Module {

	public const ACTION = 'brolga_export_leads';

	public function __construct(
		private readonly LeadExport $export,
		private readonly Download $download,
		private readonly AuditLogRepository $audit,
		private readonly Clock $clock,
		private readonly InboxFilters $filters
	) {}

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, $this->answer( ... ) );
	}

	private function answer(): void {
		ExportGuard::open(
			self::ACTION,
			__( 'Use the button on the Leads screen to export leads.', 'brolga' ),
			__( 'You are not allowed to view leads. Ask an administrator for permission.', 'brolga' )
		);
		try {
			// phpcs:ignore WordPress.Security.NonceVerification.Missing -- ExportGuard::open() has checked the nonce.
			$filter = $this->filters->filter( wp_unslash( $_POST ) );
		} catch ( InvalidArgumentException $error ) {
			ExportGuard::refuse( $error->getMessage(), 400 );
		}
		$query = $filter->query( 0, LeadQuery::BATCH );
		try {
			$columns = $this->export->columns( $query );
			$line    = $this->audit->record(
				get_current_user_id(),
				'export_leads',
				$columns->leads(),
				$filter->words()
			);
		} catch ( StorageUnavailable ) {
			ExportGuard::unavailable();
		}
		$this->download->send(
			Csv::file_name( 'leads', $this->clock ),
			Csv::TYPE,
			$this->export->lines( $query, $columns, fn ( int $leads ) => $this->audit->recount( $line, $leads ) )
		);
	}
}
