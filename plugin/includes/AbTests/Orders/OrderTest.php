<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Orders;

use Brolga\AbTests\Registry\TestKey;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use InvalidArgumentException;

/**
 * A test whose variant an order has stored. Other plugins can change what is stored, so what is
 * not understood is ignored.
 *
 * @see AB-67 AB-810
 */
final class OrderTest {

	/** @param OrderGoal|null $goal Null: the browser records the conversion, or there is none. */
	private function __construct(
		public readonly TestKey $key,
		public readonly string $subject_id,
		public readonly ?OrderGoal $goal
	) {}

	/**
	 * @param array<string, string> $origin
	 * @return list<self> Each test once, in one order for everybody.
	 */
	public static function all( array $origin ): array {
		$goals = self::by_test( $origin[ OrderVariants::GOALS ] ?? '' );
		$tests = [];
		foreach ( self::by_test( $origin[ OrderVariants::NAME ] ?? '' ) as $name => $shown ) {
			$subject_id = $shown['stored']['subject'] ?? null;
			if ( is_string( $subject_id ) ) {
				$goal    = OrderGoal::read( $goals[ $name ]['stored'] ?? null );
				$tests[] = new self( $shown['key'], $subject_id, $goal );
			}
		}
		return $tests;
	}

	/** @return array<array-key, array{key: TestKey, stored: array<array-key, mixed>}> By test, sorted. */
	private static function by_test( string $json ): array {
		try {
			$all = '' === $json ? [] : Json::items( $json );
		} catch ( InvalidJson ) {
			return [];
		}
		$found = [];
		foreach ( array_filter( $all, is_array( ... ) ) as $stored ) {
			try {
				$key = is_string( $stored['test'] ?? null ) ? TestKey::parse( $stored['test'] ) : null;
			} catch ( InvalidArgumentException ) {
				$key = null;
			}
			if ( null !== $key ) {
				$found[ $key->format() ] = [
					'key'    => $key,
					'stored' => $stored,
				];
			}
		}
		ksort( $found, SORT_STRING );
		return $found;
	}
}
