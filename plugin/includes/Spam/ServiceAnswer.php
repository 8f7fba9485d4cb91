<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use DateTimeImmutable;
use Exception;

/**
 * Reads `{success, hostname, action, score, challenge_ts, error-codes}`.
 *
 * An answer that says nothing of the token (the secret is wrong, the service
 * has an error of its own) is none: an owner's mistake must not make spam of
 * every message.
 *
 * @see SPAM-3 SPAM-4
 */
final class ServiceAnswer {

	/** What may be wrong with a token; all else is wrong with us, or with the service. */
	private const TOKEN_ERRORS = [ 'missing-input-response', 'invalid-input-response', 'timeout-or-duplicate' ];

	/** Seconds that a service's clock may be ahead of ours. */
	private const SKEW = 60;

	private function __construct(
		private readonly bool $success,
		private readonly string $action,
		private readonly string $host,
		private readonly ?float $score,
		private readonly ?DateTimeImmutable $made_at
	) {}

	/**
	 * The answer in some JSON; null when there is none.
	 *
	 * @param array<array-key, mixed> $json What the service sent.
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

	/**
	 * Whether it says how sure it is.
	 */
	public function has_score(): bool {
		return ! $this->success || null !== $this->score;
	}

	/**
	 * What speaks against the token; null: nothing.
	 *
	 * @param string       $action    What it should be made for.
	 * @param list<string> $hosts     Where it may be made.
	 * @param float        $threshold The lowest score that is let in.
	 * @param int          $max_age   Seconds that it may be old.
	 * @param int          $now       Seconds since 1970.
	 */
	public function reason( string $action, array $hosts, float $threshold, int $max_age, int $now ): ?SpamReason {
		$age = null === $this->made_at ? -PHP_INT_MAX : $now - $this->made_at->getTimestamp();
		return match ( true ) {
			! $this->success                                       => SpamReason::Token,
			$action !== $this->action                              => SpamReason::Action,
			! in_array( $this->host, $hosts, true )                => SpamReason::Host,
			$age > $max_age || $age < -self::SKEW                  => SpamReason::Age,
			null !== $this->score && $this->score < $threshold     => SpamReason::Score,
			default                                                => null,
		};
	}
}
