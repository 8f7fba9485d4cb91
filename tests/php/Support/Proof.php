<?php
/**
 * Works as a visitor's browser does.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use Brolga\Core\Support\Constants;

/**
 * Solves the puzzles of a page.
 */
final class Proof {

	/**
	 * The token that the script sends.
	 *
	 * @param string $page What the page was signed with.
	 * @param string $salt What makes this proof another than the last, 22 letters.
	 */
	public static function for( string $page, string $salt = 'AAAAAAAAAAAAAAAAAAAAAA' ): string {
		$seed   = hash( 'sha256', "{$page}|{$salt}", true );
		$nonces = [];
		for ( $nonce = 0; count( $nonces ) < Constants::SPAM_PROOF_PUZZLES; $nonce++ ) {
			$first = hexdec( substr( hash( 'sha256', $seed . pack( 'NN', count( $nonces ), $nonce ) ), 0, 8 ) );
			if ( $first < 2 ** ( 32 - Constants::SPAM_PROOF_BITS ) ) {
				$nonces[] = $nonce;
				$nonce    = -1;
			}
		}
		return "builtin:{$salt}." . implode( '-', $nonces );
	}
}
