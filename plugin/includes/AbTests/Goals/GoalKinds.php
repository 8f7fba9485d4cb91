<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

use Brolga\Api\Goals\GoalDefinition;
use Brolga\Api\Goals\GoalKind;
use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\All;

/**
 * All kinds of goals that are available for tests.
 *
 * @see EXT-3 EXT-1
 */
final class GoalKinds {

	public const FILTER = 'brolga_goal_kinds';

	/** @var array<string, GoalKind>|null Null until first used. */
	private ?array $all = null;

	/** @param list<GoalKind> $own */
	public function __construct( #[All( GoalKind::class )] private readonly array $own ) {}

	/** @return array<string, GoalKind> */
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
				 * @param list<GoalKind> $kinds Objects of classes that implement `Brolga\Api\Goals\GoalKind`.
				 *     Default: none.
				 */
				return apply_filters( 'brolga_goal_kinds', [] );
			}
		);
	}

	/** Returns a goal's kind; null if it does not exist, or the plugin that adds it is inactive. */
	public function find( Goal $goal ): ?GoalKind {
		return $this->all()[ $goal->value ] ?? null;
	}

	/**
	 * Returns a goal's definition; null if its kind does not exist or threw an error.
	 *
	 * @see EXT-7
	 */
	public function definition( Goal $goal ): ?GoalDefinition {
		$kind = $this->find( $goal );
		return null === $kind ? null : Extensions::guard( $kind::class, $kind->definition( ... ), null );
	}

	/** Returns why a test counts nothing whose goal does not exist, and what to do. */
	public static function inactive(): string {
		return __( 'The plugin that adds the goal of this test is not active, so the test counts nothing. Activate the plugin, or stop the test.', 'brolga' );
	}

	public function label( Goal $goal ): string {
		return $this->definition( $goal )->label ?? $goal->value;
	}
}
