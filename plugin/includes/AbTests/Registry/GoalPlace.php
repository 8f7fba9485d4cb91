<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\AbTests\Goals\Goal;

/**
 * What its owner chose as the goal of a test, beside blocks that are marked: the page that is to be visited, the
 * forms that are to be sent.
 *
 * @see AB-170 AB-171
 */
final class GoalPlace {

	/** More forms than anybody chooses. */
	public const MAX_FORMS = 50;

	/** What names a form. */
	private const UID = '/^[\w-]{1,64}$/';

	/**
	 * @param int          $page  The page; 0: none.
	 * @param list<string> $forms The forms, by their own ids.
	 */
	public function __construct(
		public readonly int $page = 0,
		public readonly array $forms = []
	) {}

	/**
	 * What a block, a page or the registry says of it.
	 *
	 * @param array<array-key, mixed> $values By the names of values().
	 */
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

	/**
	 * As it is stored.
	 *
	 * @return array{goalPage: int, goalForms: list<string>}
	 */
	public function values(): array {
		return [ 'goalPage' => $this->page, 'goalForms' => $this->forms ];
	}

	/**
	 * What counts for a goal: a page that was chosen before the goal was changed does not.
	 */
	public function as_for( Goal $goal ): self {
		return new self(
			Goal::SHORTCODE === $goal->value ? $this->page : 0,
			Goal::FORM === $goal->value ? $this->forms : []
		);
	}
}
