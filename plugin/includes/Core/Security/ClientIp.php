<?php
declare( strict_types=1 );

namespace Brolga\Core\Security;

use Brolga\Core\Settings\Settings;

/**
 * The visitor's address. Anybody can send X-Forwarded-For: it is read only as
 * far as proxies that the owner named have vouched for it.
 *
 * Trusted proxies are addresses or networks (`10.0.0.0/8`, `2001:db8::/32`):
 * those that the server names (BROLGA_TRUSTED_PROXIES), else the setting's; the
 * filter `brolga_trusted_proxies` has the last word.
 *
 * @see LEAD-15 LEAD-24 REST-5
 */
final class ClientIp {

	/** What tells it, of all that the server knows of a request. */
	public const VARIABLES = [ 'REMOTE_ADDR', 'HTTP_X_FORWARDED_FOR' ];

	/** What a request without a usable address counts as. */
	private const UNKNOWN = '0.0.0.0';

	public function __construct(
		private readonly Settings $settings,
		private readonly Hmac $hmac
	) {}

	/**
	 * The address itself. Never stored: see hashed().
	 */
	public function address(): string {
		$address = self::normalise( self::server( 'REMOTE_ADDR' ) ) ?? self::UNKNOWN;
		$chain   = explode( ',', self::server( 'HTTP_X_FORWARDED_FOR' ) );
		$trusted = $this->trusted_proxies();
		// The rightmost entry was written by the proxy nearest to us.
		while ( [] !== $chain && self::is_in_any( $address, $trusted ) ) {
			$next = self::normalise( (string) array_pop( $chain ) );
			if ( null === $next ) {
				break;
			}
			$address = $next;
		}
		return $address;
	}

	/**
	 * Whether the visitor comes from one of some networks.
	 *
	 * @param list<string> $networks IP addresses and networks.
	 */
	public function comes_from( array $networks ): bool {
		return self::is_in_any( $this->address(), $networks );
	}

	/**
	 * Who counts as one visitor for a limit: an IPv4 address, or a /64 network
	 * of IPv6, since one household has 2^64 addresses.
	 */
	public function bucket(): string {
		$address = $this->address();
		$bytes   = (string) inet_pton( $address );
		return 16 === strlen( $bytes ) ? inet_ntop( substr( $bytes, 0, 8 ) . str_repeat( "\0", 8 ) ) . '/64' : $address;
	}

	/**
	 * The same for the table of limits, which shall not hold addresses either.
	 */
	public function hashed_bucket(): string {
		return substr( $this->hmac->digest( 'bucket', $this->bucket() ), 0, 32 );
	}

	/**
	 * Which of some groups of networks the visitor's belongs to: an IPv4 /24 or an
	 * IPv6 /48. Thousands share one, so it tells nobody, nor the network.
	 *
	 * @param string $purpose What the groups are for; those of two purposes are not alike.
	 * @param int    $groups  How many there are.
	 */
	public function group( string $purpose, int $groups ): int {
		$bytes   = (string) inet_pton( $this->address() );
		$network = substr( $bytes, 0, 16 === strlen( $bytes ) ? 6 : 3 );
		return (int) hexdec(
			substr( $this->hmac->digest( 'network', "{$purpose} " . bin2hex( $network ) ), 0, 12 )
		) % $groups;
	}

	/**
	 * The address as it may be stored: a keyed hash that cannot be turned back.
	 *
	 * @return string 64 hexadecimal digits.
	 */
	public function hashed(): string {
		return $this->hmac->digest( 'address', $this->address() );
	}

	/**
	 * The address of whoever forwarded this request without being trusted, be it
	 * a proxy or somebody who pretends; empty: nobody did.
	 */
	public function unnamed_proxy(): string {
		$address = self::normalise( self::server( 'REMOTE_ADDR' ) ) ?? self::UNKNOWN;
		return '' === self::server( 'HTTP_X_FORWARDED_FOR' ) || self::is_in_any( $address, $this->trusted_proxies() )
			? ''
			: $address;
	}

	/**
	 * The address of a trusted proxy that counts as the visitor: who is behind it
	 * was not said; empty: the visitor is none of them.
	 */
	public function silent_proxy(): string {
		$address = $this->address();
		return self::is_in_any( $address, $this->trusted_proxies() ) ? $address : '';
	}

	/**
	 * Has WordPress know that a visitor came by HTTPS which ended at a trusted
	 * proxy. For wp-config.php, where nothing of WordPress is there yet.
	 *
	 * @param string $proxies Their addresses and networks, with commas.
	 *
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

	/**
	 * The networks whose word about the visitor is taken.
	 *
	 * @return list<string>
	 */
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

	/**
	 * Whether an address lies in one of some networks.
	 *
	 * @param string       $address  A normalised address.
	 * @param list<string> $networks IP addresses and networks.
	 */
	private static function is_in_any( string $address, array $networks ): bool {
		foreach ( $networks as $network ) {
			if ( self::is_in( $address, $network ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether an address lies in a network. A network that cannot be read holds nothing.
	 *
	 * @param string $address A normalised address.
	 * @param string $network An address, or an address, a slash and a number of bits.
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

	/**
	 * Whether a text names an address or a network.
	 *
	 * @param string $text Any text.
	 */
	public static function is_network( string $text ): bool {
		$address = 1 === preg_match( '#^([0-9a-fA-F:.]+)(?:/\d{1,3})?$#D', $text, $match )
			? self::normalise( $match[1] )
			: null;
		return null !== $address && self::is_in( $address, $text );
	}

	/**
	 * One spelling for each address: `::FFFF:192.0.2.1` is 192.0.2.1, ports and
	 * brackets, as some proxies write them, are taken off.
	 *
	 * @param string $text An address as a header has it.
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

	/**
	 * A text of the server's environment.
	 */
	private static function server( string $name ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Unslashed in the next line, and parsed as an address by who asks.
		$value = $_SERVER[ $name ] ?? '';
		return is_string( $value ) ? wp_unslash( $value ) : '';
	}
}
