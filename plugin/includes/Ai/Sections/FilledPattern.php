<?php
declare( strict_types=1 );

namespace Brolga\Ai\Sections;

/**
 * A pattern with other texts in it: as many items as there are, each like the pattern's first. What has no text is left
 * out. Blocks, styles and links are the pattern's; only texts come from outside, and WordPress escapes them.
 *
 * @phpstan-import-type Item from SectionTexts
 * @see AI-32
 */
final class FilledPattern {

	/** Where blocks of ours keep an item's title: HTML in an attribute. */
	private const TITLES = [
		'brolga/tab' => 'label',
	];

	private string $heading;

	private string $button;

	/** @var list<string> */
	private array $paragraphs;

	private function __construct( private readonly SectionTexts $texts ) {
		$this->heading    = $texts->heading;
		$this->button     = $texts->button;
		$this->paragraphs = $texts->paragraphs;
	}

	public static function of( SectionTexts $texts ): string {
		$filling = new self( $texts );
		$markup  = '';
		foreach ( PatternBlock::parse( trim( $texts->layout->content() ) ) as $block ) {
			$markup .= $filling->filled( $block )?->markup() ?? '';
		}
		return $markup;
	}

	private function filled( PatternBlock $block ): ?PatternBlock {
		if ( $block->has_items() ) {
			return $block->with_inner( $this->items( $block->inner[0] ) );
		}
		switch ( $block->name ) {
			case 'core/heading':
				return self::take( $block, $this->heading );
			case 'core/button':
				return self::take( $block, $this->button );
			case 'core/paragraph':
				$text = array_shift( $this->paragraphs );
				return null === $text ? null : $block->with_text( $text );
			default:
				return self::around( $block, $this->filled( ... ) );
		}
	}

	/** A text is for one block: the next finds nothing. */
	private static function take( PatternBlock $block, string &$text ): ?PatternBlock {
		[ $taken, $text ] = [ $text, '' ];
		return '' === $taken ? null : $block->with_text( $taken );
	}

	/** @param callable( PatternBlock ): ?PatternBlock $fill */
	private static function around( PatternBlock $block, callable $fill ): ?PatternBlock {
		$inner = array_values( array_filter( array_map( $fill, $block->inner ) ) );
		return [] === $inner && 'core/buttons' === $block->name ? null : $block->with_inner( $inner );
	}

	/** @return list<PatternBlock> */
	private function items( PatternBlock $first ): array {
		$icons = array_column( $this->texts->items, 'icon' );
		// Some with and some without would look as if one was missing.
		$has_icons = $this->texts->layout->has_icons() && ! in_array( '', $icons, true );
		$items     = [];
		foreach ( $this->texts->items as $place => $item ) {
			$titled  = false;
			$text    = $item['text'];
			$filled  = self::item( $first, $item['title'], $text, $place + 1, $titled );
			$items[] = $has_icons && null !== $filled
				? $filled->with_inner( [ SectionIcons::block( $item['icon'] ), ...$filled->inner ] )
				: $filled;
		}
		return array_values( array_filter( $items ) );
	}

	private static function item(
		PatternBlock $block,
		string $title,
		string &$text,
		int $number,
		bool &$titled
	): ?PatternBlock {
		$attribute = self::TITLES[ (string) $block->name ] ?? '';
		if ( '' !== $attribute ) {
			$titled = true;
			$block  = $block->with_attribute( $attribute, esc_html( $title ) );
		} elseif ( in_array( $block->name, [ 'core/heading', 'core/details' ], true ) ) {
			$titled = true;
			$block  = $block->with_text( $title );
		} elseif ( 'core/paragraph' === $block->name ) {
			// What stands above the title counts the items.
			return $titled ? self::take( $block, $text ) : $block->with_text( number_format_i18n( $number ) );
		}
		return self::around(
			$block,
			static function ( PatternBlock $inner ) use ( $title, &$text, $number, &$titled ): ?PatternBlock {
				return self::item( $inner, $title, $text, $number, $titled );
			}
		);
	}
}
