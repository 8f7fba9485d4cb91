<?php
/**
 * The address a request came from.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit\Support;

use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Security\PrivacySection;
use Brolga\Core\Settings\Settings;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * LEAD-15 LEAD-24 REST-5
 */
#[Group( 'once' )]
final class ClientIpTest extends TestCase {

	private ClientIp $client;

	private Settings $settings;

	protected function setUp(): void {
		parent::setUp();
		$this->settings = new Settings();
		$this->client   = new ClientIp( $this->settings, new Hmac( new FrozenClock() ) );
	}

	/**
	 * LEAD-24
	 *
	 * @param list<string> $trusted Trusted proxies.
	 */
	#[DataProvider( 'requests' )]
	public function test_forwarding_headers_count_only_from_trusted_proxies(
		string $expected,
		mixed $remote,
		mixed $forwarded,
		array $trusted
	): void {
		self::set( new PrivacySection(), [ 'trusted_proxies' => $trusted ] );
		$_SERVER['REMOTE_ADDR']          = $remote;
		$_SERVER['HTTP_X_FORWARDED_FOR'] = $forwarded;
		self::assertSame( $expected, $this->client->address() );
	}

	/**
	 * @return iterable<string, array{string, mixed, mixed, list<string>}>
	 */
	public static function requests(): iterable {
		yield 'no header' => [ '203.0.113.9', '203.0.113.9', '', [ '10.0.0.0/8' ] ];
		yield 'header, no proxy trusted' => [ '203.0.113.9', '203.0.113.9', '1.2.3.4', [] ];
		yield 'header from a stranger' => [ '203.0.113.9', '203.0.113.9', '1.2.3.4', [ '10.0.0.0/8' ] ];
		yield 'header from a proxy' => [ '1.2.3.4', '10.1.2.3', '1.2.3.4', [ '10.0.0.0/8' ] ];
		yield 'forged before the proxy wrote' => [ '1.2.3.4', '10.1.2.3', '6.6.6.6, 1.2.3.4', [ '10.0.0.0/8' ] ];
		yield 'two proxies' => [ '1.2.3.4', '10.1.2.3', '6.6.6.6, 1.2.3.4, 10.9.9.9', [ '10.0.0.0/8' ] ];
		yield 'all are proxies' => [ '10.0.0.7', '10.1.2.3', '10.0.0.7', [ '10.0.0.0/8' ] ];
		yield 'rubbish from the proxy' => [ '10.1.2.3', '10.1.2.3', 'unknown', [ '10.0.0.0/8' ] ];
		yield 'rubbish behind a good one' => [ '10.1.2.3', '10.1.2.3', '1.2.3.4, ; DROP TABLE', [ '10.0.0.0/8' ] ];
		yield 'empty header' => [ '10.1.2.3', '10.1.2.3', ' , ', [ '10.0.0.0/8' ] ];
		yield 'port' => [ '1.2.3.4', '10.1.2.3', '1.2.3.4:5678', [ '10.0.0.0/8' ] ];
		yield 'IPv6 in brackets with a port' => [ '2001:db8::1', '10.1.2.3', '[2001:DB8:0::1]:443', [ '10.0.0.0/8' ] ];
		yield 'one address trusted' => [ '1.2.3.4', '10.1.2.3', '1.2.3.4', [ '10.1.2.3' ] ];
		yield 'its neighbour is not' => [ '10.1.2.4', '10.1.2.4', '1.2.3.4', [ '10.1.2.3' ] ];
		yield 'odd prefix, inside' => [ '1.2.3.4', '10.1.2.3', '1.2.3.4', [ '10.1.2.0/22' ] ];
		yield 'odd prefix, outside' => [ '10.1.4.3', '10.1.4.3', '1.2.3.4', [ '10.1.2.0/23' ] ];
		yield 'IPv6 proxy' => [ '2001:db8::5', 'fd00::1', '2001:db8::5', [ 'fd00::/8' ] ];
		yield 'IPv4 written as IPv6' => [ '1.2.3.4', '::ffff:10.1.2.3', '::ffff:1.2.3.4', [ '10.0.0.0/8' ] ];
		yield 'everybody trusted' => [ '6.6.6.6', '10.1.2.3', '6.6.6.6, 1.2.3.4', [ '0.0.0.0/0' ] ];
		yield 'network with too many bits trusts nobody' => [ '10.1.2.3', '10.1.2.3', '1.2.3.4', [ '10.0.0.0/33' ] ];
		yield 'no remote address' => [ '0.0.0.0', '', '1.2.3.4', [] ];
		yield 'a socket' => [ '0.0.0.0', 'unix:', '1.2.3.4', [ '10.0.0.0/8' ] ];
		yield 'arrays' => [ '0.0.0.0', [ '1.2.3.4' ], [ '1.2.3.4' ], [ '10.0.0.0/8' ] ];
	}

	/**
	 * LEAD-24: what an owner may write into the list of proxies.
	 */
	public function test_networks_are_told_from_rubbish(): void {
		foreach ( [ '10.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32', '0.0.0.0/0' ] as $network ) {
			self::assertTrue( ClientIp::is_network( $network ), $network );
		}
		foreach ( [
			'',
			'anybody',
			'999.0.0.1',
			'10.0.0.0/33',
			'10.0.0.0/',
			'10.0.0.0/8; DROP TABLE',
			"10.0.0.2\n",
			'::/129',
			'[::1]',
		] as $other ) {
			self::assertFalse( ClientIp::is_network( $other ), $other );
		}
	}

