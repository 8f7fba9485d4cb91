<?php
declare( strict_types=1 );

namespace Brolga\Forms\Checks;

/**
 * What is asked, and what a visitor is told whose value does not pass.
 */
final class Check {

	public function __construct(
		public readonly CheckKind $kind,
		public readonly string $operand,
		public readonly string $message
	) {}

	/**
	 * The first check that a value does not pass, or null.
	 *
	 * @param list<self> $checks In the order in which they are asked.
	 * @param string     $value  A value that is not empty.
	 */
	public static function first_failed( array $checks, string $value ): ?self {
		foreach ( $checks as $check ) {
			if ( ! $check->kind->passes( $check->operand, $value ) ) {
				return $check;
			}
		}
		return null;
	}
}
