<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Api\Spam\Attempt;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\LazyInject;
use Closure;

/**
 * Verifies a service's token: valid, for this action or site key, from this site, recent, and with a
 * sufficient score. An accepted token is valid for one submission. The visitor's IP address is not
 * sent, since no service needs it.
 *
 * @see SPAM-3 SPAM-15
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
		$json   = ( $this->siteverify )()->ask( $this->service, $this->settings, $token );
		$answer = null === $json ? null : ServiceAnswer::read( $json );
		if ( null === $answer || ( $this->service->has_score() && ! $answer->has_score() ) ) {
			return SpamVerdict::unavailable();
		}
		$reason = $answer->reason(
			$this->service,
			$this->action( $attempt->action ),
			self::hosts(),
			$this->settings->threshold(),
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
