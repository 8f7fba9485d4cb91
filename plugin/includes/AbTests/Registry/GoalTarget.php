<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\AbTests\Goals\Goal;

/**
 * The page or forms that an owner chose as a test's goal, other than marked blocks.
 *
 * @see AB-170 AB-171
 */
final class GoalTarget {

	public const MAX_FORMS = 50;

	private const UID = '/^[\w-]{1,64}$/';

	/** @param list<string> $forms */
	public function __construct(
		public readonly int $page = 0,
		public readonly array $forms = []
	) {}

	/** @param array<array-key, mixed> $values */
	public static function of( array $values ): self {
		$page  = $values['goalPage'] ?? 0;
		$forms = is_array( $values['goalForms'] ?? null ) ? $values['goalForms'] : [];
		return new self(
			is_int( $page ) ? max( 0, $page ) : 0,
			array_slice(
				array_values( array_unique( array_filter(
					$forms,
					static fn ( mixed $uid ): bool => is_string( $uid ) && 1 === preg_match( self::UID, $uid )
				) ) ),
				0,
				self::MAX_FORMS
			)
		);
	}

	/** @return array{goalPage: int, goalForms: list<string>} */
	public function values(): array {
		return [ 'goalPage' => $this->page, 'goalForms' => $this->forms ];
	}

	/** Returns the parts that apply to a goal, since a page may have been chosen for an earlier goal. */
	public function as_for( Goal $goal ): self {
		return new self(
			Goal::SHORTCODE === $goal->value ? $this->page : 0,
			Goal::FORM === $goal->value ? $this->forms : []
		);
	}
}
