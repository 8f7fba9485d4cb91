<?php
/**
 * What every test on WordPress builds on.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests;

use Brolga\Api\Settings\Section;
use Brolga\Core\Settings\SectionValues;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Settings\Vault;
use PHPUnit\Framework\TestCase as PhpUnitTestCase;
use ReflectionClass;
use ReflectionObject;
use RuntimeException;
use WP_Block_Type_Registry;
use WP_Error;
use WP_Hook;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;
use wpdb;

/**
 * A test that leaves WordPress as it found it: the database is rolled back,
 * hooks and request variables are put back, the cache is emptied. Works on
 * SQLite and on MariaDB.
 *
 * Don't assert ids: a rollback does not give them back.
 */
abstract class TestCase extends PhpUnitTestCase {

	/**
	 * Statements that would end or escape the test's own transaction, and what
	 * runs in their place.
	 */
	private const INSIDE = [
		'/^\s*START TRANSACTION.*/i' => 'SAVEPOINT t',
		'/^\s*COMMIT.*/i'            => 'RELEASE SAVEPOINT t',
		'/^\s*ROLLBACK\s*$/i'        => 'ROLLBACK TO SAVEPOINT t',
		'/^\s*CREATE TABLE/i'        => 'CREATE TEMPORARY TABLE',
		'/^\s*DROP TABLE/i'          => 'DROP TEMPORARY TABLE',
	];

	/** @var array<array-key, WP_Hook> */
	private array $hooks = [];

	/** @var array<array-key, mixed> */
	private array $server = [];

	/**
	 * What a page prints once, with its state before the test.
	 *
	 * @var list<array{object, object}>
	 */
	private array $printers = [];

	/**
	 * Mails that were handed to wp_mail() after catch_mail().
	 *
	 * @var list<array{
	 *     to: string|list<string>,
	 *     subject: string,
	 *     message: string,
	 *     headers: string|list<string>,
	 *     attachments: string|list<string>,
	 * }>
	 */
	protected array $mails = [];

	/**
	 * Opens the transaction that tearDown() throws away.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->hooks  = array_map( static fn ( WP_Hook $hook ): WP_Hook => clone $hook, self::hooks() );
		$this->server = $_SERVER;
		$this->mails  = [];
		// The objects stay the same, because hooks hold them: only what they know is put back.
		$this->printers = array_map(
			static fn ( object $printer ): array => [ $printer, clone $printer ],
			[ wp_scripts(), wp_styles(), wp_script_modules(), WP_Block_Type_Registry::get_instance() ]
		);
		wp_cache_flush();
		wp_set_current_user( 0 );
		wp_high_priority_element_flag( true );
		self::db()->query( 'START TRANSACTION' );
		add_filter( 'query', self::keep_inside( ... ), PHP_INT_MAX );
	}

	/**
	 * Puts everything back.
	 */
	protected function tearDown(): void {
		remove_all_filters( 'query' );
		self::db()->query( 'ROLLBACK' );
		$GLOBALS['wp_filter'] = $this->hooks;
		foreach ( $this->printers as [ $printer, $before ] ) {
			foreach ( ( new ReflectionObject( $printer ) )->getProperties() as $property ) {
				$property->setValue( $printer, $property->getValue( $before ) );
			}
		}
		$_SERVER              = $this->server;
		$_GET                 = [];
		$_POST                = [];
		$_COOKIE              = [];
		$_FILES               = [];
		$_REQUEST             = [];
		$GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['post']     = null;
		unset( $GLOBALS['current_screen'] );
		wp_cache_flush();
		wp_set_current_user( 0 );
		parent::tearDown();
	}

	/**
	 * Keeps a statement within the test's transaction.
	 *
	 * @param string $sql What is about to run.
	 */
	private static function keep_inside( string $sql ): string {
		return (string) preg_replace( array_keys( self::INSIDE ), array_values( self::INSIDE ), $sql );
	}

	/**
	 * WordPress' database.
	 */
	protected static function db(): wpdb {
		$wpdb = $GLOBALS['wpdb'] ?? null;
		self::assertInstanceOf( wpdb::class, $wpdb );
		return $wpdb;
	}

	/**
	 * Whether this run is on SQLite (else on MariaDB).
	 */
	protected static function on_sqlite(): bool {
		return defined( 'DB_ENGINE' ) ? 'sqlite' === constant( 'DB_ENGINE' ) : class_exists( 'WP_SQLite_DB', false );
	}

	/**
	 * Makes a user of a role and becomes it.
	 *
	 * @param string $role A role's name.
	 * @return int The user's id.
	 */
	protected function become( string $role ): int {
		$login = $role . wp_generate_password( 8, false );
		$id    = wp_insert_user(
			[
				'user_login' => $login,
				'user_pass'  => wp_generate_password(),
				'user_email' => "{$login}@example.org",
				'role'       => $role,
			]
		);
		self::assertIsInt( $id );
		wp_set_current_user( $id );
		return $id;
	}

