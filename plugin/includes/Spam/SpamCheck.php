<?php
declare( strict_types=1 );

namespace Brolga\Spam;

/**
 * What the owner chose for one form: the verifier of the site, the built-in one,
 * as where no visitor may be made known to a service, or none. The hidden field
 * and the time are looked at in any case.
 *
 * @see SPAM-11
 */
enum SpamCheck: string {

	case Site    = 'site';
	case Builtin = 'builtin';
	case Off     = 'off';

	/**
	 * The choice of a block.
	 *
	 * @param string $saved What was saved.
	 */
	public static function of( string $saved ): self {
		return self::tryFrom( $saved ) ?? self::Site;
	}

	/**
	 * Which verifier that is; null: none.
	 *
	 * @param VerifierName $site The site's.
	 */
	public function verifier( VerifierName $site ): ?VerifierName {
		return match ( $this ) {
			self::Site    => $site,
			self::Builtin => VerifierName::Builtin,
			self::Off     => null,
		};
	}

	/**
	 * What the page's script is told; null: nothing, it does as on every page.
	 */
	public function for_script(): ?string {
		return self::Site === $this ? null : $this->value;
	}
}
