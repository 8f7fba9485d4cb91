<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\AbTests\Goals\RecordType;
use Brolga\AbTests\Registry\AbTestsSection;
use Brolga\AbTests\Registry\Device;
use Brolga\AbTests\Registry\Source;
use Brolga\AbTests\Registry\Test;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\Variant;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Constants;

/**
 * What a visitor's cookies tell about tests. Visitors can forge them, so invalid values are ignored.
 *
 * @see AB-3 AB-5 AB-33 AB-810
 */
final class VisitorCookies {

	private const PATH = '/';

	/** A record's key: a random number, the device and the source. */
	private const VISIT = '/^\d+-([a-z]+)-([a-z]*)$/D';

	/**
	 * @param array<array-key, mixed> $cookies By name, unslashed.
	 * @param string $unique_id Suffix of the cookies' names from the settings; may be empty.
	 */
	public function __construct(
		private readonly array $cookies,
		private readonly string $unique_id
	) {}

	/** @param array<array-key, mixed> $cookies */
	public static function of( array $cookies, Settings $settings ): self {
		return new self( $cookies, $settings->of( new AbTestsSection() )->text( 'unique_test_id' ) );
	}

	public function variant( Test $test ): ?Variant {
		return $test->variant( $this->value( $this->cookie_name( $test->key ) ) );
	}

	/** Returns the name of the cookie with a variant that the test no longer has; empty if none. */
	public function stale( Test $test ): string {
		$name = $this->cookie_name( $test->key );
		return '' !== $this->value( $name ) && null === $this->variant( $test ) ? $name : '';
	}

	/**
	 * Deletes the cookie of a variant that is gone, so that the page's script can store a new one.
	 *
	 * @see AB-55
	 */
	public function forget_stale( Test $test ): void {
		$name = $this->stale( $test );
		if ( '' !== $name && ! headers_sent() ) {
			setcookie( $name, '', [ 'expires' => 1, 'path' => self::PATH ] );
		}
	}

	/** Returns the key that a record was made with; empty if it was not made. */
	public function record( TestKey $key, RecordType $type ): string {
		return $this->value( $this->record_name( $key, $type ) );
	}

	/** Returns the name of the cookie that keeps a record's key. */
	public function record_name( TestKey $key, RecordType $type ): string {
		return strtr( Constants::AB_RECORD_COOKIE, [ '{record_type}' => $type->value ] + $this->names( $key ) );
	}

	/**
	 * Returns the visitor's device and source, as the browser has kept them with a record.
	 *
	 * @return array{device: Device, source: Source}
	 */
	public function visit( TestKey $key ): array {
		foreach ( RecordType::cases() as $type ) {
			if ( 1 === preg_match( self::VISIT, $this->record( $key, $type ), $match ) ) {
				return [
					'device' => Device::named( $match[1] ),
					'source' => Source::named( $match[2] ),
				];
			}
		}
		return [
			'device' => Device::Unknown,
			'source' => Source::Unknown,
		];
	}

	public function has_other_record( TestKey $key, RecordType $type ): bool {
		foreach ( RecordType::cases() as $other ) {
			if ( $other !== $type && '' !== $this->record( $key, $other ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether the visitor has made any record of the test, and so was counted. */
	public function has_record( TestKey $key ): bool {
		foreach ( RecordType::cases() as $type ) {
			if ( '' !== $this->record( $key, $type ) ) {
				return true;
			}
		}
		return false;
	}

	public function cookie_name( TestKey $key ): string {
		return strtr( Constants::AB_SUBJECT_COOKIE, $this->names( $key ) );
	}

	/** @return array<string, string> */
	private function names( TestKey $key ): array {
		return [
			'{post}'           => $key->format(),
			'{unique_test_id}' => $this->unique_id,
		];
	}

	private function value( string $name ): string {
		$value = $this->cookies[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}
}
