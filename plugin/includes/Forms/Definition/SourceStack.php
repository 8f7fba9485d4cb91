<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Core\Blocks\Rendering;
use Brolga\Core\Support\Module;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use InvalidArgumentException;

/**
 * WordPress renders a template, in it template parts, in them synced patterns
 * and posts, and tells a block nothing of it. This keeps a stack: each of the
 * four is entered before its blocks are rendered and left after them. A block
 * theme's template is what lies below everything.
 *
 * Posts are entered at the filter `the_content`, through which the post content
 * block, query loops and classic themes all go.
 *
 * @see TOKEN-5
 */
final class SourceStack implements Module {

	private const SYNCED_BLOCK = 'core/block';
	private const PART_BLOCK   = 'core/template-part';

	/**
	 * Where we are, innermost last; null is a place in which no form can be found again.
	 *
	 * @var list<FormSource|null>
	 */
	private array $stack = [];

	/**
	 * The forms that were printed, by where they are saved and what they are called.
	 *
	 * @var array<string, list<string>>
	 */
	private array $forms = [];

	public function __construct( private readonly Rendering $rendering ) {}

	/**
	 * Follows the rendering.
	 */
	public function register(): void {
		add_filter( 'the_content', $this->enter_post( ... ), PHP_INT_MIN );
		add_filter( 'the_content', $this->leave_post( ... ), PHP_INT_MAX );
		foreach ( [ self::PART_BLOCK, self::SYNCED_BLOCK ] as $block ) {
			$this->rendering->before( $block, $this->enter_block( ... ) );
			add_filter( "render_block_{$block}", $this->leave_block( ... ), PHP_INT_MAX, 2 );
		}
	}

	/**
	 * Where the block that is being rendered is saved; null where nobody knows.
	 */
	public function current(): ?FormSource {
		if ( [] !== $this->stack ) {
			return $this->stack[ count( $this->stack ) - 1 ];
		}
		$template = $GLOBALS['_wp_current_template_id'] ?? '';
		return is_string( $template ) && '' !== $template ? self::source( SourceKind::Template, $template ) : null;
	}

	/**
	 * The id of the form whose block is being rendered; null where nobody knows.
	 *
	 * @see FORM-59
	 *
	 * @param array<array-key, mixed> $block As WordPress parsed it.
	 * @param string                  $uid   What it is saved under.
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
	 * Renders something that is saved in a place of ours.
	 *
	 * @param FormSource         $source The place.
	 * @param callable(): string $render What to render.
	 */
	public function within( FormSource $source, callable $render ): string {
		$this->stack[] = $source;
		try {
			return $render();
		} finally {
			array_pop( $this->stack );
		}
	}

	/**
	 * A post's content begins.
	 *
	 * @param mixed $content The content, handed on.
	 */
	private function enter_post( mixed $content ): mixed {
		$id            = get_the_ID();
		$this->stack[] = false === $id ? null : self::source( SourceKind::Post, $id );
		return $content;
	}

	/**
	 * A post's content ends.
	 *
	 * @param mixed $content The content, handed on.
	 */
	private function leave_post( mixed $content ): mixed {
		array_pop( $this->stack );
		return $content;
	}

	/**
	 * A template part or a synced pattern begins.
	 *
	 * @param array<array-key, mixed> $block The parsed block.
	 */
	private function enter_block( array $block ): void {
		$this->stack[] = self::source_of( $block );
	}

	/**
	 * A template part or a synced pattern ends. WordPress 6.9 and later filter a
	 * synced pattern twice, once around its inner blocks: the second time its
	 * source is no longer on top.
	 *
	 * @param mixed $content The rendered block, handed on.
	 * @param mixed $block   The parsed block.
	 */
	private function leave_block( mixed $content, mixed $block ): mixed {
		$source = is_array( $block ) ? self::source_of( $block ) : null;
		if ( [] !== $this->stack && $this->current()?->format() === $source?->format() ) {
			array_pop( $this->stack );
		}
		return $content;
	}

	/**
	 * The place that a block of core brings in.
	 *
	 * @param array<array-key, mixed> $block As WordPress parsed it.
	 */
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

	/**
	 * A source, or null where the name is none.
	 *
	 * @param SourceKind $kind The kind of place.
	 */
	private static function source( SourceKind $kind, string|int $name ): ?FormSource {
		try {
			return FormSource::of( $kind, $name );
		} catch ( InvalidArgumentException ) {
			return null;
		}
	}
}
