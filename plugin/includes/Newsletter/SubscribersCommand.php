<?php
declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Export\NewFile;
use WP_CLI;

use function WP_CLI\Utils\format_items;

/**
 * Lists and exports subscribers.
 *
 * @see LEAD-20 EXPORT-2 PRIV-5
 */
final class SubscribersCommand {

	/** The columns of the list. */
	private const COLUMNS = [ 'id', 'email', 'first_name', 'last_name', 'list', 'status', 'agreed' ];

	public function __construct(
		private readonly SubscriberListRepository $directory,
		private readonly SubscriberExport $export,
		private readonly AuditLogRepository $audit
	) {}

	/**
	 * Lists subscribers, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--list=<list>]
	 * : Only subscribers on this list.
	 *
	 * [--status=<status>]
	 * : Only subscribers with this status: pending, confirmed, unsubscribed, handed_on (sent to a provider) or spam.
	 *
	 * [--search=<words>]
	 * : Part of an address or name.
	 *
	 * [--before=<id>]
	 * : Show subscribers older than this ID.
	 *
	 * [--limit=<number>]
	 * : The maximum number of subscribers, from 1 to 100.
	 * ---
	 * default: 25
	 * ---
	 *
	 * [--format=<format>]
	 * : Output format. For CSV, use `wp brolga subscribers export`, which is safe to open in a spreadsheet.
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
	 *     wp brolga subscribers list --list=newsletter --status=confirmed
	 *
	 * @param list<string>          $args    None.
	 * @param array<string, string> $options By name.
	 */
	public function list( array $args, array $options ): void {
		$query  = self::query( $options, (int) ( $options['before'] ?? 0 ), min( SubscriberQuery::MAX_LIMIT, (int) ( $options['limit'] ?? 25 ) ) );
		$format = $options['format'] ?? 'table';
		$items  = [];
		foreach ( self::answer( fn (): array => $this->directory->list( $query ) ) as $subscriber ) {
			$items[] = [
				'id'         => $subscriber->id,
				'email'      => $subscriber->email,
				'first_name' => $subscriber->first_name,
				'last_name'  => $subscriber->last_name,
				'list'       => $subscriber->list_id,
				'status'     => $subscriber->status->value,
				'agreed'     => str_replace( ' ', 'T', $subscriber->consent_at ) . 'Z',
			];
		}
		format_items( $format, 'ids' === $format ? array_column( $items, 'id' ) : $items, self::COLUMNS );
	}

	/**
	 * Writes subscribers, with their proof of consent, to a CSV file that is safe to open in a spreadsheet.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file, which must not exist yet. Only you can read it. `-` writes to the terminal.
	 *
	 * [--list=<list>]
	 * : Only subscribers on this list.
	 *
	 * [--status=<status>]
	 * : Only subscribers with this status: pending, confirmed, unsubscribed, handed_on (sent to a provider) or spam.
	 *
	 * [--search=<words>]
	 * : Part of an address or name.
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga subscribers export readers.csv --status=confirmed
	 *
	 * @param list<string>          $args    The file.
	 * @param array<string, string> $options By name.
	 */
	public function export( array $args, array $options ): void {
		$query             = self::query( $options );
		[ $count, $labels ] = self::answer( fn (): array => $this->export->look( $query ) );
		$name              = $args[0] ?? '-';
		$file              = NewFile::make( $name );
		self::answer(
			function () use ( $count, $query ): bool {
				$this->audit->record( get_current_user_id(), 'export_subscribers', $count, $query->words() );
				return true;
			}
		);
		$file->write( $this->export->lines( $query, $labels ) );
		if ( $file->is_named() ) {
			/* translators: 1: how many subscribers, 2: a file's name. */
			WP_CLI::success( sprintf( _n( '%1$d subscriber was written to %2$s.', '%1$d subscribers were written to %2$s.', $count, 'brolga' ), $count, $name ) );
		}
	}

	/**
	 * The question of a command's options.
	 *
	 * @param array<string, string> $options By name.
	 * @param int                   $before  Only those with a lower number; 0: all.
	 * @param int                   $limit   How many.
	 */
	private static function query( array $options, int $before = 0, int $limit = SubscriberQuery::BATCH ): SubscriberQuery {
		$status = SubscriberStatus::tryFrom( $options['status'] ?? '' );
		if ( null === $status && '' !== ( $options['status'] ?? '' ) ) {
			WP_CLI::error( __( 'This status does not exist. Use pending, confirmed, unsubscribed, handed_on or spam.', 'brolga' ) );
		}
		return SubscriberQuery::of( $options['list'] ?? '', $status, $options['search'] ?? '', $before, $limit );
	}

	/**
	 * Asks the database, and says it when it does not answer.
	 *
	 * @template T
	 * @param callable(): T $ask Asks.
	 * @return T
	 */
	private static function answer( callable $ask ): mixed {
		try {
			return $ask();
		} catch ( StorageUnavailable ) {
			WP_CLI::error( __( 'The database is not responding. Please try again in a minute.', 'brolga' ) );
		}
	}
}
