<?php
/**
 * The sign-up forms of the page that is being printed.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Forms\FormId;
use Brolga\Forms\FormState;
use Brolga\Forms\SourceStack;

/**
 * Where a form is saved, what it is signed with, and what became of the one that
 * this request sent.
 */
final class SignupForms {

	/** What became of the form that this request posted. */
	private ?SubscriptionResult $result = null;

	/** What was sent. */
	private ?SubscriptionRequest $request = null;

	/**
	 * Keeps its helpers.
	 *
	 * @param SourceStack    $sources  Knows where the block is saved.
	 * @param SignupChecksum $checksum Signs.
	 * @param FormState      $state    Knows what the address tells.
	 */
	public function __construct(
		private readonly SourceStack $sources,
		private readonly SignupChecksum $checksum,
		private readonly FormState $state
	) {}

	/**
	 * Keeps an outcome for the page.
	 *
	 * @param SubscriptionResult  $result  What became of it.
	 * @param SubscriptionRequest $request What was sent.
	 */
	public function keep( SubscriptionResult $result, SubscriptionRequest $request ): void {
		$this->result  = $result;
		$this->request = $request;
	}

	/**
	 * What became of a form of the page in this request, or null. A form that is
	 * not known (its signature was refused) is the one in the same place.
	 *
	 * @param FormId $id     The form.
	 * @param int    $number Its number on the page.
	 * @return array{result: SubscriptionResult, request: SubscriptionRequest}|null
	 */
	public function outcome_of( FormId $id, int $number ): ?array {
		if ( null === $this->result || null === $this->request || $number !== $this->request->number ) {
			return null;
		}
		return null === $this->result->form_id || $this->result->form_id->equals( $id )
			? [
				'result'  => $this->result,
				'request' => $this->request,
			]
			: null;
	}

	/**
	 * What a form that is being printed is found by; null where nobody could.
	 *
	 * @param SignupForm $form The form.
	 */
	public function id_of( SignupForm $form ): ?FormId {
		$source = $this->sources->current();
		return null === $source ? null : new FormId( $source, $form->uid );
	}

	/**
	 * What signs a form that is being printed.
	 *
	 * @param FormId     $id   Where it is saved.
	 * @param SignupForm $form The form.
	 */
	public function sign( FormId $id, SignupForm $form ): string {
		return $this->checksum->sign( $id, $form );
	}

	/**
	 * Whether the page's address tells of a form's success.
	 *
	 * @param FormId $id The form.
	 */
	public function is_sent( FormId $id ): bool {
		return $this->state->is_sent( $id );
	}
}
