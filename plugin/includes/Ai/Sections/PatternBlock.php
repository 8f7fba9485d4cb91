<?php
declare( strict_types=1 );

namespace Brolga\Ai\Sections;

use WP_HTML_Tag_Processor;

/** A block of a pattern, with what stands around the blocks in it. */
final class PatternBlock {

	/** From this many alike, blocks are items, and not columns. */
	private const ALIKE = 3;

	/** Several of these side by side are no items. */
	private const SINGLE = [ 'core/paragraph', 'core/heading', 'core/image' ];

	/**
	 * @param array<array-key, mixed> $attributes
	 * @param list<self> $inner
	 */
	private function __construct(
		public readonly ?string $name,
		public readonly array $attributes,
		public readonly array $inner,
		private readonly string $open,
		private readonly string $close
	) {}

	/** @param array<string, mixed> $attributes */
	public static function of( string $name, array $attributes ): self {
		return new self( $name, $attributes, [], '', '' );
	}

	/** @return list<self> */
	public static function parse( string $content ): array {
		return self::each( parse_blocks( $content ) );
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @return list<self>
	 */
	private static function each( array $blocks ): array {
		return array_map( self::read( ... ), array_values( array_filter( $blocks, is_array( ... ) ) ) );
	}

	/** @param array<array-key, mixed> $block */
	private static function read( array $block ): self {
		$pieces = array_values( array_filter(
			is_array( $block['innerContent'] ?? null ) ? $block['innerContent'] : [],
			is_string( ... )
		) );
		$inner  = self::each( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [] );
		return new self(
			is_string( $block['blockName'] ?? null ) ? $block['blockName'] : null,
			is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [],
			$inner,
			$pieces[0] ?? '',
			[] !== $inner && count( $pieces ) > 1 ? $pieces[ count( $pieces ) - 1 ] : ''
		);
	}

	public function has_items(): bool {
		$names = array_unique( array_map( static fn ( self $block ): ?string => $block->name, $this->inner ) );
		return count( $this->inner ) >= self::ALIKE
			&& 1 === count( $names )
			&& ! in_array( $names[0], self::SINGLE, true );
	}

	/** @param list<self> $inner */
	public function with_inner( array $inner ): self {
		return new self( $this->name, $this->attributes, $inner, $this->open, $this->close );
	}

	public function with_attribute( string $name, string $value ): self {
		$attributes = [ $name => $value ] + $this->attributes;
		return new self( $this->name, $attributes, $this->inner, $this->open, $this->close );
	}

	/** The same with another text, which WordPress escapes. */
	public function with_text( string $text ): self {
		$tokens  = new WP_HTML_Tag_Processor( $this->open );
		$is_done = false;
		while ( $tokens->next_token() ) {
			if ( '#text' === $tokens->get_token_type() && '' !== trim( $tokens->get_modifiable_text() ) ) {
				$tokens->set_modifiable_text( $is_done ? '' : $text );
				$is_done = true;
			}
		}
		return new self( $this->name, $this->attributes, $this->inner, $tokens->get_updated_html(), $this->close );
	}

	public function markup(): string {
		$inner = array_map( static fn ( self $block ): string => $block->markup(), $this->inner );
		return get_comment_delimited_block_content(
			$this->name,
			$this->attributes,
			$this->open . implode( "\n\n", $inner ) . $this->close
		);
	}
}
