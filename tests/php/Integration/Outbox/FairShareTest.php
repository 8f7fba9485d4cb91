<?php
/**
 * One worker, and a receiver that is not responding.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Outbox;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Core\Database\Connection;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Client;
use Brolga\Core\Http\Request;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Handler;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Jobs\LowPriority;
use Brolga\Leads\Mails\AutoreplyHandler;
use Brolga\Mail\MailHandler;
use Brolga\Newsletter\Digest\DigestMails;
use Brolga\Newsletter\Providers\ProviderHandler;
use Brolga\Outbox\Calls\Caller;
use Brolga\Outbox\Calls\HostPauses;
use Brolga\Outbox\OutboxRepository;
use Brolga\Outbox\Worker;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FixedResolver;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\Support\ScriptedHandler;
use Brolga\Tests\TestCase;
use Brolga\Webhooks\WebhookHandler;
use Closure;
use WP_Error;

/**
 * OUTBOX-27 OUTBOX-28
 */
final class FairShareTest extends TestCase {

	private Connection $connection;

	private FrozenClock $clock;

	private OutboxRepository $jobs;

	/** How often somebody was called. */
	private int $calls = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->connection = new Connection();
		$this->clock      = new FrozenClock();
		$this->jobs       = new OutboxRepository( $this->connection, $this->clock );
		foreach ( [ 'outbox', 'ledger' ] as $table ) {
			$this->connection->execute( "DELETE FROM {$this->connection->table( $table )}" );
		}
	}

	/**
	 * OUTBOX-27 OUTBOX-28: for half an hour a lead each 18 seconds with a mail and two webhooks, one
	 * of which hangs for as long as a call may, the other answers after six seconds.
	 * One worker does it all.
	 */
	public function test_two_hundred_leads_an_hour_and_a_silent_receiver(): void {
		add_filter(
			'pre_http_request',
			function ( mixed $answer, mixed $arguments, string $url ): mixed {
				++$this->calls;
				$silent = str_contains( $url, 'silent' );
				$this->pass( $silent ? Client::SECONDS : 6 );
				return $silent
					? new WP_Error( 'http_request_failed', 'cURL error 28: Operation timed out' )
					: [
						'response' => [ 'code' => 204, 'message' => '' ],
						'headers'  => [],
						'body'     => '',
						'cookies'  => [],
						'filename' => null,
					];
			},
			10,
			3
		);
		$caller  = $this->caller( new Client(
			new FixedResolver(
				[ 'silent.example.com' => [ [ '93.184.216.34' ] ], 'slow.example.com' => [ [ '93.184.216.35' ] ] ]
			),
			new AllowedHosts( [] )
		) );
		$latest  = 0;
		$mailed  = 0;
		$told    = 0;
		$mail    = new ScriptedHandler(
			function ( ClaimedJob $job ) use ( &$latest, &$mailed ): void {
				$this->pass( 1 );
				++$mailed;
				$latest = max( $latest, $this->clock->timestamp() - self::number( $job, 'at' ) );
			},
			'mail'
		);
		$webhook = self::patient(
			static function ( ClaimedJob $job ) use ( $caller, &$told ): void {
				$caller->call(
					'it',
					new Request(
						'POST',
						is_string( $job->payload['url'] ?? null ) ? $job->payload['url'] : '',
						[],
						'{}'
					)
				);
				++$told;
			},
			'webhook'
		);
		$worker  = new Worker( $this->jobs, $this->connection, $this->clock, [ $mail, $webhook ], 0 );
		$this->arrivals = array_map( fn ( int $lead ): int => $this->clock->timestamp() + 18 * $lead, range( 1, 100 ) );
		for ( $end = $this->clock->timestamp() + 1900; $this->clock->timestamp() < $end; ) {
			$before = $this->clock->milliseconds();
			$worker->run( 100, 50 );
			if ( $before === $this->clock->milliseconds() ) {
				$this->pass( max(
					1,
					min( $this->arrivals[0] ?? $end, $this->jobs->next_due() ?? $end ) - $this->clock->timestamp()
				) );
			}
		}
		self::assertSame( 100, $mailed );
		self::assertLessThanOrEqual( 60, $latest, 'Seconds until the mail had left.' );
		self::assertSame( 100, $told, 'Who answers is told of each.' );
		self::assertLessThanOrEqual( 10, $this->calls - $told, 'Calls to who is silent.' );
	}

	/** @var list<int> Moments at which leads come in. */
	private array $arrivals = [];

	/**
	 * Lets time pass, in which leads come in.
	 */
	private function pass( int $seconds ): void {
		$until = $this->clock->timestamp() + $seconds;
		while ( [] !== $this->arrivals && $this->arrivals[0] <= $until ) {
			$moment = array_shift( $this->arrivals );
			$this->clock->advance( $moment - $this->clock->timestamp() );
			foreach ( [ 'silent', 'slow' ] as $host ) {
				$this->jobs->add( new Job( 'webhook', [ 'url' => "https://{$host}.example.com/" ] ) );
			}
			$this->jobs->add( new Job( 'mail', [ 'at' => $moment ] ) );
		}
		$this->clock->advance( $until - $this->clock->timestamp() );
	}

	/**
	 * OUTBOX-28: a real server that takes connections and says nothing.
	 */
	public function test_who_is_silent_is_left_alone_for_longer_and_longer(): void {
		$server = stream_socket_server( 'tcp://127.0.0.1:0' );
		self::assertNotFalse( $server );
		$address = stream_socket_get_name( $server, false );
		$client  = new Client( new FixedResolver(), new AllowedHosts( [ '127.0.0.1' ] ), 0.2 );
		$client->register();
		$caller  = $this->caller( $client );
		$request = new Request( 'POST', "http://{$address}/hook", [], '{}' );
		$waits   = [];
		foreach ( [ 60, 120, 300, 600, 600 ] as $pause ) {
			self::assertStringContainsString( 'in time', self::failure( $caller, $request )->getMessage() );
			$refused = self::failure( $caller, $request );
			self::assertStringContainsString( '127.0.0.1 did not respond a moment ago', $refused->getMessage() );
			$waits[] = $refused->wait;
			$this->clock->advance( $pause - 1 );
			self::assertSame( 1, self::failure( $caller, $request )->wait );
			$this->clock->advance( 1 );
		}
		self::assertSame( [ 60, 120, 300, 600, 600 ], $waits );
		self::assertCount( 5, self::visitors( $server ) );

		// Somebody who presses a button is not told to wait.
		self::failure( $caller, $request );
		self::assertStringContainsString( 'in time', self::failure( $caller, $request, true )->getMessage() );
		self::assertCount( 2, self::visitors( $server ) );

		// OUTBOX-25: nor does anybody wait for a clock that was ahead.
		$this->clock->advance( -86400 );
		self::assertStringContainsString( 'in time', self::failure( $caller, $request )->getMessage() );
		fclose( $server );
	}

	/**
	 * OUTBOX-28: who answers again is called for all that waits, whatever the answer.
	 */
	public function test_an_answer_ends_the_pause(): void {
		$answers = [
			new WP_Error( 'http_request_failed', 'cURL error 28: ' ),
			500,
			new WP_Error( 'http_request_failed', 'cURL error 28: ' ),
		];
		add_filter(
			'pre_http_request',
			static function () use ( &$answers ): mixed {
				$answer = array_shift( $answers );
				return is_int( $answer )
					? [
						'response' => [ 'code' => $answer, 'message' => '' ],
						'headers'  => [],
						'body'     => '',
						'cookies'  => [],
						'filename' => null,
					]
					: $answer;
			}
		);
		$caller  = $this->caller( new Client( new FixedResolver(), new AllowedHosts( [ '127.0.0.1' ] ) ) );
		$request = new Request( 'POST', 'http://127.0.0.1/hook', [], '{}' );
		self::failure( $caller, $request );
		$this->clock->advance( 60 );
		self::assertStringContainsString( '500', self::failure( $caller, $request )->getMessage() );
		self::failure( $caller, $request );
		self::assertSame( 60, self::failure( $caller, $request )->wait, 'The first pause again.' );
		self::assertSame( [], $answers );

		// Another host is not meant.
		$answers = [ 500 ];
		$other   = self::failure( $caller, new Request( 'POST', 'http://127.0.0.1:8080/hook', [], '{}' ) );
		self::assertStringNotContainsString( 'a moment ago', $other->getMessage() );
	}

	/**
	 * OUTBOX-27
	 */
	public function test_mail_goes_before_calls_and_calls_share_what_is_left(): void {
		foreach ( [ 'slow', 'slow', 'slow', 'quick', 'quick', 'quick', 'quick' ] as $kind ) {
			for ( $job = 0; $job < 10; $job++ ) {
				$this->jobs->add( new Job( $kind, [] ) );
			}
			$this->clock->advance( 1 );
		}
		$this->jobs->add( new Job( 'mail', [] ) );
		$done = [];
		$note = function ( string $kind, int $seconds ) use ( &$done ): Closure {
			return function () use ( $kind, $seconds, &$done ): void {
				$done[] = $kind;
				$this->clock->advance( $seconds );
			};
		};
		( new Worker(
			$this->jobs,
			$this->connection,
			$this->clock,
			[
				self::patient( $note( 'slow', 9 ), 'slow' ),
				self::patient( $note( 'quick', 1 ), 'quick' ),
				new ScriptedHandler( $note( 'mail', 1 ), 'mail' ),
			],
			0
		) )->run(
			100,
			50
		);
		self::assertSame( 'mail', $done[0] );
		$counts = array_count_values( $done );
		self::assertSame( [ 3, 22 ], [ $counts['slow'], $counts['quick'] ], 'Half of the time each.' );
	}

	/**
	 * OUTBOX-27: which are which.
	 */
	public function test_calls_and_mail_to_many_are_patient_and_mail_is_not(): void {
		$built   = Built::around( $this->clock );
		$patient = static fn ( string $name ): bool => is_subclass_of( $name, LowPriority::class );
		self::assertSame(
			[ true, true, true, false, false ],
			array_map(
				$patient,
				[
					WebhookHandler::class,
					ProviderHandler::class,
					DigestMails::class,
					MailHandler::class,
					AutoreplyHandler::class,
				]
			)
		);
		self::assertInstanceOf( Worker::class, $built->get( Worker::class ) );
	}

	private function caller( Client $client ): Caller {
		return new Caller(
			$client,
			$this->clock,
			new HostPauses( new LedgerRepository( $this->connection, $this->clock ), $this->clock )
		);
	}

	/**
	 * How a call fails.
	 *
	 * @phpstan-impure
	 */
	private static function failure( Caller $caller, Request $request, bool $at_once = false ): DeliveryFailed {
		try {
			$caller->call( 'it', $request, $at_once );
		} catch ( DeliveryFailed $failure ) {
			return $failure;
		}
		self::fail( 'It was taken.' );
	}

	/**
	 * Who has connected to a server that says nothing.
	 *
	 * @param resource $server The server.
	 * @return list<resource>
	 */
	private static function visitors( $server ): array {
		$visitors = [];
		for ( $read = [
			$server,
		], $none = null; 1 === stream_select( $read, $none, $none, 0, 100000 ); $read = [ $server ] ) {
			$visitor = stream_socket_accept( $server, 0 );
			self::assertNotFalse( $visitor );
			$visitors[] = $visitor;
		}
		return $visitors;
	}

	/**
	 * A number out of a job.
	 */
	private static function number( ClaimedJob $job, string $name ): int {
		$number = $job->payload[ $name ] ?? null;
		self::assertIsInt( $number );
		return $number;
	}

	/**
	 * A handler that others go before.
	 *
	 * @param Closure( ClaimedJob ): void $script What it does.
	 * @param string                      $kind   The kind of its jobs.
	 */
	private static function patient( Closure $script, string $kind ): Handler {
		return new class( $script, $kind ) implements LowPriority {

			/**
			 * @param Closure( ClaimedJob ): void $script What it does.
			 */
			public function __construct( private readonly Closure $script, private readonly string $kind ) {}

			public function kind(): string {
				return $this->kind;
			}

			public function handle( ClaimedJob $job ): void {
				( $this->script )( $job );
			}
		};
	}
}
