<?php
/**
 * What is kept of an answer.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Consent;

use Brolga\Consent\ConsentPolicy;
use Brolga\Consent\ConsentsCommand;
use Brolga\Consent\ProofRepository;
use Brolga\Consent\ProofRetention;
use Brolga\Consent\ProofsDownload;
use Brolga\Consent\ProofsFile;
use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Database\Connection;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Constants;
use Brolga\Tests\LeadTestCase;
use Brolga\Tests\Support\HeldDownload;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use WP_CLI;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__, 3 ) . '/support/wp-cli.php';

/**
 * CONSENT-10
 */
final class ProofTest extends LeadTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'consents' )}" );
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'consent_wordings' )}" );
		$this->keep_wording( 'a1b2c3d4', [ 'maps', 'videos' ], '2020-01-01 00:00:00' );
		WP_CLI::$said = [];
	}

	/**
	 * Keeps what visitors were asked.
	 *
	 * @param list<string> $services What about.
	 * @param string       $since    When it was first shown.
	 */
	private function keep_wording( string $version, array $services, string $since ): void {
		$this->connection->insert_once(
			'consent_wordings',
			[
				'version'    => $version,
				'created_at' => $since,
				'wording'    => (string) wp_json_encode(
					[
						'mode'     => 'opt-in',
						'locale'   => 'en_US',
						'services' => array_fill_keys( $services, [ 'title' => 'A service' ] ),
					]
				),
			]
		);
	}

	/**
	 * Sends an answer.
	 *
	 * @param array<string, mixed>  $body    What differs from a right one; null takes a value away.
	 * @param array<string, string> $headers Headers.
	 */
	private function answer( array $body = [], array $headers = [] ): WP_REST_Response {
		$body    = array_filter(
			$body + [
				'et_frontend_nonce' => $this->built->get( PageTokens::class )->fresh()['et_frontend_nonce'],
				'version'           => 'a1b2c3d4',
				'granted'           => [ 'maps' ],
				'mode'              => 'opt-in',
				'action'            => 'choose',
			],
			static fn ( mixed $value ): bool => null !== $value
		);
		$request = new WP_REST_Request( 'POST', '/brolga/v1/consents' );
		foreach ( $headers + [ 'content-type' => 'application/json' ] as $name => $value ) {
			$request->set_header( $name, $value );
		}
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}

	/**
	 * One answer is kept, and said to be that old. The site's own clock goes on while the test's stands still.
	 *
	 * @param int $age In seconds.
	 */
	private function assert_one_of_age( int $age ): void {
		$rows = $this->connection->rows( "SELECT created_at FROM {$this->connection->table( 'consents' )}" );
		self::assertCount( 1, $rows );
		$sent = $age + (int) strtotime( "{$rows[0]['created_at']} UTC" );
		self::assertGreaterThanOrEqual( $this->clock->timestamp(), $sent );
		self::assertLessThanOrEqual( time(), $sent );
	}

	/**
	 * CONSENT-10: stored without anything that says whose it is.
	 */
	public function test_an_answer_is_kept_and_nobody_with_it(): void {
		$_SERVER['REMOTE_ADDR']     = '203.0.113.9';
		$_SERVER['HTTP_USER_AGENT'] = 'Telltale/1.0';
		$answer                     = $this->answer( [ 'granted' => [ 'maps', 'videos', 'maps' ] ] );
		self::assertSame( 201, $answer->get_status() );
		self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] ?? '' );
		$row = $this->connection->row( "SELECT * FROM {$this->connection->table( 'consents' )}" );
		self::assertNotNull( $row );
		self::assertSame( [ 'id', 'created_at', 'version', 'mode', 'action', 'granted' ], array_keys( $row ) );
		self::assertMatchesRegularExpression( '/^[\da-f]{32}$/D', (string) $row['id'] );
		self::assertSame(
			[ 'a1b2c3d4', 'opt-in', 'choose', 'maps videos' ],
			[ $row['version'], $row['mode'], $row['action'], $row['granted'] ]
		);
		self::assertSame( [ 'id' => $row['id'] ], $answer->get_data() );
	}

	/**
	 * CONSENT-10 CONSENT-450: what is no answer.
	 *
	 * @return iterable<string, array{array<string, mixed>, int}>
	 */
	public static function refusals(): iterable {
		yield 'no token' => [ [ 'et_frontend_nonce' => null ], 403 ];
		yield 'a token that is none' => [ [ 'et_frontend_nonce' => 'x' ], 403 ];
		yield 'no version' => [ [ 'version' => null ], 400 ];
		yield 'markup for a version' => [ [ 'version' => '<b>' ], 400 ];
		yield 'another mode' => [ [ 'mode' => 'maybe' ], 400 ];
		yield 'another action' => [ [ 'action' => 'shrug' ], 400 ];
		yield 'no list' => [ [ 'granted' => 'maps' ], 400 ];
		yield 'a service with script in it' => [ [ 'granted' => [ '<script>' ] ], 400 ];
		yield 'a service that nobody asks about' => [ [ 'granted' => [ 'maps', 'invented' ] ], 400 ];
		yield 'a service that its wording does not ask about' => [
			[ 'granted' => [ 'consent' ] ],
			400,
		];
		yield 'a wording that nobody was shown' => [ [ 'version' => 'invented', 'granted' => [] ], 400 ];
		yield 'the mode of another wording' => [ [ 'mode' => 'opt-out' ], 400 ];
		yield 'a no that agrees to everything' => [ [ 'action' => 'reject', 'granted' => [ 'maps', 'videos' ] ], 400 ];
		yield 'a yes to everything that leaves something out' => [ [ 'action' => 'accept' ], 400 ];
		yield 'a list in a list' => [ [ 'granted' => [ [ 'maps' ] ] ], 400 ];
		yield 'a number that is none' => [ [ 'id' => "x' OR 1=1" ], 400 ];
		yield 'an age that is none' => [ [ 'age' => -1 ], 400 ];
		yield 'an age in words' => [ [ 'age' => 'old' ], 400 ];
		yield 'thousands of services' => [ [ 'granted' => array_fill( 0, 1000, 'maps' ) ], 400 ];
	}

	/**
	 * CONSENT-10
	 *
	 * @param array<string, mixed> $body   What is wrong.
	 * @param int                  $status What it is answered with.
	 */
	#[DataProvider( 'refusals' )]
	public function test_what_is_no_answer_is_refused( array $body, int $status ): void {
		self::assertSame( $status, $this->answer( $body )->get_status() );
		self::assertSame( 0, $this->built->get( ProofRepository::class )->count() );
	}

	/**
	 * CONSENT-10 TOKEN-7: nor is what another site's page sends.
	 */
	public function test_other_sites_cannot_answer(): void {
		self::assertSame( 403, $this->answer( [], [ 'origin' => 'https://elsewhere.example' ] )->get_status() );
		self::assertSame( 0, $this->built->get( ProofRepository::class )->count() );
	}

	/**
	 * CONSENT-10 REST-2 REST-4: a flood is turned away before anybody looks at what
	 * it says, and keeps nobody else from answering.
	 */
	public function test_a_flood_is_turned_away(): void {
		$_SERVER['REMOTE_ADDR'] = '203.0.113.9';
		$count = 0;
		// Time goes on meanwhile, and lets some more through.
		do {
			$refused = $this->answer( [ 'action' => 'shrug' ] );
		} while ( 400 === $refused->get_status() && ++$count < 3 * Constants::RATE_EVENTS_BURST );
		self::assertGreaterThanOrEqual( Constants::RATE_EVENTS_BURST, $count );
		self::assertSame( 429, $refused->get_status() );
		self::assertSame( '1', $refused->get_headers()['Retry-After'] ?? '' );
		self::assertSame( 0, $this->built->get( ProofRepository::class )->count() );
		self::assertSame( 413, $this->answer( [ 'granted' => [ str_repeat( 'x', 70000 ) ] ] )->get_status() );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.10';
		self::assertSame( 201, $this->answer()->get_status() );
	}

	/**
	 * CONSENT-28: all of an office behind one address may answer at once.
	 */
	public function test_an_office_fits(): void {
		$_SERVER['REMOTE_ADDR'] = '203.0.113.11';
		for ( $count = 0; $count < 30; $count++ ) {
			self::assertSame( 201, $this->answer()->get_status() );
		}
		self::assertSame( 30, $this->built->get( ProofRepository::class )->count() );
	}

	/**
	 * CONSENT-28: an answer that waited is kept with its own time, under its number, and once.
	 */
	public function test_an_answer_that_is_sent_again_is_kept_once(): void {
		$id = str_repeat( 'a1', 16 );
		foreach ( [ 90, 3600 ] as $age ) {
			$answer = $this->answer( [ 'id' => $id, 'age' => $age ] );
			self::assertSame( [ 201, [ 'id' => $id ] ], [ $answer->get_status(), $answer->get_data() ] );
		}
		$rows = $this->connection->rows( "SELECT id FROM {$this->connection->table( 'consents' )}" );
		$this->assert_one_of_age( 90 );
		self::assertSame( [ [ 'id' => $id ] ], $rows );
	}

	/**
	 * CONSENT-28: whatever a browser's clock says, no answer is older than its cookie can be.
	 */
	public function test_an_answer_is_no_older_than_its_cookie(): void {
		self::assertSame( 201, $this->answer( [ 'age' => PHP_INT_MAX ] )->get_status() );
		self::assertSame( 400, $this->answer( [ 'age' => -1 ] )->get_status() );
		$this->assert_one_of_age( Constants::CONSENT_COOKIE_DAYS * 86400 );
	}

	/**
	 * CONSENT-450: nobody has answered before they were asked.
	 */
	public function test_an_answer_is_no_older_than_its_question(): void {
		$asked = $this->clock->now()->modify( '-1 hour' )->format( 'Y-m-d H:i:s' );
		$this->keep_wording( 'of-today', [ 'maps' ], $asked );
		self::assertSame( 400, $this->answer( [ 'version' => 'of-today', 'age' => 7200 ] )->get_status() );
		self::assertSame( 201, $this->answer( [ 'version' => 'of-today', 'age' => 3000 ] )->get_status() );
	}

	/**
	 * CONSENT-10: a database that refuses is said to.
	 */
	public function test_a_database_that_refuses(): void {
		$body = [];
		add_filter(
			'query',
			static fn ( string $sql ): string => str_contains( $sql, 'brolga_consents' )
				? 'SELECT broken FROM nowhere'
				: $sql
		);
		self::assertSame( 503, $this->answer( $body )->get_status() );
	}

	/**
	 * CONSENT-10 PRIV-2: it goes when its time is over, and stays where the owner keeps all.
	 */
	public function test_answers_are_deleted_after_their_time(): void {
		$this->answer();
		$this->connection->execute(
			"UPDATE {$this->connection->table( 'consents' )} SET created_at = %s",
			$this->clock->now()->modify( '-31 days' )->format( 'Y-m-d H:i:s' )
		);
		$this->answer();
		$run = function ( int $days ): int {
			update_option( Settings::OPTION, [ 'consent' => [ 'retention_days' => $days ] ] );
			$this->built->get( ProofRetention::class )->run_task();
			return $this->built->get( ProofRepository::class )->count();
		};
		self::assertSame( [ 2, 2, 1 ], [ $run( 0 ), $run( 32 ), $run( 30 ) ] );
	}

	/**
	 * CONSENT-10 EXPORT-3: the owner has a table of them, and the export is written down.
	 */
	public function test_answers_are_exported(): void {
		for ( $count = 0; $count < 3; $count++ ) {
			$this->answer( [ 'granted' => [ 'maps', 'videos' ] ] );
		}
		ob_start();
		$this->built->get( ConsentsCommand::class )->export( [] );
		$lines = explode( "\n", trim( (string) ob_get_clean() ) );
		self::assertCount( 5, $lines, 'The wording is told once, and has two lines.' );
		self::assertStringContainsString(
			'id,created_at,version,mode,action,granted',
			str_replace( '"', '', $lines[0] )
		);
		self::assertStringContainsString( 'maps videos', $lines[4] );
		self::assertSame(
			'export_consents',
			$this->built->get( Connection::class )->value(
				"SELECT action FROM {$this->connection->table( 'audit' )} ORDER BY id DESC LIMIT 1"
			)
		);
	}

	/**
	 * CONSENT-29: an owner finds an answer by the number that a visitor names; nobody else does.
	 */
	public function test_an_owner_finds_an_answer_by_its_number(): void {
		$id = str_repeat( 'b2', 16 );
		$this->keep_wording( 'of-before', [ 'consent', 'gone' ], '2020-01-01 00:00:00' );
		$this->answer( [ 'id' => $id, 'version' => 'of-before', 'granted' => [ 'consent', 'gone' ] ] );
		$ask = static fn ( string $path ): WP_REST_Response => rest_do_request(
			new WP_REST_Request( 'GET', "/brolga/v1/consent-proofs{$path}" )
		);
		wp_set_current_user( 0 );
		self::assertSame( [ 401, 401 ], [ $ask( '' )->get_status(), $ask( "/{$id}" )->get_status() ] );
		$this->become( 'administrator' );
		$found = $ask( "/{$id}" )->get_data();
		self::assertIsArray( $found );
		self::assertSame(
			[ $id, 'choose', [ 'A service', 'A service' ] ],
			[ $found['id'], $found['action'], $found['granted'] ]
		);
		self::assertSame( 404, $ask( '/' . str_repeat( '0', 32 ) )->get_status() );
		$all = $ask( '' )->get_data();
		self::assertIsArray( $all );
		self::assertSame( 1, $all['count'] );
	}

	/**
	 * CONSENT-29 EXPORT-2: the button's file, for who may change the settings.
	 */
	public function test_the_button_exports_all_answers(): void {
		$this->answer( [ 'granted' => [ 'maps', 'videos' ] ] );
		$download = new HeldDownload();
		remove_all_actions( 'admin_post_' . ProofsDownload::ACTION );
		( new ProofsDownload(
			$this->built->get( ProofRepository::class ),
			$this->built->get( ProofsFile::class ),
			$download,
			$this->built->get( AuditLogRepository::class ),
			$this->clock
		) )->register();
		add_filter(
			'wp_die_handler',
			static fn (): callable => static function ( mixed $message, mixed $title, mixed $arguments ): never {
				throw new RuntimeException(
					'',
					is_array( $arguments ) && is_int( $arguments['response'] ?? null ) ? $arguments['response'] : 0
				);
			}
		);
		$press = function ( string $role, string $method = 'POST' ): int {
			$this->become( $role );
			$_SERVER['REQUEST_METHOD'] = $method;
			$_REQUEST                  = [ '_wpnonce' => wp_create_nonce( ProofsDownload::ACTION ) ];
			try {
				do_action( 'admin_post_' . ProofsDownload::ACTION );
				return 200;
			} catch ( RuntimeException $refusal ) {
				return $refusal->getCode();
			}
		};
		self::assertSame(
			[ 403, 405, 200 ],
			[ $press( 'editor' ), $press( 'administrator', 'GET' ), $press( 'administrator' ) ]
		);
		self::assertStringContainsString( '"maps videos"', $download->text );
		self::assertSame(
			'export_consents',
			$this->built->get( AuditLogRepository::class )->newest( 1 )[0]['action'] ?? ''
		);
	}

	/**
	 * PRIV-4 CONSENT-10: the policy says so where visitors are asked.
	 */
	public function test_the_policy_tells_of_it(): void {
		self::assertSame( [], $this->built->get( ConsentPolicy::class )->policy() );
		update_option( Settings::OPTION, [ 'consent' => [ 'enabled' => true, 'retention_days' => 30 ] ] );
		$words = implode( ' ', $this->built->get( ConsentPolicy::class )->policy() );
		self::assertStringContainsString( 'without anything that identifies you', $words );
		self::assertStringContainsString( 'after 30 days', $words );
	}
}
