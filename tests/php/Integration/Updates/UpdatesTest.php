<?php
/**
 * Updates in the dashboard.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Updates;

use Brolga\Core\Kernel\Container;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use Brolga\Updates\AvailableUpdates;
use Brolga\Updates\InvalidManifest;
use Brolga\Updates\Manifest;
use Brolga\Updates\Package;
use Brolga\Updates\ReleaseSource;
use Brolga\Updates\Releases;
use Brolga\Updates\UpdatesCheck;
use Brolga\Updates\VerifiedInstall;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Error;

#[Group( 'once' )]
final class UpdatesTest extends TestCase {

	private const HOST = '93.184.216.34';

	private const URL = 'https://' . self::HOST . '/manifest.json';

	private const ZIP = 'https://' . self::HOST . '/brolga-0.1.1.zip';

	/**
	 * Secret and public key.
	 *
	 * @var non-empty-string
	 */
	private string $pair;

	/** What the server of updates answers: a body, or a status. */
	private string|int $answer = 404;

	private Container $site;

	protected function setUp(): void {
		parent::setUp();
		$this->pair = sodium_crypto_sign_keypair();
		$this->site = Built::around(
			new FrozenClock( '2026-12-01T12:00:00Z' ),
			[
				ReleaseSource::class => new ReleaseSource(
					self::HOST,
					self::URL,
					sodium_crypto_sign_publickey( $this->pair )
				),
			]
		);
		$serve = fn (): array => [
			'response' => [ 'code' => is_int( $this->answer ) ? $this->answer : 200 ],
			'headers'  => [],
			'body'     => is_int( $this->answer ) ? '' : $this->answer,
			'cookies'  => [],
		];
		add_filter( 'pre_http_request', $serve );
		delete_site_option( Releases::STATE );
	}

	/**
	 * A signed manifest.
	 *
	 * @param array<string, mixed> $plugin Changes of the plugin's entry.
	 */
	private function manifest( array $plugin = [], string $purpose = "brolga-manifest-1\n" ): string {
		$entry   = $plugin + [
			'version'      => '0.1.1',
			'package'      => self::ZIP,
			'sha256'       => hash( 'sha256', 'zip' ),
			'requires'     => '6.8',
			'requires_php' => '8.2',
			'tested'       => '7.1',
		];
		$payload = (string) wp_json_encode(
			[
				'plugin'    => $entry,
				'theme'     => [ 'package' => 'https://' . self::HOST . '/theme.zip' ] + $entry,
				'changelog' => '<p>Better.</p><script>alert(1)</script>',
			]
		);
		$secret  = sodium_crypto_sign_secretkey( $this->pair );
		self::assertNotSame( '', $secret );
		return (string) wp_json_encode(
			[
				'payload'   => base64_encode( $payload ),
				'signature' => base64_encode( sodium_crypto_sign_detached( $purpose . $payload, $secret ) ),
			]
		);
	}

	/** @return non-empty-string */
	private function key(): string {
		return sodium_crypto_sign_publickey( $this->pair );
	}

	/** UPDATE-2 */
	public function test_a_signed_manifest_is_read(): void {
		$manifest = Manifest::parse( $this->manifest(), $this->key() );
		self::assertSame( [ '0.1.1', self::ZIP ], [ $manifest->plugin->version, $manifest->plugin->url ] );
		self::assertSame( 'https://' . self::HOST . '/theme.zip', $manifest->theme?->url );
	}

	/** @return iterable<string, array{callable(self): string}> */
	public static function forgeries(): iterable {
		yield 'another key' => [ static function ( self $test ): string {
			$mine       = $test->pair;
			$test->pair = sodium_crypto_sign_keypair();
			$json       = $test->manifest();
			$test->pair = $mine;
			return $json;
		} ];
		yield 'signed for something else' => [ static fn ( self $test ): string => $test->manifest( [], '' ) ];
		yield 'changed afterwards' => [ static function ( self $test ): string {
			/** @var array{payload: string, signature: string} $json */
			$json            = json_decode( $test->manifest(), true );
			$payload         = (string) base64_decode( $json['payload'], true );
			$json['payload'] = base64_encode( str_replace( '0.1.1', '0.1.2', $payload ) );
			return (string) wp_json_encode( $json );
		} ];
		yield 'no signature' => [ static fn (): string => '{"payload":"e30="}' ];
		yield 'a short signature' => [ static fn (): string => '{"payload":"e30=","signature":"AAAA"}' ];
		yield 'a list' => [ static fn (): string => '[1]' ];
		yield 'a page' => [ static fn (): string => '<!doctype html>' ];
		yield 'an empty answer' => [ static fn (): string => '' ];
		foreach (
			[
				'version' => '1',
				'package' => 'ftp://example.com/a.zip',
				'sha256'  => 'abc',
				'tested'  => null,
			] as $name => $value
		) {
			yield "a wrong {$name}" => [ static fn ( self $test ): string => $test->manifest( [ $name => $value ] ) ];
		}
	}

	/**
	 * UPDATE-2
	 *
	 * @param callable(self): string $json
	 */
	#[DataProvider( 'forgeries' )]
	public function test_a_manifest_that_is_not_ours_is_refused( callable $json ): void {
		$this->expectException( InvalidManifest::class );
		Manifest::parse( $json( $this ), $this->key() );
	}

	/** UPDATE-3 UPDATE-8 */
	public function test_wordpress_learns_of_a_release(): void {
		$this->answer = $this->manifest();
		$this->site->get( AvailableUpdates::class )->register();
		$plugin = apply_filters( 'update_plugins_' . self::HOST, false, [], 'brolga/brolga.php', [] );
		self::assertIsArray( $plugin );
		self::assertSame( [ '0.1.1', self::ZIP ], [ $plugin['version'], $plugin['package'] ] );
		self::assertFalse( apply_filters( 'update_plugins_' . self::HOST, false, [], 'other/other.php', [] ) );
		$theme = apply_filters( 'update_themes_' . self::HOST, false, [], 'brolga', [] );
		self::assertIsArray( $theme );
		self::assertSame( [ 'brolga', '0.1.1' ], [ $theme['theme'], $theme['version'] ] );
		self::assertFalse( apply_filters( 'update_themes_' . self::HOST, false, [], 'twentytwentyfive', [] ) );
		$details = apply_filters( 'plugins_api', false, 'plugin_information', (object) [ 'slug' => 'brolga' ] );
		self::assertIsObject( $details );
		self::assertSame( [ 'changelog' => '<p>Better.</p>alert(1)' ], get_object_vars( $details )['sections'] );
		$asked = static fn ( string $slug ): mixed => apply_filters(
			'themes_api',
			false,
			'theme_information',
			(object) [ 'slug' => $slug ]
		);
		self::assertIsObject( $asked( 'brolga' ) );
		self::assertSame( '0.1.1', get_object_vars( $asked( 'brolga' ) )['version'], 'UPDATE-8: WP-CLI compares it.' );
		self::assertFalse( $asked( 'twentytwentyfive' ) );
		$ours = (object) [ 'slug' => 'brolga' ];
		self::assertFalse( apply_filters( 'themes_api', false, 'query_themes', $ours ), 'Another question.' );
		self::assertSame( 'good', $this->finding() );
	}

	/** UPDATE-3 UPDATE-6 */
	public function test_a_server_that_fails_brings_no_update_and_is_told(): void {
		$this->answer = 503;
		$this->site->get( AvailableUpdates::class )->register();
		self::assertFalse( apply_filters( 'update_plugins_' . self::HOST, false, [], 'brolga/brolga.php', [] ) );
		self::assertSame( 'recommended', $this->finding() );
	}

	/** UPDATE-1 */
	public function test_a_checkout_updates_by_no_means(): void {
		$site = Built::around( new FrozenClock( '2026-12-01T12:00:00Z' ) );
		self::assertFalse( $site->get( ReleaseSource::class )->has_updates() );
		self::assertNull( $site->get( Releases::class )->latest() );
		self::assertSame( 'unchecked', $site->get( UpdatesCheck::class )->look()->state->value );
	}

	/** UPDATE-1 */
	public function test_a_release_names_where_updates_come_from(): void {
		$folder = get_temp_dir() . 'brolga-' . wp_rand();
		wp_mkdir_p( $folder );
		$file = "{$folder}/brolga.php";
		foreach (
			[
				self::release( 'https://updates.example.com/m.json', $this->key() ) => 'updates.example.com',
				self::release( 'https://updates.example.com/m.json', 'short' ) => '',
				self::release( '/m.json', $this->key() ) => '',
				'nonsense' => '',
			] as $release => $host
		) {
			file_put_contents( "{$folder}/release.json", $release );
			self::assertSame( $host, ReleaseSource::of_plugin( $file )->host );
		}
	}

	/** UPDATE-4 */
	public function test_only_the_package_of_the_manifest_is_downloaded(): void {
		$this->site->get( VerifiedInstall::class )->register();
		$download = fn ( string $url, array $extra ): mixed =>
			apply_filters( 'upgrader_pre_download', false, $url, null, $extra );
		$ours     = [ 'plugin' => 'brolga/brolga.php' ];
		self::assertFalse( $download( self::ZIP, [ 'plugin' => 'other/other.php' ] ) );
		$this->answer = 503;
		self::assertSame( 'brolga_update_unknown', self::code( $download( self::ZIP, $ours ) ) );
		$this->answer = $this->manifest();
		$other = self::code( $download( 'https://example.com/a.zip', $ours ) );
		self::assertSame( 'brolga_update_unknown', $other );
	}

	/** UPDATE-4 */
	public function test_a_zip_with_another_version_is_not_installed(): void {
		$this->site->get( VerifiedInstall::class )->register();
		$this->answer = $this->manifest();
		$folder       = get_temp_dir() . 'brolga-' . wp_rand();
		wp_mkdir_p( $folder );
		$ours    = [ 'plugin' => 'brolga/brolga.php' ];
		$inspect = fn (): mixed => apply_filters( 'upgrader_source_selection', $folder, '', null, $ours );
		$found = [ self::code( $inspect() ) ];
		file_put_contents( "{$folder}/brolga.php", "<?php\n/**\n * Plugin Name: Brolga\n * Version: 0.1.0\n */" );
		self::assertSame( [ ...$found, self::code( $inspect() ) ], array_fill( 0, 2, 'brolga_update_version' ) );
		file_put_contents( "{$folder}/brolga.php", "<?php\n/**\n * Plugin Name: Brolga\n * Version: 0.1.1\n */" );
		self::assertSame( $folder, $inspect() );
	}

	/** UPDATE-3 */
	public function test_a_patch_of_wordpress_counts_as_tested(): void {
		$package = Package::read(
			[
				'version'      => '0.1.1',
				'package'      => self::ZIP,
				'sha256'       => hash( 'sha256', '' ),
				'requires'     => '6.8',
				'requires_php' => '8.2',
				'tested'       => '7.1',
			]
		);
		self::assertNotNull( $package );
		self::assertSame( '7.1.4', $package->tested_with( '7.1.4' ) );
		self::assertSame( '7.1', $package->tested_with( '7.10' ) );
	}

	private static function release( string $url, string $key ): string {
		return (string) wp_json_encode(
			[
				'updates' => $url,
				'key'     => base64_encode( $key ),
			]
		);
	}

	private function finding(): string {
		return $this->site->get( UpdatesCheck::class )->look()->state->value;
	}

	private static function code( mixed $result ): int|string {
		self::assertInstanceOf( WP_Error::class, $result );
		return $result->get_error_code();
	}
}
