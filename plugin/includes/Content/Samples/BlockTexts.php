<?php
declare( strict_types=1 );

namespace Brolga\Content\Samples;

use Brolga\Content\Business\Bindings;
use Brolga\Core\Blocks\SavedText;
use Closure;
use WP_Block_Type_Registry;

/** Extracts the visible texts of blocks, each paragraph or attribute by itself. */
final class BlockTexts {

	/** Attributes of other plugins' blocks that contain text rather than a setting. */
	private const ATTRIBUTES = [ 'quote', 'text', 'title', 'heading', 'name', 'author', 'role', 'source', 'summary' ];

	/** Blocks whose texts are always specific to one business, even short ones such as a place's name. */
	private const PARTICULAR = [ 'brolga/map', 'brolga/map-pin' ];

	/** Attributes that are specific to one business, even where their text is short. */
	private const OF_BUSINESS = [ 'options', 'company' ];

	private const ENDS = '#</(?:p|li|h[1-6]|td|th|cite|figcaption|summary|dt|dd|a)>|<br ?/?>#i';

	/**
	 * @param string $content Block markup.
	 * @param Closure(string): bool $is_filled Whether the owner filled in the business detail with this key.
	 * @return array<string, bool> For each text, whether it counts as specific to one business even if it is short.
	 */
	public static function of( string $content, Closure $is_filled ): array {
		$texts = [];
		self::collect( parse_blocks( $content ), $is_filled, $texts );
		return $texts;
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @param Closure(string): bool $is_filled
	 * @param array<string, bool> $texts
	 */
	private static function collect( array $blocks, Closure $is_filled, array &$texts ): void {
		foreach ( $blocks as $block ) {
			if ( ! is_array( $block ) ) {
				continue;
			}
			foreach ( self::own( $block, $is_filled ) as $text => $is_particular ) {
				$texts[ $text ] = $is_particular || ( $texts[ $text ] ?? false );
			}
			$inner = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
			self::collect( $inner, $is_filled, $texts );
		}
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @param Closure(string): bool $is_filled
	 * @return array<string, bool>
	 */
	private static function own( array $block, Closure $is_filled ): array {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$details    = self::details( $attributes['metadata'] ?? null );
		// A bound block shows the owner's details, whatever is saved in it; without any, it is a sample.
		if ( null !== $details && ( [] === $details || [] !== array_filter( $details, $is_filled ) ) ) {
			return [];
		}
		$name  = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		$html  = SavedText::without( is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '' );
		$parts = preg_split( self::ENDS, $html );
		$texts = [];
		foreach ( false === $parts ? [] : $parts as $part ) {
			$texts[ self::plain( $part ) ] = null !== $details;
		}
		foreach ( self::content_of( $name, $attributes ) as $attribute => $value ) {
			// Options that visitors choose from describe what the business offers.
			$is_particular = in_array( $attribute, self::OF_BUSINESS, true )
				|| in_array( $name, self::PARTICULAR, true );
			foreach ( self::words( $value ) as $words ) {
				$texts[ self::plain( $words ) ] = $is_particular;
			}
		}
		unset( $texts[''] );
		return $texts;
	}

	/**
	 * @return list<string>|null Null where the block has no binding; empty where it is bound to another source.
	 */
	private static function details( mixed $metadata ): ?array {
		$bindings = is_array( $metadata ) ? $metadata['bindings'] ?? null : null;
		if ( ! is_array( $bindings ) ) {
			return null;
		}
		$keys = [];
		foreach ( array_diff_key( $bindings, [ 'url' => 1 ] ) as $binding ) {
			$is_ours = is_array( $binding ) && Bindings::SOURCE === ( $binding['source'] ?? '' );
			$args    = $is_ours && is_array( $binding['args'] ?? null ) ? $binding['args'] : [];
			array_push( $keys, ...array_values( (array) ( $args['key'] ?? [] ) ) );
		}
		return array_values( array_filter( $keys, is_string( ... ) ) );
	}

	/**
	 * Returns, of the plugin's own blocks, attributes with the role "content" in block.json.
	 *
	 * @param array<array-key, mixed> $attributes
	 * @return array<array-key, mixed>
	 */
	private static function content_of( string $name, array $attributes ): array {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( $name );
		if ( null === $type || ! str_starts_with( $name, 'brolga/' ) ) {
			return array_intersect_key( $attributes, array_flip( self::ATTRIBUTES ) );
		}
		$content = array_filter(
			(array) $type->attributes,
			static fn ( mixed $schema, int|string $attribute ): bool => is_array( $schema )
				&& 'content' === ( $schema['role'] ?? '' )
				&& 1 !== preg_match( '/url$|^redirect$/i', (string) $attribute ),
			ARRAY_FILTER_USE_BOTH
		);
		return array_intersect_key( $attributes, $content );
	}

	/** @return list<string> */
	private static function words( mixed $value ): array {
		if ( is_string( $value ) ) {
			return explode( "\n", $value );
		}
		return is_array( $value ) ? array_merge( ...array_values( array_map( self::words( ... ), $value ) ) ) : [];
	}

	public static function plain( string $html ): string {
		$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( '/[\s\x{a0}]+/u', ' ', str_replace( '’', "'", $text ) ) );
	}
}
