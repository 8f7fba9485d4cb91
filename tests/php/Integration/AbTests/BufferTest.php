<?php
/**
 * Calls that wait on a busy web server.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\AbTests;

use Brolga\AbTests\Goals\Goal;
use Brolga\AbTests\Records\BufferedCall;
use Brolga\AbTests\Records\BufferFlush;
use Brolga\AbTests\Records\BufferState;
use Brolga\AbTests\Records\EventBuffer;
use Brolga\AbTests\Records\OriginRepository;
use Brolga\AbTests\Records\VariantProof;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestStatus;
use Brolga\AbTests\Results\ResultService;
use Brolga\AbTests\Results\TestsCheck;
use Brolga\Core\Database\Connection;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Health\Finding;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Settings\Settings;
use Brolga\Tests\AbTestCase;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\PhpCommand;
use Closure;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * AB-134 AB-135 AB-136 AB-137
 *
 * @phpstan-type Visit array{0: array<string, mixed>, 1?: array<string, string>, 2?: array<string, string>}
 */
final class BufferTest extends AbTestCase {

	/** Keeps two lines, the second when it is told to. */
	private const WRITER = <<<'PHP'
		require "{$argv[1]}/plugin/includes/autoload.php";
		$buffer = new Brolga\AbTests\Records\EventBuffer( $argv[2], 'one' );
		echo $buffer->append( 'first' ) ? "first\n" : "not kept\n";
		fgets( STDIN );
		echo $buffer->append( 'second' ) ? "second\n" : "not kept\n";
		PHP;

	private string $folder = '';

	private string $limit = '';

	protected function setUp(): void {
		parent::setUp();
		$this->limit = (string) getenv( 'BROLGA_RATE_LIMIT' );
		putenv( 'BROLGA_RATE_LIMIT' );
		$this->folder = (string) tempnam( sys_get_temp_dir(), 'brolga' );
		unlink( $this->folder );
	}

	protected function tearDown(): void {
		putenv( '' === $this->limit ? 'BROLGA_RATE_LIMIT' : "BROLGA_RATE_LIMIT={$this->limit}" );
		putenv( 'BROLGA_LOG' );
		unset( $_SERVER['REMOTE_ADDR'] );
		$this->buffer()->erase();
		parent::tearDown();
	}

	/**
	 * The folder, as a web server sees it.
	 */
	private function buffer( string $node = 'one' ): EventBuffer {
		return new EventBuffer( $this->folder, $node );
	}

	/**
	 * Adds up in a request of its own.
	 *
	 * @param bool $is_busy Whether calls are known to come at such a rate that they have to wait.
	 */
	private function add_up( bool $is_busy = false, string $node = 'one' ): void {
		$this->adding( $node )->run( $is_busy );
	}

	/**
	 * Who adds up, on one of several web servers.
	 */
	private function adding( string $node = 'one' ): BufferFlush {
		$buffer = $this->buffer( $node );
		self::assertTrue( $buffer->open() );
		return Built::around( $this->clock, [ EventBuffer::class => $buffer ] )->get( BufferFlush::class );
	}

	/**
	 * What a busy web server knows; null: it is not busy.
	 *
	 * @phpstan-impure
	 */
	private function state( string $node = 'one' ): ?BufferState {
		return BufferState::read( $this->buffer( $node )->state(), $this->clock->timestamp() );
	}

	/**
	 * The same, of one that is busy.
	 */
	private function busy(): BufferState {
		$this->add_up( true );
		$state = $this->state();
		self::assertNotNull( $state );
		return $state;
	}

	/**
	 * A record as a page sends it.
	 *
	 * @param array<string, mixed> $more Further fields.
	 * @return array<string, mixed>
	 */
	private static function record( TestKey $key, string $type = 'read_page', array $more = [] ): array {
		return $more + [
			'test_id'     => $key->format(),
			'subject_id'  => '1',
			'record_type' => $type,
			'key'         => bin2hex( random_bytes( 8 ) ),
		];
	}

	/**
	 * The body of a call.
	 *
	 * @param array<array-key, mixed> ...$records Its records.
	 */
	private function body( array ...$records ): string {
		return (string) wp_json_encode( [ 'et_ab_log_nonce' => $this->token(), 'records' => $records ] );
	}

