<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

/**
 * The plain-text version that is saved inside a block: visible while the plugin is inactive, and
 * removed when the plugin renders the block.
 *
 * @see BLOCK-400
 */
final class SavedText {

	/** The start tag that plugin/src/editor/blocks/saved-text.ts recognises. */
	private const OPENS = '<div class="brolga-saved">';

	/** The start tag that the editor recognises and Rendering removes. */
	private const HIDES = '<div class="brolga-saved-off" hidden>';

	/** @param list<string> $lines HTML without `div` elements. */
	public static function of( array $lines ): string {
		return [] === $lines ? '' : self::OPENS . implode( '<br>', $lines ) . '</div>';
	}

	/**
	 * Wraps a block's inner content in a hidden element. Without the plugin, browsers then show
	 * nothing of content that only some visitors are meant to see.
	 *
	 * @param list<mixed> $pieces
	 * @return list<mixed>
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

	public static function without( string $html ): string {
		return str_contains( $html, self::OPENS )
			? (string) preg_replace( BlockRendering::SAVED_TEXT, '', $html )
			: $html;
	}
}
