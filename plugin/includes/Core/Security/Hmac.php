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
 * Signs what a visitor's page carries, so that it can be believed when it comes
 * back: form ids, captcha numbers, the front-end nonces.
 *
 * A WordPress nonce lives a day and belongs to a user; a page cache hands the
 * same page to everybody for a month. These tokens belong to a purpose and to
 * this site, whatever host name it is reached by, and live 400 days.
 *
 * The form is `payload.expiry.mac`, safe in a URL, an attribute and a cookie.
 *
 * @see TOKEN-1 TOKEN-2 TOKEN-3 TOKEN-8 TOKEN-9 TOKEN-11
 */
final class Hmac {

	/** The option that holds the site's secret. */
	public const SECRET_OPTION = 'brolga_secret';

	/** How long the tokens on a page are good for: 400 days. */
	public const PAGE_TTL = Constants::TOKEN_TTL_SECONDS;

	/**
	 * What a clock may have been ahead when a page was made that a cache still has: a day, and what two servers differ
	 * by.
	 */
	private const SKEW = 86400 + 3600;

	public function __construct(
		private readonly Clock $clock,
		private readonly SecretRepository $secrets = new SecretRepository( new Connection() )
	) {}

	/**
	 * Signs a payload for a purpose.
	 *
	 * @param string $purpose What the token is for; verify() needs the same.
	 * @param string $payload Anything. It can be read by everybody who has the token.
	 * @param int    $ttl     Seconds the token is good for, at most 400 days.
	 */
	public function sign( string $purpose, string $payload, int $ttl = self::PAGE_TTL ): string {
		if ( $ttl < 1 || $ttl > self::PAGE_TTL ) {
			throw new InvalidArgumentException( 'A token lives between one second and 400 days.' );
		}
		$expiry = (string) ( $this->clock->timestamp() + $ttl );
		return self::encode( $payload ) . '.' . $expiry . '.' . $this->mac( $purpose, $payload, $expiry );
	}

	/**
	 * Returns the payload of a token that we signed for this purpose on this site.
	 *
	 * @param string $purpose What the token must have been signed for.
	 * @param string $token   As it came from the request.
	 *
	 * @throws InvalidToken When it is anything else.
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
		// Nothing we sign lives longer: somebody's clock was wrong, or is.
		if ( $left > self::PAGE_TTL + self::SKEW ) {
			throw InvalidToken::forged();
		}
		return $payload;
	}

	/**
	 * Seconds since a page's token was signed, that is since the page was made. A
	 * page from a cache is old: its visitor took at most that long, perhaps less.
	 *
	 * @param string $token A token of PAGE_TTL that verify() took.
	 */
	public function age( string $token ): int {
		return $this->clock->timestamp() + self::PAGE_TTL - (int) ( explode( '.', $token )[1] ?? 0 );
	}

	/**
	 * A keyed hash: the same value always has the same one on this site, and
	 * without the site's secret nobody can try values until one fits.
	 *
	 * @param string $purpose What is hashed (an address, a body); hashes of two purposes never match.
	 * @return string 64 hexadecimal digits.
	 */
	public function digest( string $purpose, string $value ): string {
		return hash_hmac( 'sha256', "digest\0{$purpose}\0{$value}", $this->secret() );
	}

	/**
	 * The signature of a payload.
	 *
	 * @param string $purpose What the token is for.
	 * @param string $payload What it carries.
	 * @param string $expiry  When it ends, in seconds since 1970.
	 */
	private function mac( string $purpose, string $payload, string $expiry ): string {
		// The lengths keep "ab" + "c" and "a" + "bc" apart.
		$message = strlen( $purpose ) . "\0{$purpose}\0" . get_current_blog_id() . "\0{$expiry}\0{$payload}";
		return self::encode( hash_hmac( 'sha256', $message, $this->secret(), true ) );
	}

	/**
	 * Makes the site's secret unless there is one. It does not change with the
	 * host's name, nor with the salts of wp-config.php.
	 */
	public function ensure_secret(): void {
		$this->secret();
	}

	/**
	 * The secret of this site. Activation makes it; a site that came by another
	 * way (a copied database, a lost option) gets one on first use.
	 */
	private function secret(): string {
		$secret = get_option( self::SECRET_OPTION );
		return is_string( $secret ) && 64 === strlen( $secret )
			? $secret
			: $this->secrets->obtain( self::SECRET_OPTION );
	}

	/**
	 * Base64 for URLs.
	 *
	 * @param string $bytes Any bytes.
	 */
	private static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}

	/**
	 * The opposite of encode().
	 *
	 * @param string $text Letters of the URL-safe alphabet.
	 *
	 * @throws InvalidToken When they are not base64.
	 */
	private static function decode( string $text ): string {
		$bytes = base64_decode( strtr( $text, '-_', '+/' ), true );
		// Two spellings of one payload would be two tokens: only ours counts.
		if ( false === $bytes || self::encode( $bytes ) !== $text ) {
			throw InvalidToken::malformed();
		}
		return $bytes;
	}
}
