<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

/**
 * One of the contents that a test compares.
 */
final class Variant {

	/** The control's number. */
	public const CONTROL = 0;

	/** The greatest number that a subject's id can have. */
	public const MAX_NUMBER = 9999;

	/** The greatest weight that an owner can give. */
	public const MAX_WEIGHT = 100;

	/**
	 * @param int    $number Its number in the test; 0 is the control. Never used again once it is deleted.
	 * @param string $label  What its owner calls it; may be empty.
	 * @param int    $weight How often it is given out, against the other variants' weights: 0 to 100.
	 */
	public function __construct(
		public readonly int $number,
		public readonly string $label,
		public readonly int $weight
	) {}

	/**
	 * Variants of the registry, the control first. What is none is left out.
	 *
	 * @param list<mixed> $stored As Json::encode() wrote them.
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
