<?php
declare( strict_types=1 );

namespace Brolga\Leads\Import;

use Brolga\Core\Import\ImportOnTerminal;
use Brolga\Leads\Storage\LeadListRepository;
use Brolga\Leads\Storage\LeadRepository;

/**
 * `wp brolga leads import`.
 *
 * @see LEAD-80 EXPORT-5
 */
final class LeadImportCommand {

	public function __construct(
		private readonly ImportOnTerminal $import,
		private readonly LeadRepository $leads,
		private readonly LeadListRepository $list
	) {}

	/**
	 * Imports leads from a CSV file.
	 *
	 * The file was exported from Brolga or from another form plugin. Leads keep their original date, no emails are sent
	 * and duplicates are skipped. If the import is interrupted, run it again.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The CSV file. Its first line has the names of the columns.
	 *
	 * [--dates=<order>]
	 * : Which part comes first in dates like 03/04/2026. If left out, the file or the site’s date format decides.
	 * ---
	 * options:
	 *   - day
	 *   - month
	 * ---
	 *
	 * [--map=<json>]
	 * : What columns become, as a JSON object of column names and one of email, name, received, status, form, page,
	 * referrer, number, field (kept under its own name) or skip. Other columns are recognized by their names.
	 *
	 * [--dry-run]
	 * : Show what each column becomes and how many rows would be imported, and import nothing.
	 *
	 * [--format=<format>]
	 * : Output format of the result.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     # Shows what would be imported.
	 *     wp brolga leads import leads.csv --dry-run
	 *
	 *     # The column Mail has the addresses, and Remarks is left out.
	 *     wp brolga leads import leads.csv --map='{"Mail":"email","Remarks":"skip"}'
	 *
	 * @param list<string>               $args    The file.
	 * @param array<string, string|bool> $options By name.
	 */
	public function __invoke( array $args, array $options ): void {
		$this->import->run( $args[0] ?? '', new LeadImport( $this->leads, $this->list ), LeadImport::AUDIT, $options );
	}
}
