<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Signups;

use Brolga\Forms\Sending\FormOutcome;
use Brolga\Forms\Sending\Submission;
use Brolga\Forms\Sending\SubmissionResult;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Views\RenderedForm;
use Brolga\Newsletter\Lists\SignupForm;
use Brolga\Newsletter\Subscribers\CustomFieldNames;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;

/** A newsletter block during rendering, with the data that its custom fields need. */
final class RenderedSignup {

	public readonly RenderedForm $fields;

	public function __construct(
		public readonly SignupForm $form,
		public readonly ?FormId $id,
		public readonly int $number,
		public readonly string $checksum,
		public readonly bool $is_sent,
		public readonly ?SubscriptionResult $result,
		public readonly ?SubscriptionRequest $typed,
		string $today,
		private readonly bool $is_repeated
	) {
		$this->fields = new RenderedForm(
			$form->custom,
			$id,
			$number,
			$this->outcome(),
			$is_sent,
			$today,
			$this->module_id() . '-field',
			new CustomFieldNames()
		);
	}

	public function module_id(): string {
		return $this->form->module_id( $this->number, $this->is_repeated );
	}

	private function outcome(): ?FormOutcome {
		if ( null === $this->result || null === $this->typed || null === $this->result->error ) {
			return null;
		}
		return new FormOutcome(
			SubmissionResult::refused( $this->result->error, $this->id, $this->result->custom_errors() ),
			new Submission(
				$this->typed->checksum,
				$this->number,
				'',
				$this->typed->custom_fields,
				'',
				'',
				'',
				$this->typed->page,
				''
			)
		);
	}
}
