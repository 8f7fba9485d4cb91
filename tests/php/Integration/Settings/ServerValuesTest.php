<?php
/**
 * What the server decides: constants, environment variables, files.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Settings;

use Brolga\Core\Health\HealthState;
use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Endpoint;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Policy\StrictPolicy;
use Brolga\Core\Security\PrivacySection;
use Brolga\Core\Settings\ServerValue;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\SystemClock;
use Brolga\Forms\Uploads\UploadFolder;
use Brolga\Health\ServerValuesCheck;
use Brolga\Mail\MailSection;
use Brolga\Spam\SpamSection;
use Brolga\Tests\Support\Built;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * ARCH-20 ARCH-21
 */
#[Group( 'once' )]
final class ServerValuesTest extends TestCase {

	private const NAME = 'BROLGA_TRIED_VALUE';

	private const TEXT = [
		'type'    => 'string',
		'default' => 'ours',
	];

	private const SECRET = [
		'type'      => 'string',
		'writeOnly' => true,
		'default'   => '',
	];

	/** @var list<string> Variables and files that a test has made. */
	private array $made = [];

	protected function tearDown(): void {
		foreach ( $this->made as $name ) {
			is_file( $name ) ? unlink( $name ) : putenv( $name );
		}
		parent::tearDown();
	}

	/**
	 * Sets an environment variable until the test is over.
	 */
	private function set_variable( string $name, string $value ): void {
		putenv( "{$name}={$value}" );
		$this->made[] = $name;
	}

	/**
	 * Writes a file that is gone when the test is over.
	 *
	 * @return string Its path.
	 */
	private function file( string $content ): string {
		$path = (string) tempnam( sys_get_temp_dir(), 'brolga' );
		file_put_contents( $path, $content );
		$this->made[] = $path;
		return $path;
	}

	public function test_nobody_says_anything(): void {
		$value = new ServerValue( self::NAME, self::TEXT );
		self::assertFalse( $value->is_set() );
		self::assertSame( 'ours', $value->value() );
		self::assertNull( $value->problem() );
		$this->set_variable( self::NAME, '' );
		self::assertFalse( $value->is_set(), 'Left empty in a composed configuration.' );
	}

	public function test_a_constant_wins_over_the_environment(): void {
		define( 'BROLGA_TRIED_CONSTANT', 'constant' );
		$this->set_variable( 'BROLGA_TRIED_CONSTANT', 'variable' );
		self::assertSame( 'constant', ( new ServerValue( 'BROLGA_TRIED_CONSTANT', self::TEXT ) )->value() );
	}

	/**
	 * Where the environment was cleared, what the web server or a loader of `.env` handed over is asked.
	 */
	public function test_a_cleared_environment(): void {
		$value = new ServerValue( self::NAME, self::TEXT );
		$_SERVER[ self::NAME ] = 'it\\\'s';
		self::assertGreaterThan( 0, did_action( 'sanitize_comment_cookies' ) );
		self::assertSame( "it's", $value->value(), 'Without the slashes that WordPress adds.' );
		$_ENV[ self::NAME ] = 'loader';
		self::assertSame( 'loader', $value->value() );
		unset( $_ENV[ self::NAME ] );
		$this->set_variable( self::NAME, 'process' );
		self::assertSame( 'process', $value->value() );
	}