	/**
	 * Makes a post and returns its id.
	 *
	 * @param string $content Its content, block markup.
	 * @param string $status  publish, draft, private, trash …
	 * @param string $type    page, post, wp_block …
	 */
	protected function make_post(
		string $content = '',
		string $status = 'publish',
		string $type = 'page',
		string $title = 'A page'
	): int {
		$id = wp_insert_post(
			[
				'post_title'   => $title,
				'post_content' => wp_slash( $content ),
				'post_type'    => $type,
				'post_status'  => $status,
			],
			true
		);
		if ( $id instanceof WP_Error ) {
			throw new RuntimeException( $id->get_error_message() );
		}
		return $id;
	}

	/**
	 * Compares markup with a file in the folder `markup` beside the test. The tests
	 * of the view load the same file, so that markup cannot change on one side only.
	 *
	 * With BROLGA_UPDATE_MARKUP=1 the files are written anew.
	 *
	 * @param string $name The file's name without its ending.
	 * @param string $html What was printed.
	 */
	protected static function assert_markup( string $name, string $html ): void {
		$file   = dirname( (string) ( new ReflectionClass( static::class ) )->getFileName() ) . "/markup/{$name}.html";
		$markup = self::readable( $html );
		if ( '1' === getenv( 'BROLGA_UPDATE_MARKUP' ) ) {
			wp_mkdir_p( dirname( $file ) );
			file_put_contents( $file, $markup );
		}
		self::assertFileExists( $file, 'BROLGA_UPDATE_MARKUP=1 writes it.' );
		self::assertSame(
			file_get_contents( $file ),
			$markup,
			"{$name}.html is not what is printed. If the change is meant, BROLGA_UPDATE_MARKUP=1 writes it."
		);
	}

	/**
	 * Markup a line an element, where there is white space anyway, without what is
	 * signed and therefore never the same, and without the addresses of style sheets,
	 * which change with each of the sheets.
	 *
	 * @param string $html What was printed.
	 */
	private static function readable( string $html ): string {
		return preg_replace(
			[
				'/ data-brolga-style="[^"]*"|<noscript><link[^>]*><\/noscript>/',
				'/>\s+</',
				'/^\s+|\s+$/m',
				'/(?<= value=")[\w.:~+\/=-]{40,}(?=")/',
			],
			[ '', ">\n<", '', 'signed' ],
			$html
		) . "\n";
	}

	/**
	 * Sets some of the plugin's settings and keeps the rest.
	 *
	 * @param Section              $section Their section.
	 * @param array<string, mixed> $values  By name.
	 */
	protected static function set( Section $section, array $values ): void {
		$all = get_option( Settings::OPTION, [] );
		$all = is_array( $all ) ? $all : [];
		update_option(
			Settings::OPTION,
			[ $section->id() => ( new SectionValues( $section, $all, new Vault() ) )->with( $values )->stored ] + $all
		);
	}

	/**
	 * From now on mails are collected in $mails in the place of being sent.
	 *
	 * @param bool $delivered What wp_mail() tells its caller.
	 */
	protected function catch_mail( bool $delivered = true ): void {
		add_filter(
			'pre_wp_mail',
			function ( ?bool $done, array $mail ) use ( $delivered ): bool {
				/**
				 * @var array{
				 *     to: string|list<string>,
				 *     subject: string,
				 *     message: string,
				 *     headers: string|list<string>,
				 *     attachments: string|list<string>,
				 * } $mail
				 */
				$this->mails[] = $mail;
				return $delivered;
			},
			10,
			2
		);
	}

	/**
	 * Asks a REST route, as a browser would, and returns its answer.
	 *
	 * @param string                $method  GET, POST …
	 * @param string                $route   `/brolga/v1/…`, with a query when it has one.
	 * @param mixed                 $body    Sent as JSON when it is not null.
	 * @param array<string, string> $headers Further headers.
	 */
	protected function rest(
		string $method,
		string $route,
		mixed $body = null,
		array $headers = []
	): WP_REST_Response {
		[ $path, $query ] = explode( '?', $route . '?' );
		$request          = new WP_REST_Request( $method, $path );
		wp_parse_str( $query, $parameters );
		$request->set_query_params( $parameters );
		if ( null !== $body ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( is_string( $body ) ? $body : (string) wp_json_encode( $body ) );
		}
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}
		return rest_do_request( $request );
	}

	/**
	 * WordPress' hooks.
	 *
	 * @return array<array-key, WP_Hook>
	 */
	private static function hooks(): array {
		$hooks = $GLOBALS['wp_filter'] ?? [];
		return is_array( $hooks )
			? array_filter( $hooks, static fn ( mixed $hook ): bool => $hook instanceof WP_Hook )
			: [];
	}
}