	/**
	 * Has a call wait.
	 *
	 * @param array<string, mixed>    $record  What is sent.
	 * @param array<array-key, mixed> $cookies The visitor's, beside that of the variant.
	 * @param array<string, mixed>    $server  Headers in the place of a browser's.
	 */
	private function wait( array $record, array $cookies = [], array $server = [], string $node = 'one' ): void {
		$this->add_line( $this->call( $record, $cookies, $server ), $node );
	}

	/**
	 * A call that can wait.
	 *
	 * @param array<string, mixed>    $record  What is sent.
	 * @param array<array-key, mixed> $cookies The visitor's, beside that of the variant.
	 * @param array<string, mixed>    $server  Headers in the place of a browser's.
	 */
	private function call( array $record, array $cookies = [], array $server = [] ): BufferedCall {
		return BufferedCall::of(
			$server + self::SERVER + [ 'REMOTE_ADDR' => '192.0.2.7' ],
			$cookies + self::given( [ $record ] ),
			$this->body( $record )
		);
	}

	/**
	 * Writes a call as events.php does.
	 */
	private function add_line( BufferedCall $call, string $node = 'one' ): void {
		$key = ( $this->state() ?? $this->busy() )->key;
		self::assertTrue( $this->buffer( $node )->append( $call->seal( $key ) ) );
	}

	/**
	 * The files of a kind.
	 *
	 * @phpstan-impure
	 * @return list<string>
	 */
	private function files( string $kind ): array {
		return array_values( array_filter( (array) glob( "{$this->folder}/*.{$kind}" ), is_string( ... ) ) );
	}

	/**
	 * Calls of visitors, by what is to be seen in them.
	 *
	 * @return array<string, array{Closure( TestKey, VariantProof ): list<Visit>}>
	 */
	public static function visits(): array {
		$office = static fn ( int $at ): array => [ 'REMOTE_ADDR' => "198.51.100.{$at}" ];
		return [
			'visitors and what they do'       => [ static fn ( TestKey $key, VariantProof $proof ): array => [
				[ self::record( $key, more: [ 'first' => true, 'device' => 'phone', 'source' => 'search' ] ) ],
				[ self::record( $key, 'click_goal', [ 'first' => false ] ), $proof->signed( $key, 1 ) ],
				[ self::record( $key, 'con_goal' ), [ "et_pb_ab_read_page_{$key->format()}" => 'k' ] ],
			] ],
			'one record sent twice'           => [ static function ( TestKey $key ): array {
				$record = self::record( $key, 'click_goal' );
				return [ [ $record ], [ $record ], [ self::record( $key, 'click_goal' ) ] ];
			} ],
			'who made it before'              => [ static fn ( TestKey $key ): array => [
				[ self::record( $key, 'read_page' ), [ "et_pb_ab_read_page_{$key->format()}" => 'another' ] ],
			] ],
			'no visitors'                     => [ static fn ( TestKey $key ): array => [
				[ self::record( $key ), [], [ 'HTTP_USER_AGENT' => 'Googlebot/2.1' ] ],
				[ self::record( $key ), [], [ 'HTTP_SEC_PURPOSE' => 'prefetch' ] ],
				[ self::record( $key ), [], [ 'HTTP_REFERER' => 'http://127.0.0.1/?preview=true' ] ],
				[ self::record( $key ), [], [ 'REMOTE_ADDR' => '203.0.113.7' ] ],
				[ self::record( $key ), [], [ 'HTTP_ORIGIN' => 'https://evil.example' ] ],
			] ],
			'another variant, another test'   => [ static fn ( TestKey $key ): array => [
				[ self::record( $key ), [ "et_pb_ab_subject_{$key->format()}" => '0' ] ],
				[ self::record( $key, more: [ 'subject_id' => '9' ] ) ],
				[ self::record( $key, more: [ 'test_id' => '999999' ] ) ],
			] ],
			'more than an office'             => [ static fn ( TestKey $key ): array => array_map(
				static fn ( int $at ): array => [
					self::record( $key, 0 === $at % 2 ? 'read_page' : 'click_goal', [ 'first' => true ] ),
				],
				range( 1, 50 )
			) ],
			'with and without a signature'    => [ static fn ( TestKey $key, VariantProof $proof ): array => array_map(
				static fn ( int $at ): array => [
					self::record( $key, 'click_goal', [ 'first' => false ] ),
					0 === $at % 3 ? [] : $proof->signed( $key, 1 ),
				],
				range( 1, 90 )
			) ],
			'whoever came above the limit'    => [ static fn ( TestKey $key, VariantProof $proof ): array => [
				[ self::record( $key, 'click_goal' ), $proof->uncounted( $key ) ],
			] ],
			'several offices'                 => [ static fn ( TestKey $key ): array => array_map(
				static fn ( int $at ): array => [
					self::record( $key, more: [ 'first' => true ] ),
					[],
					$office( $at % 40 ),
				],
				range( 1, 100 )
			) ],
		];
	}

