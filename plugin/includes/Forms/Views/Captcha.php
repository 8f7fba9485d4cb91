<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\InvalidToken;

/**
 * Two numbers from 1 to 15, signed, so that nothing is stored until they are
 * answered, and good for one success.
 *
 * A page from a cache shows the same numbers to everybody: "used" is kept by
 * the numbers' nonce and the visitor's address, so that one visitor's success
 * does not turn the next one away.
 */
final class Captcha {

	/** What the signature is for. */
	private const PURPOSE = 'brolga_captcha';

	public function __construct(
		private readonly Hmac $hmac,
		private readonly LedgerRepository $ledger,
		private readonly ClientIp $ip
	) {}

	/**
	 * Two new numbers.
	 */
	public function issue(): CaptchaChallenge {
		$first  = random_int( Constants::CAPTCHA_MIN, Constants::CAPTCHA_MAX );
		$second = random_int( Constants::CAPTCHA_MIN, Constants::CAPTCHA_MAX );
		$nonce  = bin2hex( random_bytes( 9 ) );
		return new CaptchaChallenge(
			$first,
			$second,
			$nonce,
			$this->hmac->sign( self::PURPOSE, "{$first},{$second},{$nonce}", Hmac::PAGE_TTL )
		);
	}

	/**
	 * The numbers of a token, or null when we did not sign them.
	 *
	 * @param string $token As it came from the request.
	 */
	public function read( string $token ): ?CaptchaChallenge {
		try {
			$payload = $this->hmac->verify( self::PURPOSE, $token );
		} catch ( InvalidToken ) {
			return null;
		}
		if ( 1 !== preg_match( '/^(\d{1,2}),(\d{1,2}),([0-9a-f]{18})$/D', $payload, $part ) ) {
			return null;
		}
		return new CaptchaChallenge( (int) $part[1], (int) $part[2], $part[3], $token );
	}

	/**
	 * Uses a challenge up for this visitor: true once. Called inside the
	 * transaction that stores the entry, so that an entry that could not be
	 * stored leaves the answer good; and for a wrong answer, so that nobody can
	 * try all sums.
	 *
	 * @param CaptchaChallenge $challenge What was answered.
	 */
	public function use_up( CaptchaChallenge $challenge ): bool {
		return $this->ledger->spend( $this->name( $challenge ), Hmac::PAGE_TTL );
	}

	/**
	 * What the ledger calls a challenge and a visitor.
	 *
	 * @param CaptchaChallenge $challenge What was answered.
	 */
	private function name( CaptchaChallenge $challenge ): string {
		return 'captcha:'
			. $challenge->nonce
			. ':'
			. substr( $this->hmac->digest( 'captcha', $this->ip->bucket() ), 0, 32 );
	}
}
