<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\All;

/**
 * All that tests can be decided by.
 *
 * @see EXT-3 EXT-1
 */
final class GoalKinds {

	/** How other plugins bring theirs. */
	public const FILTER = 'brolga_goal_kinds';

	/** @var array<string, GoalKind>|null Null: nobody has asked. */
	private ?array $all = null;

	/**
	 * @param list<GoalKind> $own Ours.
	 */
	public function __construct( #[All( GoalKind::class )] private readonly array $own ) {}

	/**
	 * All of them, by their ids.
	 *
	 * @return array<string, GoalKind>
	 */
	public function all(): array {
		return $this->all ??= Extensions::all(
			GoalKind::class,
			$this->own,
			self::FILTER,
			static function (): mixed {
				/**
				 * Filters the goals that A/B tests can have besides Brolga's own. Add the filter when your plugin
				 * is loaded.
				 *
				 * See docs/extending.md.
				 *
				 * @since 0.1.0
				 *
				 * @param list<GoalKind> $kinds Objects of classes that implement `Brolga\AbTests\Goals\GoalKind`.
				 *     Default: none.
				 */
				return apply_filters( 'brolga_goal_kinds', [] );
			}
		);
	}

	/**
	 * One of them; null: there is none, or its plugin is not active.
	 *
	 * @param Goal $goal By which it is known.
	 */
	public function find( Goal $goal ): ?GoalKind {
		return $this->all()[ $goal->value ] ?? null;
	}

	/**
	 * What a goal's kind says of it; null: there is none, or it failed.
	 *
	 * @see EXT-7
	 */
	public function definition( Goal $goal ): ?GoalDefinition {
		$kind = $this->find( $goal );
		return null === $kind ? null : Extensions::guard( $kind::class, $kind->definition( ... ), null );
	}

	/**
	 * What owners call a goal; its id where nobody knows it any more.
	 */
	public function label( Goal $goal ): string {
		return $this->definition( $goal )->label ?? $goal->value;
	}
}
