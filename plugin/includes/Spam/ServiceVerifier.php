<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Later;
use Closure;

/**
 * Asks reCAPTCHA v3 or Turnstile about a token: whether it is good, for this
 * action, made on this site, a moment ago, by somebody it takes for a person.
 * Once it has said yes, the token is good for one entry.
 *
 * The visitor's address is not passed on: neither service needs it.
 *
 * @see SPAM-3
 */
final class ServiceVerifier implements Verifier {

	/**
	 * @param Closure(): Siteverify $siteverify Asks the service.
	 */
	public function __construct(
		private readonly Service $service,
		private readonly SpamSettings $settings,
		#[Later( Siteverify::class )] private readonly Closure $siteverify,
		private readonly Clock $clock
	) {}

	public function name(): VerifierName {
		return $this->service->name();
	}

	/**
	 * An action in the service's alphabet.
	 *
	 * @param string $action As Action made it.
	 */
	public function action( string $action ): string {
		return $this->service->action( $action );
	}

	/**
	 * Judges an attempt. A score is asked for where there must be one: a key of
	 * another kind is the owner's mistake.
	 */
	public function verify( Attempt $attempt ): Verdict {
		$token = $this->name()->token( $attempt->token );
		if ( '' === $token ) {
			return Verdict::neutral();
		}
		$url    = $this->settings->verify_url();
		$json   = ( $this->siteverify )()->ask(
			'' === $url ? $this->service->verify_url() : $url,
			$this->settings->secret(),
			$token
		);
		$answer = null === $json ? null : ServiceAnswer::read( $json );
		if ( null === $answer || ( $this->service->has_score() && ! $answer->has_score() ) ) {
			return Verdict::unavailable();
		}
		$reason = $answer->reason(
			$this->action( $attempt->action ),
			self::hosts(),
			$this->settings->threshold(),
			$this->service->max_age(),
			$this->clock->timestamp()
		);
		return null === $reason ? Verdict::ham( 'token:' . hash( 'sha256', $token ) ) : Verdict::suspect( $reason );
	}

	/**
	 * The hosts this site goes by.
	 *
	 * @return list<string>
	 */
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
