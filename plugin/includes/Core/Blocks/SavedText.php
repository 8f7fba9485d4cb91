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

	/** What the editor knows by its name, too, and `Rendering` takes away. */
	private const HIDES = '<div class="brolga-saved-off" hidden>';

	/**
	 * Lines as they are saved; empty: there is nothing to say.
	 *
	 * @param list<string> $lines As HTML, without a `div`.
	 */
	public static function of( array $lines ): string {
		return [] === $lines ? '' : self::OPENS . implode( '<br>', $lines ) . '</div>';
	}

	/**
	 * What is in a block, as it is saved where visitors see it by our leave alone: where
	 * nobody prints the block, a browser shows nothing of it.
	 *
	 * @param list<mixed> $pieces Strings, and null in the place of each inner block.
	 * @return list<mixed>
	 *
	 * @see BLOCK-550
	 */
	public static function hidden( array $pieces ): array {
		$first = $pieces[0] ?? null;
		if ( is_string( $first ) ) {
			$pieces = [ (string) preg_replace( '/^\n*/', '$0' . self::HIDES, $first ), ...array_slice( $pieces, 1 ) ];
			$last   = array_pop( $pieces );
			$pieces = [ ...$pieces, preg_replace( '/\n*\z/', '</div>$0', is_string( $last ) ? $last : '', 1 ) ];
		}
		return $pieces;
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