	/**
	 * AB-135: what waited is judged as what did not.
	 *
	 * @param Closure( TestKey, VariantProof ): list<Visit> $visits
	 */
	#[DataProvider( 'visits' )]
	public function test_what_waited_is_judged_alike( Closure $visits ): void {
		update_option( Settings::OPTION, [ 'experiments' => [ 'staff_addresses' => [ '203.0.113.7' ] ] ] );
		$proof   = $this->built->get( VariantProof::class );
		$direct  = $this->test_on_post( attributes: [ 'goal' => Goal::CLICK ] );
		$waiting = $this->test_on_post( attributes: [ 'goal' => Goal::CLICK ] );
		foreach ( $visits( $direct, $proof ) as $visit ) {
			$_SERVER['REMOTE_ADDR'] = $visit[2]['REMOTE_ADDR'] ?? '192.0.2.7';
			$this->send( [ $visit[0] ], $visit[1] ?? [], $visit[2] ?? [] );
		}
		unset( $_SERVER['REMOTE_ADDR'] );
		foreach ( $visits( $waiting, $proof ) as $visit ) {
			$this->wait( $visit[0], $visit[1] ?? [], $visit[2] ?? [] );
		}
		self::assertSame( [], $this->counted( $waiting ) );
		$this->add_up();
		self::assertSame( $this->counted( $direct ), $this->counted( $waiting ) );
		self::assertSame( $this->by_variant( $direct ), $this->by_variant( $waiting ) );
		self::assertArrayNotHasKey( 'REMOTE_ADDR', $_SERVER );
		self::assertTrue( $this->buffer()->is_empty() );
	}

	/**
	 * Visitors and conversions from origins, whose numbers differ from test to test.
	 *
	 * @return list<array<int, array{int, int}>>
	 */
	private function by_variant( TestKey $key ): array {
		$this->fresh();
		$stored = $this->registry->find( $key );
		self::assertNotNull( $stored );
		$found = array_values( $this->built->get( OriginRepository::class )->of( $stored->test ) );
		sort( $found );
		return $found;
	}

	/**
	 * AB-39 AB-112 AB-135: both ways have one allowance, and know one another’s records.
	 */
	public function test_both_ways_have_one_allowance(): void {
		$key    = $this->test_on_post();
		$shared = self::record( $key );
		$this->wait( $shared );
		for ( $at = 0; $at < 38; $at++ ) {
			$this->wait( self::record( $key, more: [ 'first' => true ] ) );
		}
		$this->add_up();
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
		self::assertSame( 'duplicate', $this->sent( $shared ) );
		self::assertSame( 'recorded', $this->sent( self::record( $key, more: [ 'first' => true ] ) ) );
		self::assertSame( 'refused too_many', $this->sent( self::record( $key, more: [ 'first' => true ] ) ) );
		$this->wait( self::record( $key, more: [ 'first' => true ] ) );
		$this->add_up();
		self::assertSame( 40, $this->counted( $key )['1 Visitors'] );
		self::assertSame( 2, $this->counted( $key )['refused too_many'] );
	}

	/**
	 * AB-16 AB-135: no page of ours sent it, or one whose token is not ours.
	 */
	public function test_a_forged_token_counts_nothing(): void {
		$key  = $this->test_on_post();
		$body = (string) wp_json_encode( [ 'et_ab_log_nonce' => 'x.1.y', 'records' => [ self::record( $key ) ] ] );
		$this->add_line( BufferedCall::of( self::SERVER, [ "et_pb_ab_subject_{$key->format()}" => '1' ], $body ) );
		$this->wait( self::record( $key ) );
		$this->add_up();
		self::assertSame( [ '1 ReadPage' => 1, '1 Visitors' => 1 ], $this->counted( $key ) );
	}

