<?php
declare( strict_types=1 );

namespace Brolga\Forms\Checks;

/** A validation rule with its operand, and the message for values that fail it. */
final class Check {

	public function __construct(
		public readonly CheckKind $kind,
		public readonly string $operand,
		public readonly string $message
	) {}

	/** @param list<self> $checks */
	public static function first_failed( array $checks, string $value ): ?self {
		foreach ( $checks as $check ) {
			if ( ! $check->kind->passes( $check->operand, $value ) ) {
				return $check;
			}
		}
		return null;
	}
}
