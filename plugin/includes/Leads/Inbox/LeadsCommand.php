<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Leads\Inbox;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Cli\Terminal;
use Brolga\Core\Export\NewFile;
use Brolga\Core\Rest\Schemas;
use Brolga\Core\Support\Text;
use Brolga\Leads\Export\LeadExport;
use Brolga\Leads\Filters\InboxFilters;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadFilter;
use Brolga\Leads\LeadQuery;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Origin;
use Brolga\Leads\Replies\ReplyRefusal;
use Brolga\Outbox\Delivery;
use InvalidArgumentException;
use WP_CLI;
use WP_Error;

/**
 * Lists, exports, changes and deletes leads.
 *
 * @see LEAD-20 LEAD-80 EXPORT-2 PRIV-5
 */
final class LeadsCommand {

	private const COLUMNS = [ 'id', 'created', 'status', 'form', 'name', 'email', 'delivery', 'summary' ];

	private const DELETED = [ 'id', 'created', 'status', 'form', 'name', 'email' ];

	public const LIST = 'wp brolga leads list';

	private const PAGE = 'page';

	public function __construct(
		private readonly LeadService $leads,
		private readonly LeadExport $export,
		private readonly AuditLogRepository $audit,
		private readonly InboxFilters $filters
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
	 * [--page=<path>]
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
		$page  = Terminal::run( new ListLeads( $this->leads, $this->filters ), [
			'before' => (int) ( $options['before'] ?? 0 ),
			'limit'  => min( LeadQuery::MAX_LIMIT, (int) ( $options['limit'] ?? 25 ) ),
		] + $this->checked( $options ) );
		$items = array_map(
			static fn ( array $lead ): array => [ 'delivery' => ( (array) $lead['delivery'] )['state'] ?? '' ] + $lead,
			$page['items']
		);
		Terminal::show( $options, $items, self::COLUMNS, self::words() );
	}

