<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Import;

use Brolga\Core\Import\ImportOnTerminal;
use Brolga\Core\Import\ImportRefused;
use WP_CLI;

/**
 * The command `wp brolga subscribers import`.
 *
 * @see LEAD-80 EXPORT-5 NEWS-15 NEWS-34
 */
final class SubscriberImportCommand {

	public function __construct(
		private readonly ImportOnTerminal $import,
		private readonly SubscriberImports $subscribers
	) {}

	/**
	 * Imports subscribers from a CSV file.
	 *
	 * The file comes from a spreadsheet or another newsletter service. People who have unsubscribed are not added
	 * again, nobody is emailed, and people who are on the list already are not changed. If the import is interrupted,
	 * run it again.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The CSV file. Its first line has the names of the columns.
	 *
	 * --consent=<words>
	 * : How these people agreed to your emails. Kept as proof of consent with each of them for whom the file has none.
	 *
	 * [--list=<list>]
	 * : The list for rows without one.
	 * ---
	 * default: newsletter
	 * ---
	 *
	 * [--create-lists]
	 * : Create lists that the file names and that do not exist.
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
	 * : What columns become, as a JSON object of column names and one of email, first_name, last_name, status, list,
	 * consent, agreed_at, field (kept under its own name) or skip. Other columns are recognized by their names.
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
	 *     wp brolga subscribers import readers.csv --consent="Signed the form at our stall, 12 October 2026" --dry-run
	 *
	 *     # Imports into the list trade. Mail holds the addresses, Remarks is left out.
	 *     wp brolga subscribers import readers.csv --list=trade --consent="Trade fair, 12 October 2026"
	 *     --map='{"Mail":"email","Remarks":"skip"}'
	 *
	 * @param list<string>               $args    The file.
	 * @param array<string, string|bool> $options By name.
	 */
	public function __invoke( array $args, array $options ): void {
		$text = static fn ( string $name ): string => is_string( $options[ $name ] ?? null ) ? $options[ $name ] : '';
		try {
			$importer = $this->subscribers->of(
				$text( 'list' ),
				$text( 'consent' ),
				true === ( $options['create-lists'] ?? null )
			);
		} catch ( ImportRefused $refusal ) {
			WP_CLI::error( $refusal->getMessage() );
		}
		$this->import->run( $args[0] ?? '', $importer, SubscriberImports::AUDIT, $options );
	}
}
