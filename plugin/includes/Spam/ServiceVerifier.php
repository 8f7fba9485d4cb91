<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Api\Spam\Attempt;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\LazyInject;
use Closure;

/**
 * Verifies a token of reCAPTCHA v3 or Turnstile: valid, for this action, from this site, recent,
 * and with a sufficient score. An accepted token is valid for one submission. The visitor's IP
 * address is not sent, since neither service needs it.
 *
 * @see SPAM-3
 */
final class ServiceVerifier implements Verifier {

	/** @param Closure(): Siteverify $siteverify */
	public function __construct(
		private readonly CaptchaService $service,
		private readonly SpamSettings $settings,
		#[LazyInject( Siteverify::class )] private readonly Closure $siteverify,
		private readonly Clock $clock
	) {}

	public function name(): VerifierName {
		return $this->service->name();
	}

	public function action( string $action ): string {
		return $this->service->action( $action );
	}

	/** An answer without the expected score counts as none: the owner's key is of another kind. */
	public function verify( Attempt $attempt ): SpamVerdict {
		$token = $this->name()->token( $attempt->token );
		if ( '' === $token ) {
			return SpamVerdict::neutral();
		}
		$url    = $this->settings->verify_url();
		$json   = ( $this->siteverify )()->ask(
			'' === $url ? $this->service->verify_url() : $url,
			$this->settings->secret(),
			$token
		);
		$answer = null === $json ? null : ServiceAnswer::read( $json );
		if ( null === $answer || ( $this->service->has_score() && ! $answer->has_score() ) ) {
			return SpamVerdict::unavailable();
		}
		$reason = $answer->reason(
			$this->action( $attempt->action ),
			self::hosts(),
			$this->settings->threshold(),
			$this->service->max_age(),
			$this->clock->timestamp()
		);
		return null === $reason
			? SpamVerdict::ham( 'token:' . hash( 'sha256', $token ) )
			: SpamVerdict::suspect( $reason );
	}

	/** @return list<string> */
	private static function hosts(): array {
		$host  = strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		$plain = (string) preg_replace( '/^www\./', '', $host );
		/**
		 * Filters the hosts from which tokens of a spam protection service are accepted.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $hosts The site's host, with and without `www.`.
		 *
		 * @example
		 * add_filter(
		 * 	'brolga_spam_hosts',
		 * 	static fn ( array $hosts ): array => [ ...$hosts, 'example.com.au' ]
		 * );
		 */
		$hosts = apply_filters( 'brolga_spam_hosts', [ $plain, "www.{$plain}" ] );
		return is_array( $hosts ) ? array_values( array_filter( $hosts, is_string( ... ) ) ) : [];
	}
}
