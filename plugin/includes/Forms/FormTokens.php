<?php
/**
 * The signed id that a form carries.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Support\Clock;
use Brolga\Support\Hmac;
use Brolga\Support\InvalidToken;
use InvalidArgumentException;

/**
 * Signs and reads `brolga_form`. It lives 400 days, so a page that lay in a
 * cache for a month still submits.
 */
final class FormTokens {

	/** What the token is for. */
	private const PURPOSE = 'brolga_form';

	/**
	 * Keeps its helpers.
	 *
	 * @param Hmac  $hmac  Signs.
	 * @param Clock $clock Tells the age of a token.
	 */
	public function __construct(
		private readonly Hmac $hmac,
		private readonly Clock $clock
	) {}

	/**
	 * A token for a form.
	 *
	 * @param FormId $id The form.
	 */
	public function sign( FormId $id ): string {
		return $this->hmac->sign( self::PURPOSE, $id->format(), Hmac::PAGE_TTL );
	}

	/**
	 * The form of a token.
	 *
	 * @param string $token As it came from the request.
	 *
	 * @throws InvalidToken When we did not sign it for this, or it is too old.
	 */
	public function read( string $token ): FormId {
		try {
			return FormId::parse( $this->hmac->verify( self::PURPOSE, $token ) );
		} catch ( InvalidArgumentException ) {
			throw InvalidToken::malformed();
		}
	}

	/**
	 * The form of a token, or null where read() would throw.
	 *
	 * @param string $token As it came from the request.
	 */
	public function peek( string $token ): ?FormId {
		try {
			return $this->read( $token );
		} catch ( InvalidToken ) {
			return null;
		}
	}

	/**
	 * Seconds since a token was signed, that is since the page was made. A page
	 * from a cache is old: the visitor took at most that long, perhaps less.
	 *
	 * @param string $token A token that read() took.
	 */
	public function age( string $token ): int {
		return $this->clock->timestamp() + Hmac::PAGE_TTL - (int) ( explode( '.', $token )[1] ?? 0 );
	}
}
