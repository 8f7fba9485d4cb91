<?php
declare( strict_types=1 );

namespace Brolga\Core\Import;

use Brolga\Core\Audit\AuditLogRepository;

/**
 * Takes a file in and notes in the audit log who did it, whichever way it came.
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
	 * Takes a piece of a file in, or tries it.
	 *
	 * @param Importer                $importer Takes the rows.
	 * @param array<array-key, mixed> $chosen   Targets by column, as far as the owner has said.
	 * @param bool                    $is_try   Whether nothing is to stay.
	 * @param string                  $action   What the audit log calls it.
	 * @param int                     $user     Who does it.
	 * @param int                     $from     The first row's number in the file.
	 * @param DateOrder|null          $order    How its dates are written, where the owner has said it.
	 * @return Report
	 *
	 * @throws ImportRefused When the owner has to decide something first.
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
