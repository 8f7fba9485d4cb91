<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Cli\Terminal;
use InvalidArgumentException;
use WP_CLI;

use function WP_CLI\Utils\format_items;

/**
 * WP-CLI commands that report what partners' links have brought.
 *
 * @see TRACK-25
 */
final class ReferralsCommand {

	public function __construct( private readonly ReferralReport $report ) {}

	/**
	 * Lists partners with the leads, sign-ups, orders and revenue that their links brought.
	 *
	 * ## OPTIONS
	 *
	 * [--from=<day>]
	 * : The first day, for example 2026-11-01, in the site's time zone. By default: 30 days ago.
	 *
	 * [--to=<day>]
	 * : The last day. By default: today.
	 *
	 * [--format=<format>]
	 * : Output format. `csv` is safe to open in a spreadsheet.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - yaml
	 *   - csv
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga referrals list --from=2026-11-01 --to=2026-11-30
	 *
	 * @param list<string>          $args    None.
	 * @param array<string, string> $options By name.
	 */
	public function list( array $args, array $options ): void {
		try {
			$report = Terminal::answer(
				fn () => $this->report->of( $options['from'] ?? '', $options['to'] ?? '', static fn (): bool => true )
			);
		} catch ( InvalidArgumentException $error ) {
			WP_CLI::error( $error->getMessage() );
		}
		$format = $options['format'] ?? 'table';
		if ( 'csv' === $format ) {
			WP_CLI::line( rtrim( ReferralReport::csv( $report ) ) );
			return;
		}
		format_items( $format, ReferralReport::rows( $report ), array_keys( ReferralReport::columns( $report ) ) );
	}
}
