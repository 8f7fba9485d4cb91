<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Admin;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Cli\Terminal;
use Brolga\Core\Export\NewFile;
use Brolga\Newsletter\Lists\SpamRelease;
use Brolga\Newsletter\Subscribers\Subscriber;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;
use Brolga\Newsletter\Subscribers\SubscriberQuery;
use Brolga\Newsletter\Subscribers\SubscriberStatus;
use WP_CLI;

/**
 * Lists, exports, unsubscribes and deletes subscribers.
 *
 * @see LEAD-20 LEAD-80 EXPORT-2 PRIV-5
 */
final class SubscribersCommand {

	private const COLUMNS = [ 'id', 'email', 'first_name', 'last_name', 'list', 'status', 'agreed' ];

	private const DELETED = [ 'id', 'email', 'list', 'status' ];

	private const LIST = 'wp brolga subscribers list';

	public function __construct(
		private readonly SubscriberListRepository $directory,
		private readonly SubscriberExport $export,
		private readonly SubscriberService $subscribers,
		private readonly SpamRelease $release,
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
		$query = self::query(
			$options,
			(int) ( $options['before'] ?? 0 ),
			min( SubscriberQuery::MAX_LIMIT, (int) ( $options['limit'] ?? 25 ) )
		);
		self::show( $options, Terminal::answer( fn (): array => $this->directory->list( $query ) ), self::COLUMNS );
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
		[ $count, $labels ] = Terminal::answer( fn (): array => $this->export->look( $query ) );
		$name              = $args[0] ?? '-';
		$file              = NewFile::make( $name );
		Terminal::answer(
			fn (): int => $this->audit->record( get_current_user_id(), 'export_subscribers', $count, $query->words() )
		);
		Terminal::answer( fn () => $file->write( $this->export->lines( $query, $labels ) ) );
		if ( $file->is_named() ) {
			WP_CLI::success( sprintf(
				/* translators: 1: how many subscribers, 2: a file's name. */
				_n(
					'%1$d subscriber was written to %2$s.',
					'%1$d subscribers were written to %2$s.',
					$count,
					'brolga'
				),
				$count,
				$name
			) );
		}
	}

	/**
	 * Unsubscribes subscribers. Emails of the list that are waiting to be sent to them are not sent.
	 *
	 * They stay listed as unsubscribed, so that no import or command adds them again. If one of them no longer exists,
	 * none is unsubscribed.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : The IDs of the subscribers.
	 *
	 * ## EXAMPLES
	 *
	 *     # Finds the ID, then unsubscribes.
	 *     wp brolga subscribers list --search=jo@example.com
	 *     wp brolga subscribers unsubscribe 12
	 *
	 * @param list<string> $args The IDs.
	 */
	public function unsubscribe( array $args ): void {
		foreach ( $this->named( $args ) as $subscriber ) {
			Terminal::run( new UnsubscribeAbility( $this->subscribers ), [ 'id' => $subscriber->id ] );
			WP_CLI::success( sprintf(
				/* translators: 1: an email address, 2: the name of a list. */
				__( '%1$s has been unsubscribed from the list “%2$s”.', 'brolga' ),
				$subscriber->email,
				$subscriber->list_id
			) );
		}
	}

	/**
	 * Deletes subscribers permanently, with their proof of consent.
	 *
	 * This cannot be undone. To stop emailing people, unsubscribe them instead: people who are deleted can be added
	 * again. If one of the subscribers no longer exists, none is deleted.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : The IDs of the subscribers.
	 *
	 * [--dry-run]
	 * : List the subscribers that would be deleted, and delete nothing.
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
	 *     wp brolga subscribers delete 12 13 --dry-run
	 *
	 *     # Deletes sign-ups that are marked as spam, up to 100 at a time, without asking.
	 *     wp brolga subscribers delete $(wp brolga subscribers list --status=spam --limit=100 --format=ids) --yes
	 *
	 * @param list<string>               $args    The IDs.
	 * @param array<string, string|bool> $options By name.
	 */
	public function delete( array $args, array $options ): void {
		$subscribers = $this->named( $args );
		if ( true === ( $options['dry-run'] ?? null ) ) {
			self::show( $options, $subscribers, self::DELETED );
			return;
		}
		$count = count( $subscribers );
		WP_CLI::confirm(
			sprintf(
				/* translators: %d: how many subscribers. */
				_n(
					'Delete %d subscriber permanently, with the proof of consent?',
					'Delete %d subscribers permanently, with their proof of consent?',
					$count,
					'brolga'
				),
				$count
			),
			$options
		);
		$action  = new DeleteSubscriberAbility( $this->subscribers );
		$deleted = count( array_filter(
			$subscribers,
			static fn ( Subscriber $subscriber ): bool => is_array(
				Terminal::answer( static fn () => $action->execute( [ 'id' => $subscriber->id ] ) )
			)
		) );
		WP_CLI::success( sprintf(
			/* translators: %d: how many subscribers. */
			_n(
				'%d subscriber has been deleted permanently.',
				'%d subscribers have been deleted permanently.',
				$deleted,
				'brolga'
			),
			$deleted
		) );
	}

