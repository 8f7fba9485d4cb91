<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

use Brolga\Core\Audit\AuditLogRepository;

/**
 * Imports a file and writes to the audit log who did so.
 *
 * @see EXPORT-5 PRIV-5
 *
 * @phpstan-import-type Report from Import
 */
final class RecordedImport {

	public function __construct(
		private readonly Import $import,
		private readonly AuditLogRepository $audit
	) {}

	/**
	 * Imports one piece of a file, or tries it.
	 *
	 * @param array<array-key, mixed> $chosen Target fields by column, as far as the owner has chosen them.
	 * @param bool $is_try Whether all changes are rolled back.
	 * @param string $action The action's name in the audit log.
	 * @param int $from The first row's number in the file.
	 * @param DateOrder|null $order Whether day or month comes first; null: detected.
	 * @return Report
	 * @throws ImportRefused If the owner has to make a choice first.
	 */
	public function take(
		CsvFile $file,
		Importer $importer,
		array $chosen,
		bool $is_try,
		string $action,
		int $user,
		int $from = 0,
		?DateOrder $order = null
	): array {
		$report = $this->import->run( $file, $importer, $chosen, $is_try, $from, Import::PIECE, $order );
		if ( ! $is_try && $report['added'] > 0 ) {
			$this->audit->record( $user, $action, $report['added'], [] );
		}
		return $report;
	}
}
