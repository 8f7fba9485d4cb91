<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

/** One of the contents that a test compares. */
final class Variant {

	public const CONTROL = 0;

	public const MAX_NUMBER = 9999;

	public const MAX_WEIGHT = 100;

	/**
	 * @param int $number Unique within the test and never reused; 0 is the control.
	 * @param string $label May be empty.
	 * @param int $weight Relative to the other variants' weights: 0 to 100.
	 */
	public function __construct(
		public readonly int $number,
		public readonly string $label,
		public readonly int $weight
	) {}

	/**
	 * Reads variants from the registry, the control first. Invalid ones are left out.
	 *
	 * @param list<mixed> $stored
	 * @return list<self>
	 */
	public static function of_stored( array $stored ): array {
		$variants = [];
		foreach ( $stored as $one ) {
			$number = is_array( $one ) ? $one['number'] ?? null : null;
			if ( is_array( $one ) && is_int( $number ) ) {
				$variants[] = new self(
					$number,
					is_string( $one['label'] ?? null ) ? $one['label'] : '',
					is_int( $one['weight'] ?? null ) ? $one['weight'] : 0
				);
			}
		}
		return $variants;
	}
}
