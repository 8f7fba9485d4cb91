<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Settings\SectionValues;
use Brolga\Core\Settings\Settings;

/**
 * Reads the spam protection settings. A service without both keys is not used; the built-in
 * verifier replaces it.
 *
 * @see SPAM-3 SPAM-4 SPAM-7 SPAM-33
 */
final class SpamSettings {

	public function __construct( private readonly Settings $settings ) {}

	public function verifier(): VerifierName {
		return $this->service()?->name() ?? VerifierName::Builtin;
	}

	public function service(): ?CaptchaService {
		return '' === $this->site_key() || '' === $this->secret()
			? null
			: CaptchaService::tryFrom( $this->values()->text( 'verifier' ) );
	}

	public function site_key(): string {
		return $this->values()->text( 'site_key' );
	}

	public function secret(): string {
		return $this->values()->text( 'secret' );
	}

	/** Returns the lowest score of a person, from 0 to 1. */
	public function threshold(): float {
		return $this->values()->number( 'threshold' ) / 100;
	}

	/** Whether messages that could not be verified are kept under Spam. */
	public function is_closed(): bool {
		return SpamSection::CLOSED === $this->values()->text( 'when_unavailable' );
	}

	public function strictness(): Strictness {
		return Strictness::of( $this->values()->text( 'wording' ) );
	}

	/** Empty for the service's own URL. Google's alternative domain is ignored for others. */
	public function script_url(): string {
		$values = $this->values();
		return null === $values->constant( 'script_url' ) && CaptchaService::Recaptcha !== $this->service()
			? ''
			: $values->text( 'script_url' );
	}

	/** Returns an empty string for the service's own URL. */
	public function verify_url(): string {
		return $this->values()->text( 'verify_url' );
	}

	private function values(): SectionValues {
		return $this->settings->of( new SpamSection() );
	}
}
