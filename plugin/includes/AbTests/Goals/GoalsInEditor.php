<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;
use Brolga\Shop\Shop;

/**
 * Passes the available goals, and whether the user may stop tests, to the block editor.
 *
 * @see EXT-3
 */
final class GoalsInEditor implements Module {

	public const SETTING = 'brolgaGoals';

	/** Key in the editor's settings: whether the current user may stop tests. */
	public const MAY_MANAGE = 'brolgaMayManageTests';

	public function __construct( private readonly GoalKinds $goals, private readonly Shop $shop ) {}

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
	 * Without WooCommerce, the order goal is shown only for tests that already use it.
	 *
	 * @return list<array{value: string, label: string, help: string, isMarked: bool, isOffered: bool}>
	 * @see AB-493
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
