<?php
declare( strict_types=1 );

namespace Brolga\Spam;

/**
 * The spam protection that the owner has chosen for one form: the site's verifier, the built-in one (so that no
 * visitor data goes to a service), or none. The honeypot and the submission time are checked in any case.
 *
 * @see SPAM-11
 */
enum SpamCheck: string {

	case Site    = 'site';
	case Builtin = 'builtin';
	case Off     = 'off';

	public static function of( string $saved ): self {
		return self::tryFrom( $saved ) ?? self::Site;
	}

	public function verifier( VerifierName $site ): ?VerifierName {
		return match ( $this ) {
			self::Site    => $site,
			self::Builtin => VerifierName::Builtin,
			self::Off     => null,
		};
	}

	/** Returns null if the page's script should use the site's setting. */
	public function for_script(): ?string {
		return self::Site === $this ? null : $this->value;
	}
}
