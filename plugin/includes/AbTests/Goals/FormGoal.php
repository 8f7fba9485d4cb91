<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

/**
 * A form is sent.
 *
 * @see AB-4
 */
final class FormGoal implements GoalKind {

	public function id(): string {
		return Goal::FORM;
	}

	public function definition(): GoalDefinition {
		return new GoalDefinition(
			__( 'Form submitted', 'brolga' ),
			__( 'Select the contact or newsletter form and choose this test under “A/B test goal” in its settings.', 'brolga' ),
			[ 'form_sent', 'signed_up' ]
		);
	}
}
