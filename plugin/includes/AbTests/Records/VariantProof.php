<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\AbTests\Registry\AbTestsSection;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\Variant;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\InvalidToken;

/**
 * The signed cookie next to the plain cookie of a variant, which scripts read and write. It is set
 * when the server returns a variant to a script, or else with the first record. All visitors who
 * get a variant on the same day share one signature, so it cannot identify anyone.
 *
 * @see AB-111 AB-113
 */
final class VariantProof {

	private const PURPOSE = 'ab_subject';

	public const TYPE = 'proof';

	/** The cookie's value for a visitor over the limit, whose records do not count. */
	public const UNCOUNTED = '-';

	private const SECONDS_A_DAY = 86400;

	public function __construct(
		private readonly Hmac $hmac,
		private readonly Settings $settings,
		private readonly Clock $clock
	) {}

	/** @param array<array-key, mixed> $cookies */
	public function standing( Variant $variant, Test $test, array $cookies ): SignatureStatus {
		if ( self::UNCOUNTED === $this->value( $test->key, $cookies ) ) {
			return SignatureStatus::Uncounted;
		}
		return $this->variant( $test, $cookies )?->number === $variant->number
			? SignatureStatus::Signed
			: SignatureStatus::Unsigned;
	}

	/**
	 * Returns the visitor's signed variant; null also if the test no longer has it.
	 *
	 * @param array<array-key, mixed> $cookies
	 */
	public function variant( Test $test, array $cookies ): ?Variant {
		try {
			[
				$test_id,
				$subject_id
			] = [ ...explode( ' ', $this->hmac->verify( self::PURPOSE, $this->value( $test->key, $cookies ) ) ), '' ];
		} catch ( InvalidToken ) {
			return null;
		}
		return $test_id === $test->key->format() ? $test->variant( $subject_id ) : null;
	}

	/**
	 * The signature expires at midnight UTC, so that its time does not identify the visitor.
	 *
	 * @return array<string, string>
	 */
	public function signed( TestKey $key, int $number ): array {
		$ttl = self::lifetime() - $this->clock->timestamp() % self::SECONDS_A_DAY;
		return [ $this->name(
			$key
		) => $this->hmac->sign( self::PURPOSE, "{$key->format()} {$key->subject( $number )}", $ttl ) ];
	}

	/** @return array<string, string> */
	public function uncounted( TestKey $key ): array {
		return [ $this->name( $key ) => self::UNCOUNTED ];
	}

	/**
	 * Sets the cookie, unless the visitor has one or the headers are already sent.
	 *
	 * @param array<array-key, mixed> $cookies
	 */
	public function give( TestKey $key, int $number, array $cookies ): void {
		if ( '' === $this->value( $key, $cookies ) ) {
			$this->send( $this->signed( $key, $number ) );
		}
	}

	/**
	 * Sets cookies. They are not HttpOnly, because a script deletes them when consent is withdrawn.
	 *
	 * @param array<string, string> $cookies
	 */
	public function send( array $cookies ): void {
		if ( ! headers_sent() ) {
			self::send_at( $cookies, $this->clock->timestamp(), is_ssl() );
		}
	}

	/**
	 * Like send(), but works before WordPress is loaded.
	 *
	 * @param array<string, string> $cookies
	 */
	public static function send_at( array $cookies, int $now, bool $is_secure ): void {
		foreach ( $cookies as $name => $value ) {
			setcookie(
				$name,
				$value,
				[
					'expires'  => $now + self::lifetime(),
					'path'     => Constants::AB_COOKIE_PATH,
					'secure'   => $is_secure,
					'samesite' => 'Lax',
				]
			);
		}
	}

	/** Lifetime of test cookies, in seconds. */
	private static function lifetime(): int {
		return Constants::AB_COOKIE_DAYS * self::SECONDS_A_DAY;
	}

	/** @param array<array-key, mixed> $cookies */
	private function value( TestKey $key, array $cookies ): string {
		$value = $cookies[ $this->name( $key ) ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	public function name( TestKey $key ): string {
		return strtr(
			Constants::AB_RECORD_COOKIE,
			[
				'{record_type}'    => self::TYPE,
				'{post}'           => $key->format(),
				'{unique_test_id}' => $this->settings->of( new AbTestsSection() )->text( 'unique_test_id' ),
			]
		);
	}
}