	/**
	 * AB-17 AB-135: a test that was stopped while the call waited.
	 */
	public function test_a_test_that_was_stopped_meanwhile_counts_no_more(): void {
		$key = $this->test_on_post();
		$this->wait( self::record( $key ) );
		$this->registry->set_status( $key, TestStatus::Stopped );
		$this->add_up();
		self::assertSame( [ 'refused stopped' => 1 ], $this->counted( $key ) );
	}

	/**
	 * AB-136: half a line, and one of another site, spoil no other.
	 */
	public function test_half_a_line_spoils_no_other(): void {
		$key = $this->test_on_post();
		$this->wait( self::record( $key ) );
		$file = $this->files( 'buf' )[0];
		$line = $this->call( self::record( $key ) )->seal( $this->state()->key ?? '' );
		file_put_contents( $file, substr( $line, 0, 90 ), FILE_APPEND );
		$this->wait( self::record( $key ) );
		$this->buffer()->append( 'nothing of ours' );
		$this->add_up();
		self::assertSame( 2, $this->counted( $key )['1 ReadPage'] );
		self::assertTrue( $this->buffer()->is_empty() );
	}

	/**
	 * AB-136: whoever added up died before it removed the files, or before it was stored.
	 */
	public function test_what_was_added_up_is_not_added_up_again(): void {
		$key = $this->test_on_post();
		// Without a key nobody can tell that a record came twice.
		$this->wait( self::record( $key, more: [ 'key' => '' ] ) );
		$batches = $this->buffer()->take( $this->clock->timestamp() );
		$file    = array_merge( ...array_values( $batches ) )[0];
		$text    = file_get_contents( $file );
		// Nothing is stored: the files wait for the next one.
		$this->add_up();
		self::assertSame( 1, $this->counted( $key )['1 ReadPage'] );
		self::assertTrue( $this->buffer()->is_empty() );
		// It is stored, and the file is still there, as is the name of the batch.
		$ledger = ( new Connection() )->table( 'ledger' );
		$batch  = array_keys( $batches )[0];
		$db     = new Connection();
		self::assertSame( [], $db->rows( "SELECT name FROM {$ledger} WHERE name = %s", "buffer:{$batch}" ) );
		$db->execute(
			"INSERT INTO {$ledger} (name, value, expires) VALUES (%s, 0, %d)",
			"buffer:{$batch}",
			$this->clock->timestamp() + 9
		);
		file_put_contents( $file, $text );
		$this->add_up();
		self::assertSame( 1, $this->counted( $key )['1 ReadPage'] );
		self::assertTrue( $this->buffer()->is_empty() );
	}

	/**
	 * AB-136: the database is away for a while. Nothing is lost, and calls do not go on to wait.
	 */
	public function test_what_waits_survives_a_database_that_is_away(): void {
		$key = $this->test_on_post();
		$this->wait( self::record( $key ) );
		$refuse = static fn ( string $sql ): string => str_contains( $sql, 'experiment_counts' )
			? throw new StorageUnavailable( 'It is away.' )
			: $sql;
		add_filter( 'query', $refuse );
		$this->add_up( true );
		remove_filter( 'query', $refuse );
		$this->clock->advance( 11 );
		self::assertNull( $this->state() );
		self::assertCount( 1, $this->files( 'sum' ) );
		$this->add_up();
		self::assertSame( [ '1 ReadPage' => 1, '1 Visitors' => 1 ], $this->counted( $key ) );
	}

	/**
	 * AB-136: a process has opened its file when that is taken away, and is the last to lock it.
	 */
	public function test_whoever_comes_too_late_for_a_file_makes_another(): void {
		$buffer = $this->buffer();
		self::assertTrue( $buffer->open() );
		$writer = proc_open(
			[ ...PhpCommand::words(), '-r', self::WRITER, dirname( __DIR__, 4 ), $this->folder ],
			[ [ 'pipe', 'r' ], [ 'pipe', 'w' ], STDERR ],
			$pipes
		);
		self::assertIsResource( $writer );
		self::assertSame( "first\n", fgets( $pipes[1] ) );
		$file = fopen( $this->files( 'buf' )[0], 'r' );
		self::assertIsResource( $file );
		self::assertTrue( flock( $file, LOCK_EX ) );
		fwrite( $pipes[0], "\n" );
		// It waits for the lock by then; where it is slower it finds no file, and makes one.
		usleep( 300_000 );
		foreach ( $buffer->take( time() ) as $files ) {
			self::assertTrue( $buffer->remove( $files ) );
		}
		fclose( $file );
		self::assertSame( "second\n", fgets( $pipes[1] ) );
		self::assertSame( 0, proc_close( $writer ) );
		self::assertSame( [ 'second' ], $buffer->lines( $this->files( 'buf' ) ) );
	}

