<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Settings\Settings;
use Brolga\Core\Settings\Values;

/**
 * Reads the section. A service without its keys is none: the built-in verifier
 * does its work.
 *
 * @see SPAM-3 SPAM-4 SPAM-7 SPAM-33
 */
final class SpamSettings {

	public function __construct( private readonly Settings $settings ) {}

	/**
	 * Who judges.
	 */
	public function verifier(): VerifierName {
		return $this->service()?->name() ?? VerifierName::Builtin;
	}

	/**
	 * The service that judges; null: none.
	 */
	public function service(): ?Service {
		return '' === $this->site_key() || '' === $this->secret()
			? null
			: Service::tryFrom( $this->values()->text( 'verifier' ) );
	}

	/**
	 * The key that pages show.
	 */
	public function site_key(): string {
		return $this->values()->text( 'site_key' );
	}

	/**
	 * The key that nobody sees.
	 */
	public function secret(): string {
		return $this->values()->text( 'secret' );
	}

	/**
	 * From which score on a visitor is taken for a person, between 0 and 1.
	 */
	public function threshold(): float {
		return $this->values()->number( 'threshold' ) / 100;
	}

	/**
	 * Whether what could not be verified is kept apart.
	 */
	public function is_closed(): bool {
		return SpamSection::CLOSED === $this->values()->text( 'when_unavailable' );
	}

	/**
	 * How much it takes to mark a message for its text.
	 */
	public function strictness(): Strictness {
		return Strictness::of( $this->values()->text( 'wording' ) );
	}

	/**
	 * Where the service's script is; empty: at its own address. Google's other
	 * address has nothing for Turnstile.
	 */
	public function script_url(): string {
		$values = $this->values();
		return null === $values->constant( 'script_url' ) && Service::Recaptcha !== $this->service()
			? ''
			: $values->text( 'script_url' );
	}

	/**
	 * Where the service answers; empty: at its own address.
	 */
	public function verify_url(): string {
		return $this->values()->text( 'verify_url' );
	}

	/**
	 * All that is set.
	 */
	private function values(): Values {
		return $this->settings->of( new SpamSection() );
	}
}
