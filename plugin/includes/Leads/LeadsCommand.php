<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Leads;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Export\NewFile;
use Brolga\Leads\Export\LeadExport;
use InvalidArgumentException;
use WP_CLI;

use function WP_CLI\Utils\format_items;

/**
 * Lists, exports and changes leads.
 *
 * @see LEAD-20 EXPORT-2 PRIV-5
 */
final class LeadsCommand {

	/** The columns of the list. */
	private const COLUMNS = [ 'id', 'created', 'status', 'form', 'name', 'email', 'delivery', 'summary' ];

	public function __construct(
		private readonly LeadService $leads,
		private readonly LeadExport $export,
		private readonly AuditLogRepository $audit
	) {}

	/**
	 * Lists leads, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : Only leads with this status: new, open, done, spam or trash. By default: new, open and done.
	 *
	 * [--form=<uid>]
	 * : Only leads from this form, by its ID.
	 *
	 * [--search=<words>]
	 * : Search terms. All of them must match.
	 *
	 * [--from=<day>]
	 * : The first day, for example 2026-11-01, in the site's time zone.
	 *
	 * [--to=<day>]
	 * : The last day.
	 *
	 * [--source=<name>]
	 * : Only leads with this utm_source, or from this referring host.
	 *
	 * [--campaign=<name>]
	 * : Only leads with this utm_campaign.
	 *
	 * [--path=<path>]
	 * : Only leads from the page with this path, for example /contact/.
	 *
	 * [--variant=<name>]
	 * : Only leads that saw this variant of an A/B test, as post ID and variant number, for example 12:1.
	 *
	 * [--referral=<name>]
	 * : Only leads brought by this partner's link.
	 *
	 * [--before=<id>]
	 * : Show leads older than this ID.
	 *
	 * [--limit=<number>]
	 * : The maximum number of leads, from 1 to 100.
	 * ---
	 * default: 25
	 * ---
	 *
	 * [--format=<format>]
	 * : Output format. For CSV, use `wp brolga leads export`, which is safe to open in a spreadsheet.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga leads list --status=new --search="back garden"
	 *
	 * @param list<string>          $args    None.
	 * @param array<string, string> $options By name.
	 */
	public function list( array $args, array $options ): void {
		$format = $options['format'] ?? 'table';
		$page   = $this->answer( fn () => $this->leads->list( self::filter( $options )->query( (int) ( $options['before'] ?? 0 ), min( EntryQuery::MAX_LIMIT, (int) ( $options['limit'] ?? 25 ) ) ) ) );
		$items  = [];
		foreach ( $page->leads as [ $entry, $delivery ] ) {
			$items[] = [ 'delivery' => $delivery->value ] + LeadFormat::summary( $entry, $delivery );
		}
		format_items( $format, 'ids' === $format ? array_column( $items, 'id' ) : $items, self::COLUMNS );
	}

