<?php
/**
 * The routes of the Settings screen.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Rest;

use Brolga\Core\Admin\SettingsController;
use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Database\Connection;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Rest\Schemas;
use Brolga\Core\Settings\FieldCheck;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Settings\SettingsRepository;
use Brolga\Core\Settings\SettingsService;
use Brolga\Core\Settings\Vault;
use Brolga\Core\Support\Roles;
use Brolga\Mail\Sender;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\Support\SampleSection;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Response;

/**
 * OUTBOX-17 REST-10 REST-14 REST-17
 */
final class SettingsControllerTest extends TestCase {

	private AuditLogRepository $audit;

	protected function setUp(): void {
		parent::setUp();
		delete_option( Settings::OPTION );
		$connection  = new Connection();
		$this->audit = new AuditLogRepository( $connection, new FrozenClock() );
		$connection->execute( "DELETE FROM {$connection->table( 'audit' )}" );
		$service = new SettingsService(
			new Settings(),
			new SettingsRepository( $connection ),
			new Transaction( $connection ),
			$this->audit,
			new Vault(),
			[ new SampleSection() ]
		);
		remove_all_actions( 'rest_api_init' );
		add_action( 'rest_api_init', 'rest_api_default_filters', 10, 1 );
		add_action( 'rest_api_init', ( new SettingsController( $service ) )->add_routes( ... ) );
		$GLOBALS['wp_rest_server'] = null;
		$this->become( 'administrator' );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDown();
	}

	/**
	 * What the route tells of the section.
	 *
	 * @return array<array-key, mixed>
	 */
	private function read(): array {
		return self::body( $this->rest( 'GET', '/brolga/v1/settings/sample' ) );
	}

	/**
	 * Saves values.
	 *
	 * @param array<string, mixed> $values  By name.
	 * @param string|null          $version Null: the one of now.
	 */
	private function save( array $values, ?string $version = null ): WP_REST_Response {
		return $this->rest(
			'PUT',
			'/brolga/v1/settings/sample',
			[ 'version' => $version ?? $this->read()['version'], 'values' => (object) $values ]
		);
	}

	/**
	 * An answer as the browser reads it.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function body( WP_REST_Response $answer ): array {
		$body = json_decode( (string) wp_json_encode( $answer->get_data() ), true );
		self::assertIsArray( $body );
		return $body;
	}

	/**
	 * SITE-430: what was pasted is what was typed.
	 */
	public function test_blanks_are_plain(): void {
		$saved = self::body( $this->save( [ 'text' => "\u{A0}01\u{A0}34\u{202F}!\u{200B}" ] ) );
		self::assertIsArray( $saved['values'] );
		self::assertSame( "01 34\u{202F}!", $saved['values']['text'] );
	}

	/**
	 * REST-17
	 */
	public function test_a_section_is_read_by_its_schema_with_its_defaults(): void {
		$section = $this->read();
		self::assertTrue( rest_validate_value_from_schema( $section, Schemas::get( 'settings-section' ) ) );
		self::assertSame(
			[ 'text' => '', 'number' => 0, 'flag' => false, 'choice' => 'a', 'path' => ABSPATH, 'rows' => [] ],
			$section['values']
		);
		self::assertSame( [ 'key' => false ], $section['secrets'] );
		self::assertSame( [ 'path' => 'ABSPATH' ], $section['locked'] );
		self::assertSame( [ $section ], self::body( $this->rest( 'GET', '/brolga/v1/settings' ) ) );
		self::assertSame( 404, $this->rest( 'GET', '/brolga/v1/settings/other' )->get_status() );
	}

	/**
	 * SCALE-9: newer code has stored what this code does not know.
	 */
	public function test_what_newer_code_has_set_is_kept(): void {
		$newer = [ 'sample' => [ 'flag' => true, 'newer' => [ 'a', 'b' ] ], 'newer' => [ 'text' => 'also' ] ];
		update_option( Settings::OPTION, $newer );
		self::assertSame( 200, $this->save( [ 'flag' => false ] )->get_status() );
		$stored = (array) get_option( Settings::OPTION );
		self::assertEqualsCanonicalizing( [ 'flag' => false, 'newer' => [ 'a', 'b' ] ], $stored['sample'] ?? null );
		self::assertSame( [ 'text' => 'also' ], $stored['newer'] ?? null );
	}

