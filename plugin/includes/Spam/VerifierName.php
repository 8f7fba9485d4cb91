<?php
declare( strict_types=1 );

namespace Brolga\Spam;

/**
 * The verifiers that an owner can choose from. A token begins with the name of
 * the one it was made for, so that a page from before the owner changed his
 * mind does its visitor no harm.
 *
 * @see SPAM-2 SPAM-3
 */
enum VerifierName: string {

	case Builtin   = 'builtin';
	case Recaptcha = 'recaptcha';
	case Turnstile = 'turnstile';

	/**
	 * What a token is to this verifier. One that is named after another is none;
	 * one without a name, as somebody's own script may send it, is for a service.
	 *
	 * @param string $token As it came from the request.
	 * @return string Without the name; empty: none.
	 */
	public function token( string $token ): string {
		foreach ( self::cases() as $verifier ) {
			if ( str_starts_with( $token, "{$verifier->value}:" ) ) {
				return $verifier === $this ? substr( $token, strlen( $verifier->value ) + 1 ) : '';
			}
		}
		return self::Builtin === $this ? '' : $token;
	}
}
