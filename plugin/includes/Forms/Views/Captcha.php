<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\InvalidToken;

/**
 * A captcha: the sum of two signed numbers from 1 to 15, valid for one success. Nothing is stored
 * until it is answered.
 *
 * A cached page shows the same numbers to everybody, so the record of a used captcha includes the
 * visitor's address: one visitor's success does not lock out the next.
 */
final class Captcha {

	private const PURPOSE = 'brolga_captcha';

	public function __construct(
		private readonly Hmac $hmac,
		private readonly LedgerRepository $ledger,
		private readonly ClientIp $ip
	) {}

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
	 * Marks a challenge as used by this visitor; true the first time. Called inside the
	 * transaction that stores the lead, so that the answer stays valid if storing fails; and for a
	 * wrong answer, so that a bot cannot try all sums.
	 */
	public function use_up( CaptchaChallenge $challenge ): bool {
		return $this->ledger->spend( $this->name( $challenge ), Hmac::PAGE_TTL );
	}

	private function name( CaptchaChallenge $challenge ): string {
		return 'captcha:'
			. $challenge->nonce
			. ':'
			. substr( $this->hmac->digest( 'captcha', $this->ip->bucket() ), 0, 32 );
	}
}
