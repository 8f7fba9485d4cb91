<?php
declare( strict_types=1 );

namespace Brolga\Forms;

/**
 * A result, and what the visitor had typed, for the page that answers.
 */
final class FormOutcome {

	public function __construct(
		public readonly SubmissionResult $result,
		public readonly Submission $submission
	) {}

	/**
	 * Whether this is about a form of the page. A form that is not known (its
	 * token was refused) is the one that stands in the same place.
	 *
	 * @param FormId $id     A form that is being printed.
	 * @param int    $number Its number on the page.
	 */
	public function is_about( FormId $id, int $number ): bool {
		return null === $this->result->form_id ? $number === $this->submission->number : $this->result->form_id->equals( $id );
	}
}
