<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

use Brolga\Core\Blocks\Rendering;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Module;
use Brolga\Forms\Answers\Visit;
use Brolga\Forms\Definition\FormReader;
use Brolga\Forms\Definition\SourceStack;
use Brolga\Forms\Source\FormId;

/**
 * WordPress renders the fields of a form before the form itself. So the form is
 * opened when its block is about to be rendered: its fields find in it their
 * names, the visitor's text and what was wrong.
 *
 * @phpstan-import-type ParsedBlock from FormReader
 */
final class FormScope implements Module {

	/** The form whose blocks are being rendered. */
	private ?RenderedForm $open = null;

	/** The number of the page's next form. */
	private int $next = 0;

	/**
	 * Anchors that forms of the page have.
	 *
	 * @var array<string, true>
	 */
	private array $anchors = [];

	/** The one form that is printed, without its page. */
	private ?FormId $alone = null;

	/** The id of its root element. */
	private string $module = '';

	public function __construct(
		private readonly SourceStack $sources,
		private readonly FormState $state,
		private readonly Clock $clock,
		private readonly Rendering $rendering
	) {}

	/**
	 * Follows the rendering.
	 */
	public function register(): void {
		$this->rendering->before( FormReader::FORM_BLOCK, $this->open( ... ) );
		add_filter( 'render_block_' . FormReader::FORM_BLOCK, $this->close( ... ), PHP_INT_MAX );
	}

	/**
	 * The form that is being printed, or null outside of any.
	 */
	public function current(): ?RenderedForm {
		return $this->open;
	}

	/**
	 * A form of another block begins, or ends.
	 *
	 * @param RenderedForm|null $form The form; null: it ends.
	 */
	public function set( ?RenderedForm $form ): void {
		$this->open = $form;
	}

	/**
	 * Whether a form of the page has an anchor already; from now on one has.
	 *
	 * @see FORM-60
	 *
	 * @param string $anchor The id that its owner chose.
	 */
	public function repeats( string $anchor ): bool {
		$is_repeated = isset( $this->anchors[ $anchor ] );
		if ( self::is_on_page() ) {
			$this->anchors[ $anchor ] = true;
		}
		return $is_repeated;
	}

	/**
	 * Whether what is being printed stands on the page: what a description for
	 * search engines is made of takes neither numbers nor anchors away.
	 */
	public static function is_on_page(): bool {
		return ! doing_action( 'wp_head' );
	}

	/**
	 * The day, as 2026-11-21.
	 */
	public function today(): string {
		return Visit::now( $this->clock )->today;
	}

	/**
	 * Renders one form alone, as the page would that has it under a number.
	 *
	 * @param array  $block  Its block as WordPress parsed it.
	 * @param FormId $id     What it is found by.
	 * @param int    $number Its number on the visitor's page.
	 * @param string $module The id of its root element there.
	 * @phpstan-param ParsedBlock $block
	 */
	public function render_alone( array $block, FormId $id, int $number, string $module ): string {
		$this->next   = $number;
		$this->alone  = $id;
		$this->module = $module;
		return $this->sources->within( $id->source, static fn (): string => render_block( $block ) );
	}

	/**
	 * A form begins.
	 *
	 * @param array<array-key, mixed> $block The parsed block.
	 */
	private function open( array $block ): void {
		$form       = FormReader::read( $block );
		$id         = $this->alone ?? $this->sources->form( $block, $form->uid );
		$number     = $this->next;
		$module     = null !== $this->alone
			? $this->module
			: $form->module_id( $number, $this->repeats( $form->anchor ) );
		$this->next = self::is_on_page() ? $number + 1 : $number;
		$outcome    = null === $id ? null : $this->state->outcome_of( $id, $number );
		$this->open = new RenderedForm(
			null === $id ? $form : $form->by_route( $this->state->route( $id, $outcome ) ),
			$id,
			$number,
			$outcome,
			null !== $id && $this->state->is_sent( $id ),
			$this->today(),
			$module,
			has_left_files: $this->state->has_left_files()
		);
	}

	/**
	 * A form ends.
	 *
	 * @param mixed $content The rendered block, handed on.
	 */
	private function close( mixed $content ): mixed {
		$this->open = null;
		return $content;
	}
}
