<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\AbTests\Goals\Goal;
use Brolga\AbTests\Goals\GoalKinds;
use Brolga\Core\Settings\Settings;
use WP_Post;

/**
 * Whether visitors can reach the goal of a test. If not, the owner is warned before the test starts.
 *
 * @see AB-172
 */
final class GoalReach {

	public function __construct(
		private readonly GoalMentionRepository $mentions,
		private readonly GoalKinds $goals,
		private readonly Settings $settings
	) {}

	/** Whether a goal was chosen at all. A test without one cannot start. */
	public function is_chosen( Test $test ): bool {
		if ( Goal::SHORTCODE === $test->goal->value ) {
			return 0 !== $test->place->page || $this->is_tracked( $test );
		}
		return null !== $this->goals->find( $test->goal )
			&& ( [] !== $test->place->forms || $this->is_on_a_block( $test ) );
	}

	/** Returns a message about why visitors cannot reach the goal; empty if they probably can. */
	public function problem( Test $test ): string {
		if ( null === $this->goals->find( $test->goal ) ) {
			return GoalKinds::inactive();
		}
		if ( Goal::SHORTCODE === $test->goal->value ) {
			return $this->page_problem( $test );
		}
		if ( $this->is_on_a_block( $test ) ) {
			return '';
		}
		foreach ( $test->place->forms as $uid ) {
			if ( $this->mentions->has_form( $uid ) ) {
				return '';
			}
		}
		if ( Goal::FORM !== $test->goal->value ) {
			return __( 'No block counts as the goal of this test yet. Choose one in the settings of the test.', 'brolga' );
		}
		return [] === $test->place->forms
			? __( 'No form counts as the goal of this test yet. Choose one in the settings of the test.', 'brolga' )
			: __( 'The form that counts as the goal of this test no longer exists. Choose another one in the settings of the test.', 'brolga' );
	}

	/** Whether a marked block reaches the goal, or the goal needs none. */
	private function is_on_a_block( Test $test ): bool {
		return true !== $this->goals->definition( $test->goal )?->is_marked
			|| $this->mentions->is_marked( $test->key )
			|| true === PagePair::of( $test->key->post )?->has_goal();
	}

	private function is_tracked( Test $test ): bool {
		return $this->settings->of( new AbTestsSection() )->flag( 'shortcode_tracking' )
			&& $this->mentions->is_tracked( $test->key );
	}

	private function page_problem( Test $test ): string {
		if ( 0 === $test->place->page ) {
			return $this->is_tracked( $test )
				? ''
				: __( 'No page counts as the goal of this test yet. Choose one in the settings of the test.', 'brolga' );
		}
		$page = get_post( $test->place->page );
		return $page instanceof WP_Post && is_post_publicly_viewable( $page ) && '' === $page->post_password
			? ''
			: __( 'Visitors cannot see the page that counts as the goal of this test. Publish it, or choose another one in the settings of the test.', 'brolga' );
	}
}