	/**
	 * Only what is sent changes, and other sections not at all.
	 */
	public function test_what_is_saved_is_read_and_the_rest_is_kept(): void {
		update_option( Settings::OPTION, [ 'mail' => [ 'mail_from' => 'site@example.org' ] ] );
		self::assertSame( 200, $this->save( [ 'choice' => 'b', 'rows' => [ [ 'name' => 'x' ] ] ] )->get_status() );
		$answer = $this->save( [ 'flag' => true, 'text' => '  new ' ] );
		self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] ?? '' );
		self::assertSame(
			[
				'text'   => 'new',
				'number' => 0,
				'flag'   => true,
				'choice' => 'b',
				'path'   => ABSPATH,
				'rows'   => [ [ 'name' => 'x' ] ],
			],
			self::body( $answer )['values'] ?? null
		);
		$stored = get_option( Settings::OPTION );
		self::assertIsArray( $stored );
		self::assertSame( [ 'mail_from' => 'site@example.org' ], $stored['mail'] );
		self::assertSame( [ 'flag' => true ], array_intersect_key( (array) $stored['sample'], [ 'flag' => 0 ] ) );
	}

	public function test_a_line_that_is_too_long_is_told_how_long_it_may_be(): void {
		self::assertSame(
			'Enter no more than 3 characters.',
			FieldCheck::problem(
				[ 'four' ],
				[ 'type' => 'array', 'items' => [ 'type' => 'string', 'maxLength' => 3 ] ]
			)
		);
	}

	/**
	 * OUTBOX-17: a secret goes in, and comes out of no answer and no line of the log.
	 */
	public function test_a_secret_is_never_told(): void {
		$answer = $this->save( [ 'key' => 'pa55word' ] );
		self::assertSame( [ 'key' => true ], self::body( $answer )['secrets'] ?? null );
		foreach ( [ $answer, $this->rest( 'GET', '/brolga/v1/settings' ) ] as $told ) {
			self::assertStringNotContainsString( 'pa55word', (string) wp_json_encode( $told->get_data() ) );
		}
		self::assertStringNotContainsString( 'pa55word', (string) wp_json_encode( $this->audit->newest( 5 ) ) );
		$this->save( [ 'flag' => true ] );
		self::assertSame( 'pa55word', ( new Settings() )->of( new SampleSection() )->text( 'key' ) );
		self::assertSame( [ 'key' => false ], self::body( $this->save( [ 'key' => '' ] ) )['secrets'] ?? null );
	}

	/**
	 * PRIV-5: who changed what, once for each change; saving what is stored already is none.
	 */
	public function test_each_change_leaves_a_line_in_the_log(): void {
		$this->save( [ 'choice' => 'b', 'flag' => false, 'key' => 'k' ] );
		$this->save( [ 'choice' => 'b' ] );
		$lines = $this->audit->newest( 5 );
		self::assertCount( 1, $lines );
		self::assertSame(
			[ 'change_settings', 2, get_current_user_id() ],
			[ $lines[0]['action'], $lines[0]['items'], $lines[0]['user'] ]
		);
		self::assertSame( [ 'section' => 'sample', 'changed' => 'choice, key' ], $lines[0]['filter'] );
	}

	/**
	 * Where the line cannot be written, nothing is changed; the answer says so.
	 */
	public function test_without_a_line_nothing_is_saved(): void {
		$version = $this->read()['version'];
		self::assertIsString( $version );
		add_filter(
			'query',
			static fn ( string $sql ): string => str_starts_with( $sql, 'INSERT' )
				&& str_contains( $sql, 'brolga_audit' )
				? 'SELECT * FROM brolga_no_such_table'
				: $sql
		);
		self::assertSame( 503, $this->save( [ 'flag' => true ], $version )->get_status() );
	}

	/**
	 * Two administrators at once: the second is told what is stored now and by whom, and nothing of either is lost.
	 */
	public function test_the_second_of_two_administrators_is_told(): void {
		$version = $this->read()['version'];
		self::assertIsString( $version );
		self::assertSame( 200, $this->save( [ 'text' => 'first' ], $version )->get_status() );
		$first = get_userdata( get_current_user_id() );
		self::assertNotFalse( $first );
		$this->become( 'administrator' );
		$answer = $this->save( [ 'text' => 'second', 'flag' => true ], $version );
		self::assertSame( 409, $answer->get_status() );
		$body = self::body( $answer );
		self::assertSame( 'brolga_settings_conflict', $body['code'] );
		self::assertSame( $first->display_name, $body['by'] );
		self::assertSame( $this->read(), $body['current'] );
		self::assertSame( [ 'first', false ], [ $this->value( 'text' ), $this->value( 'flag' ) ] );
		self::assertIsArray( $body['current'] );
		self::assertIsString( $body['current']['version'] );
		self::assertSame( 200, $this->save( [ 'flag' => true ], $body['current']['version'] )->get_status() );
		self::assertSame( [ 'first', true ], [ $this->value( 'text' ), $this->value( 'flag' ) ] );
	}

	/**
	 * Another section, written in the very moment between reading and writing, is kept.
	 */
	public function test_what_another_section_saves_in_the_same_moment_is_kept(): void {
		update_option( Settings::OPTION, [ 'mail' => [ 'mail_from' => 'old@example.org' ] ] );
		$version = $this->read()['version'];
		self::assertIsString( $version );
		$raced = false;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$raced ): string {
				if ( ! $raced && str_starts_with( $sql, 'UPDATE' ) && str_contains( $sql, Settings::OPTION ) ) {
					$raced = true;
					update_option( Settings::OPTION, [ 'mail' => [ 'mail_from' => 'new@example.org' ] ] );
				}
				return $sql;
			}
		);
		self::assertSame( 200, $this->save( [ 'flag' => true ], $version )->get_status() );
		self::assertTrue( $raced );
		self::assertSame( 'new@example.org', ( new Sender( new Settings() ) )->address() );
		self::assertTrue( $this->value( 'flag' ) );
	}

	/**
	 * LIFE-9: an object cache is not left with what a request read before another one saved.
	 */
	public function test_no_older_state_stays_in_the_object_cache(): void {
		update_option( Settings::OPTION, [ 'mail' => [ 'mail_from' => 'old@example.org' ] ] );
		$raced = false;
		// WordPress has read the options and is about to keep them: now the other request saves.
		add_filter(
			'pre_cache_alloptions',
			static function ( array $read ) use ( &$raced ): array {
				$raw = $read[ Settings::OPTION ];
				self::assertIsString( $raw );
				$stored = maybe_unserialize( $raw );
				self::assertIsArray( $stored );
				if ( ! $raced && isset( $stored['sample'] ) ) {
					$raced          = true;
					$stored['mail'] = [ 'mail_from' => 'new@example.org' ];
					self::db()->update(
						self::db()->options,
						[ 'option_value' => serialize( $stored ) ],
						[ 'option_name' => Settings::OPTION ]
					);
					wp_cache_delete( 'alloptions', 'options' );
				}
				return $read;
			}
		);
		self::assertSame( 200, $this->save( [ 'flag' => true ] )->get_status() );
		self::assertTrue( $raced );
		self::assertSame( 'new@example.org', ( new Sender( new Settings() ) )->address() );
		self::assertTrue( $this->value( 'flag' ) );
	}

	/**
	 * Each value that cannot be used is told of in words; nothing is saved.
	 *
	 * @param array<string, mixed>  $values What is sent.
	 * @param array<string, string> $errors What is told.
	 */
	#[DataProvider( 'unusable' )]
	public function test_what_cannot_be_used_is_told_value_by_value( array $values, array $errors ): void {
		$before = $this->read();
		$answer = $this->save( $values + [ 'choice' => 'b' ] );
		self::assertSame( 400, $answer->get_status() );
		$told = self::body( $answer )['errors'] ?? null;
		self::assertIsArray( $told );
		self::assertSame( $errors, array_column( $told, 'message', 'field' ) );
		self::assertSame( $before, $this->read() );
		self::assertSame( [], $this->audit->newest( 5 ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, array<string, string>}>
	 */
	public static function unusable(): iterable {
		yield 'too long' => [ [ 'text' => str_repeat( 'ä', 11 ) ], [ 'text' => 'Enter no more than 10 characters.' ] ];
		yield 'out of bounds' => [ [ 'number' => 10 ], [ 'number' => 'Enter a number from 0 to 9.' ] ];
		yield 'number as text' => [ [ 'number' => '5' ], [ 'number' => 'Enter a whole number.' ] ];
		yield 'switch as text' => [
			[ 'flag' => 'false' ],
			[ 'flag' => 'This value is not valid here. Reload the page and enter it again.' ],
		];
		yield 'no option' => [ [ 'choice' => 'c' ], [ 'choice' => 'Choose one of the options.' ] ];
		yield 'array for a text' => [
			[ 'text' => [ 'x' ] ],
			[ 'text' => 'This value is not valid here. Reload the page and enter it again.' ],
		];
		yield 'too many rows' => [ [ 'rows' => [ [], [], [] ] ], [ 'rows' => 'Enter no more than 2 lines.' ] ];
		yield 'unknown' => [
			[ 'siteurl' => 'https://evil.example' ],
			[ 'siteurl' => 'This setting no longer exists. Reload the page.' ],
		];
		yield 'set by a constant' => [
			[ 'path' => '/tmp' ],
			[ 'path' => 'This is set by ABSPATH on the server and can only be changed there.' ],
		];
		yield 'two' => [
			[ 'text' => 5, 'number' => -1 ],
			[
				'text'   => 'This value is not valid here. Reload the page and enter it again.',
				'number' => 'Enter a number from 0 to 9.',
			],
		];
		yield 'not together' => [ [ 'text' => 'x', 'number' => 1 ], [ 'number' => 'Either the text or the number.' ] ];
	}

	/**
	 * @param mixed $body What is sent.
	 */
	#[DataProvider( 'misshapen' )]
	public function test_a_body_of_another_shape_is_refused( mixed $body ): void {
		self::assertSame( 400, $this->rest( 'PUT', '/brolga/v1/settings/sample', $body )->get_status() );
	}

	/**
	 * @return iterable<string, array{mixed}>
	 */
	public static function misshapen(): iterable {
		yield 'nothing' => [ [] ];
		yield 'no version' => [ [ 'values' => [ 'flag' => true ] ] ];
		yield 'a version that is none' => [ [ 'version' => 'x', 'values' => [ 'flag' => true ] ] ];
		yield 'a text for values' => [ [ 'version' => str_repeat( '0', 16 ), 'values' => 'x' ] ];
		yield 'more than that' => [
			[ 'version' => str_repeat( '0', 16 ), 'values' => [ 'flag' => true ], 'user' => 1 ],
		];
		yield 'no JSON' => [ '{' ];
	}

	/**
	 * CSRF: a browser that carries an administrator's cookie needs the nonce too.
	 */
	public function test_a_cookie_without_a_nonce_is_nobody(): void {
		$GLOBALS['wp_rest_auth_cookie'] = true;
		self::assertTrue( rest_cookie_check_errors( null ) );
		$GLOBALS['wp_rest_auth_cookie'] = null;
		self::assertSame( 0, get_current_user_id() );
		self::assertSame( 401, $this->rest( 'GET', '/brolga/v1/settings' )->get_status() );
	}

	/**
	 * REST-10: the capability can be granted to somebody who has nothing else.
	 */
	public function test_the_capability_can_be_granted_alone(): void {
		self::assertTrue( current_user_can( Roles::MANAGE_SETTINGS ) );
		$id = $this->become( 'editor' );
		self::assertFalse( current_user_can( Roles::MANAGE_SETTINGS ) );
		$user = get_userdata( $id );
		self::assertNotFalse( $user );
		$user->add_cap( Roles::MANAGE_SETTINGS );
		wp_set_current_user( 0 );
		wp_set_current_user( $id );
		self::assertSame( 200, $this->rest( 'GET', '/brolga/v1/settings' )->get_status() );
		self::assertFalse( current_user_can( 'manage_options' ) );
	}

	/**
	 * A stored value of the section.
	 */
	private function value( string $name ): mixed {
		return ( new Settings() )->of( new SampleSection() )->value( $name );
	}
}
