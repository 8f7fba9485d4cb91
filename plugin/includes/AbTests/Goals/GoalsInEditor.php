<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;
use Brolga\Shop\Shop;

/**
 * Tells editors which goals there are, and whether the user may stop tests.
 *
 * @see EXT-3
 */
final class GoalsInEditor implements Module {

	/** Its name among the editor's settings. */
	public const SETTING = 'brolgaGoals';

	/** Whether the current user may stop tests. */
	public const MAY_MANAGE = 'brolgaMayManageTests';

	public function __construct( private readonly GoalKinds $goals, private readonly Shop $shop ) {}

	/**
	 * Adds to the editor's settings.
	 */
	public function register(): void {
		add_filter(
			'block_editor_settings_all',
			fn ( array $settings ): array => [
				self::SETTING    => $this->told(),
				self::MAY_MANAGE => current_user_can( Roles::MANAGE_TESTS ),
			] + $settings
		);
	}

	/**
	 * The goals, as an editor's list of choices takes them. Without a shop nobody orders: a test that has the goal
	 * shows it, and no other is offered it.
	 *
	 * @see AB-493
	 * @return list<array{value: string, label: string, help: string, isMarked: bool, isOffered: bool}>
	 */
	private function told(): array {
		$told = [];
		foreach ( array_keys( $this->goals->all() ) as $id ) {
			$goal = $this->goals->definition( Goal::named( (string) $id ) );
			if ( null === $goal ) {
				continue;
			}
			$told[] = [
				'value'     => (string) $id,
				'label'     => $goal->label,
				'help'      => $goal->help,
				'isMarked'  => $goal->is_marked,
				'isOffered' => Goal::SHOP !== $id || $this->shop->is_running(),
			];
		}
		return $told;
	}
}
