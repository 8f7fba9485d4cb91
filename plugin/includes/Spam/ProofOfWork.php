<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Support\Constants;

/**
 * A visitor's browser works for a moment before it sends a form: a moment that
 * nobody notices, and that a robot pays for each of its thousand messages.
 *
 * The puzzles are made of the page's signed token, which belongs to one form
 * and runs out with it, and of a salt the browser draws. So a page from a cache
 * needs no request to get any, and each proof is another one, good once.
 *
 * A proof is `{salt}.{nonce}-{nonce}-…`: for each puzzle a number whose hash,
 * together with the salted token, begins with enough zeros. Several small
 * puzzles take nearly the same time for everybody; one large one would be luck.
 *
 * @see SPAM-2
 */
final class ProofOfWork implements Verifier {

	private const PATTERN = '/^([A-Za-z0-9_-]{22})\.(\d{1,10}(?:-\d{1,10})*)$/D';

	/**
	 * The built-in one.
	 */
	public function name(): VerifierName {
		return VerifierName::Builtin;
	}

	/**
	 * A proof is bound to its page, which says more than an action.
	 *
	 * @param string $action As Action made it.
	 */
	public function action( string $action ): string {
		return '';
	}

	/**
	 * Judges an attempt. The page's token was checked before: an expired one was
	 * refused.
	 */
	public function verify( Attempt $attempt ): Verdict {
		$proof = $this->name()->token( $attempt->token );
		return match ( true ) {
			'' === $proof                              => Verdict::neutral(),
			self::is_right(
				$attempt->page,
				$proof
			)   => Verdict::ham( 'proof:' . hash( 'sha256', "{$attempt->page}|" . substr( $proof, 0, 22 ) ) ),
			default                                    => Verdict::suspect( SpamReason::Proof ),
		};
	}

	/**
	 * Whether a proof solves the puzzles of a page.
	 *
	 * @param string $page What the page was signed with.
	 */
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

	/**
	 * The first bits of a hash.
	 *
	 * @param string $message What is hashed.
	 */
	private static function bits( string $message ): string {
		return sprintf( '%032b', hexdec( substr( hash( 'sha256', $message ), 0, 8 ) ) );
	}
}
