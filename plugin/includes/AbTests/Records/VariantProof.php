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
 * The signature that goes with the cookie of a variant. The page’s script goes on
 * reading and writing the plain cookie, and what is signed stands beside it: it
 * is given with the variant where a script asks the server for one, and with the
 * first record elsewhere: a page sets no cookie. All who were given a variant on one day have the same: it
 * tells nobody from anybody.
 *
 * @see AB-111 AB-113
 */
final class VariantProof {

	private const PURPOSE = 'ab_subject';

	/** In the place of a record’s type in the names of cookies. */
	public const TYPE = 'proof';

	/** The cookie of somebody who came when too many had come: what he does does not count either. */
	public const UNCOUNTED = '-';

	private const SECONDS_A_DAY = 86400;

	public function __construct(
		private readonly Hmac $hmac,
		private readonly Settings $settings,
		private readonly Clock $clock
	) {}

	/**
	 * What a visitor’s cookies prove.
	 *
	 * @param Variant                 $variant The variant that the plain cookie names.
	 * @param array<array-key, mixed> $cookies The visitor’s, unslashed.
	 */
	public function standing( Variant $variant, Test $test, array $cookies ): Standing {
		if ( self::UNCOUNTED === $this->value( $test->key, $cookies ) ) {
			return Standing::Uncounted;
		}
		return $this->variant( $test, $cookies )?->number === $variant->number ? Standing::Signed : Standing::Unsigned;
	}

	/**
	 * The variant that was signed for a visitor; null: none that the test still has.
	 *
	 * @param array<array-key, mixed> $cookies The visitor’s, unslashed.
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
	 * The cookie of somebody who was given a variant: its name and value.
	 *
	 * @param int $number The variant’s number.
	 * @return array<string, string>
	 */
	public function signed( TestKey $key, int $number ): array {
		// Until a midnight, so that the moment tells nobody apart.
		$ttl = self::lifetime() - $this->clock->timestamp() % self::SECONDS_A_DAY;
		return [ $this->name(
			$key
		) => $this->hmac->sign( self::PURPOSE, "{$key->format()} {$key->subject( $number )}", $ttl ) ];
	}

	/**
	 * The cookie of somebody who is not counted: its name and value.
	 *
	 * @return array<string, string>
	 */
	public function uncounted( TestKey $key ): array {
		return [ $this->name( $key ) => self::UNCOUNTED ];
	}

	/**
	 * Signs what the server has chosen for a visitor who has nothing yet, where the
	 * head of the answer is still to come. Elsewhere the first record is.
	 *
	 * @param int                     $number  The variant’s number.
	 * @param array<array-key, mixed> $cookies The visitor’s, unslashed.
	 */
	public function give( TestKey $key, int $number, array $cookies ): void {
		if ( '' === $this->value( $key, $cookies ) ) {
			$this->send( $this->signed( $key, $number ) );
		}
	}

	/**
	 * Has the browser keep cookies, for as long as those of tests. Scripts can read
	 * them: whoever takes consent back has them removed.
	 *
	 * @param array<string, string> $cookies By name.
	 */
	public function send( array $cookies ): void {
		if ( ! headers_sent() ) {
			self::send_at( $cookies, $this->clock->timestamp(), is_ssl() );
		}
	}

	/**
	 * The same, where nothing of WordPress is loaded.
	 *
	 * @param array<string, string> $cookies   By name.
	 * @param int                   $now       Seconds since 1970.
	 * @param bool                  $is_secure Whether they are for encrypted connections alone.
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

	/**
	 * How long a cookie of a test lives.
	 */
	private static function lifetime(): int {
		return Constants::AB_COOKIE_DAYS * self::SECONDS_A_DAY;
	}

	/**
	 * The cookie’s value, or an empty text.
	 *
	 * @param array<array-key, mixed> $cookies The visitor’s, unslashed.
	 */
	private function value( TestKey $key, array $cookies ): string {
		$value = $cookies[ $this->name( $key ) ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/**
	 * The cookie’s name.
	 */
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
