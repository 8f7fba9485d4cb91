<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Signups;

use Brolga\Core\Blocks\BlockRendering;
use Brolga\Core\Support\Module;
use Brolga\Forms\Definition\SourceStack;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Views\FormScope;
use Brolga\Forms\Views\FormState;
use Brolga\Newsletter\Lists\SignupForm;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;

/**
 * Keeps track of the newsletter block that is being rendered, and of the result of the sign-up
 * that this request posted.
 */
final class SignupForms implements Module {

	private ?RenderedSignup $open = null;

	private int $next = 0;

	private ?SubscriptionResult $result = null;

	private ?SubscriptionRequest $request = null;

	public function __construct(
		private readonly SourceStack $sources,
		private readonly FormScope $scope,
		private readonly SignupChecksum $checksum,
		private readonly FormState $state,
		private readonly BlockRendering $rendering
	) {}

	public function keep( SubscriptionResult $result, SubscriptionRequest $request ): void {
		$this->result  = $result;
		$this->request = $request;
	}

	/**
	 * Hooks in before the block is rendered, because WordPress renders inner blocks before the
	 * block that contains them.
	 */
	public function register(): void {
		$this->rendering->before( SignupForm::BLOCK, $this->open( ... ) );
		add_filter( 'render_block_' . SignupForm::BLOCK, $this->close( ... ), PHP_INT_MAX );
	}

	public function current(): ?RenderedSignup {
		return $this->open;
	}

	/** @param array<array-key, mixed> $block */
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

	private function close( mixed $content ): mixed {
		$this->open = null;
		$this->scope->set( null );
		return $content;
	}

	/**
	 * Whether the posted sign-up belongs to a form. If its signature was invalid, its form is
	 * unknown, and the number on the page decides.
	 */
	private function is_about( FormId $id, int $number ): bool {
		return null !== $this->result
			&& ( null === $this->result->form_id
				? $number === $this->request?->number
				: $this->result->form_id->equals( $id ) );
	}
}
