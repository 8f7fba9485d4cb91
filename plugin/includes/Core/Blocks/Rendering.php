<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

use Brolga\Core\Kernel\Container;
use Brolga\Core\Page\Request;
use Closure;

/**
 * Tells those that wait for certain blocks when one is rendered. A page has
 * hundreds of blocks: one look at each is enough for all who wait.
 *
 * @see PERF-9
 */
final class Rendering {

	/** What SavedText writes. It stands here, so that a page loads one class. */
	public const SAVED_TEXT = '#<div class="brolga-saved">.*?</div>#s';

	/** Where that begins which SavedText hides. */
	private const SAVED_OFF = '#<div class="brolga-saved-off"[^>]*>#';

	/** @var array<string, list<Closure(array<array-key, mixed>): void>> By the block's name. */
	private array $before = [];

	/** @var array<string, Closure(string, array<array-key, mixed>): string> By the attribute. */
	private array $changes = [];

	/** @var array<string, array{type: string}> Attributes that every block may have, by name. */
	private array $common = [];

	/**
	 * @param Container|null $container Has those wait who only begin with the first block of a name.
	 */
	public function __construct( private readonly ?Container $container = null ) {}

	/**
	 * Follows the rendering, from the first that waits on.
	 */
	private function register(): void {
		if ( [] === $this->before && [] === $this->changes && [] === $this->common ) {
			// Last, so that what other plugins change about a block is seen.
			add_filter( 'render_block_data', $this->begin( ... ), PHP_INT_MAX );
			// After blocks' own filters, which may put something around them.
			add_filter( 'render_block', $this->finish( ... ), 20, 2 );
			if ( ! Request::is_for_page() || Request::is_for_rest() ) {
				add_filter( 'register_block_type_args', $this->complete( ... ) );
			}
		}
	}

	/**
	 * Waits for a block: it is told of it before the blocks inside are rendered.
	 *
	 * @param string                                $block The block's name.
	 * @param Closure(array<array-key, mixed>): void $told  Gets the parsed block.
	 */
	public function before( string $block, Closure $told ): void {
		$this->register();
		$this->before[ $block ][] = $told;
	}

	/**
	 * Changes the markup of every block that has an attribute.
	 *
	 * @param string                                          $attribute The attribute; one change each.
	 * @param Closure(string, array<array-key, mixed>): string $change    Gets the markup and the block's attributes.
	 */
	public function change( string $attribute, Closure $change ): void {
		$this->register();
		$this->changes[ $attribute ] = $change;
	}

	/**
	 * Lets every block keep some attributes, WordPress' own too: where the server prints
	 * a block for the editor, it refuses those that it does not know. A page prints what
	 * stands in its blocks, known or not, and registers a hundred of them without.
	 *
	 * @param list<string>      $names Their names.
	 * @param 'object'|'string' $type  What they are.
	 */
	public function allow( array $names, string $type ): void {
		$this->register();
		$this->common += array_fill_keys( $names, [ 'type' => $type ] );
	}

	/**
	 * A block is registered.
	 *
	 * @param mixed $args What it is registered with, handed on.
	 */
	private function complete( mixed $args ): mixed {
		$own = is_array( $args ) ? $args['attributes'] ?? [] : null;
		return is_array( $own ) ? [ 'attributes' => $own + $this->common ] + $args : $args;
	}

	/**
	 * A block begins.
	 *
	 * @param mixed $block The parsed block, handed on.
	 */
	private function begin( mixed $block ): mixed {
		$name = is_array( $block ) ? $block['blockName'] ?? null : null;
		if ( is_array( $block ) && is_string( $name ) ) {
			$this->container?->tell( "block {$name}" );
			foreach ( $this->before[ $name ] ?? [] as $told ) {
				$told( $block );
			}
			return str_starts_with( $name, 'brolga/' ) ? self::without_saved_text( $block ) : $block;
		}
		return $block;
	}

	/**
	 * A block of ours without what is saved in it for the day on which nobody prints it.
	 *
	 * @param array<array-key, mixed> $block As WordPress parses it.
	 * @return array<array-key, mixed>
	 *
	 * @see BLOCK-400
	 */
	public static function without_saved_text( array $block ): array {
		$pieces = $block['innerContent'] ?? null;
		if ( is_array( $pieces ) && [] !== $pieces ) {
			$block['innerContent'] = self::without_saved( $pieces );
		}
		return $block;
	}

	/**
	 * What is in a block of ours, the same way.
	 *
	 * @param array<array-key, mixed> $pieces Strings, and null in the place of each inner block.
	 * @return array<array-key, mixed>
	 */
	public static function without_saved( array $pieces ): array {
		$first = $pieces[0] ?? null;
		$last  = array_key_last( $pieces );
		if ( is_string( $first ) && str_contains( $first, 'brolga-saved-off' ) && is_string( $pieces[ $last ] ) ) {
			$pieces[ $last ] = preg_replace( '#</div>(\s*)$#', '$1', $pieces[ $last ] );
		}
		return array_map(
			static fn ( mixed $piece ): mixed => is_string( $piece ) && str_contains( $piece, 'brolga-saved' )
				? (string) preg_replace( [ self::SAVED_TEXT, self::SAVED_OFF ], '', $piece )
				: $piece,
			$pieces
		);
	}

	/**
	 * A block is rendered.
	 *
	 * @param string $html  Its markup.
	 * @param array  $block As it was parsed.
	 * @phpstan-param array<string, mixed> $block
	 */
	private function finish( string $html, array $block ): string {
		$attributes = $block['attrs'] ?? null;
		if ( ! is_array( $attributes ) || [] === $attributes ) {
			return $html;
		}
		foreach ( array_intersect_key( $this->changes, $attributes ) as $change ) {
			$html = $change( $html, $attributes );
		}
		return $html;
	}
}
