<?php
declare( strict_types=1 );

namespace Brolga\Core\Security;

use Brolga\Core\Settings\Settings;

/**
 * Determines the visitor's IP address. Anybody can send X-Forwarded-For, so it is read only as far as trusted
 * proxies have written it: addresses or networks (`10.0.0.0/8`, `2001:db8::/32`) from BROLGA_TRUSTED_PROXIES,
 * otherwise from the settings. The filter `brolga_trusted_proxies` has the last word.
 *
 * @see LEAD-15 LEAD-24 REST-5
 */
final class ClientIp {

	public const VARIABLES = [ 'REMOTE_ADDR', 'HTTP_X_FORWARDED_FOR' ];

	private const UNKNOWN = '0.0.0.0';

	public function __construct(
		private readonly Settings $settings,
		private readonly Hmac $hmac
	) {}

	/** Returns the address itself. Must not be stored: see hashed(). */
	public function address(): string {
		$address = self::normalise( self::server( 'REMOTE_ADDR' ) ) ?? self::UNKNOWN;
		$chain   = explode( ',', self::server( 'HTTP_X_FORWARDED_FOR' ) );
		$trusted = $this->trusted_proxies();
		// The rightmost entry was added by the nearest proxy.
		while ( [] !== $chain && self::is_in_any( $address, $trusted ) ) {
			$next = self::normalise( (string) array_pop( $chain ) );
			if ( null === $next ) {
				break;
			}
			$address = $next;
		}
		return $address;
	}

	/** @param list<string> $networks */
	public function comes_from( array $networks ): bool {
		return self::is_in_any( $this->address(), $networks );
	}

	/**
	 * Returns what counts as one visitor for rate limits: an IPv4 address or an IPv6 /64 network,
	 * since one household has 2^64 addresses.
	 */
	public function bucket(): string {
		$address = $this->address();
		$bytes   = (string) inet_pton( $address );
		return 16 === strlen( $bytes ) ? inet_ntop( substr( $bytes, 0, 8 ) . str_repeat( "\0", 8 ) ) . '/64' : $address;
	}

	/** Returns the hashed bucket for the table of rate limits, because no address may be stored. */
	public function hashed_bucket(): string {
		return substr( $this->hmac->digest( 'bucket', $this->bucket() ), 0, 32 );
	}

	/**
	 * Assigns the visitor's network (IPv4 /24 or IPv6 /48) to one of several groups. Thousands of
	 * networks share a group, so the group identifies neither a person nor a network.
	 *
	 * @param string $purpose Groups of different purposes are unrelated.
	 * @param int $groups The number of groups.
	 */
	public function group( string $purpose, int $groups ): int {
		$bytes   = (string) inet_pton( $this->address() );
		$network = substr( $bytes, 0, 16 === strlen( $bytes ) ? 6 : 3 );
		return (int) hexdec(
			substr( $this->hmac->digest( 'network', "{$purpose} " . bin2hex( $network ) ), 0, 12 )
		) % $groups;
	}

	/**
	 * Returns the address as a keyed hash, which may be stored because it cannot be reversed.
	 *
	 * @return string 64 hexadecimal digits.
	 */
	public function hashed(): string {
		return $this->hmac->digest( 'address', $this->address() );
	}

	/**
	 * Returns the address of a sender of X-Forwarded-For that is not a trusted proxy, whether a
	 * real proxy or a forgery; empty if there is none.
	 */
	public function unnamed_proxy(): string {
		$address = self::normalise( self::server( 'REMOTE_ADDR' ) ) ?? self::UNKNOWN;
		return '' === self::server( 'HTTP_X_FORWARDED_FOR' ) || self::is_in_any( $address, $this->trusted_proxies() )
			? ''
			: $address;
	}

	/**
	 * Returns the visitor's address if it is that of a trusted proxy, which then did not say for
	 * whom it forwards; empty otherwise.
	 */
	public function silent_proxy(): string {
		$address = $this->address();
		return self::is_in_any( $address, $this->trusted_proxies() ) ? $address : '';
	}