	public function test_a_secret_may_stand_in_a_file(): void {
		$path = $this->file( " s3cret with blanks \n" );
		$this->set_variable( self::NAME . ServerValue::FILE, $path );
		$secret = new ServerValue( self::NAME, self::SECRET );
		self::assertTrue( $secret->is_set() );
		self::assertSame( 's3cret with blanks', $secret->value() );
		self::assertFalse( ( new ServerValue( self::NAME, self::TEXT ) )->is_set(), 'Only a secret does.' );

		unlink( $path );
		self::assertTrue( $secret->is_set(), 'What is stored on the site does not take its place.' );
		self::assertSame( '', $secret->value() );
		self::assertStringContainsString( self::NAME . '_FILE', (string) $secret->problem() );

		$this->set_variable( self::NAME, 'at once' );
		self::assertSame( 'at once', $secret->value() );
		self::assertNull( $secret->problem() );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, string, mixed, bool}>
	 */
	public static function texts(): iterable {
		$list = [
			'type'    => 'array',
			'items'   => [ 'type' => 'string' ],
			'default' => [],
		];
		$flag   = [
			'type'    => 'boolean',
			'default' => false,
		];
		$number = [
			'type'    => 'integer',
			'maximum' => 100,
			'default' => 7,
		];
		$choice = [
			'type'    => 'string',
			'enum'    => [ 'on', 'off' ],
			'default' => 'on',
		];
		yield 'a list' => [ $list, ' a, b ,,c', [ 'a', 'b', 'c' ], true ];
		yield 'true' => [ $flag, 'true', true, true ];
		yield 'on' => [ $flag, 'on', true, true ];
		yield '0' => [ $flag, '0', false, true ];
		yield 'neither' => [ $flag, 'perhaps', false, false ];
		yield 'a number' => [ $number, '12', 12, true ];
		yield 'no number' => [ $number, '12 of them', 7, false ];
		yield 'too large' => [ $number, '101', 7, false ];
		yield 'a choice' => [ $choice, 'off', 'off', true ];
		yield 'none of the choices' => [ $choice, 'OFF!', 'on', false ];
	}

	/**
	 * @param array<string, mixed> $rules Its schema.
	 * @param mixed                $value What it is read as.
	 */
	#[DataProvider( 'texts' )]
	public function test_a_text_is_read_by_its_type( array $rules, string $text, mixed $value, bool $fits ): void {
		$this->set_variable( self::NAME, $text );
		$read = new ServerValue( self::NAME, $rules );
		self::assertTrue( $read->is_set() );
		self::assertSame( $value, $read->value() );
		self::assertSame( $fits, null === $read->problem() );
	}

	/**
	 * Each setting that a constant decides is decided by the environment as well.
	 */
	public function test_the_environment_decides_settings(): void {
		self::set( new MailSection(), [ 'smtp_host' => 'stored.example.com' ] );
		$this->set_variable( 'BROLGA_SMTP_HOST', 'smtp.example.com' );
		$this->set_variable( 'BROLGA_SMTP_PASSWORD_FILE', $this->file( "s3cret\n" ) );
		$this->set_variable( 'BROLGA_TRUSTED_PROXIES', '10.0.0.0/8, 2001:db8::/32' );
		$this->set_variable( 'BROLGA_SPAM_SCRIPT_URL', 'https://proxy.example.com/api.js' );
		$settings = new Settings();
		$mail     = $settings->of( new MailSection() );
		self::assertSame( 'smtp.example.com', $mail->text( 'smtp_host' ) );
		self::assertSame( 's3cret', $mail->text( 'smtp_password' ) );
		self::assertSame( 'BROLGA_SMTP_PASSWORD', $mail->constant( 'smtp_password' ) );
		self::assertSame( [], $mail->keeps_back( 'smtp_password' ) );
		self::assertSame(
			[ '10.0.0.0/8', '2001:db8::/32' ],
			$settings->of( new PrivacySection() )->texts( 'trusted_proxies' )
		);
		self::assertSame(
			'https://proxy.example.com/api.js',
			$settings->of( new SpamSection() )->text( 'script_url' ),
			'The server may say more than an owner.'
		);
	}

