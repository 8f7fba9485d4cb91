<?php
declare( strict_types=1 );

namespace Brolga\Spam;

/**
 * What reCAPTCHA v3 and Turnstile have in common is the call and its answer;
 * here is what they have not.
 *
 * @see SPAM-1 SPAM-3 SPAM-7
 */
enum Service: string {

	case Recaptcha = 'recaptcha';
	case Turnstile = 'turnstile';

	/** Google's other address, for countries that do not reach the first. */
	public const RECAPTCHA_ELSEWHERE = 'https://www.recaptcha.net/recaptcha/api.js';

	/** The longest action that Turnstile takes. */
	private const TURNSTILE_ACTION = 32;

	/**
	 * Which verifier this is.
	 */
	public function name(): VerifierName {
		return match ( $this ) {
			self::Recaptcha => VerifierName::Recaptcha,
			self::Turnstile => VerifierName::Turnstile,
		};
	}

	/**
	 * Whose it is, for those who are told what it learns.
	 */
	public function company(): string {
		return match ( $this ) {
			self::Recaptcha => 'Google (reCAPTCHA)',
			self::Turnstile => 'Cloudflare (Turnstile)',
		};
	}

	/**
	 * Where its script is.
	 *
	 * @param string $base     Another address than its own; empty: its own.
	 * @param string $site_key The site's key.
	 */
	public function script_url( string $base, string $site_key ): string {
		return match ( $this ) {
			self::Recaptcha => add_query_arg(
				'render',
				rawurlencode( $site_key ),
				'' === $base ? 'https://www.google.com/recaptcha/api.js' : $base
			),
			self::Turnstile => add_query_arg(
				'render',
				'explicit',
				'' === $base ? 'https://challenges.cloudflare.com/turnstile/v0/api.js' : $base
			),
		};
	}

	/**
	 * Where it answers.
	 */
	public function verify_url(): string {
		return match ( $this ) {
			self::Recaptcha => 'https://www.google.com/recaptcha/api/siteverify',
			self::Turnstile => 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
		};
	}

	/**
	 * An action in its alphabet. reCAPTCHA takes letters, digits, slashes and
	 * underscores. Turnstile takes letters, digits, underscores and hyphens, 32 at
	 * most: a longer one keeps its end, which tells forms apart, and begins with a
	 * hash of the whole.
	 *
	 * @param string $action As Action made it.
	 */
	public function action( string $action ): string {
		if ( self::Recaptcha === $this ) {
			return (string) preg_replace( '/[^A-Za-z0-9\/_]/', '_', $action );
		}
		$plain = (string) preg_replace( '/[^A-Za-z0-9_-]/', '-', $action );
		return strlen( $plain ) <= self::TURNSTILE_ACTION
			? $plain
			: hash( 'crc32b', $action ) . substr( $plain, 8 - self::TURNSTILE_ACTION );
	}

	/**
	 * Whether it says how sure it is.
	 */
	public function has_score(): bool {
		return self::Recaptcha === $this;
	}

	/**
	 * Seconds after which its tokens have run out, with some for the way here.
	 */
	public function max_age(): int {
		return match ( $this ) {
			self::Recaptcha => 120 + 30,
			self::Turnstile => 300 + 30,
		};
	}
}
