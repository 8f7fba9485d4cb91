<?php
/**
 * What balancers and monitoring systems are told.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Operations;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\Migrator;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Metrics\MetricsToken;
use Brolga\Core\Rest\TextAnswer;
use Brolga\Core\Support\SystemClock;
use Brolga\Operations\Readiness;
use Brolga\Operations\StatusCommand;
use Brolga\Outbox\OutboxRepository;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use ReflectionClass;
use WP_CLI;
use WP_CLI\ExitException;
use WP_Object_Cache;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__, 3 ) . '/support/wp-cli.php';

/**
 * OPS-1 to OPS-5 OPS-10
 */
final class OperationsTest extends TestCase {

	private const TOKEN = 'a-token-of-some-length';

	private const ALL_WELL = [
		'disk'         => true,
		'database'     => true,
		'schema'       => true,
		'queue'        => true,
		'object_cache' => true,
	];

	private mixed $cache;

	protected function setUp(): void {
		parent::setUp();
		$this->cache = $GLOBALS['wp_object_cache'];
		WP_CLI::$said = [];
		$db           = new Connection();
		$db->execute( "DELETE FROM {$db->table( 'outbox' )}" );
	}

	protected function tearDown(): void {
		putenv( 'BROLGA_METRICS_TOKEN' );
		$GLOBALS['wp_object_cache'] = $this->cache;
		wp_using_ext_object_cache( false );
		parent::tearDown();
	}

	/**
	 * Leaves a job due that nobody does.
	 *
	 * @param int $since Seconds for which it has been due.
	 */
	private function let_a_job_wait( int $since ): void {
		$db = new Connection();
		( new OutboxRepository( $db, new SystemClock() ) )->add( new Job( 'mail', [] ) );
		$db->execute( "UPDATE {$db->table( 'outbox' )} SET available_at = %d", time() - $since );
	}

	/**
	 * What is ready.
	 *
	 * @return array<string, bool>
	 *
	 * @phpstan-impure
	 */
	private static function parts(): array {
		return Built::around( new SystemClock() )->get( Readiness::class )->parts();
	}

