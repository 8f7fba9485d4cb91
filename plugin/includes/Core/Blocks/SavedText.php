<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

/**
 * What is saved inside of a block for the day on which nobody prints it: readable
 * where the plugin is off, and left out where it is on.
 *
 * @see BLOCK-400
 */
final class SavedText {

	/** What the editor knows it by: plugin/src/editor/blocks/saved-text.ts. */
	private const OPENS = '<div class="brolga-saved">';

	/**
	 * Lines as they are saved; empty: there is nothing to say.
	 *
	 * @param list<string> $lines As HTML, without a `div`.
	 */
	public static function of( array $lines ): string {
		return [] === $lines ? '' : self::OPENS . implode( '<br>', $lines ) . '</div>';
	}

	/**
	 * HTML without it.
	 *
	 * @param string $html Of a block, or of a whole post.
	 */
	public static function without( string $html ): string {
		return str_contains( $html, self::OPENS ) ? (string) preg_replace( Rendering::SAVED_TEXT, '', $html ) : $html;
	}
}
