<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

use Brolga\Core\Blocks\BlockRendering;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Module;
use Brolga\Forms\Answers\Visit;
use Brolga\Forms\Definition\FormReader;
use Brolga\Forms\Definition\SourceStack;
use Brolga\Forms\Source\FormId;

/**
 * Opens a form's scope before its block is rendered, because WordPress renders inner blocks first: the fields
 * read their names, the visitor's input and the errors from it.
 *
 * @phpstan-import-type ParsedBlock from FormReader
 */
final class FormScope implements Module {

	private ?RenderedForm $open = null;

	private int $next = 0;

	/** @var array<string, true> */
	private array $anchors = [];

	/** The form that is rendered on its own, without its page. */
	private ?FormId $alone = null;

	private string $module = '';

	public function __construct(
		private readonly SourceStack $sources,
		private readonly FormState $state,
		private readonly Clock $clock,
		private readonly BlockRendering $rendering
	) {}

	public function register(): void {
		$this->rendering->before( FormReader::FORM_BLOCK, $this->open( ... ) );
		add_filter( 'render_block_' . FormReader::FORM_BLOCK, $this->close( ... ), PHP_INT_MAX );
	}

	public function current(): ?RenderedForm {
		return $this->open;
	}

	/** Whether a form is being rendered on its own, without its page. */
	public function is_alone(): bool {
		return null !== $this->alone;
	}

	/** Sets the form of another block type; null when that form ends. */
	public function set( ?RenderedForm $form ): void {
		$this->open = $form;
	}

	/**
	 * Whether a form on the page already has the anchor. The anchor is registered by this call.
	 *
	 * @see FORM-60
	 */
	public function repeats( string $anchor ): bool {
		$is_repeated = isset( $this->anchors[ $anchor ] );
		if ( self::is_on_page() ) {
			$this->anchors[ $anchor ] = true;
		}
		return $is_repeated;
	}

	/**
	 * Whether the content being rendered appears on the page. Content rendered during `wp_head`,
	 * for meta descriptions, must not use up form numbers or anchors.
	 */
	public static function is_on_page(): bool {
		return ! doing_action( 'wp_head' );
	}

	public function today(): string {
		return Visit::now( $this->clock )->today;
	}

	/** @phpstan-param ParsedBlock $block */
	public function render_alone( array $block, FormId $id, int $number, string $module ): string {
		$this->next   = $number;
		$this->alone  = $id;
		$this->module = $module;
		return $this->sources->within( $id->source, static fn (): string => render_block( $block ) );
	}

	/** @param array<array-key, mixed> $block */
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

	private function close( mixed $content ): mixed {
		$this->open = null;
		return $content;
	}
}
