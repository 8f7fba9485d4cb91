<?php
declare( strict_types=1 );

namespace Brolga\Spam;

/**
 * The verifiers that an owner can choose. A token begins with the name of its verifier, so that
 * visitors on a page from before the owner changed the setting are not taken for bots.
 *
 * @see SPAM-2 SPAM-3
 */
enum VerifierName: string {

	case Builtin   = 'builtin';
	case Recaptcha = 'recaptcha';
	case Turnstile = 'turnstile';
	case Hcaptcha  = 'hcaptcha';
	case Friendly  = 'friendly-captcha';

	/**
	 * Returns the token without the verifier's name; empty if it belongs to another verifier. A
	 * token without a name, such as one from a custom script, belongs to a service.
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