	/**
	 * AB-136: web servers that share a disk leave each other’s files alone, until one is gone.
	 */
	public function test_a_web_server_adds_up_its_own(): void {
		$key = $this->test_on_post();
		$this->wait( self::record( $key ), node: 'one' );
		$this->wait( self::record( $key ), node: 'two' );
		// As the files were written now.
		array_map( fn ( string $file ): bool => touch( $file, $this->clock->timestamp() ), $this->files( 'buf' ) );
		$this->add_up();
		self::assertSame( 1, $this->counted( $key )['1 ReadPage'] );
		$this->clock->advance( 61 );
		$this->add_up();
		self::assertSame( 2, $this->counted( $key )['1 ReadPage'] );
		self::assertTrue( $this->buffer()->is_empty() );
	}

	/**
	 * AB-134: nobody who reads the disk learns who it was.
	 */
	public function test_a_call_is_sealed(): void {
		$key = $this->test_on_post();
		$this->wait( self::record( $key ), [ 'sessionid' => 'of-somebody-else' ] );
		$text = base64_decode( trim( (string) file_get_contents( $this->files( 'buf' )[0] ) ), true );
		self::assertIsString( $text );
		self::assertStringNotContainsString( '192.0.2.7', $text );
		self::assertStringNotContainsString( 'Mozilla', $text );
		self::assertSame( 0700, fileperms( $this->folder ) & 0777 );
		self::assertStringContainsString( 'denied', (string) file_get_contents( "{$this->folder}/.htaccess" ) );
	}

	/**
	 * AB-134: a web server that takes twenty calls in a second is busy, until it takes less than ten.
	 */
	public function test_calls_wait_on_a_busy_web_server_alone(): void {
		$this->test_on_post();
		$due = fn (): ?Closure => $this->adding()->due();
		for ( $call = 1; $call < 20; $call++ ) {
			self::assertNull( $due(), "{$call}" );
		}
		$this->clock->advance( 1 );
		for ( $call = 1; $call < 20; $call++ ) {
			self::assertNull( $due(), 'Another second.' );
		}
		self::assertNull( $this->state() );
		$begin = $due();
		self::assertNotNull( $begin );
		$begin();
		self::assertNotNull( $this->state() );
	}

	/**
	 * AB-134: as long as it is.
	 */
	public function test_a_web_server_is_busy_no_longer_than_it_is(): void {
		$key = $this->test_on_post();
		$this->busy();
		$this->clock->advance( 2 );
		for ( $call = 0; $call < 20; $call++ ) {
			$this->wait( self::record( $key ) );
		}
		$this->add_up();
		self::assertSame( $this->clock->timestamp(), $this->state()?->at );
		$this->clock->advance( 2 );
		for ( $call = 0; $call < 19; $call++ ) {
			$this->wait( self::record( $key ) );
		}
		$this->add_up();
		self::assertNull( $this->state() );
		$this->adding()->run_task();
		self::assertNull( $this->state() );
	}

	/**
	 * AB-136: one batch in two thousand has a name of digits alone, which PHP takes for a number.
	 */
	public function test_a_batch_may_have_a_name_of_digits(): void {
		$key = $this->test_on_post();
		$this->wait( self::record( $key ) );
		[ $file ] = $this->files( 'buf' );
		$node     = explode( '-', basename( $file ) )[0];
		rename( $file, "{$this->folder}/{$node}-1234567890123456-0.sum" );
		$this->adding()->run_task();
		self::assertSame( 1, $this->counted( $key )['1 ReadPage'] );
		self::assertSame( [], $this->files( 'sum' ) );
	}

