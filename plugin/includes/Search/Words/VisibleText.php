<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use Brolga\Core\Blocks\ShowRule;
use Brolga\Core\Events\Events;
use WP_Block_Patterns_Registry;
use WP_Block_Type_Registry;
use WP_Post;

/**
 * Extracts the text that visitors see from a post's content without rendering it: saved block
 * markup, block attributes with the role "content", synced patterns, and alt texts of images.
 * Other block attributes are settings, not text.
 *
 * @see SEARCH-400 VIS-8
 */
final class VisibleText {

	/** Attributes with the role "content" that hold no readable text, such as URLs and dates. */
	private const NO_WORDS = '/url|href|^redirect|^end$|^rel$|target$|^id$/i';

	/** Inline elements. A tag of any other element separates the words before and after it. */
	private const INLINE = 'a|abbr|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|'
		. 'strike|strong|sub|sup|time|tt|u|var|wbr';

	/** How deep patterns may be nested, so that patterns which include each other end. */
	private const MOST_LEVELS = 10;

	public function __construct( private readonly Events $events ) {}

	public function of( string $content ): string {
		$html = $this->html( $content, [], 0 );
		// Only the caption shortcode of WordPress has visible text inside.
		$html = strip_shortcodes( (string) preg_replace( '/\[\/?(?:wp_)?caption\b[^\]]*\]/', ' ', $html ) );
		$html = (string) preg_replace(
			[
				'/<img\b[^>]*?\salt=(?:"([^"]*)"|\'([^\']*)\')[^>]*>/i',
				'~<(?!/?(?:' . self::INLINE . ')\b)~i',
			],
			[ ' $1$2 ', ' <' ],
			$html
		);
		return html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * Returns markup without block comments.
	 *
	 * @param array<array-key, mixed> $instead Overrides of a synced pattern's texts, by block name.
	 * @param int $level How many patterns the content is nested in.
	 */
	private function html( string $content, array $instead, int $level ): string {
		if ( $level > self::MOST_LEVELS ) {
			return '';
		}
		$content = $this->events->collect( new ContentAsked( $content ) )->content;
		return has_blocks( $content ) ? $this->of_blocks( parse_blocks( $content ), $instead, $level ) : $content;
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @param array<array-key, mixed> $instead
	 */
	private function of_blocks( array $blocks, array $instead, int $level ): string {
		$html = '';
		foreach ( $blocks as $block ) {
			$html .= is_array( $block ) ? $this->of_block( $block, $instead, $level ) : '';
		}
		return $html;
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @param array<array-key, mixed> $instead
	 */
	private function of_block( array $block, array $instead, int $level ): string {
		$name       = $block['blockName'] ?? null;
		$attributes = self::list( $block['attrs'] ?? null );
		$metadata   = self::list( $attributes['metadata'] ?? null );
		$own        = self::overridden( $metadata, $instead );
		return match ( true ) {
			false === ( $metadata['blockVisibility'] ?? null ), null !== ShowRule::of( $block ) => '',
			'core/block' === $name   => $this->of_synced( $attributes, $level ),
			'core/pattern' === $name => $this->of_pattern( $attributes, $level ),
			'' !== $own              => "<p>{$own}</p>",
			default                  => self::of_attributes( is_string( $name ) ? $name : '', $attributes )
				. $this->of_inside( $block, $instead, $level ),
		};
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @param array<array-key, mixed> $instead
	 */
	private function of_inside( array $block, array $instead, int $level ): string {
		$html  = '';
		$inner = array_values( self::list( $block['innerBlocks'] ?? null ) );
		foreach ( self::list( $block['innerContent'] ?? null ) as $piece ) {
			$html .= is_string( $piece ) ? $piece : $this->of_blocks( [ array_shift( $inner ) ], $instead, $level );
		}
		return $html;
	}

	/** @param array<array-key, mixed> $attributes */
	private function of_pattern( array $attributes, int $level ): string {
		$slug    = is_string( $attributes['slug'] ?? null ) ? $attributes['slug'] : '';
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $slug );
		$content = is_array( $pattern ) ? $pattern['content'] ?? '' : '';
		return $this->html( is_string( $content ) ? $content : '', [], $level + 1 );
	}

	/** @param array<array-key, mixed> $attributes */
	private function of_synced( array $attributes, int $level ): string {
		$ref     = $attributes['ref'] ?? null;
		$pattern = is_int( $ref ) ? get_post( $ref ) : null;
		if (
			! $pattern instanceof WP_Post
			|| 'wp_block' !== $pattern->post_type
			|| 'publish' !== $pattern->post_status
			|| '' !== $pattern->post_password
		) {
			return '';
		}
		return $this->html( $pattern->post_content, self::list( $attributes['content'] ?? null ), $level + 1 );
	}

	/** @return array<array-key, mixed> */
	private static function list( mixed $value ): array {
		return is_array( $value ) ? $value : [];
	}

	/**
	 * Returns the text that a synced pattern's instance sets for a block; empty if the block is not overridden.
	 *
	 * @param array<array-key, mixed> $metadata
	 * @param array<array-key, mixed> $instead
	 */
	private static function overridden( array $metadata, array $instead ): string {
		$name = $metadata['name'] ?? null;
		$own  = is_string( $name ) && isset( $metadata['bindings'] ) ? $instead[ $name ] ?? null : null;
		return is_array( $own ) ? implode( ' ', self::words( $own ) ) : '';
	}

	/**
	 * Returns the block's attributes with the role "content", which are stored in the block
	 * comment instead of in markup.
	 *
	 * @param array<array-key, mixed> $attributes
	 */
	private static function of_attributes( string $name, array $attributes ): string {
		$known = '' === $name ? null : WP_Block_Type_Registry::get_instance()->get_registered( $name );
		$html  = '';
		foreach ( null === $known ? [] : $known->get_attributes() as $attribute => $schema ) {
			$value = $attributes[ $attribute ] ?? null;
			if ( null === $value || ! is_array( $schema ) || 'content' !== ( $schema['role'] ?? null ) ) {
				continue;
			}
			// Values of a choice field are a list whose labels visitors read.
			$texts = is_array( $value ) && array_is_list( $value )
				? array_column( array_filter( $value, is_array( ... ) ), 'label' )
				: [ $attribute => $value ];
			foreach ( self::words( $texts ) as $text ) {
				$html .= "<p>{$text}</p>";
			}
		}
		return $html;
	}

	/**
	 * @param array<array-key, mixed> $values
	 * @return list<string>
	 */
	private static function words( array $values ): array {
		$words = [];
		foreach ( $values as $name => $value ) {
			if ( is_string( $value ) && 1 !== preg_match( self::NO_WORDS, (string) $name ) ) {
				$words[] = $value;
			}
		}
		return $words;
	}
}
