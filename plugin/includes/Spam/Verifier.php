<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Api\Spam\Attempt;

/**
 * Checks tokens. It may take as long as the time limit of a service, so it must not run within a transaction.
 *
 * @see SPAM-2 SPAM-3
 */
interface Verifier {

	public function name(): VerifierName;

	/**
	 * Returns an action's name in the characters that this verifier accepts; empty if it uses no actions.
	 *
	 * @param string $action As built by Action.
	 */
	public function action( string $action ): string;

	public function verify( Attempt $attempt ): SpamVerdict;
}
