<?php
declare( strict_types=1 );

namespace Brolga\Spam;

/**
 * Judges tokens. It may take up to the time limit of a service, so it is never
 * asked within a transaction.
 *
 * @see SPAM-2 SPAM-3
 */
interface Verifier {

	public function name(): VerifierName;

	/**
	 * What an action is called in the alphabet of this verifier.
	 *
	 * @param string $action As Action made it.
	 */
	public function action( string $action ): string;

	/**
	 * Judges an attempt.
	 */
	public function verify( Attempt $attempt ): Verdict;
}
