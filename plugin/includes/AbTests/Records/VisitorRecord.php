<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\AbTests\Goals\RecordType;
use Brolga\AbTests\Registry\Device;
use Brolga\AbTests\Registry\Source;
use Brolga\AbTests\Registry\TestKey;
use Brolga\Core\Support\Constants;
use InvalidArgumentException;

/**
 * A record as sent by a visitor's page. Only its format is checked; the content is not trusted.
 *
 * @see AB-4 AB-15
 */
final class VisitorRecord {

	private const KEY = '/^[\w-]{1,64}$/D';

	/**
	 * @param TestKey|null $test Null: no test can have the ID that was sent.
	 * @param string $key The random value of the record's cookie; empty: none.
	 * @param bool|null $first Whether it is the visitor's first record in the test; null: unknown.
	 */
	private function __construct(
		public readonly ?TestKey $test,
		public readonly string $subject_id,
		public readonly RecordType $type,
		public readonly string $key,
		public readonly ?bool $first,
		public readonly Device $device,
		public readonly Source $source
	) {}

	/** @return list<self>|null */
	public static function all( mixed $sent ): ?array {
		if ( ! is_array( $sent ) ) {
			return null;
		}
		$records = array_values( array_filter( array_map( self::read( ... ), $sent ) ) );
		return [] === $sent || count( $sent ) > Constants::AB_MAX_RECORDS || count( $records ) !== count( $sent )
			? null
			: $records;
	}

	private static function read( mixed $sent ): ?self {
		if ( ! is_array( $sent ) ) {
			return null;
		}
		$test    = $sent['test_id'] ?? null;
		$subject_id = $sent['subject_id'] ?? null;
		$type    = is_string( $sent['record_type'] ?? null ) ? RecordType::tryFrom( $sent['record_type'] ) : null;
		$key     = $sent['key'] ?? '';
		$first   = $sent['first'] ?? null;
		if (
			! self::is_id( $test )
			|| ! self::is_id( $subject_id )
			|| null === $type
			|| ! is_string( $key )
			|| ( null !== $first && ! is_bool( $first ) )
		) {
			return null;
		}
		return new self(
			self::test( $test ),
			(string) $subject_id,
			$type,
			1 === preg_match( self::KEY, $key ) ? $key : '',
			$first,
			Device::named( $sent['device'] ?? '' ),
			Source::named( $sent['source'] ?? '' )
		);
	}

	/**
	 * Whether a value can be an ID, which may be sent as a number or a string.
	 *
	 * @phpstan-assert-if-true string|int $value
	 */
	private static function is_id( mixed $value ): bool {
		return is_string( $value ) || is_int( $value );
	}

	private static function test( string|int $id ): ?TestKey {
		try {
			return TestKey::parse( $id );
		} catch ( InvalidArgumentException ) {
			return null;
		}
	}
}
