<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

use Brolga\Core\Kernel\Container;
use Brolga\Core\Page\RequestKind;
use Closure;

/**
 * Runs callbacks before blocks of a name are rendered, and changes the markup of blocks with an
 * attribute. One shared filter for all callbacks, because a page has hundreds of blocks.
 *
 * @see PERF-9
 */
final class BlockRendering {

	/** The attribute with a block's ShowRule. Defined here, so that pages without rules do not load that class. */
	public const RULE = 'brolgaVisibility';

	/** Matches what SavedText writes. Defined here, so that pages do not load that class. */
	public const SAVED_TEXT = '#<div class="brolga-saved">.*?</div>#s';

	/** In a Query Loop's query: how a list is sorted and filtered. Defined here, like the rule. */
	public const LIST = 'brolgaList';

	/** The occasion of the first such list. */
	public const FIRST_LIST = 'block core/query with a list';

	private const SAVED_OFF = '#<div class="brolga-saved-off"[^>]*>#';

	/** @var array<string, list<Closure(array<array-key, mixed>): void>> Callbacks by block name. */
	private array $before = [];

	/** @var array<string, Closure(string, array<array-key, mixed>): string> Callbacks by attribute. */
	private array $changes = [];

	/** @var array<string, Closure(array<array-key, mixed>): bool> By attribute: whether a block is left out. */
	private array $hiding = [];

	/** @var array<string, array{type: string}> Schemas of attributes that every block accepts. */
	private array $common = [];

	/** @param Container|null $container Starts modules that wait for the first block of a name. */
	public function __construct( private readonly ?Container $container = null ) {}

	private function register(): void {
		if ( [] === $this->before && [] === $this->changes && [] === $this->common && [] === $this->hiding ) {
			add_filter( 'pre_render_block', $this->leave_out( ... ), 10, 2 );
			// Last, to see the changes of other plugins.
			add_filter( 'render_block_data', $this->begin( ... ), PHP_INT_MAX );
			// After the blocks' own filters, which may add markup around them.
			add_filter( 'render_block', $this->finish( ... ), 20, 2 );
			if ( ! RequestKind::is_for_page() || RequestKind::is_for_rest() ) {
				add_filter( 'register_block_type_args', $this->complete( ... ) );
			}
		}
	}

	/**
	 * Registers a callback that runs before a block and its inner blocks are rendered.
	 *
	 * @param Closure(array<array-key, mixed>): void $told
	 */
	public function before( string $block, Closure $told ): void {
		$this->register();
		$this->before[ $block ][] = $told;
	}

	/**
	 * Changes the markup of every block with an attribute; one callback per attribute.
	 *
	 * @param Closure(string, array<array-key, mixed>): string $change
	 */
	public function change( string $attribute, Closure $change ): void {
		$this->register();
		$this->changes[ $attribute ] = $change;
	}

	/**
	 * Leaves blocks with an attribute out of the page, with all that is inside: nothing of them is rendered or
	 * loaded, and their parents do not count them. One callback per attribute.
	 *
	 * @param Closure(array<array-key, mixed>): bool $is_hidden
	 * @see VIS-2
	 */
	public function hide( string $attribute, Closure $is_hidden ): void {
		$this->register();
		$this->hiding[ $attribute ] = $is_hidden;
	}

	private function leave_out( mixed $instead, mixed $block ): mixed {
		return is_array( $block ) && $this->is_hidden( $block ) ? '' : $instead;
	}

	/** @param array<array-key, mixed> $block */
	private function is_hidden( array $block ): bool {
		$attributes = $block['attrs'] ?? null;
		foreach ( is_array( $attributes ) ? array_intersect_key( $this->hiding, $attributes ) : [] as $is_hidden ) {
			if ( $is_hidden( $block ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @return array<array-key, mixed>
	 */
	private function without_hidden( array $block ): array {
		$inner  = $block['innerBlocks'] ?? null;
		$hidden = is_array( $inner )
			? array_filter( $inner, fn ( mixed $one ): bool => is_array( $one ) && $this->is_hidden( $one ) )
			: [];
		if ( [] !== $hidden && is_array( $inner ) ) {
			[ $block['innerBlocks'], $block['innerContent'] ] = ShowRule::without(
				$inner,
				is_array( $block['innerContent'] ?? null ) ? $block['innerContent'] : [],
				static fn ( array $one ): bool => in_array( $one, $hidden, true )
			);
		}
		return $block;
	}

	/**
	 * Makes every block accept some attributes, core's blocks too: when the server renders a block
	 * for the editor, WordPress rejects unknown attributes. Pages need no such registration.
	 *
	 * @param list<string> $names
	 * @param 'object'|'string' $type
	 */
	public function allow( array $names, string $type ): void {
		$this->register();
		$this->common += array_fill_keys( $names, [ 'type' => $type ] );
	}

	private function complete( mixed $args ): mixed {
		$own = is_array( $args ) ? $args['attributes'] ?? [] : null;
		return is_array( $own ) ? [ 'attributes' => $own + $this->common ] + $args : $args;
	}

	private function begin( mixed $block ): mixed {
		$name = is_array( $block ) ? $block['blockName'] ?? null : null;
		if ( is_array( $block ) && is_string( $name ) ) {
			$this->container?->tell( "block {$name}" );
			$query = is_array( $block['attrs'] ?? null ) ? $block['attrs']['query'] ?? null : null;
			if ( is_array( $query ) && isset( $query[ self::LIST ] ) ) {
				$this->container?->tell( self::FIRST_LIST );
			}
			foreach ( $this->before[ $name ] ?? [] as $told ) {
				$told( $block );
			}
			$block = $this->without_hidden( $block );
			return str_starts_with( $name, 'brolga/' ) ? self::without_saved_text( $block ) : $block;
		}
		return $block;
	}

	/**
	 * Removes the plain-text version that is saved in a block for the time when the plugin is inactive.
	 *
	 * @param array<array-key, mixed> $block
	 * @return array<array-key, mixed>
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
	 * @param array<array-key, mixed> $pieces
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

	/** @phpstan-param array<string, mixed> $block */
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
