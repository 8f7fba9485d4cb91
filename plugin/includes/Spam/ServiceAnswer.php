<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use DateTimeImmutable;
use Exception;

/**
 * Parses the service's answer: `{success, hostname, action, score, challenge_ts, error-codes}`. An
 * answer that does not judge the token (wrong secret, or an error of the service) counts as no
 * answer: an owner's mistake must not turn every message into spam.
 *
 * @see SPAM-3 SPAM-4 SPAM-15
 */
final class ServiceAnswer {

	/** Error codes about the visitor's token. All others are about the configuration or the service. */
	private const TOKEN_ERRORS = [
		'missing-input-response',
		'invalid-input-response',
		'timeout-or-duplicate',
		// Of hCaptcha.
		'expired-input-response',
		'already-seen-response',
		'invalid-or-already-seen-response',
		// Of Friendly Captcha.
		'response_invalid',
		'response_timeout',
		'response_duplicate',
	];

	/** What hCaptcha says instead of a host that it does not know. */
	private const NO_HOST = 'not-provided';

	/** Seconds by which the service's clock may be ahead. */
	private const SKEW = 60;

	private function __construct(
		private readonly bool $success,
		private readonly string $action,
		private readonly string $host,
		private readonly ?float $score,
		private readonly ?DateTimeImmutable $made_at
	) {}

	/**
	 * Returns null if the answer does not judge the token.
	 *
	 * @param array<array-key, mixed> $json
	 */
	public static function read( array $json ): ?self {
		$success = $json['success'] ?? null;
		$errors  = $json['error-codes'] ?? [];
		$text    = static fn ( string $name ): string => is_string( $json[ $name ] ?? null ) ? $json[ $name ] : '';
		$score   = $json['score'] ?? null;
		if ( ! is_bool( $success )
			|| ( ! $success
				&& ( ! is_array( $errors )
					|| [] === $errors
					|| [] !== array_diff( array_filter( $errors, is_string( ... ) ), self::TOKEN_ERRORS ) ) ) ) {
			return null;
		}
		try {
			$made_at = '' === $text( 'challenge_ts' ) ? null : new DateTimeImmutable( $text( 'challenge_ts' ) );
		} catch ( Exception ) {
			$made_at = null;
		}
		return new self(
			$success,
			$text( 'action' ),
			strtolower( $text( 'hostname' ) ),
			is_int( $score ) || is_float( $score ) ? (float) $score : null,
			$made_at
		);
	}

	/** Whether the answer has a score, as far as it should: a rejected token gets none. */
	public function has_score(): bool {
		return ! $this->success || null !== $this->score;
	}

	/**
	 * Returns why the token is not accepted; null if it is.
	 *
	 * @param string $action The expected action; empty for a service without actions.
	 * @param list<string> $hosts Allowed hosts.
	 * @param float $threshold The lowest accepted score.
	 * @param int $now Unix timestamp.
	 */
	public function reason(
		CaptchaService $service,
		string $action,
		array $hosts,
		float $threshold,
		int $now
	): ?SpamReason {
		$age = null === $this->made_at ? -PHP_INT_MAX : $now - $this->made_at->getTimestamp();
		return match ( true ) {
			! $this->success                                   => SpamReason::Token,
			'' !== $action && $action !== $this->action        => SpamReason::Action,
			! in_array( $this->host, $hosts, true )
				&& ! $this->may_lack_host( $service )          => SpamReason::Host,
			$age > $service->max_age() || $age < -self::SKEW   => SpamReason::Age,
			// That of other services, such as hCaptcha's for companies, has another meaning.
			$service->has_score() && $this->score < $threshold => SpamReason::Score,
			default                                            => null,
		};
	}

	private function may_lack_host( CaptchaService $service ): bool {
		return $service->has_site_key_check() && in_array( $this->host, [ '', self::NO_HOST ], true );
	}
}
