<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Api\Spam\Attempt;
use Brolga\Core\Support\Constants;

/**
 * Built-in verifier: the visitor's browser solves small hash puzzles before it submits a form,
 * which nobody notices but which is expensive for bots.
 *
 * The puzzles derive from the page's signed token, which belongs to one form and expires, and from
 * a random salt of the browser. So cached pages need no extra request, and each proof is valid
 * once. A proof is `{salt}.{nonce}-{nonce}-…`: for each puzzle a number whose hash with the
 * salted token begins with enough zero bits. Several small puzzles take nearly the same time for
 * everybody; one large puzzle would depend on luck.
 *
 * @see SPAM-2
 */
final class ProofOfWork implements Verifier {

	private const PATTERN = '/^([A-Za-z0-9_-]{22})\.(\d{1,10}(?:-\d{1,10})*)$/D';

	public function name(): VerifierName {
		return VerifierName::Builtin;
	}

	/** Empty: a proof is bound to its page, which is more specific than an action. */
	public function action( string $action ): string {
		return '';
	}

	/** The page's token must have been checked before; an expired one was refused. */
	public function verify( Attempt $attempt ): SpamVerdict {
		$proof = $this->name()->token( $attempt->token );
		return match ( true ) {
			'' === $proof                              => SpamVerdict::neutral(),
			self::is_right(
				$attempt->page,
				$proof
			)   => SpamVerdict::ham( 'proof:' . hash( 'sha256', "{$attempt->page}|" . substr( $proof, 0, 22 ) ) ),
			default                                    => SpamVerdict::suspect( SpamReason::Proof ),
		};
	}

	public static function is_right( string $page, string $proof ): bool {
		if ( 1 !== preg_match( self::PATTERN, $proof, $part ) ) {
			return false;
		}
		$nonces = explode( '-', $part[2] );
		if ( Constants::SPAM_PROOF_PUZZLES !== count( $nonces ) ) {
			return false;
		}
		$seed = hash( 'sha256', "{$page}|{$part[1]}", true );
		foreach ( $nonces as $puzzle => $nonce ) {
			if ( (int) $nonce > 0xffffffff
				|| ! str_starts_with(
					self::bits( $seed . pack( 'NN', $puzzle, (int) $nonce ) ),
					str_repeat( '0', Constants::SPAM_PROOF_BITS )
				) ) {
				return false;
			}
		}
		return true;
	}

	/** Returns the first 32 bits of a hash as a string of 0 and 1. */
	private static function bits( string $message ): string {
		return sprintf( '%032b', hexdec( substr( hash( 'sha256', $message ), 0, 8 ) ) );
	}
}
