<?php
/**
 * One of several processes of a test: php process.php TASK PREFIX [ARGUMENT …]
 *
 * Prints “ready”, waits until its input is closed, and prints one line for each thing it won.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\AbTests\Records\BufferedCall;
use Brolga\AbTests\Records\BufferFlush;
use Brolga\AbTests\Records\EventBuffer;
use Brolga\AbTests\Records\RecordCall;
use Brolga\AbTests\Records\RecordService;
use Brolga\Core\Database\Connection;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\Migrator;
use Brolga\Core\Import\CsvFile;
use Brolga\Core\Import\Import;
use Brolga\Core\Metrics\CounterRepository;
use Brolga\Core\Metrics\Counters;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\Security\RateLimiter;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\SystemClock;
use Brolga\Forms\Sending\Submission;
use Brolga\Forms\Uploads\FileStore;
use Brolga\Forms\Uploads\Upload;
use Brolga\Forms\Uploads\UploadFolder;
use Brolga\Leads\Inbox\LeadService;
use Brolga\Leads\Intake\SubmissionService;
use Brolga\Leads\Replies\Reply;
use Brolga\Leads\Replies\ReplyService;
use Brolga\Newsletter\Import\SubscriberImports;
use Brolga\Outbox\OutboxRepository;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\Support\Proof;

require dirname( __DIR__ ) . '/bootstrap.php';

( static function ( string $task, string $prefix, string ...$arguments ): void {
	$wpdb = $GLOBALS['wpdb'] ?? null;
	if ( ! $wpdb instanceof wpdb ) {
		exit( 3 );
	}
	$wpdb->prefix = $prefix;
	$connection   = new Connection();
	$clock        = new SystemClock();
	$ledger       = new LedgerRepository( $connection, $clock );
	$jobs         = new OutboxRepository( $connection, $clock );
	$connection->value( 'SELECT 1' );
	echo "ready\n";
	fgets( STDIN );

	$won = [];
	// The site writes warnings into its log; here they are told.
	set_error_handler( static function ( int $level, string $text ) use ( &$won ): bool {
		if ( 0 !== ( error_reporting() & $level ) ) {
			$won[] = "warned {$text}";
		}
		return true;
	} );
	switch ( $task ) {
		case 'claim-names':
			foreach ( $arguments as $name ) {
				if ( $ledger->claim( $name, 600 ) ) {
					$won[] = $name;
				}
			}
			break;

		case 'claim-jobs':
			for ( $job = $jobs->claim(); null !== $job; $job = $jobs->claim() ) {
				$won[] = (string) $job->id;
			}
			break;

		case 'die-at-work':
			// As a host ends a process that takes too long: no destructor, no shutdown function.
			$jobs->claim();
			posix_kill( (int) getmypid(), SIGKILL );
			break;

		case 'hit':
			// A clock that stands: no allowance is won back while the processes run.
			$limiter = new RateLimiter( new LedgerRepository( $connection, new FrozenClock() ), new FrozenClock() );
			for ( $request = 0; $request < (int) $arguments[0]; $request++ ) {
				if ( $limiter->hit( 'enquiries', '192.0.2.1' )->allowed ) {
					$won[] = 'allowed';
				}
			}
			break;

		case 'import':
			$built  = Built::around( $clock );
			$report = $built->get( Import::class )->run(
				new CsvFile( $arguments[0] ),
				$built->get( SubscriberImports::class )->of( 'newsletter', 'On paper' ),
				[],
				false
			);
			$won[]  = "{$report['added']} {$report['known']} {$report['refused']}";
			break;

		case 'note':
			[ $lead, $times ] = $arguments;
			$leads            = Built::around( $clock )->get( LeadService::class );
			for ( $time = 0; $time < (int) $times; $time++ ) {
				$won[] = $leads->update( (int) $lead, null, 'note ' . getmypid() . " {$time}", 0 ) ? 'noted' : 'gone';
			}
			break;

		case 'record':
			// Each call has a record of its own, and one that all processes send.
			[ $post, $times ] = $arguments;
			putenv( 'BROLGA_RATE_LIMIT=off' );
			$built  = Built::around( $clock );
			$nonce  = $built->get( PageTokens::class )->fresh()['et_ab_log_nonce'];
			$record = static fn ( string $key, string $type, int $subject ): array => [
				'test_id'     => (int) $post,
				'subject_id'  => $subject,
				'record_type' => $type,
				'key'         => $key,
				'first'       => 'read_page' === $type,
			];
			$own    = (int) getmypid();
			for ( $time = 0; $time < (int) $times; $time++ ) {
				$subject = $time % 2;
				$records = [
					$record( $own . "-{$time}", 'read_page', $subject ),
					$record( "shared-{$time}", 'con_goal', $subject ),
				];
				// Half of the visitors' browsers name them the other way round.
				$answer = $built->get( RecordService::class )->record( RecordCall::of(
					[ 'HTTP_USER_AGENT' => 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Firefox/143.0' ],
					[ "et_pb_ab_subject_{$post}" => (string) $subject ],
					100,
					$nonce,
					0 === $own % 2 ? $records : array_reverse( $records ),
					false
				) );
				$won[]  = $answer->error->value ?? implode(
					' ',
					array_map( static fn ( $result ): string => $result->format()['result'], $answer->results )
				);
			}
			break;

		case 'write-buffer':
			[ $folder, $key, $post, $times ] = $arguments;
			$nonce  = Built::around( $clock )->get( PageTokens::class )->fresh()['et_ab_log_nonce'];
			$buffer = new EventBuffer( $folder, 'one' );
			for ( $time = 0; $time < (int) $times; $time++ ) {
				$body = Json::encode(
					[
						'et_ab_log_nonce' => $nonce,
						'records'         => [ [
							'test_id'     => $post,
							'subject_id'  => '1',
							'record_type' => 'con_goal',
							// Without a key nobody can tell that a record came twice.
							'first'       => 0 === $time % 2,
						] ],
					]
				);
				$call = BufferedCall::of(
					[ 'HTTP_USER_AGENT' => 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Firefox/143.0' ],
					[ "et_pb_ab_subject_{$post}" => '1' ],
					$body
				);
				if ( $buffer->append( $call->seal( (string) hex2bin( $key ) ) ) ) {
					$won[] = 'kept';
				}
				usleep( 2_000 );
			}
			break;

		case 'add-up':
		case 'die-before-it-is-stored':
		case 'die-once-it-is-stored':
			putenv( 'BROLGA_RATE_LIMIT=off' );
			$buffer  = new EventBuffer( $arguments[0] ?? (string) getenv( 'BROLGA_TEST_BUFFER' ), 'one' );
			$instead = [ EventBuffer::class => $buffer ];
			$die     = static function (): void {
				posix_kill( (int) getmypid(), SIGKILL );
			};
			if ( 'die-once-it-is-stored' === $task ) {
				$instead[ Counters::class ] = new class( $die ) implements Counters {
					/**
					 * @param Closure(): void $die Ends the process.
					 */
					public function __construct( private readonly Closure $die ) {}

					public function add( string $name, array $labels = [], int $by = 1 ): void {
						( $this->die )();
					}

					public function time( string $name, float $seconds ): void {}
				};
			}
			if ( 'die-before-it-is-stored' === $task ) {
				add_filter(
					'query',
					static function ( string $sql ) use ( $die ): string {
						if ( 'COMMIT' === $sql ) {
							$die();
						}
						return $sql;
					}
				);
			}
			for ( $end = microtime( true ) + 2; microtime( true ) < $end; usleep( 20_000 ) ) {
				Built::around( $clock, $instead )->get( BufferFlush::class )->run_task();
			}
			break;

		case 'reply':
			[ $lead, $times ] = $arguments;
			$replies          = Built::around( $clock )->get( ReplyService::class );
			for ( $time = 0; $time < (int) $times; $time++ ) {
				$won[] = null === $replies->send(
					(int) $lead,
					new Reply( '0b5a3c1e-9d2f-4a6b-8c7d-1e2f3a4b5c6d', 'Re: Enquiry', 'Hello' ),
					1
				)
					? 'sent'
					: 'refused';
			}
			break;

		case 'migrate':
			// A web node whose first request finds no tables.
			add_filter(
				'query',
				static function ( string $sql ) use ( &$won ): string {
					if ( 1 === preg_match( '/^\s*CREATE TABLE (?:IF NOT EXISTS )?`?(\w+)/i', $sql, $table ) ) {
						$won[] = $table[1];
					}
					return $sql;
				}
			);
			$wpdb->options = "{$prefix}options";
			wp_cache_flush();
			Built::around( $clock )->get( Migrator::class )->migrate();
			break;

		case 'share-files':
			// A web node: it stores, reads what it finds, removes, and sweeps, as three others do.
			[ $place, $count ] = $arguments;
			add_filter( 'brolga_uploads_dir', static fn (): string => $place );
			$built  = Built::around( $clock );
			$store  = $built->get( FileStore::class );
			$folder = $built->get( UploadFolder::class )->path();
			$source = (string) tempnam( sys_get_temp_dir(), 'brolga-node' );
			for ( $time = 0; $time < (int) $count; $time++ ) {
				$block = random_bytes( 1024 );
				file_put_contents( $source, str_repeat( $block, 512 ) );
				$won[] = 'stored ' . $store->put( $source )['id'];
				foreach ( (array) glob( "{$folder}/[0-9a-f]/*" ) as $path ) {
					$id = basename( (string) $path );
					if ( ! Upload::is_id( $id ) ) {
						continue;
					}
					$bytes = implode( '', iterator_to_array( $store->pieces( $id ), false ) );
					if ( '' === $bytes ) {
						continue;
					}
					$won[] = str_repeat( substr( $bytes, 0, 1024 ), 512 ) === $bytes ? "read {$id}" : "half {$id}";
					if ( 0 === random_int( 0, 3 ) ) {
						$store->remove( [ $id ] );
					}
				}
				$store->remove( $store->older( UploadFolder::SHARDS[ $time % 16 ], $clock->timestamp() - 3600 ) );
			}
			unlink( $source );
			break;

		case 'sweep-files':
			add_filter( 'brolga_uploads_dir', static fn (): string => $arguments[0] );
			$store = Built::around( $clock )->get( FileStore::class );
			foreach ( str_split( UploadFolder::SHARDS ) as $shard ) {
				$store->remove( $store->older( $shard, PHP_INT_MAX ) );
			}
			break;

		case 'count':
			$counters = new CounterRepository( $connection );
			for ( $time = 0; $time < (int) $arguments[0]; $time++ ) {
				$counters->add( [ 'mails_total{result="sent"}' => 1 ] );
			}
			break;

		case 'search':
			// Each of them from addresses of its own.
			for ( $search = 0; $search < (int) $arguments[0]; $search++ ) {
				$_SERVER['REMOTE_ADDR'] = '203.0.113.' . random_int( 1, 250 );
				$_GET                   = [ 's' => 'boronia' ];
				$wp                     = new WP();
				$wp->parse_request();
				$wp->query_posts();
				do_action( 'template_redirect' );
			}
			break;

		case 'submit':
			[ $token, $key, $times ] = $arguments;
			$service                 = Built::around( $clock )->get( SubmissionService::class );
			for ( $time = 0; $time < (int) $times; $time++ ) {
				$result = $service->submit( new Submission( $token, 0, $key, [ 'name' => 'Jo' ], '', '', '', '', '' ) );
				$won[]  = null === $result->error ? (string) $result->lead_id : $result->error->value;
			}
			break;

		case 'enter':
			[ $token, $times ] = $arguments;
			$service           = Built::around( $clock )->get( SubmissionService::class );
			// Time for others between a look at what is there and an entry of one's own.
			add_filter(
				'query',
				static function ( string $sql ) use ( $connection ): string {
					if ( 1 === preg_match( "/^\s*INSERT\b.*{$connection->table( 'entries' )}\b/s", $sql ) ) {
						usleep( 200_000 );
					}
					return $sql;
				}
			);
			for ( $time = 0; $time < (int) $times; $time++ ) {
				$values = [ 'name' => 'Entrant ' . getmypid() . " {$time}" ];
				$result = $service->submit(
					new Submission( $token, 0, '', $values, '', '', '', '', '', token: Proof::for( $token ) )
				);
				$won[]  = $result->error->value ?? 'stored';
			}
			break;

		default:
			exit( 4 );
	}
	echo implode( "\n", $won );
} )( $argv[1], $argv[2], ...array_slice( $argv, 3 ) );
