<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\AbTests\Goals\RecordType;
use Brolga\AbTests\Registry\AbTestsSection;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\Variant;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Constants;

/**
 * What a visitor's browser remembers of tests. Anybody can write cookies: what
 * is not understood is ignored.
 *
 * @see AB-3 AB-5 AB-33
 */
final class VisitorCookies {

	/** Where the cookies of tests hold: everywhere on the site's host. */
	private const PATH = '/';

	/**
	 * @param array<array-key, mixed> $cookies   By name, unslashed.
	 * @param string                  $unique_id The site's unique test id; may be empty.
	 */
	public function __construct(
		private readonly array $cookies,
		private readonly string $unique_id
	) {}

	/**
	 * Those of a request, under the names that the site gives them.
	 *
	 * @param array<array-key, mixed> $cookies  By name, unslashed.
	 * @param Settings                $settings The site's.
	 */
	public static function of( array $cookies, Settings $settings ): self {
		return new self( $cookies, $settings->of( new AbTestsSection() )->text( 'unique_test_id' ) );
	}

	/**
	 * The variant that the visitor was given, or null.
	 */
	public function variant( Test $test ): ?Variant {
		return $test->variant( $this->value( $this->cookie_name( $test->key ) ) );
	}

	/**
	 * The name of the cookie that keeps a variant which the test no longer has;
	 * empty: there is none.
	 */
	public function stale( Test $test ): string {
		$name = $this->cookie_name( $test->key );
		return '' !== $this->value( $name ) && null === $this->variant( $test ) ? $name : '';
	}

	/**
	 * Lets the browser forget a variant that is gone, so that the page's script
	 * keeps the one that takes its place.
	 *
	 * @see AB-55
	 */
	public function forget_stale( Test $test ): void {
		$name = $this->stale( $test );
		if ( '' !== $name && ! headers_sent() ) {
			setcookie( $name, '', [ 'expires' => 1, 'path' => self::PATH ] );
		}
	}

	/**
	 * The random key that a record was made with; empty: it was not made.
	 */
	public function record( TestKey $key, RecordType $type ): string {
		return $this->value(
			strtr( Constants::AB_RECORD_COOKIE, [ '{record_type}' => $type->value ] + $this->names( $key ) )
		);
	}

	/**
	 * Whether another record of a test was made.
	 *
	 * @param RecordType $type The record that does not count.
	 */
	public function has_other_record( TestKey $key, RecordType $type ): bool {
		foreach ( RecordType::cases() as $other ) {
			if ( $other !== $type && '' !== $this->record( $key, $other ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether any record of a test was made: the visitor was counted.
	 */
	public function has_record( TestKey $key ): bool {
		foreach ( RecordType::cases() as $type ) {
			if ( '' !== $this->record( $key, $type ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The name of the cookie that keeps a test's variant.
	 */
	public function cookie_name( TestKey $key ): string {
		return strtr( Constants::AB_SUBJECT_COOKIE, $this->names( $key ) );
	}

	/**
	 * What stands in a cookie's name.
	 *
	 * @return array<string, string>
	 */
	private function names( TestKey $key ): array {
		return [
			'{post}'           => $key->format(),
			'{unique_test_id}' => $this->unique_id,
		];
	}

	/**
	 * A cookie's value, or an empty text.
	 *
	 * @param string $name The cookie.
	 */
	private function value( string $name ): string {
		$value = $this->cookies[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}
}
