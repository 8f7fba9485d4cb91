<?php
declare( strict_types=1 );

namespace Brolga\Spam;

/**
 * The differences between the services. Friendly Captcha has a request and an answer of its own (see
 * Siteverify); those of the others are the same.
 *
 * @see SPAM-1 SPAM-3 SPAM-7 SPAM-15
 */
enum CaptchaService: string {

	case Recaptcha = 'recaptcha';
	case Turnstile = 'turnstile';
	case Hcaptcha  = 'hcaptcha';
	case Friendly  = 'friendly-captcha';

	/** Google's alternative domain for countries where google.com is blocked. */
	public const RECAPTCHA_ELSEWHERE = 'https://www.recaptcha.net/recaptcha/api.js';

	/** The function that hCaptcha's script calls. */
	private const HCAPTCHA_READY = 'brolgaHcaptcha';

	/** Friendly Captcha publishes its script on jsDelivr alone: one version, which its hash keeps as it is. */
	private const FRIENDLY_SCRIPT = 'https://cdn.jsdelivr.net/npm/@friendlycaptcha/sdk@1.0.2/site.min.js';

	private const FRIENDLY_HASH = 'sha384-PlTUwS206S5stm69A6ULL0xNfgrDI6zspceDmfFtJGdNblYUuExQauIm9leAc/Ck';

	/** Where Friendly Captcha processes everything in the European Union. */
	private const FRIENDLY_EU = 'eu.frcapi.com';

	/** Maximum characters of an action for Turnstile. */
	private const TURNSTILE_ACTION = 32;

	public function name(): VerifierName {
		return VerifierName::from( $this->value );
	}

	public function company(): string {
		return match ( $this ) {
			self::Recaptcha => 'Google (reCAPTCHA)',
			self::Turnstile => 'Cloudflare (Turnstile)',
			self::Hcaptcha  => 'Intuition Machines (hCaptcha)',
			self::Friendly  => 'Friendly Captcha',
		};
	}

	/** @param string $base Another URL of the script; empty for the service's own. */
	public function script_url( string $base, string $site_key ): string {
		$url = '' === $base
			? match ( $this ) {
				self::Recaptcha => 'https://www.google.com/recaptcha/api.js',
				self::Turnstile => 'https://challenges.cloudflare.com/turnstile/v0/api.js',
				self::Hcaptcha  => 'https://js.hcaptcha.com/1/api.js',
				self::Friendly  => self::FRIENDLY_SCRIPT,
			}
			: $base;
		return match ( $this ) {
			self::Recaptcha => add_query_arg( 'render', rawurlencode( $site_key ), $url ),
			self::Turnstile => add_query_arg( 'render', 'explicit', $url ),
			self::Hcaptcha  => add_query_arg(
				[
					'render'          => 'explicit',
					// Its script cannot be used yet when it is loaded: it calls this once it can.
					'onload'          => self::HCAPTCHA_READY,
					// Otherwise it takes the place of a reCAPTCHA that another plugin loaded.
					'recaptchacompat' => 'off',
				],
				$url
			),
			self::Friendly  => $url,
		};
	}

	public function verify_url(): string {
		return match ( $this ) {
			self::Recaptcha => 'https://www.google.com/recaptcha/api/siteverify',
			self::Turnstile => 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
			self::Hcaptcha  => 'https://api.hcaptcha.com/siteverify',
			self::Friendly  => 'https://global.frcapi.com/api/v2/captcha/siteverify',
		};
	}

	/**
	 * Returns what else the page's script needs: what the script's element is given, what the script calls
	 * once it can be used, and what its widget is told.
	 *
	 * @param string $script The script's URL.
	 * @param string $verify The URL of the verification.
	 * @return array{element?: array<string, string>, ready?: string, options?: array<string, string|null>}
	 */
	public function script_details( string $script, string $verify ): array {
		return match ( $this ) {
			self::Recaptcha, self::Turnstile => [],
			self::Hcaptcha                   => [
				'ready'   => self::HCAPTCHA_READY,
				'options' => [ 'size' => 'invisible' ],
			],
			self::Friendly                   => [
				'options' => [
					// The token is sent by our own script.
					'formFieldName' => null,
					'startMode'     => 'auto',
				] + (
					// Tokens are made where they are verified.
					self::FRIENDLY_EU === wp_parse_url( $verify, PHP_URL_HOST ) ? [ 'apiEndpoint' => 'eu' ] : []
				),
			] + ( self::is_on_jsdelivr( $script ) ? [
				'element' => [
					'integrity'   => self::FRIENDLY_HASH,
					'crossOrigin' => 'anonymous',
				],
			] : [] ),
		};
	}

	/** Whether a script comes from jsDelivr, which sees the visitor's IP address beside the service. */
	public static function is_on_jsdelivr( string $script ): bool {
		return self::FRIENDLY_SCRIPT === $script;
	}

	/**
	 * Returns the hosts that receive the visitor's IP address, separated by commas.
	 *
	 * @param string $script The script's URL.
	 */
	public function hosts( string $script ): string {
		$host = (string) wp_parse_url( $script, PHP_URL_HOST );
		$own  = match ( $this ) {
			self::Recaptcha, self::Turnstile => '',
			self::Hcaptcha                   => 'hcaptcha.com',
			self::Friendly                   => 'frcapi.com',
		};
		return match ( true ) {
			'' === $own                     => $host,
			// Other scripts on jsDelivr have nothing to do with it.
			self::is_on_jsdelivr( $script ) => "{$own}, cdn.jsdelivr.net/npm/@friendlycaptcha",
			str_ends_with( $host, ".{$own}" ),
			wp_parse_url( home_url(), PHP_URL_HOST ) === $host => $own,
			default                         => "{$own}, {$host}",
		};
	}

	/**
	 * Converts an action to the service's characters; empty for a service without actions. reCAPTCHA
	 * accepts letters, digits, slashes and underscores. Turnstile accepts letters, digits, underscores
	 * and hyphens, 32 at most: a longer action keeps its end, which distinguishes forms, after a hash
	 * of the whole.
	 */
	public function action( string $action ): string {
		if ( $this->has_site_key_check() ) {
			return '';
		}
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

	/**
	 * Whether the service compares a token with the site key. Such a service knows no actions, and not
	 * always the host.
	 */
	public function has_site_key_check(): bool {
		return self::Hcaptcha === $this || self::Friendly === $this;
	}

	/** Returns the seconds for which the service's tokens are valid, plus some for the request to arrive. */
	public function max_age(): int {
		return match ( $this ) {
			self::Recaptcha                => 120 + 30,
			self::Turnstile                => 300 + 30,
			// Their time may be that at which a visitor began to solve a puzzle; they refuse old tokens themselves.
			self::Hcaptcha, self::Friendly => 600 + 30,
		};
	}
}
