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
 * A record as a visitor's page sends it. Nothing in it is believed but its shape.
 *
 * @see AB-4 AB-15
 */
final class VisitorRecord {

	/** A random key, as the page makes it. */
	private const KEY = '/^[\w-]{1,64}$/D';

	/**
	 * @param TestKey|null $test       The test; null: what was sent can be none.
	 * @param string       $subject_id The subject's id.
	 * @param RecordType   $type       What happened.
	 * @param string       $key        The random value that its cookie was given; empty: none.
	 * @param bool|null    $first      Whether it is the visitor's first of the test; null: not said.
	 * @param Source       $source     Where the visitor came from.
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

	/**
	 * The records of a call, or null where one of them is malformed.
	 *
	 * @param mixed $sent As they were sent.
	 * @return list<self>|null
	 */
	public static function all( mixed $sent ): ?array {
		if ( ! is_array( $sent ) ) {
			return null;
		}
		$records = array_values( array_filter( array_map( self::read( ... ), $sent ) ) );
		return [] === $sent || count( $sent ) > Constants::AB_MAX_RECORDS || count( $records ) !== count( $sent )
			? null
			: $records;
	}

	/**
	 * A record, or null where it is malformed.
	 *
	 * @param mixed $sent As it was sent.
	 */
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
	 * Whether a value can be an id: ids are sent as numbers and as texts.
	 *
	 * @param mixed $value Any value.
	 * @phpstan-assert-if-true string|int $value
	 */
	private static function is_id( mixed $value ): bool {
		return is_string( $value ) || is_int( $value );
	}

	/**
	 * The test of an id, or null.
	 */
	private static function test( string|int $id ): ?TestKey {
		try {
			return TestKey::parse( $id );
		} catch ( InvalidArgumentException ) {
			return null;
		}
	}
}