	/**
	 * OPS-1: an answer that nothing keeps, and for which our tables are not asked.
	 */
	public function test_live(): void {
		rest_get_server();
		$asked = [];
		add_filter(
			'query',
			static function ( string $sql ) use ( &$asked ): string {
				$asked[] = $sql;
				return $sql;
			}
		);
		$answer = $this->rest( 'GET', '/brolga/v1/live' );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( [ 'live' => true ], $answer->get_data() );
		self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] ?? '' );
		self::assertSame( [], $asked );
	}

	/**
	 * OPS-2 OPS-3: to strangers in one word.
	 */
	public function test_ready(): void {
		$answer = $this->rest( 'GET', '/brolga/v1/ready' );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( [ 'ready' => true ], $answer->get_data() );
		self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] ?? '' );
		$db = new Connection();
		self::assertNull(
			$db->value( "SELECT name FROM {$db->table( 'ledger' )} WHERE name LIKE 'ready%'" ),
			'What was tried is gone.'
		);
	}

	/**
	 * OPS-2 OPS-3: what is wrong is named to who may know it.
	 */
	public function test_not_ready(): void {
		$this->let_a_job_wait( 4000 );
		self::assertSame(
			[ 'ready' => false ],
			$this->rest( 'GET', '/brolga/v1/ready', null, [ 'Authorization' => 'Bearer ' ] )->get_data(),
			'No token is none that anybody could bring.'
		);
		putenv( 'BROLGA_METRICS_TOKEN=' . self::TOKEN );
		$this->let_a_job_wait( 3000 );
		self::assertSame( 200, $this->rest( 'GET', '/brolga/v1/ready' )->get_status() );
		$this->let_a_job_wait( 4000 );
		$answer = $this->rest( 'GET', '/brolga/v1/ready' );
		self::assertSame( 503, $answer->get_status() );
		self::assertSame( [ 'ready' => false ], $answer->get_data() );
		self::assertSame( '5', $answer->get_headers()['Retry-After'] ?? '' );
		self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] ?? '' );

		$told = [
			'ready' => false,
			'parts' => [ 'queue' => false ] + self::ALL_WELL,
		];
		self::assertEquals(
			$told,
			$this->rest( 'GET', '/brolga/v1/ready', null, [ 'Authorization' => 'Bearer ' . self::TOKEN ] )->get_data()
		);
		self::assertSame(
			[ 'ready' => false ],
			$this->rest( 'GET', '/brolga/v1/ready', null, [ 'Authorization' => 'Bearer x' ] )->get_data()
		);
		$this->become( 'editor' );
		self::assertSame( [ 'ready' => false ], $this->rest( 'GET', '/brolga/v1/ready' )->get_data() );
		$this->become( 'administrator' );
		self::assertEquals( $told, $this->rest( 'GET', '/brolga/v1/ready' )->get_data() );
	}

	/**
	 * OPS-2: a database that takes no row.
	 */
	public function test_a_database_that_cannot_be_written_to_is_not_ready(): void {
		$refused = ( new Connection() )->table( 'outbox' );
		add_filter(
			'query',
			static function ( string $sql ) use ( &$refused ): string {
				return str_contains( $sql, $refused ) ? 'SELECT nothing' : $sql;
			}
		);
		self::assertEquals( [ 'queue' => false ] + self::ALL_WELL, self::parts(), 'Nobody knows what is due.' );
		$refused = 'ready:';
		self::assertEquals( [ 'database' => false ] + self::ALL_WELL, self::parts() );
	}

	/**
	 * OPS-430: a full disk takes a row, and refuses to keep it.
	 */
	public function test_a_database_that_keeps_nothing_is_not_ready(): void {
		add_filter( 'query', static fn ( string $sql ): string => 'COMMIT' === $sql ? 'SELECT nothing' : $sql );
		self::assertEquals( [ 'database' => false ] + self::ALL_WELL, self::parts() );
	}

	/**
	 * OPS-430: there is room for a row, and not for an enquiry.
	 */
	public function test_a_full_disk_is_not_ready(): void {
		$built = Built::around( new SystemClock() );
		$parts = static fn ( float|false $free ): array => ( new Readiness(
			$built->get( Transaction::class ),
			$built->get( LedgerRepository::class ),
			$built->get( Migrator::class ),
			$built->get( OutboxRepository::class ),
			new SystemClock(),
			static fn (): float|false => $free
		) )->parts();
		self::assertSame( [ 'disk' => false ] + self::ALL_WELL, $parts( 4096.0 ) );
		self::assertSame( self::ALL_WELL, $parts( 1e8 ) );
		self::assertSame( self::ALL_WELL, $parts( false ), 'Not every host tells.' );
	}

	/**
	 * OPS-2: tables of an older version, a cache that has forgotten.
	 */
	public function test_each_part_is_looked_at(): void {
		self::assertSame( self::ALL_WELL, self::parts() );

		update_option( Migrator::OPTION, 0 );
		self::assertFalse( self::parts()['schema'] );
		update_option( Migrator::OPTION, 9999 );
		self::assertTrue( self::parts()['schema'], 'Newer code is there already.' );

		wp_using_ext_object_cache( true );
		self::assertFalse(
			self::parts()['object_cache'],
			'WordPress’ own cache forgets all of it, as one does whose server is away.'
		);
		$cache = new class() extends WP_Object_Cache {

			/** @var array<string, mixed> What outlives requests. */
			public array $kept = [];

			/**
			 * @param int|string $key    A name.
			 * @param mixed      $data   A value.
			 * @param string     $group  A group.
			 * @param int        $expire Seconds.
			 */
			public function set( $key, $data, $group = 'default', $expire = 0 ): bool {
				$this->kept[ "{$group}:{$key}" ] = $data;
				return parent::set( $key, $data, $group, $expire );
			}

			/**
			 * @param int|string $key   A name.
			 * @param string     $group A group.
			 * @param bool       $force Whether the server is asked.
			 * @param bool|null  $found Whether there was something.
			 * @param-out bool   $found
			 */
			public function get( $key, $group = 'default', $force = false, &$found = null ): mixed {
				$found = isset( $this->kept[ "{$group}:{$key}" ] );
				return $this->kept[ "{$group}:{$key}" ] ?? false;
			}

			/**
			 * @param int|string $key        A name.
			 * @param string     $group      A group.
			 * @param bool       $deprecated Nothing.
			 */
			public function delete( $key, $group = 'default', $deprecated = false ): bool {
				unset( $this->kept[ "{$group}:{$key}" ] );
				return parent::delete( $key, $group );
			}
		};
		$GLOBALS['wp_object_cache'] = $cache;
		self::assertTrue( self::parts()['object_cache'] );
		self::assertSame(
			[],
			array_filter(
				$cache->kept,
				static fn ( string $key ): bool => str_starts_with( $key, 'brolga_ready' ),
				ARRAY_FILTER_USE_KEY
			),
			'Nothing is left of it.'
		);
	}

	/**
	 * OPS-4: nobody finds it where no token is set, and nobody without the token gets in.
	 */
	public function test_metrics_need_the_token(): void {
		$answer = fn ( string $authorization ): WP_REST_Response => $this->rest(
			'GET',
			'/brolga/v1/metrics',
			null,
			[ 'Authorization' => $authorization ]
		);
		$ask    = static fn ( string $authorization ): int => $answer( $authorization )->get_status();
		self::assertSame( 404, $ask( 'Bearer ' ) );
		self::assertSame( 404, $ask( 'Bearer ' . self::TOKEN ) );
		foreach ( [ 'tooshort', 'of-15-charact..', 'with a blank in it', "of-no-line-break\n" ] as $no ) {
			putenv( "BROLGA_METRICS_TOKEN={$no}" );
			self::assertSame( 404, $ask( "Bearer {$no}" ), $no );
		}
		putenv( 'BROLGA_METRICS_TOKEN=of-16-character.' );
		self::assertSame( 200, $ask( 'Bearer of-16-character.' ) );
		// OPS-450, RFC 9110: a scheme's name is written in any case.
		self::assertSame( 200, $ask( 'bearer of-16-character.' ) );
		putenv( 'BROLGA_METRICS_TOKEN=' . self::TOKEN );
		$wrong = [ '', 'Bearer', 'Bearer ', self::TOKEN, 'Bearer ' . self::TOKEN . 'x', 'Basic ' . self::TOKEN ];
		foreach ( $wrong as $no ) {
			self::assertSame( 401, $ask( $no ), $no );
		}
		self::assertStringContainsString(
			'hash_equals( self::token(), $match[1] )',
			(string) file_get_contents( (string) ( new ReflectionClass( MetricsToken::class ) )->getFileName() ),
			'In constant time, which no answer shows.'
		);
		self::assertSame( 'Bearer', $answer( '' )->get_headers()['WWW-Authenticate'] ?? '', 'How to ask.' );
		self::assertSame( 200, $ask( 'Bearer ' . self::TOKEN ) );
	}

	/**
	 * OPS-5
	 */
	public function test_metrics_are_in_the_text_format(): void {
		putenv( 'BROLGA_METRICS_TOKEN=' . self::TOKEN );
		$this->let_a_job_wait( 90 );
		$answer = $this->rest( 'GET', '/brolga/v1/metrics', null, [ 'Authorization' => 'Bearer ' . self::TOKEN ] );
		self::assertSame( 'text/plain; version=0.0.4; charset=utf-8', $answer->get_headers()['Content-Type'] ?? '' );
		self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] ?? '' );
		ob_start();
		self::assertTrue(
			apply_filters( 'rest_pre_serve_request', false, $answer, new WP_REST_Request(), rest_get_server() )
		);
		$text = (string) ob_get_clean();
		self::assertInstanceOf( TextAnswer::class, $answer );
		$named = [];
		foreach ( explode( "\n", rtrim( $text, "\n" ) ) as $line ) {
			if ( 1 === preg_match(
				'/^# (HELP|TYPE) (brolga_[a-z_]+) (?:counter$|gauge$|histogram$|[A-Z].*\.$)/D',
				$line,
				$of
			) ) {
				$named[ $of[2] ][] = $of[1];
				continue;
			}
			self::assertMatchesRegularExpression(
				'/^brolga_[a-z_]+(\{[a-z_]+="[^"\\\\]*"(,[a-z_]+="[^"\\\\]*")*\})? [0-9.]+$/D',
				$line
			);
			self::assertTrue(
				str_starts_with( $line, (string) array_key_last( $named ) ),
				"What belongs together stands together: {$line}"
			);
		}
		foreach ( $named as $name => $lines ) {
			self::assertSame( [ 'HELP', 'TYPE' ], $lines, $name );
		}
		foreach ( [
			'brolga_ready{part="database"} 1',
			'brolga_jobs{state="pending"} 1',
			'brolga_jobs{state="dead"} 0',
			'brolga_enquiry_store_seconds_bucket{le="+Inf"}',
			'brolga_queue_run_seconds_count',
			'brolga_mails_total',
			'brolga_enquiries_total',
			'brolga_records_total',
			'brolga_cache_purges_total',
			'brolga_job_attempts_total',
		] as $line ) {
			self::assertStringContainsString( "\n{$line}", "\n{$text}" );
		}
		self::assertSame( 1, preg_match( '/^brolga_jobs_oldest_due_seconds (\d+)$/m', $text, $age ) );
		self::assertEqualsWithDelta( 90, (int) ( $age[1] ?? 0 ), 5 );
	}

	/**
	 * OPS-1 OPS-2 OPS-4: many balancers and monitors ask for the head alone.
	 */
	public function test_the_head_alone_may_be_asked_for(): void {
		putenv( 'BROLGA_METRICS_TOKEN=' . self::TOKEN );
		self::assertSame( 200, $this->rest( 'HEAD', '/brolga/v1/live' )->get_status() );
		self::assertSame( 200, $this->rest( 'HEAD', '/brolga/v1/ready' )->get_status() );
		self::assertSame( 401, $this->rest( 'HEAD', '/brolga/v1/metrics' )->get_status() );
		$this->let_a_job_wait( 4000 );
		self::assertSame( 503, $this->rest( 'HEAD', '/brolga/v1/ready' )->get_status() );
	}

	/**
	 * OPS-5 REST-20: what WordPress can do with the JSON of any route does not break what is none.
	 */
	public function test_metrics_hold_under_parameters_of_every_route(): void {
		putenv( 'BROLGA_METRICS_TOKEN=' . self::TOKEN );
		foreach ( [ '_fields=text', '_fields[]=nothing', '_embed=1' ] as $query ) {
			$answer  = $this->rest(
				'GET',
				"/brolga/v1/metrics?{$query}",
				null,
				[ 'Authorization' => 'Bearer ' . self::TOKEN ]
			);
			$request = new WP_REST_Request();
			wp_parse_str( $query, $parameters );
			$request->set_query_params( $parameters );
			$answer = apply_filters( 'rest_post_dispatch', $answer, rest_get_server(), $request );
			self::assertInstanceOf( WP_REST_Response::class, $answer );
			ob_start();
			apply_filters( 'rest_pre_serve_request', false, $answer, $request, rest_get_server() );
			self::assertStringContainsString( "\nbrolga_ready{", (string) ob_get_clean(), $query );
		}
	}

	/**
	 * OPS-10
	 */
	public function test_status(): void {
		$status = Built::around( new FrozenClock( gmdate( 'Y-m-d H:i:s' ) ) )->get( StatusCommand::class );
		$status( [], [ 'format' => 'json' ] );
		$told = json_decode( WP_CLI::$said[0] ?? '', true );
		self::assertIsArray( $told );
		self::assertTrue( $told['ready'] );
		self::assertSame( self::ALL_WELL, $told['parts'] );
		self::assertIsArray( $told['numbers'] );
		self::assertSame( 0, $told['numbers']['brolga_jobs{state="pending"}'] ?? null );

		$this->let_a_job_wait( 4000 );
		try {
			$status( [], [] );
			self::fail( 'It is not ready.' );
		} catch ( ExitException $end ) {
			self::assertSame( 1, $end->getCode() );
		}
		self::assertStringContainsString( 'brolga_ready{part=\"queue\"}","value":0', WP_CLI::$said[1] ?? '' );
	}
}