	/**
	 * AB-137: the call after them, the next hour or a report adds up what the last calls of a busy time left.
	 */
	public function test_what_is_left_is_added_up_by_the_next_one(): void {
		$key = $this->test_on_post();
		$this->wait( self::record( $key ) );
		$this->clock->advance( 60 );
		$next = $this->adding()->due();
		self::assertNotNull( $next );
		$next();
		self::assertSame( 1, $this->counted( $key )['1 ReadPage'] );
		self::assertNull( $this->state() );
		$this->wait( self::record( $key ) );
		$this->adding()->run_task();
		self::assertSame( 2, $this->counted( $key )['1 ReadPage'] );
		// Whoever adds up is not disturbed.
		$this->wait( self::record( $key ) );
		$other = $this->buffer();
		self::assertTrue( $other->lock() );
		$this->adding()->run_task();
		self::assertNull( $this->adding()->due() );
		self::assertSame( 2, $this->counted( $key )['1 ReadPage'] );
		$other->unlock();
		$this->adding()->run_task();
		self::assertSame( 3, $this->counted( $key )['1 ReadPage'] );
	}

	/**
	 * AB-134: not where operators log each call, nor where visitors are asked first.
	 */
	public function test_calls_wait_only_where_they_may(): void {
		$this->test_on_post();
		putenv( 'BROLGA_LOG=json' );
		$this->add_up( true );
		self::assertNull( $this->state() );
		putenv( 'BROLGA_LOG' );
		update_option( Settings::OPTION, [ 'consent' => [ 'enabled' => true ] ] );
		$this->add_up( true );
		self::assertNull( $this->state() );
		delete_option( Settings::OPTION );
		$this->add_up( true );
		self::assertNotNull( $this->state() );
	}

	/**
	 * AB-134 AB-137: a folder that cannot be written, or a file that is long enough, keeps nothing.
	 */
	public function test_what_cannot_be_kept_is_told(): void {
		self::assertFalse( ( new EventBuffer( '/nowhere/brolga-events', 'one' ) )->open() );
		self::assertFalse( ( new EventBuffer( '/nowhere/brolga-events', 'one' ) )->append( 'x' ) );
		self::assertTrue( $this->buffer()->open() );
		self::assertTrue( $this->buffer()->append( str_repeat( 'x', 4 * 1024 * 1024 ) ) );
		self::assertFalse( $this->buffer()->append( 'x' ) );
		$this->buffer()->take( $this->clock->timestamp() );
		self::assertTrue( $this->buffer()->append( 'x' ) );
	}

	/**
	 * What only the database can tell, by what is sent.
	 *
	 * @return array<string, array{array<string, mixed>, array<string, string>, array<string, string>}>
	 */
	public static function direct(): array {
		return [
			'no test'                => [ [ 'test_id' => '999999' ], [], [] ],
			'no variant of it'       => [ [ 'subject_id' => '9' ], [], [] ],
			'another variant'        => [ [ 'subject_id' => '0' ], [], [] ],
			'no record'              => [ [ 'record_type' => 'none' ], [], [] ],
			'who is not counted'     => [ [], [ 'et_pb_ab_proof_' => '-' ], [] ],
			'another site’s page'    => [ [], [], [ 'HTTP_ORIGIN' => 'https://evil.example' ] ],
			'what the browser calls so' => [ [], [], [ 'HTTP_SEC_FETCH_SITE' => 'cross-site' ] ],
			'too long'               => [ [ 'padding' => str_repeat( 'x', 70_000 ) ], [], [] ],
		];
	}

	/**
	 * AB-134: what the database has to judge takes the direct way, where it is answered as always.
	 *
	 * @param array<string, mixed>  $record  Of the record.
	 * @param array<string, string> $cookies By name, without the test’s number.
	 * @param array<string, string> $server  Headers.
	 */
	#[DataProvider( 'direct' )]
	public function test_what_only_the_database_can_tell_does_not_wait(
		array $record,
		array $cookies,
		array $server
	): void {
		$key   = $this->test_on_post();
		$name  = $key->format();
		$state = $this->busy();
		$given = [ "et_pb_ab_subject_{$name}" => '1' ];
		foreach ( $cookies as $cookie => $value ) {
			$given[ "{$cookie}{$name}" ] = $value;
		}
		$body = $this->body( self::record( $key, more: $record ) );
		self::assertNull( $state->admits( $server + self::SERVER, $given, $body ) );
		self::assertNotNull(
			$state->admits( self::SERVER, [ "et_pb_ab_subject_{$name}" => '1' ], $this->body( self::record( $key ) ) )
		);
		self::assertNull( $state->admits( self::SERVER, $given, '{' ) );
		self::assertNull( $state->admits( self::SERVER, $given, $this->body() ) );
	}

