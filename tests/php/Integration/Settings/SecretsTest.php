<?php
/**
 * Where the owner's passwords and keys go.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Settings;

use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\Values;
use Brolga\Core\Settings\InvalidSettings;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Settings\SettingsService;
use Brolga\Mail\MailSection;
use Brolga\Spam\SpamSection;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use Closure;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * REST-18
 */
final class SecretsTest extends TestCase {

	private const MAIL = [
		'transport'     => 'smtp',
		'smtp_host'     => 'smtp.example.com',
		'smtp_user'     => 'jo',
		'smtp_password' => 'pa55word',
	];

	private const SPAM = [
		'verifier' => 'turnstile',
		'site_key' => 'site-key',
		'secret'   => 'pa55word',
	];

	private SettingsService $service;

	protected function setUp(): void {
		parent::setUp();
		delete_option( Settings::OPTION );
		$this->service = Built::around( new FrozenClock() )->get( SettingsService::class );
	}

	/**
	 * Saves values of a section.
	 *
	 * @return Closure( array<string, mixed> ): Values
	 */
	private function saver( Section $section ): Closure {
		return fn ( array $values ): Values => $this->service->save(
			$section,
			array_filter( $values, is_string( ... ), ARRAY_FILTER_USE_KEY ),
			$this->service->values( $section )->version(),
			1
		);
	}

	/**
	 * @return array<string, array{Section, array<string, string>, string, array<string, string|int>}>
	 */
	public static function moves(): array {
		return [
			'another mail server'     => [
				new MailSection(),
				self::MAIL,
				'smtp_password',
				[ 'smtp_host' => 'smtp.attacker.example' ],
			],
			'another port of it'      => [ new MailSection(), self::MAIL, 'smtp_password', [ 'smtp_port' => 2525 ] ],
			'no encryption'           => [
				new MailSection(),
				self::MAIL,
				'smtp_password',
				[ 'smtp_encryption' => 'none' ],
			],
			'another verification'    => [
				new SpamSection(),
				self::SPAM,
				'secret',
				[ 'verify_url' => 'https://attacker.example/siteverify' ],
			],
		];
	}

	/**
	 * @param array<string, string>     $stored  What is there.
	 * @param array<string, string|int> $changes What somebody changes.
	 */
	#[DataProvider( 'moves' )]
	public function test_a_changed_address_asks_for_the_secret_again(
		Section $section,
		array $stored,
		string $secret,
		array $changes
	): void {
		$save = $this->saver( $section );
		$save( $stored );
		try {
			$save( $changes );
			self::fail( 'The secret goes to whoever names an address.' );
		} catch ( InvalidSettings $invalid ) {
			self::assertSame( [ $secret ], array_keys( $invalid->errors ) );
		}
		self::assertSame(
			$stored,
			array_map(
				$this->service->values( $section )->text( ... ),
				array_combine( array_keys( $stored ), array_keys( $stored ) )
			)
		);
		self::assertSame( 'entered-again', $save( [ ...$changes, $secret => 'entered-again' ] )->text( $secret ) );
	}

	/**
	 * What goes nowhere new is not asked for.
	 */
	public function test_other_changes_ask_for_nothing(): void {
		$section = new MailSection();
		$save    = $this->saver( $section );
		$save( self::MAIL );
		self::assertSame(
			'pa55word',
			$save( [ 'mail_from_name' => 'Fern', 'smtp_host' => 'smtp.example.com' ] )->text( 'smtp_password' )
		);
		$save( [ 'smtp_user' => '', 'smtp_password' => '' ] );
		self::assertSame( 'smtp.other.example', $save( [ 'smtp_host' => 'smtp.other.example' ] )->text( 'smtp_host' ) );
	}

	/**
	 * Constants that WordPress has defined stand for an owner's.
	 *
	 * @param string $host The constant that names the server.
	 */
	private static function section( string $host ): Section {
		return new class( $host ) implements Section {

			public function __construct( private readonly string $host ) {}

			public function id(): string {
				return 'secrets';
			}

			public function title(): string {
				return 'Secrets';
			}

			public function schema(): array {
				return [
					'host'     => [
						'type'     => 'string',
						'default'  => '',
						'constant' => $this->host,
					],
					'password' => [
						'type'      => 'string',
						'default'   => '',
						'writeOnly' => true,
						'constant'  => 'ABSPATH',
						'goesTo'    => [ 'host' ],
					],
				];
			}

			public function problems( Values $values ): array {
				return [];
			}
		};
	}

	public function test_a_secret_of_a_constant_goes_where_a_constant_says(): void {
		$settings = new Settings();
		$open     = self::section( 'BROLGA_NOT_DEFINED' );
		self::assertSame( ABSPATH, $settings->of( $open )->text( 'password' ), 'To the default it goes.' );
		self::set( $open, [ 'host' => 'smtp.attacker.example' ] );
		self::assertSame( '', $settings->of( $open )->text( 'password' ) );
		self::assertSame( [ 'host' => 'BROLGA_NOT_DEFINED' ], $settings->of( $open )->keeps_back( 'password' ) );
		$bound = self::section( 'WPINC' );
		self::assertSame( ABSPATH, $settings->of( $bound )->text( 'password' ) );
		self::assertSame( constant( 'WPINC' ), $settings->of( $bound )->text( 'host' ) );
		foreach ( [
			[ new MailSection(), 'smtp_host' ],
			[ new SpamSection(), 'verify_url' ],
		] as [ $section, $place ] ) {
			self::assertIsString( $section->schema()[ $place ]['constant'] ?? null );
		}
	}

	/**
	 * Such an address is refused where it is entered.
	 */
	public function test_an_address_that_gets_no_secret_is_refused(): void {
		$this->expectException( InvalidSettings::class );
		$section = self::section( 'BROLGA_NOT_DEFINED' );
		$this->service->save(
			$section,
			[ 'host' => 'smtp.other.example' ],
			$this->service->values( $section )->version(),
			1
		);
	}
}