	/**
	 * SCALE-431: only who ends TLS for the site says that it was there.
	 */
	public function test_https_is_believed_from_trusted_proxies_alone(): void {
		$is_secure = static function ( string $remote, mixed $told, string $proxies ): bool {
			unset( $_SERVER['HTTPS'] );
			$_SERVER['REMOTE_ADDR']            = $remote;
			$_SERVER['HTTP_X_FORWARDED_PROTO'] = $told;
			ClientIp::trust_https( $proxies );
			return is_ssl();
		};
		self::assertTrue( $is_secure( '10.1.2.3', 'https', '10.1.2.3' ) );
		self::assertTrue( $is_secure( '::ffff:10.1.2.3', 'https', '192.0.2.1, 10.0.0.0/8' ) );
		self::assertFalse( $is_secure( '10.1.2.4', 'https', '10.1.2.3' ) );
		self::assertFalse( $is_secure( '10.1.2.3', 'http', '10.1.2.3' ) );
		self::assertFalse( $is_secure( '10.1.2.3', [ 'https' ], '10.1.2.3' ) );
		foreach ( [ '', 'haproxy', '10.0.0.0/x', '/', '::' ] as $unreadable ) {
			self::assertFalse( $is_secure( '10.1.2.3', 'https', $unreadable ), $unreadable );
			self::assertFalse( $is_secure( 'unix:', 'https', $unreadable ), $unreadable );
		}
		unset( $_SERVER['HTTPS'], $_SERVER['REMOTE_ADDR'], $_SERVER['HTTP_X_FORWARDED_PROTO'] );
		ClientIp::trust_https( '10.1.2.3' );
		self::assertFalse( is_ssl() );
	}

	/**
	 * LEAD-24
	 */
	public function test_other_headers_are_never_read(): void {
		self::set( new PrivacySection(), [ 'trusted_proxies' => [ '203.0.113.9' ] ] );
		$_SERVER['REMOTE_ADDR']           = '203.0.113.9';
		$_SERVER['HTTP_CLIENT_IP']        = '6.6.6.6';
		$_SERVER['HTTP_X_REAL_IP']        = '6.6.6.6';
		$_SERVER['HTTP_CF_CONNECTING_IP'] = '6.6.6.6';
		$_SERVER['HTTP_FORWARDED']        = 'for=6.6.6.6';
		self::assertSame( '203.0.113.9', $this->client->address() );
	}

	/**
	 * LEAD-24
	 */
	public function test_the_filter_has_the_last_word(): void {
		$_SERVER['REMOTE_ADDR']          = '203.0.113.9';
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '1.2.3.4';
		add_filter( 'brolga_trusted_proxies', static fn (): array => [ ' 203.0.113.0/24 ', 5, null ] );
		self::assertSame( '1.2.3.4', $this->client->address() );
		add_filter( 'brolga_trusted_proxies', static fn (): string => 'nonsense' );
		self::assertSame( '203.0.113.9', $this->client->address() );
	}

	/**
	 * REST-5
	 */
	public function test_a_limit_counts_ipv6_by_its_network(): void {
		$bucket = function ( string $address ): string {
			$_SERVER['REMOTE_ADDR'] = $address;
			return $this->client->bucket();
		};
		self::assertSame( '192.0.2.1', $bucket( '192.0.2.1' ) );
		self::assertSame( '2001:db8:1:2::/64', $bucket( '2001:db8:1:2:3:4:5:6' ) );
		self::assertSame( $bucket( '2001:db8:1:2:ffff::1' ), $bucket( '2001:db8:1:2::' ) );
		self::assertNotSame( $bucket( '2001:db8:1:3::1' ), $bucket( '2001:db8:1:2::1' ) );
		self::assertSame( '192.0.2.1', $bucket( '::ffff:192.0.2.1' ) );
	}

	/**
	 * LEAD-15 REST-5: what the table of limits holds is no address, and one network is still one.
	 */
	public function test_a_limit_holds_no_address(): void {
		$hashed = function ( string $address ): string {
			$_SERVER['REMOTE_ADDR'] = $address;
			return $this->client->hashed_bucket();
		};
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/D', $hashed( '192.0.2.1' ) );
		self::assertSame( $hashed( '2001:db8:1:2:ffff::1' ), $hashed( '2001:db8:1:2::' ) );
		self::assertNotSame( $hashed( '2001:db8:1:3::1' ), $hashed( '2001:db8:1:2::1' ) );
	}

	/**
	 * LEAD-15
	 */
	public function test_the_stored_hash_does_not_tell_the_address(): void {
		$_SERVER['REMOTE_ADDR'] = '192.0.2.1';
		$hash                   = $this->client->hashed();
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/D', $hash );
		self::assertSame( $hash, $this->client->hashed() );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.2';
		self::assertNotSame( $hash, $this->client->hashed() );
		// Everybody could compute these for all addresses there are.
		foreach ( [ 'sha256', 'sha1', 'md5' ] as $algorithm ) {
			self::assertNotSame( $hash, hash( $algorithm, '192.0.2.1' ) );
		}
	}
}
