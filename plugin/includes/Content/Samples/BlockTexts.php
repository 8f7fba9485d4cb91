<?php
declare( strict_types=1 );

namespace Brolga\Content\Samples;

use Brolga\Core\Blocks\SavedText;

/**
 * What blocks say, each text by itself, as a visitor would read it.
 */
final class BlockTexts {

	/** Questions of a form are an owner's as they are. */
	private const LEFT_OUT = [ 'brolga/contact-form', 'brolga/form-field', 'brolga/newsletter' ];

	/** Attributes that hold text and not a setting. */
	private const ATTRIBUTES = [ 'quote', 'text', 'title', 'heading', 'name', 'author', 'role', 'source', 'summary' ];

	/** A text ends with one of these elements. */
	private const ENDS = '#</(?:p|li|h[1-6]|td|th|cite|figcaption|summary|dt|dd|a)>|<br ?/?>#i';

	/**
	 * @param string $content A post's or a pattern's.
	 * @return list<string>
	 */
	public static function of( string $content ): array {
		$texts = [];
		self::collect( parse_blocks( $content ), $texts );
		return array_values( array_unique( $texts ) );
	}

	/**
	 * @param array<array-key, mixed> $blocks As WordPress parses them.
	 * @param list<string>            $texts  Those found so far.
	 */
	private static function collect( array $blocks, array &$texts ): void {
		foreach ( $blocks as $block ) {
			if ( ! is_array( $block ) || in_array( $block['blockName'] ?? '', self::LEFT_OUT, true ) ) {
				continue;
			}
			array_push( $texts, ...self::own( $block ) );
			self::collect( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [], $texts );
		}
	}

	/**
	 * What a block itself says.
	 *
	 * @param array<array-key, mixed> $block As WordPress parses it.
	 * @return list<string>
	 */
	private static function own( array $block ): array {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$metadata   = $attributes['metadata'] ?? null;
		// What is bound shows the owner's own details, whatever is saved.
		if ( is_array( $metadata ) && isset( $metadata['bindings'] ) ) {
			return [];
		}
		$html  = SavedText::without( is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '' );
		$parts = preg_split( self::ENDS, $html );
		$found = [
			...( false === $parts ? [] : $parts ),
			...array_values( array_intersect_key( $attributes, array_flip( self::ATTRIBUTES ) ) ),
		];
		$texts = array_map( self::plain( ... ), array_filter( $found, is_string( ... ) ) );
		return array_values( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}

	/**
	 * The same for a text with and without markup, entities and curled quotes.
	 */
	private static function plain( string $html ): string {
		$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( '/[\s\x{a0}]+/u', ' ', str_replace( '’', "'", $text ) ) );
	}
}
