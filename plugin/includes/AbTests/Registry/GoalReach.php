<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\AbTests\Goals\Goal;
use Brolga\AbTests\Goals\GoalKinds;
use Brolga\Core\Settings\Settings;
use WP_Post;

/**
 * Whether anybody can reach the goal of a test. One that cannot count its goal does not start without saying so.
 *
 * @see AB-172
 */
final class GoalReach {

	public function __construct(
		private readonly GoalMentionRepository $mentions,
		private readonly GoalKinds $goals,
		private readonly Settings $settings
	) {}

	/**
	 * Whether anything was chosen that could reach it. A test without does not start.
	 */
	public function is_chosen( Test $test ): bool {
		if ( Goal::SHORTCODE === $test->goal->value ) {
			return 0 !== $test->place->page || $this->is_tracked( $test );
		}
		return [] !== $test->place->forms || $this->is_on_a_block( $test );
	}

	/**
	 * Why nobody can reach it, as a sentence that says what to do; empty: somebody can, as far as anybody knows.
	 */
	public function problem( Test $test ): string {
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

	/**
	 * Whether a block reaches it, or no block has to.
	 */
	private function is_on_a_block( Test $test ): bool {
		return true !== $this->goals->definition( $test->goal )?->is_marked
			|| $this->mentions->is_marked( $test->key )
			|| true === PagePair::of( $test->key->post )?->has_goal();
	}

	/**
	 * Whether the shortcode of before pages were chosen counts it.
	 */
	private function is_tracked( Test $test ): bool {
		return $this->settings->of( new AbTestsSection() )->flag( 'shortcode_tracking' )
			&& $this->mentions->is_tracked( $test->key );
	}

	/**
	 * The same of a visit to another page.
	 */
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
