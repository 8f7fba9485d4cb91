<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

use Brolga\Api\Goals\GoalDefinition;
use Brolga\Api\Goals\GoalKind;

/**
 * The goal that a visitor submits a form.
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
			__( 'A contact or newsletter form is submitted, on this page or another one. Choose the forms below.', 'brolga' ),
			[ 'form_sent', 'signed_up' ]
		);
	}
}