	/**
	 * AB-111 AB-113 AB-134: a visitor gets the day’s signature, which the database takes for its own, once.
	 */
	public function test_a_visitor_is_given_the_signature_of_the_day(): void {
		$key   = $this->test_on_post();
		$name  = $key->format();
		$given = [ "et_pb_ab_subject_{$name}" => '1' ];
		$body  = $this->body( self::record( $key ), self::record( $key, 'read_goal' ) );
		$told  = $this->busy()->admits( self::SERVER, $given, $body );
		self::assertSame( [ 2, $this->built->get( VariantProof::class )->signed( $key, 1 ) ], $told );
		self::assertSame( [ 2, [] ], $this->busy()->admits( self::SERVER, $given + $told[1], $body ) );
		$test = $this->registry->find( $key )?->test;
		self::assertInstanceOf( Test::class, $test );
		self::assertSame( 1, $this->built->get( VariantProof::class )->variant( $test, $told[1] )?->number );
	}

	/**
	 * AB-112 AB-135: once too many have come from an address, the next ones are told so, as whoever comes above the
	 * limit is not counted later either.
	 */
	public function test_an_address_that_is_full_takes_the_direct_way(): void {
		$key    = $this->test_on_post();
		$given  = [ "et_pb_ab_subject_{$key->format()}" => '1' ];
		$body   = $this->body( self::record( $key ) );
		$office = self::SERVER + [ 'REMOTE_ADDR' => '192.0.2.7' ];
		$other  = self::SERVER + [ 'REMOTE_ADDR' => '192.0.2.8' ];
		self::assertNotNull( $this->busy()->admits( $office, $given, $body ) );
		for ( $visitor = 0; $visitor < 41; $visitor++ ) {
			$this->wait( self::record( $key, more: [ 'first' => true ] ) );
		}
		self::assertNull( $this->busy()->admits( $office, $given, $body ) );
		self::assertNotNull( $this->busy()->admits( $other, $given, $body ) );
		for ( $seconds = 5; $seconds < 180; $seconds += 5 ) {
			$this->clock->advance( 5 );
			self::assertNull( $this->busy()->admits( $office, $given, $body ), 'As long as nobody new is admitted.' );
		}
		$this->clock->advance( 5 );
		self::assertNotNull( $this->busy()->admits( $office, $given, $body ) );
	}

	/**
	 * AB-137 AB-138: Health says that records wait, and what that may cost; and where they wait for ever.
	 */
	public function test_health_tells_of_what_waits(): void {
		$key   = $this->with_goal( $this->test_on_post() );
		$built = fn (): Container => Built::around( $this->clock, [ EventBuffer::class => $this->buffer() ] );
		$look  = static fn (): Finding => $built()->get( TestsCheck::class )->look();
		self::assertStringNotContainsString( 'busy', $look()->advice );
		$this->busy();
		self::assertStringContainsString( 'up to a second of records may be lost', $look()->advice );
		$this->wait( self::record( $key ) );
		// Whoever looks has it added up, unless that fails.
		$other = $this->buffer();
		self::assertTrue( $other->lock() );
		$file = $this->files( 'buf' )[0];
		touch( $file, $this->clock->timestamp() - 600 );
		self::assertStringContainsString( 'busy', $look()->advice );
		touch( $file, $this->clock->timestamp() - 601 );
		self::assertSame( 'Records of A/B tests are waiting to be counted', $look()->title );
		$other->unlock();
		self::assertStringContainsString( 'two days', $look()->advice );
		self::assertSame( 1, $this->counted( $key )['1 ReadPage'] );
		$this->wait( self::record( $key ) );
		self::assertNotNull( $built()->get( ResultService::class )->find( $key ) );
		self::assertSame( 2, $this->counted( $key )['1 ReadPage'] );
	}

	/**
	 * AB-134: what was told long ago, or by a clock that was wrong, holds no more.
	 */
	public function test_a_state_holds_for_seconds(): void {
		$text = $this->busy()->format();
		$now  = $this->clock->timestamp();
		self::assertNotNull( BufferState::read( $text, $now + 10 ) );
		self::assertNull( BufferState::read( $text, $now + 11 ) );
		self::assertNull( BufferState::read( $text, $now - 1 ) );
		foreach ( [ '', '{', '{}', '[]', '{"at":"1"}', str_replace( '"key":"', '"key":"x', $text ) ] as $broken ) {
			self::assertNull( BufferState::read( $broken, $now ), $broken );
		}
	}
}
