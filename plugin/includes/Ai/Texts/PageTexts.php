<?php
declare( strict_types=1 );

namespace Brolga\Ai\Texts;

use WP_HTML_Tag_Processor;

/**
 * The texts of headings, paragraphs, list items and buttons, one by one. Only the texts between tags change, and
 * WordPress escapes them, so no markup, link or attribute can come from outside.
 *
 * @see AI-5 AI-11
 */
final class PageTexts {

	private const BLOCKS = [ 'core/heading', 'core/paragraph', 'core/list-item', 'core/button' ];

	/** A word, or more: no arrows, numbers and prices. */
	private const WORD = '/\p{L}{2}/u';

	/** Addresses stay as they are. */
	private const ADDRESS = '~\S@\S|://|\bwww\.~i';

	/** @return list<string> Without the spaces around them. */
	public static function of( string $content ): array {
		$texts = [];
		self::change( $content, static function ( int $_index, string $text ) use ( &$texts ): string {
			$texts[] = $text;
			return $text;
		} );
		return $texts;
	}

	/**
	 * @param callable( int, string ): string $change Gets the number of a text among all of them, and the text.
	 */
	public static function change( string $content, callable $change ): string {
		$index  = 0;
		$blocks = self::each( parse_blocks( $content ), $change, $index );
		return serialize_blocks( $blocks );
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @param callable( int, string ): string $change
	 * @return list<array<string, mixed>>
	 * @phpstan-return list<array{
	 *     blockName: string|null,
	 *     attrs: array<array-key, mixed>,
	 *     innerBlocks: list<array<array-key, mixed>>,
	 *     innerHTML: string,
	 *     innerContent: array<array-key, mixed>,
	 * }>
	 */
	private static function each( array $blocks, callable $change, int &$index ): array {
		$changed = [];
		foreach ( array_filter( $blocks, is_array( ... ) ) as $block ) {
			$name   = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : null;
			$attrs  = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
			$pieces = is_array( $block['innerContent'] ?? null ) ? $block['innerContent'] : [];
			if ( in_array( $name, self::BLOCKS, true ) && ! self::is_bound( $attrs ) ) {
				foreach ( $pieces as $place => $piece ) {
					$pieces[ $place ] = is_string( $piece ) ? self::in_html( $piece, $change, $index ) : $piece;
				}
			}
			$inner     = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
			$changed[] = [
				'blockName'    => $name,
				'attrs'        => $attrs,
				'innerBlocks'  => self::each( $inner, $change, $index ),
				'innerHTML'    => '',
				'innerContent' => $pieces,
			];
		}
		return $changed;
	}

	/**
	 * A bound block shows the owner's details, whatever is saved in it.
	 *
	 * @param array<array-key, mixed> $attributes
	 */
	private static function is_bound( array $attributes ): bool {
		return is_array( $attributes['metadata'] ?? null ) && isset( $attributes['metadata']['bindings'] );
	}

	/** @param callable( int, string ): string $change */
	private static function in_html( string $html, callable $change, int &$index ): string {
		$tokens = new WP_HTML_Tag_Processor( $html );
		while ( $tokens->next_token() ) {
			$text = '#text' === $tokens->get_token_type() ? $tokens->get_modifiable_text() : '';
			$bare = trim( $text );
			if ( 1 !== preg_match( self::WORD, $bare ) || 1 === preg_match( self::ADDRESS, $bare ) ) {
				continue;
			}
			$new = $change( $index++, $bare );
			if ( $new !== $bare ) {
				// What stood around it stays: the space before a link, say.
				$start = substr( $text, 0, strlen( $text ) - strlen( ltrim( $text ) ) );
				$end   = substr( $text, strlen( rtrim( $text ) ) );
				$tokens->set_modifiable_text( $start . $new . $end );
			}
		}
		return $tokens->get_updated_html();
	}
}
