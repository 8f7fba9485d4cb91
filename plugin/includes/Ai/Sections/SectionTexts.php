<?php
declare( strict_types=1 );

namespace Brolga\Ai\Sections;

use Brolga\Ai\Model\AnswerText;

/**
 * What a model has answered for a section: a layout that this site has, and plain texts that fit into it.
 *
 * @phpstan-type Item array{title: string, text: string, icon: string}
 * @see AI-5 AI-33
 */
final class SectionTexts {

	private const HEADING = 120;
	private const TEXT    = 600;
	private const BUTTON  = 40;

	private const ITEM_TITLE = 100;
	private const ITEM_TEXT  = 500;

	/** One alone is no list. */
	private const MIN_ITEMS = 2;

	/**
	 * @param list<string> $paragraphs
	 * @param list<array{title: string, text: string, icon: string}> $items
	 * @param int $cut How many texts were too long, and items too many.
	 */
	private function __construct(
		public readonly Layout $layout,
		public readonly string $heading,
		public readonly array $paragraphs,
		public readonly array $items,
		public readonly string $button,
		public readonly int $cut
	) {}

	/**
	 * Returns nothing if no section can be made of it.
	 *
	 * @param array<array-key, mixed> $answer
	 */
	public static function read( array $answer ): ?self {
		$name   = $answer['layout'] ?? null;
		$layout = is_string( $name ) ? Layout::tryFrom( $name ) : null;
		if ( null === $layout || ! in_array( $layout, Layout::available(), true ) ) {
			return null;
		}
		$cut        = 0;
		$heading    = self::text( $answer['heading'] ?? null, self::HEADING, $cut );
		$paragraphs = self::first( self::paragraphs( $answer['text'] ?? null, $cut ), $layout->paragraphs(), $cut );
		$items      = self::first( self::items( $answer['items'] ?? null, $cut ), $layout->items(), $cut );
		$button     = $layout->has_button() ? self::text( $answer['button'] ?? null, self::BUTTON, $cut ) : '';
		if (
			'' === $heading
			|| ( 0 < $layout->items() && count( $items ) < self::MIN_ITEMS )
			|| ( $layout->has_button() && '' === $button )
			|| ( Layout::Story === $layout && [] === $paragraphs )
		) {
			return null;
		}
		return new self( $layout, $heading, $paragraphs, $items, $button, $cut );
	}

	/** @return list<string> All of them, in order. */
	public function all(): array {
		$texts = [ $this->heading, ...$this->paragraphs ];
		foreach ( $this->items as $item ) {
			$texts[] = $item['title'];
			$texts[] = $item['text'];
		}
		return array_values( array_diff( [ ...$texts, $this->button ], [ '' ] ) );
	}

	private static function text( mixed $text, int $length, int &$cut ): string {
		$whole = AnswerText::whole( $text );
		$start = AnswerText::start( $whole, $length );
		$cut  += (int) ( $start !== $whole );
		return $start;
	}

	/** @return list<string> */
	private static function paragraphs( mixed $text, int &$cut ): array {
		$paragraphs = [];
		foreach ( is_string( $text ) ? explode( "\n", $text ) : [] as $line ) {
			$paragraph = self::text( $line, self::TEXT, $cut );
			if ( '' !== $paragraph ) {
				$paragraphs[] = $paragraph;
			}
		}
		return $paragraphs;
	}

	/** @phpstan-return list<Item> */
	private static function items( mixed $answer, int &$cut ): array {
		$items = [];
		foreach ( is_array( $answer ) ? $answer : [] as $item ) {
			if ( ! is_array( $item ) ) {
				continue;
			}
			$title = self::text( $item['title'] ?? null, self::ITEM_TITLE, $cut );
			$text  = self::text( $item['text'] ?? null, self::ITEM_TEXT, $cut );
			$icon  = $item['icon'] ?? '';
			if ( '' !== $title && '' !== $text ) {
				$items[] = [
					'title' => $title,
					'text'  => $text,
					'icon'  => is_string( $icon ) && in_array( $icon, SectionIcons::names(), true ) ? $icon : '',
				];
			}
		}
		return $items;
	}

	/**
	 * What a layout has no place for is no loss that anybody is told of, unless it has room for some.
	 *
	 * @template T
	 * @param list<T> $all
	 * @return list<T>
	 */
	private static function first( array $all, int $room, int &$cut ): array {
		if ( 0 < $room && count( $all ) > $room ) {
			$cut += count( $all ) - $room;
		}
		return array_slice( $all, 0, $room );
	}
}