	/**
	 * Shows a lead, as JSON.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : The lead's ID.
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga leads get 12
	 *
	 * @param list<string> $args The ID.
	 */
	public function get( array $args ): void {
		WP_CLI::line( (string) wp_json_encode(
			LeadFormat::all( $this->lead( Terminal::id( $args[0] ?? '', self::LIST ) ) ),
			JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		) );
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
	 * [--page=<path>]
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
		$filter  = $this->filter( $options );
		$query   = $filter->query( 0, LeadQuery::BATCH );
		$file    = $args[0] ?? '-';
		$columns = Terminal::answer( fn () => $this->export->columns( $query ) );
		$target  = NewFile::make( $file );
		$leads   = $columns->leads();
		$line    = Terminal::answer(
			fn () => $this->audit->record( get_current_user_id(), 'export_leads', $leads, $filter->words() )
		);
		$note    = function ( int $written ) use ( $line, &$leads ): void {
			$leads = $written;
			$this->audit->recount( $line, $written );
		};
		Terminal::answer( fn () => $target->write( $this->export->lines( $query, $columns, $note ) ) );
		if ( $target->is_named() ) {
			WP_CLI::success( sprintf(
				/* translators: 1: how many leads, 2: a file's name. */
				_n( '%1$d lead was written to %2$s.', '%1$d leads were written to %2$s.', $leads, 'brolga' ),
				$leads,
				$file
			) );
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
	 * ## EXAMPLES
	 *
	 *     wp brolga leads resend 12
	 *
	 * @param list<string> $args The IDs.
	 */
	public function resend( array $args ): void {
		foreach ( $args as $arg ) {
			$id = Terminal::id( $arg, self::LIST );
			$this->run( new ResendLead( $this->leads ), $id );
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
	 * ## EXAMPLES
	 *
	 *     wp brolga leads mark done 12 13
	 *
	 * @param list<string> $args The status and the IDs.
	 */
	public function mark( array $args ): void {
		$status = LeadStatus::tryFrom( (string) array_shift( $args ) );
		if ( null === $status ) {
			WP_CLI::error( __( 'This status does not exist. Use new, open, done, spam or trash.', 'brolga' ) );
		}
		$changed = $this->change( $this->leads( $args ), $status );
		WP_CLI::success(
			sprintf(
				/* translators: 1: a number, 2: a status, for instance Done. */
				_n(
					'Changed the status of %1$d lead to “%2$s”.',
					'Changed the status of %1$d leads to “%2$s”.',
					$changed,
					'brolga'
				),
				$changed,
				$status->label()
			)
		);
	}

	/**
	 * Adds a note to a lead's activity. Only people who manage leads can read it.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : The lead's ID.
	 *
	 * <note>
	 * : The note, in plain text. `-` reads it from standard input.
	 *
	 * ## EXAMPLES
	 *
	 *     # Adds a note under the name of the user jo.
	 *     wp brolga leads note 12 "Called back, wants a quote by Friday." --user=jo
	 *
	 * @param list<string> $args The ID and the note.
	 */
	public function note( array $args ): void {
		$id   = Terminal::id( $args[0] ?? '', self::LIST );
		$note = Text::lines( Terminal::text( $args[1] ?? '' ) );
		if ( '' === $note ) {
			WP_CLI::error( __( 'The note is empty. Enter its text after the ID.', 'brolga' ) );
		}
		Terminal::demand( $note, Schemas::properties( 'lead-update' )['note'] ?? [], '<note>' );
		$this->run( new AddLeadNote( $this->leads ), $id, [ 'note' => $note ] );
		/* translators: %d: the number of a lead. */
		WP_CLI::success( sprintf( __( 'The note has been added to lead %d.', 'brolga' ), $id ) );
	}

	/**
	 * Moves leads to the Trash. If one of them no longer exists, none is moved.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : The IDs of the leads.
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga leads trash 12 13
	 *
	 *     # Moves all leads that are marked as spam, up to 100 at a time.
	 *     wp brolga leads trash $(wp brolga leads list --status=spam --limit=100 --format=ids)
	 *
	 * @param list<string> $args The IDs.
	 */
	public function trash( array $args ): void {
		$moved = $this->change( $this->leads( $args ), LeadStatus::Trash );
		WP_CLI::success( sprintf(
			/* translators: %d: how many leads. */
			_n( '%d lead has been moved to the Trash.', '%d leads have been moved to the Trash.', $moved, 'brolga' ),
			$moved
		) );
	}

	/**
	 * Moves leads from the Trash back to the inbox, where they are open.
	 *
	 * If one of them is not in the Trash, none is moved. A lead whose emails were held back as spam gets them now.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : The IDs of the leads.
	 *
	 * ## EXAMPLES
	 *
	 *     # Shows what is in the Trash, then restores a lead.
	 *     wp brolga leads list --status=trash
	 *     wp brolga leads restore 12
	 *
	 * @param list<string> $args The IDs.
	 */
	public function restore( array $args ): void {
		$leads = $this->leads( $args );
		foreach ( $leads as $lead ) {
			if ( LeadStatus::Trash !== $lead->status ) {
				WP_CLI::error( sprintf(
					/* translators: 1: the number of a lead, 2: a command. */
					__( 'Lead %1$d is not in the Trash. Choose one that “%2$s” shows.', 'brolga' ),
					$lead->id,
					self::LIST . ' --status=trash'
				) );
			}
		}
		$moved = $this->change( $leads, LeadStatus::Open );
		WP_CLI::success( sprintf(
			/* translators: %d: how many leads. */
			_n( '%d lead is back in the inbox.', '%d leads are back in the inbox.', $moved, 'brolga' ),
			$moved
		) );
	}

	/**
	 * Deletes leads permanently, with their files and emails, whether they are in the Trash or not.
	 *
	 * This cannot be undone. `wp brolga leads trash` can. If one of the leads no longer exists, none is deleted.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : The IDs of the leads.
	 *
	 * [--dry-run]
	 * : List the leads that would be deleted, and delete nothing.
	 *
	 * [--format=<format>]
	 * : Output format of the list that --dry-run prints.
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
	 * [--yes]
	 * : Delete without asking for confirmation.
	 *
	 * ## EXAMPLES
	 *
	 *     # Shows what would be deleted.
	 *     wp brolga leads delete 12 13 --dry-run
	 *
	 *     # Asks first, then deletes.
	 *     wp brolga leads delete 12 13
	 *
	 *     # Empties the Trash, up to 100 leads at a time, without asking.
	 *     wp brolga leads delete $(wp brolga leads list --status=trash --limit=100 --format=ids) --yes
	 *
	 * @param list<string>               $args    The IDs.
	 * @param array<string, string|true> $options By name.
	 */
	public function delete( array $args, array $options ): void {
		$leads = $this->leads( $args );
		if ( true === ( $options['dry-run'] ?? null ) ) {
			Terminal::show(
				$options,
				array_map( static fn ( Lead $lead ): array => LeadFormat::summary( $lead, Delivery::None ), $leads ),
				self::DELETED,
				self::words()
			);
			return;
		}
		$count = count( $leads );
		WP_CLI::confirm(
			sprintf(
				/* translators: %d: how many leads. */
				_n(
					'Delete %d lead permanently, with its files and emails?',
					'Delete %d leads permanently, with their files and emails?',
					$count,
					'brolga'
				),
				$count
			),
			$options
		);
		$action  = new DeleteLead( $this->leads );
		$deleted = count( array_filter(
			$leads,
			static fn ( Lead $lead ): bool => is_array(
				Terminal::answer( static fn () => $action->execute( [ 'id' => $lead->id ] ) )
			)
		) );
		WP_CLI::success( sprintf(
			/* translators: %d: how many leads. */
			_n(
				'%d lead has been deleted permanently.',
				'%d leads have been deleted permanently.',
				$deleted,
				'brolga'
			),
			$deleted
		) );
	}

	/** @param list<Lead> $leads */
	private function change( array $leads, LeadStatus $status ): int {
		return count( Terminal::answer( fn (): array => $this->leads->change_all(
			array_fill_keys( array_map( static fn ( Lead $lead ): int => $lead->id, $leads ), $status ),
			get_current_user_id()
		) ) );
	}

	/** @return array<string, array<string, string>> */
	private static function words(): array {
		return [
			'status'   => LeadStatus::labels(),
			'delivery' => Delivery::labels(),
		];
	}

	/**
	 * @param list<string> $typed
	 * @return list<Lead>
	 */
	private function leads( array $typed ): array {
		return array_map( fn ( int $id ): Lead => $this->lead( $id )->lead, Terminal::ids( $typed, self::LIST ) );
	}

	private function lead( int $id ): LeadDetail {
		$lead = Terminal::answer( fn (): ?LeadDetail => $this->leads->read( $id ) );
		if ( null === $lead ) {
			WP_CLI::error( ReplyRefusal::Gone->on_terminal( $id ) );
		}
		return $lead;
	}

	/** @param array<string, mixed> $input */
	private function run( Ability $action, int $id, array $input = [] ): void {
		Terminal::run(
			$action,
			[ 'id' => $id ] + $input,
			static fn ( WP_Error $error ): string => ReplyRefusal::typed( $error, $id )
		);
	}

	/**
	 * @param array<string, string> $options
	 * @return array<string, string>
	 */
	private function checked( array $options ): array {
		// --path is WP-CLI's own: where WordPress is.
		if ( isset( $options[ self::PAGE ] ) ) {
			$options[ Origin::PATH ] = $options[ self::PAGE ];
			unset( $options[ self::PAGE ] );
		}
		foreach ( $this->filters->parameters() as $name => $schema ) {
			$typed = Origin::PATH === $name ? self::PAGE : $name;
			Terminal::demand( $options[ $name ] ?? '', $schema, "--{$typed}" );
		}
		return $options;
	}

	/** @param array<string, string> $options */
	private function filter( array $options ): LeadFilter {
		try {
			return $this->filters->filter( $this->checked( $options ) );
		} catch ( InvalidArgumentException $error ) {
			WP_CLI::error( $error->getMessage() );
		}
	}
}
