<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Signups;

use Brolga\Core\Blocks\Rendering;
use Brolga\Core\Support\Module;
use Brolga\Forms\Definition\SourceStack;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Views\FormScope;
use Brolga\Forms\Views\FormState;
use Brolga\Newsletter\Lists\SignupForm;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;

/**
 * Where a form is saved, what it is signed with, and what became of the one that
 * this request sent.
 */
final class SignupForms implements Module {

	/** The sign-up whose blocks are being rendered. */
	private ?RenderedSignup $open = null;

	/** The number of the page's next sign-up. */
	private int $next = 0;

	/** What became of the form that this request posted. */
	private ?SubscriptionResult $result = null;

	/** What was sent. */
	private ?SubscriptionRequest $request = null;

	public function __construct(
		private readonly SourceStack $sources,
		private readonly FormScope $scope,
		private readonly SignupChecksum $checksum,
		private readonly FormState $state,
		private readonly Rendering $rendering
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
	 * Follows the rendering: fields are rendered before the form they stand in.
	 */
	public function register(): void {
		$this->rendering->before( SignupForm::BLOCK, $this->open( ... ) );
		add_filter( 'render_block_' . SignupForm::BLOCK, $this->close( ... ), PHP_INT_MAX );
	}

	/**
	 * The sign-up that is being printed, or null outside of any.
	 */
	public function current(): ?RenderedSignup {
		return $this->open;
	}

	/**
	 * A sign-up begins.
	 *
	 * @param array<array-key, mixed> $block The parsed block.
	 */
	private function open( array $block ): void {
		$form       = SignupForm::read( $block );
		$id         = $this->sources->form( $block, $form->uid );
		$number     = $this->next;
		$this->next = FormScope::is_on_page() ? $number + 1 : $number;
		$is_answer  = null !== $id && $this->is_about( $id, $number );
		$this->open = new RenderedSignup(
			$form,
			$id,
			$number,
			null === $id ? '' : $this->checksum->sign( $id, $form ),
			null !== $id && $this->state->is_sent( $id ),
			$is_answer ? $this->result : null,
			$is_answer ? $this->request : null,
			$this->scope->today(),
			$this->scope->repeats( $form->anchor )
		);
		$this->scope->set( $this->open->fields );
	}

	/**
	 * A sign-up ends.
	 *
	 * @param mixed $content The rendered block, handed on.
	 */
	private function close( mixed $content ): mixed {
		$this->open = null;
		$this->scope->set( null );
		return $content;
	}

	/**
	 * Whether this request's outcome is about a form of the page. A form that is
	 * not known (its signature was refused) is the one in the same place.
	 *
	 * @param int $number Its number on the page.
	 */
	private function is_about( FormId $id, int $number ): bool {
		return null !== $this->result
			&& ( null === $this->result->form_id
				? $number === $this->request?->number
				: $this->result->form_id->equals( $id ) );
	}
}