	/**
	 * Makes WordPress treat the request as HTTPS if a trusted proxy received it by HTTPS. For
	 * wp-config.php, where nothing of WordPress is loaded yet.
	 *
	 * @param string $proxies Addresses and networks, separated by commas.
	 * @see LEAD-430
	 */
	public static function trust_https( string $proxies ): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Parsed as an address, and compared.
		[ 'REMOTE_ADDR' => $remote, 'HTTP_X_FORWARDED_PROTO' => $told ] = $_SERVER + [
			'REMOTE_ADDR'            => '',
			'HTTP_X_FORWARDED_PROTO' => '',
		];
		$address = is_string( $remote ) ? self::normalise( $remote ) : null;
		if ( 'https' === $told
			&& null !== $address
			&& self::is_in_any( $address, array_map( trim( ... ), explode( ',', $proxies ) ) ) ) {
			$_SERVER['HTTPS'] = 'on';
		}
	}

	/** @return list<string> */
	private function trusted_proxies(): array {
		$proxies = $this->settings->of( new PrivacySection() )->texts( 'trusted_proxies' );
		/**
		 * Filters the proxies whose X-Forwarded-For header is trusted.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $proxies IP addresses and networks.
		 *
		 * @example
		 * add_filter(
		 * 	'brolga_trusted_proxies',
		 * 	static fn ( array $proxies ): array => [ ...$proxies, '10.0.0.0/8' ]
		 * );
		 */
		$proxies = apply_filters( 'brolga_trusted_proxies', $proxies );
		return is_array( $proxies )
			? array_values( array_map( trim( ... ), array_filter( $proxies, is_string( ... ) ) ) )
			: [];
	}

	/** @param list<string> $networks */
	private static function is_in_any( string $address, array $networks ): bool {
		foreach ( $networks as $network ) {
			if ( self::is_in( $address, $network ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether an address belongs to a network. An invalid network contains nothing.
	 *
	 * @param string $address A normalized address.
	 * @param string $network An address, or a network in CIDR notation.
	 */
	public static function is_in( string $address, string $network ): bool {
		$parts  = explode( '/', $network, 2 );
		$length = $parts[1] ?? null;
		$base   = self::normalise( $parts[0] );
		$bytes  = (string) inet_pton( $address );
		if ( null === $base || strlen( (string) inet_pton( $base ) ) !== strlen( $bytes ) ) {
			return false;
		}
		$most = 8 * strlen( $bytes );
		if ( null !== $length && ( ! ctype_digit( $length ) || (int) $length > $most ) ) {
			return false;
		}
		$bits  = null === $length ? $most : (int) $length;
		$whole = intdiv( $bits, 8 );
		$mask  = str_pad(
			str_repeat( "\xff", $whole ) . ( 0 === $bits % 8 ? '' : chr( 0xff << ( 8 - $bits % 8 ) & 0xff ) ),
			strlen( $bytes ),
			"\0"
		);
		return ( $bytes & $mask ) === ( (string) inet_pton( $base ) & $mask );
	}

	public static function is_network( string $text ): bool {
		$address = 1 === preg_match( '#^([0-9a-fA-F:.]+)(?:/\d{1,3})?$#D', $text, $match )
			? self::normalise( $match[1] )
			: null;
		return null !== $address && self::is_in( $address, $text );
	}

	/**
	 * Returns the canonical spelling of an address, without ports and brackets, which some proxies
	 * add; null if it is invalid. `::FFFF:192.0.2.1` becomes 192.0.2.1.
	 */
	private static function normalise( string $text ): ?string {
		$text = trim( $text );
		if (
			1 === preg_match( '/^\[([^\]]*)\](?::\d+)?$/D', $text, $match )
			|| 1 === preg_match( '/^(\d+\.\d+\.\d+\.\d+):\d+$/D', $text, $match )
		) {
			$text = $match[1];
		}
		if ( false === filter_var( $text, FILTER_VALIDATE_IP ) ) {
			return null;
		}
		$bytes = (string) inet_pton( $text );
		if ( 16 === strlen( $bytes ) && str_starts_with( $bytes, str_repeat( "\0", 10 ) . "\xff\xff" ) ) {
			$bytes = substr( $bytes, 12 );
		}
		$address = inet_ntop( $bytes );
		return false === $address ? null : $address;
	}

	private static function server( string $name ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Unslashed in the next line, and parsed as an address by who asks.
		$value = $_SERVER[ $name ] ?? '';
		return is_string( $value ) ? wp_unslash( $value ) : '';
	}
}