	/**
	 * Shows a lead, as JSON.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : The lead's ID.
	 *
	 * @param list<string> $args The number.
	 */
	public function get( array $args ): void {
		$lead = $this->answer( fn () => $this->leads->read( self::number( $args[0] ?? '' ) ) );
		if ( null === $lead ) {
			WP_CLI::error( __( 'This lead no longer exists. Reload the page.', 'brolga' ) );
		}
		WP_CLI::line( (string) wp_json_encode( LeadFormat::all( $lead ), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	/**
	 * Writes leads to a CSV file that is safe to open in a spreadsheet.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file, which must not exist yet. Only you can read it. `-` writes to the terminal.
	 *
	 * [--status=<status>]
	 * : Only leads with this status: new, open, done, spam or trash. By default: new, open and done.
	 *
	 * [--form=<uid>]
	 * : Only leads from this form, by its ID.
	 *
	 * [--search=<words>]
	 * : Search terms. All of them must match.
	 *
	 * [--from=<day>]
	 * : The first day, for example 2026-11-01, in the site's time zone.
	 *
	 * [--to=<day>]
	 * : The last day.
	 *
	 * [--source=<name>]
	 * : Only leads with this utm_source, or from this referring host.
	 *
	 * [--campaign=<name>]
	 * : Only leads with this utm_campaign.
	 *
	 * [--path=<path>]
	 * : Only leads from the page with this path, for example /contact/.
	 *
	 * [--variant=<name>]
	 * : Only leads that saw this variant of an A/B test, as post ID and variant number, for example 12:1.
	 *
	 * [--referral=<name>]
	 * : Only leads brought by this partner's link.
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga leads export november.csv --from=2026-11-01 --to=2026-11-30
	 *
	 * @param list<string>          $args    The file.
	 * @param array<string, string> $options By name.
	 */
	public function export( array $args, array $options ): void {
		$filter  = self::filter( $options );
		$query   = $filter->query( 0, EntryQuery::BATCH );
		$file    = $args[0] ?? '-';
		$columns = $this->answer( fn () => $this->export->columns( $query ) );
		$target  = NewFile::make( $file );
		$leads   = $columns->leads();
		$line    = $this->answer( fn () => $this->audit->record( get_current_user_id(), 'export_leads', $leads, $filter->words() ) );
		$note    = function ( int $written ) use ( $line, &$leads ): void {
			$leads = $written;
			$this->audit->recount( $line, $written );
		};
		$target->write( $this->export->lines( $query, $columns, $note ) );
		if ( $target->is_named() ) {
			/* translators: 1: how many leads, 2: a file's name. */
			WP_CLI::success( sprintf( _n( '%1$d lead was written to %2$s.', '%1$d leads were written to %2$s.', $leads, 'brolga' ), $leads, $file ) );
		}
	}

	/**
	 * Resends the emails of leads.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : The IDs of the leads.
	 *
	 * @param list<string> $args The numbers.
	 */
	public function resend( array $args ): void {
		foreach ( $args as $arg ) {
			$id    = self::number( $arg );
			$found = $this->answer( fn (): bool => $this->leads->resend( $id, get_current_user_id() ) );
			if ( ! $found ) {
				/* translators: %d: the number of a lead. */
				WP_CLI::error( sprintf( __( 'Lead %d no longer exists. “wp brolga leads list” shows those that do. Try one of them.', 'brolga' ), $id ) );
			}
			/* translators: %d: the number of a lead. */
			WP_CLI::success( sprintf( __( 'The email for lead %d has been queued again.', 'brolga' ), $id ) );
		}
	}

	/**
	 * Changes the status of leads. If one of them can't be changed, none is.
	 *
	 * ## OPTIONS
	 *
	 * <status>
	 * : The new status.
	 * ---
	 * options:
	 *   - new
	 *   - open
	 *   - done
	 *   - spam
	 *   - trash
	 * ---
	 *
	 * <id>...
	 * : The IDs of the leads.
	 *
	 * @param list<string> $args The status and the numbers.
	 */
	public function mark( array $args ): void {
		$status = EntryStatus::tryFrom( (string) array_shift( $args ) );
		if ( null === $status ) {
			WP_CLI::error( __( 'This status does not exist. Use new, open, done, spam or trash.', 'brolga' ) );
		}
		$changed = $this->answer( fn (): array => $this->leads->change_all( array_fill_keys( array_map( self::number( ... ), $args ), $status ), get_current_user_id() ) );
		/* translators: 1: how many leads, 2: a status. */
		WP_CLI::success( sprintf( _n( '%1$d lead is now %2$s.', '%1$d leads are now %2$s.', count( $changed ), 'brolga' ), count( $changed ), $status->value ) );
	}

	/**
	 * The filter of a command's options.
	 *
	 * @param array<string, string> $options By name.
	 */
	private static function filter( array $options ): LeadFilter {
		try {
			foreach ( LeadFilter::parameters() as $name => $schema ) {
				$fits = rest_validate_value_from_schema( $options[ $name ] ?? '', $schema, "--{$name}" );
				if ( is_wp_error( $fits ) ) {
					throw new InvalidArgumentException( $fits->get_error_message() );
				}
			}
			return LeadFilter::from( $options );
		} catch ( InvalidArgumentException $error ) {
			WP_CLI::error( $error->getMessage() );
		}
	}

	/**
	 * A lead's number.
	 *
	 * @param string $text As it was typed.
	 */
	private static function number( string $text ): int {
		if ( 1 !== preg_match( '/^[1-9][0-9]{0,17}$/D', $text ) ) {
			/* translators: %s: what was typed. */
			WP_CLI::error( sprintf( __( '%s is not a lead number. Use one that “wp brolga leads list” shows.', 'brolga' ), $text ) );
		}
		return (int) $text;
	}

	/**
	 * Asks the database, and says it when it does not answer.
	 *
	 * @template T
	 * @param callable(): T $ask Asks.
	 * @return T
	 */
	private function answer( callable $ask ): mixed {
		try {
			return $ask();
		} catch ( StorageUnavailable ) {
			WP_CLI::error( __( 'The database is not responding. Please try again in a minute.', 'brolga' ) );
		}
	}
}
