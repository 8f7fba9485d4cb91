<?php
declare( strict_types=1 );

namespace Brolga\Spam;

/**
 * The differences between reCAPTCHA v3 and Turnstile. The request and the format of the answer are the same.
 *
 * @see SPAM-1 SPAM-3 SPAM-7
 */
enum CaptchaService: string {

	case Recaptcha = 'recaptcha';
	case Turnstile = 'turnstile';

	/** Google's alternative domain for countries where google.com is blocked. */
	public const RECAPTCHA_ELSEWHERE = 'https://www.recaptcha.net/recaptcha/api.js';

	/** Maximum characters of an action for Turnstile. */
	private const TURNSTILE_ACTION = 32;

	public function name(): VerifierName {
		return match ( $this ) {
			self::Recaptcha => VerifierName::Recaptcha,
			self::Turnstile => VerifierName::Turnstile,
		};
	}

	public function company(): string {
		return match ( $this ) {
			self::Recaptcha => 'Google (reCAPTCHA)',
			self::Turnstile => 'Cloudflare (Turnstile)',
		};
	}

	/** @param string $base Another URL of the script; empty for the service's own. */
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

	public function verify_url(): string {
		return match ( $this ) {
			self::Recaptcha => 'https://www.google.com/recaptcha/api/siteverify',
			self::Turnstile => 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
		};
	}

	/**
	 * Converts an action to the service's characters. reCAPTCHA accepts letters, digits, slashes
	 * and underscores. Turnstile accepts letters, digits, underscores and hyphens, 32 at most: a
	 * longer action keeps its end, which distinguishes forms, after a hash of the whole.
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

	public function has_score(): bool {
		return self::Recaptcha === $this;
	}

	/** Returns the seconds for which the service's tokens are valid, plus some for the request to arrive. */
	public function max_age(): int {
		return match ( $this ) {
			self::Recaptcha => 120 + 30,
			self::Turnstile => 300 + 30,
		};
	}
}