	/**
	 * Marks sign-ups as not spam. Each continues as if it had just come in, with its confirmation email.
	 *
	 * Sign-ups that are not marked as spam are left alone.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : The IDs of the sign-ups.
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga subscribers list --status=spam
	 *     wp brolga subscribers not-spam 12 13
	 *
	 * @subcommand not-spam
	 *
	 * @param list<string> $args The IDs.
	 */
	public function not_spam( array $args ): void {
		$ids    = array_map( static fn ( Subscriber $subscriber ): int => $subscriber->id, $this->named( $args ) );
		$result = Terminal::answer( fn (): array => $this->release->release( $ids, get_current_user_id() ) );
		$count  = count( $result['released'] );
		WP_CLI::success( sprintf(
			/* translators: %d: a number. */
			_n( '%d sign-up marked as not spam.', '%d sign-ups marked as not spam.', $count, 'brolga' ),
			$count
		) );
		if ( [] !== $result['refused'] ) {
			WP_CLI::error( sprintf(
				/* translators: %s: numbers of sign-ups. */
				__( 'Still marked as spam, because the address has received too many emails or its list no longer exists: %s. Try again later.', 'brolga' ),
				implode( ', ', $result['refused'] )
			) );
		}
	}

	/**
	 * @param list<string> $typed
	 * @return list<Subscriber>
	 */
	private function named( array $typed ): array {
		return array_map(
			function ( int $id ): Subscriber {
				$subscriber = Terminal::answer( fn (): ?Subscriber => $this->subscribers->find( $id ) );
				if ( null === $subscriber ) {
					WP_CLI::error( sprintf(
						/* translators: 1: the number of a subscriber, 2: a command. */
						__( 'Subscriber %1$d no longer exists. Choose one that “%2$s” shows.', 'brolga' ),
						$id,
						self::LIST
					) );
				}
				return $subscriber;
			},
			Terminal::ids( $typed, self::LIST )
		);
	}

	/**
	 * @param array<string, string|bool> $options
	 * @param list<Subscriber> $subscribers
	 * @param list<string> $columns
	 */
	private static function show( array $options, array $subscribers, array $columns ): void {
		$items = array_map(
			static fn ( Subscriber $subscriber ): array => [
				'id'         => $subscriber->id,
				'email'      => $subscriber->email,
				'first_name' => $subscriber->first_name,
				'last_name'  => $subscriber->last_name,
				'list'       => $subscriber->list_id,
				'status'     => $subscriber->status->value,
				'agreed'     => str_replace( ' ', 'T', $subscriber->consent_at ) . 'Z',
			],
			$subscribers
		);
		Terminal::show( $options, $items, $columns, [ 'status' => SubscriberStatus::labels() ] );
	}

	/** @param array<string, string> $options */
	private static function query(
		array $options,
		int $before = 0,
		int $limit = SubscriberQuery::BATCH
	): SubscriberQuery {
		$status = SubscriberStatus::tryFrom( $options['status'] ?? '' );
		if ( null === $status && '' !== ( $options['status'] ?? '' ) ) {
			WP_CLI::error( __( 'This status does not exist. Use pending, confirmed, unsubscribed, handed_on or spam.', 'brolga' ) );
		}
		return SubscriberQuery::of( $options['list'] ?? '', $status, $options['search'] ?? '', $before, $limit );
	}
}