	/**
	 * What a folder is relative to would be another one for each script.
	 */
	public function test_a_folder_is_named_from_the_root(): void {
		$rules = UploadFolder::server_values()[0]->rules;
		$this->set_variable( self::NAME, '/srv/private' );
		self::assertSame( '/srv/private', ( new ServerValue( self::NAME, $rules ) )->value() );
		$this->set_variable( self::NAME, 'C:\\private' );
		self::assertSame( 'C:\\private', ( new ServerValue( self::NAME, $rules ) )->value() );
		$this->set_variable( self::NAME, 'private' );
		self::assertSame( '', ( new ServerValue( self::NAME, $rules ) )->value() );
	}

	/**
	 * ARCH-21: each value says in words of its own what can be used.
	 */
	public function test_each_value_says_what_can_be_used(): void {
		$this->set_variable( self::NAME, 'per haps/ü' );
		foreach ( Built::around( new SystemClock() )->get( Parts::class )->server_values() as $value ) {
			$tried = new ServerValue( self::NAME, $value->rules );
			self::assertStringStartsWith( 'Use ', (string) $tried->problem(), $value->name );
			self::assertSame( $value->rules['default'] ?? null, $tried->value(), $value->name );
		}
	}

	/**
	 * ARCH-20: a path that leads to no file, or to one without an end, is a file that cannot be read.
	 */
	public function test_a_file_that_is_none_is_told(): void {
		$secret = new ServerValue( self::NAME, self::SECRET );
		foreach ( [ '/dev/zero', '/dev/null', __DIR__, '/proc', 'php://stdin', "/etc/host\ns" ] as $path ) {
			$this->set_variable( self::NAME . ServerValue::FILE, $path );
			self::assertSame( '', $secret->value(), $path );
			self::assertStringContainsString( $path, (string) $secret->problem() );
		}
		$this->set_variable( self::NAME . ServerValue::FILE, $this->file( str_repeat( 'x', 1_000_000 ) ) );
		self::assertSame( 65_536, strlen( (string) wp_json_encode( $secret->value() ) ) - 2, 'No more is read.' );
	}

	public function test_the_environment_decides_what_has_no_setting(): void {
		self::assertFalse( StrictPolicy::is_on() );
		$this->set_variable( 'BROLGA_CSP', 'true' );
		$this->set_variable( 'BROLGA_ALLOWED_HOSTS', 'CRM.office.lan, 127.0.0.1:8080' );
		self::assertTrue( StrictPolicy::is_on() );
		self::assertTrue( AllowedHosts::of_this_server()->have( Endpoint::parse( 'http://crm.office.lan/hook' ) ) );
	}

	/**
	 * A value that cannot be used is told, with its name and what to do; the default stands in for it.
	 */
	public function test_health_tells_what_cannot_be_used(): void {
		$check = Built::around( new SystemClock() )->get( ServerValuesCheck::class );
		self::assertSame( HealthState::Good, $check->look()->state );
		$this->set_variable( 'BROLGA_SMTP_HOST', 'https://smtp.example.com' );
		$this->set_variable( 'BROLGA_TRUSTED_PROXIES', 'proxy.lan' );
		$this->set_variable( 'BROLGA_METRICS_TOKEN', 'short' );
		$this->set_variable( 'BROLGA_LOG', 'xml' );
		$finding = $check->look();
		self::assertSame( HealthState::Critical, $finding->state );
		foreach ( [
			'BROLGA_SMTP_HOST',
			'BROLGA_TRUSTED_PROXIES',
			'BROLGA_METRICS_TOKEN',
			'BROLGA_LOG',
		] as $name ) {
			self::assertStringContainsString( $name, $finding->title );
		}
		self::assertStringContainsString( 'without https://', $finding->detail );
		self::assertStringContainsString( 'proxy.lan', $finding->detail );
		self::assertStringContainsString( 'BROLGA_LOG: Use json or off.', $finding->detail );
		self::assertStringContainsString( 'BROLGA_METRICS_TOKEN: Use 16 to 200 letters', $finding->detail );
		self::assertStringNotContainsString( 'short ', $finding->detail );
		self::assertSame( '', ( new Settings() )->of( new MailSection() )->text( 'smtp_host' ) );
	}
}
