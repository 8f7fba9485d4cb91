<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Core\Blocks\BlockRendering;
use Brolga\Core\Support\Module;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use InvalidArgumentException;

/**
 * Tracks which post, template, template part or synced pattern is being rendered, because WordPress doesn't
 * tell a block where it is saved. Each of the four is pushed onto a stack before its blocks are rendered and
 * popped afterwards; a block theme's template is the bottom of the stack.
 *
 * Posts are pushed at the filter `the_content`, which the post content block, query loops and classic themes
 * all use.
 *
 * @see TOKEN-5
 */
final class SourceStack implements Module {

	private const SYNCED_BLOCK = 'core/block';
	private const PART_BLOCK   = 'core/template-part';

	/** @var list<FormSource|null> Sources being rendered, innermost last; null if it cannot be found again. */
	private array $stack = [];

	/** @var array<string, list<string>> Fingerprints of the printed forms, by block name, source and uid. */
	private array $forms = [];

	public function __construct( private readonly BlockRendering $rendering ) {}

	public function register(): void {
		add_filter( 'the_content', $this->enter_post( ... ), PHP_INT_MIN );
		add_filter( 'the_content', $this->leave_post( ... ), PHP_INT_MAX );
		foreach ( [ self::PART_BLOCK, self::SYNCED_BLOCK ] as $block ) {
			$this->rendering->before( $block, $this->enter_block( ... ) );
			add_filter( "render_block_{$block}", $this->leave_block( ... ), PHP_INT_MAX, 2 );
		}
	}

	public function current(): ?FormSource {
		if ( [] !== $this->stack ) {
			return $this->stack[ count( $this->stack ) - 1 ];
		}
		$template = $GLOBALS['_wp_current_template_id'] ?? '';
		return is_string( $template ) && '' !== $template ? self::source( SourceKind::Template, $template ) : null;
	}

	/**
	 * @see FORM-59
	 * @param array<array-key, mixed> $block
	 */
	public function form( array $block, string $uid ): ?FormId {
		$source = $this->current();
		if ( null === $source ) {
			return null;
		}
		$name = $block['blockName'] ?? '';
		$mark = FormReader::mark( $block );
		$all  = is_string( $name ) ? "{$name} {$source->format()}:{$uid}" : '';
		$seen = $this->forms[ $all ] ?? [];
		if ( ! in_array( $mark, $seen, true ) ) {
			$seen[]              = $mark;
			$this->forms[ $all ] = $seen;
		}
		return FormId::copy( $source, $uid, 1 + (int) array_search( $mark, $seen, true ) );
	}

	/**
	 * Gives forms that are not printed their numbers, which FormReader::find() counts, too.
	 *
	 * @param array<array-key, mixed> $block
	 * @see VIS-7
	 */
	public function note_forms( array $block ): void {
		if ( FormReader::is_form( $block ) ) {
			$this->form( $block, FormDefinition::uid_of( FormReader::attributes( $block ) ) );
			return;
		}
		$inner = $block['innerBlocks'] ?? null;
		foreach ( is_array( $inner ) ? array_filter( $inner, is_array( ... ) ) : [] as $one ) {
			$this->note_forms( $one );
		}
	}

	/**
	 * Runs a render callback with a source on the stack, for content that Brolga renders itself.
	 *
	 * @param callable(): string $render
	 */
	public function within( FormSource $source, callable $render ): string {
		$this->stack[] = $source;
		try {
			return $render();
		} finally {
			array_pop( $this->stack );
		}
	}

	private function enter_post( mixed $content ): mixed {
		$id            = get_the_ID();
		$this->stack[] = false === $id ? null : self::source( SourceKind::Post, $id );
		return $content;
	}

	private function leave_post( mixed $content ): mixed {
		array_pop( $this->stack );
		return $content;
	}

	/** @param array<array-key, mixed> $block */
	private function enter_block( array $block ): void {
		$this->stack[] = self::source_of( $block );
	}

	/**
	 * Pops a template part or synced pattern. WordPress 6.9 and later filter a synced pattern twice, once
	 * around its inner blocks; the second time its source is no longer on top of the stack.
	 */
	private function leave_block( mixed $content, mixed $block ): mixed {
		$source = is_array( $block ) ? self::source_of( $block ) : null;
		if ( [] !== $this->stack && $this->current()?->format() === $source?->format() ) {
			array_pop( $this->stack );
		}
		return $content;
	}

	/** @param array<array-key, mixed> $block */
	private static function source_of( array $block ): ?FormSource {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		if ( self::SYNCED_BLOCK === ( $block['blockName'] ?? null ) ) {
			$ref = $attributes['ref'] ?? 0;
			return self::source( SourceKind::Synced, is_numeric( $ref ) ? (int) $ref : 0 );
		}
		$theme = $attributes['theme'] ?? get_stylesheet();
		$slug  = $attributes['slug'] ?? '';
		return is_string( $theme ) && is_string( $slug )
			? self::source( SourceKind::TemplatePart, "{$theme}//{$slug}" )
			: null;
	}

	private static function source( SourceKind $kind, string|int $name ): ?FormSource {
		try {
			return FormSource::of( $kind, $name );
		} catch ( InvalidArgumentException ) {
			return null;
		}
	}
}
