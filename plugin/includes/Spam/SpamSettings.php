<?php
/**
 * What the owner has set about spam.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Settings\Settings;

/**
 * Which verifier, its keys, and what happens when it does not answer. A service
 * without its keys is none: the built-in verifier does its work.
 *
 * @see SPAM-3 SPAM-4 SPAM-7
 */
final class SpamSettings {

	/** What the settings are kept under. */
	public const ID = 'spam';

	/** From which score on a visitor is taken for a person. */
	public const THRESHOLD = 0.5;

	/**
	 * Who judges.
	 */
	public function verifier(): VerifierName {
		$name = VerifierName::tryFrom( $this->text( 'verifier' ) ) ?? VerifierName::Builtin;
		return '' === $this->site_key() || '' === $this->secret() ? VerifierName::Builtin : $name;
	}

	/**
	 * The key that pages show.
	 */
	public function site_key(): string {
		return $this->text( 'site_key' );
	}

	/**
	 * The key that nobody sees.
	 */
	public function secret(): string {
		return $this->text( 'secret' );
	}

	/**
	 * From which score on a visitor is taken for a person, between 0 and 1.
	 */
	public function threshold(): float {
		$value = $this->values()['threshold'] ?? null;
		return is_int( $value ) || is_float( $value ) ? max( 0.0, min( 1.0, (float) $value ) ) : self::THRESHOLD;
	}

	/**
	 * Whether what could not be verified is kept apart.
	 */
	public function is_closed(): bool {
		return 'closed' === $this->text( 'when_unavailable' );
	}

	/**
	 * Where the service's script is; empty: at its own address.
	 */
	public function script_url(): string {
		return $this->text( 'script_url' );
	}

	/**
	 * Where the service answers; empty: at its own address.
	 */
	public function verify_url(): string {
		return $this->text( 'verify_url' );
	}

	/**
	 * A text of the settings.
	 *
	 * @param string $name Its name.
	 */
	private function text( string $name ): string {
		$value = $this->values()[ $name ] ?? null;
		return is_string( $value ) ? $value : '';
	}

	/**
	 * All that is stored.
	 *
	 * @return array<array-key, mixed>
	 */
	private function values(): array {
		$all = get_option( Settings::OPTION );
		$own = is_array( $all ) ? $all[ self::ID ] ?? [] : [];
		return is_array( $own ) ? $own : [];
	}
}
