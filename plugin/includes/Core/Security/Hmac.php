<?php
declare( strict_types=1 );

namespace Brolga\Core\Security;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\SecretRepository;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\InvalidToken;
use InvalidArgumentException;

/**
 * Signs data on a visitor's page, such as form IDs and captcha numbers, so that they can be
 * trusted when they come back. WordPress's nonces last a day and belong to a user, but page caches
 * serve one page to everybody for a month.
 *
 * A token is valid for 400 days, for one purpose and for this site under any host name. Its format
 * is `payload.expiry.mac`, safe in URLs, attributes and cookies.
 *
 * @see TOKEN-1 TOKEN-2 TOKEN-3 TOKEN-8 TOKEN-9 TOKEN-11
 */
final class Hmac {

	public const SECRET_OPTION = 'brolga_secret';

	public const PAGE_TTL = Constants::TOKEN_TTL_SECONDS;

	/**
	 * Seconds by which the clock may have been ahead when a page was cached: a day, and an hour
	 * for differences between servers.
	 */
	private const SKEW = 86400 + 3600;

	public function __construct(
		private readonly Clock $clock,
		private readonly SecretRepository $secrets = new SecretRepository( new Connection() )
	) {}

	/**
	 * Signs a payload for a purpose.
	 *
	 * @param string $purpose Must be the same for verify().
	 * @param string $payload Not encrypted: anybody with the token can read it.
	 * @param int $ttl Lifetime in seconds, at most 400 days.
	 */
	public function sign( string $purpose, string $payload, int $ttl = self::PAGE_TTL ): string {
		if ( $ttl < 1 || $ttl > self::PAGE_TTL ) {
			throw new InvalidArgumentException( 'A token lives between one second and 400 days.' );
		}
		$expiry = (string) ( $this->clock->timestamp() + $ttl );
		return self::encode( $payload ) . '.' . $expiry . '.' . $this->mac( $purpose, $payload, $expiry );
	}

	/**
	 * Returns the payload of a token that was signed for this purpose on this site.
	 *
	 * @throws InvalidToken If the token is malformed, forged or expired.
	 */
	public function verify( string $purpose, string $token ): string {
		if (
			strlen( $token ) > 8192
			|| 1 !== preg_match( '/^([A-Za-z0-9_-]*)\.([1-9][0-9]{0,11})\.([A-Za-z0-9_-]{43})$/D', $token, $part )
		) {
			throw InvalidToken::malformed();
		}
		$payload = self::decode( $part[1] );
		if ( ! hash_equals( $this->mac( $purpose, $payload, $part[2] ), $part[3] ) ) {
			throw InvalidToken::forged();
		}
		$left = (int) $part[2] - $this->clock->timestamp();
		if ( $left <= 0 ) {
			throw InvalidToken::expired();
		}
		// No token of ours lives longer, so a clock is or was wrong.
		if ( $left > self::PAGE_TTL + self::SKEW ) {
			throw InvalidToken::forged();
		}
		return $payload;
	}

	/**
	 * Returns the seconds since a page token was signed, that is since the page was generated. For
	 * a cached page, this is only an upper bound of the visitor's time on it.
	 *
	 * @param string $token A token with PAGE_TTL that verify() has accepted.
	 */
	public function age( string $token ): int {
		return $this->clock->timestamp() + self::PAGE_TTL - (int) ( explode( '.', $token )[1] ?? 0 );
	}

	/**
	 * Returns a keyed hash that is stable on this site. Without the site's secret, nobody can find
	 * the value by trying candidates.
	 *
	 * @param string $purpose Hashes for different purposes never match.
	 * @return string 64 hexadecimal digits.
	 */
	public function digest( string $purpose, string $value ): string {
		return hash_hmac( 'sha256', "digest\0{$purpose}\0{$value}", $this->secret() );
	}

	private function mac( string $purpose, string $payload, string $expiry ): string {
		// The lengths keep "ab" + "c" and "a" + "bc" apart.
		$message = strlen( $purpose ) . "\0{$purpose}\0" . get_current_blog_id() . "\0{$expiry}\0{$payload}";
		return self::encode( hash_hmac( 'sha256', $message, $this->secret(), true ) );
	}

	/**
	 * Creates the site's secret if it is missing. The secret survives a change of the host name
	 * and of the salts in wp-config.php.
	 */
	public function ensure_secret(): void {
		$this->secret();
	}

	/**
	 * Returns the site's secret. It is created on activation, or here on first use if the option
	 * is missing, as on a copied site.
	 */
	private function secret(): string {
		$secret = get_option( self::SECRET_OPTION );
		return is_string( $secret ) && 64 === strlen( $secret )
			? $secret
			: $this->secrets->obtain( self::SECRET_OPTION );
	}

	private static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}

	/** @throws InvalidToken If the text is not in the form that encode() makes. */
	private static function decode( string $text ): string {
		$bytes = base64_decode( strtr( $text, '-_', '+/' ), true );
		// Only the canonical encoding counts: two spellings of one payload would be two tokens.
		if ( false === $bytes || self::encode( $bytes ) !== $text ) {
			throw InvalidToken::malformed();
		}
		return $bytes;
	}
}
