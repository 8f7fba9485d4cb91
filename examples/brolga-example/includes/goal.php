<?php
/**
 * A goal of A/B tests: the visitor reaches the end of the page.
 *
 * @package BrolgaExample
 */

declare( strict_types=1 );

namespace BrolgaExample;

use Brolga\Api\Goals\GoalDefinition;
use Brolga\Api\Goals\GoalKind;

/**
 * Its script says `example_read` once the end of the page is seen.
 */
final class EndOfPage implements GoalKind {

	/** Its script module. */
	public const SCRIPT = 'brolga-example/end-of-page';

	/**
	 * By which tests remember it.
	 */
	public function id(): string {
		return 'example-end-of-page';
	}

	/**
	 * What owners and pages are told.
	 */
	public function definition(): GoalDefinition {
		return new GoalDefinition(
			label: __( 'End of the page reached', 'brolga-example' ),
			help: __( 'The visitor scrolls to the end of the page.', 'brolga-example' ),
			events: [ 'example_read' ],
			is_marked: false,
			script: self::SCRIPT
		);
	}
}

add_filter( 'brolga_goal_kinds', static fn ( array $kinds ): array => [ ...$kinds, new EndOfPage() ] );

add_action(
	'init',
	static fn () => wp_register_script_module(
		EndOfPage::SCRIPT,
		plugins_url( 'modules/end-of-page.js', __DIR__ ),
		[ '@brolga/runtime' ],
		'0.1.0'
	)
);
