<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Consent;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Cli\Terminal;
use Brolga\Core\Export\NewFile;
use WP_CLI;

/**
 * Exports consent records.
 *
 * @see CONSENT-10 EXPORT-3
 */
final class ConsentsCommand {

	public function __construct(
		private readonly ProofRepository $proofs,
		private readonly ProofsFile $file,
		private readonly AuditLogRepository $audit
	) {}

	/**
	 * Writes all consent records to a CSV file, oldest first. Times are in UTC.
	 *
	 * ## OPTIONS
	 *
	 * [<file>]
	 * : The file, which must not exist yet. By default, prints to the terminal.
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga consents export consents.csv
	 *
	 * @param list<string> $args The file.
	 */
	public function export( array $args ): void {
		$file   = $args[0] ?? '-';
		$count  = Terminal::answer( $this->proofs->count( ... ) );
		$target = NewFile::make( $file );
		Terminal::answer( fn (): int => $this->audit->record( get_current_user_id(), 'export_consents', $count, [] ) );
		Terminal::answer( fn () => $target->write( $this->file->lines() ) );
		if ( $target->is_named() ) {
			WP_CLI::success( sprintf(
				/* translators: 1: how many answers, 2: a file's name. */
				_n( '%1$d answer was written to %2$s.', '%1$d answers were written to %2$s.', $count, 'brolga' ),
				$count,
				$file
			) );
		}
	}
}
