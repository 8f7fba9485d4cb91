<?php
declare( strict_types=1 );

namespace Brolga\Content\Sections;

use Brolga\Core\Support\Module;
use WP_HTML_Tag_Processor;

/**
 * Collects the page's sections as they are rendered, in content, patterns and templates. A section
 * inside another one is not listed.
 *
 * @see NAV-3
 */
final class PageSections implements Module {

	/** Filters of possible sections. Core blocks count only with the element `section` and an anchor. */
	public const HOOKS = [ 'render_block_brolga/section', 'render_block_core/group', 'render_block_core/cover' ];

	/** The longest name taken from a heading, in characters. */
	private const NAME_LENGTH = 60;

	/** @var array<string, string> Names by element id. */
	private array $names = [];

	public function register(): void {
		foreach ( self::HOOKS as $hook ) {
			add_filter( $hook, $this->note( ... ), 10, 2 );
		}
	}

	/**
	 * Returns the sections in page order.
	 *
	 * @return array<string, string> Names by element id; empty for a section without label and heading.
	 */
	public function all(): array {
		return $this->names;
	}

	public function forget(): void {
		$this->names = [];
	}

	/** @phpstan-param array<string, mixed> $block */
	private function note( string $html, array $block ): string {
		$attributes = $block['attrs'] ?? [];
		$tag        = is_array( $attributes ) ? $attributes['tagName'] ?? '' : '';
		$is_ours    = 'brolga/section' === ( $block['blockName'] ?? '' );
		// A page's header and footer need no navigation link.
		if ( $is_ours ? in_array( $tag, [ 'header', 'footer' ], true ) : 'section' !== $tag ) {
			return $html;
		}
		$root = new WP_HTML_Tag_Processor( $html );
		$id   = $root->next_tag( $is_ours ? null : [ 'tag_name' => 'section' ] ) ? $root->get_attribute( 'id' ) : null;
		if ( is_string( $id ) && '' !== $id ) {
			foreach ( array_keys( $this->names ) as $inner ) {
				if ( str_contains( $html, ' id="' . esc_attr( (string) $inner ) . '"' ) ) {
					unset( $this->names[ $inner ] );
				}
			}
			$this->names[ $id ] = self::name(
				[ $root->get_attribute( 'data-brolga-section' ), $root->get_attribute( 'aria-label' ) ],
				$html
			);
		}
		return $html;
	}

	/** @param list<string|true|null> $labels */
	private static function name( array $labels, string $html ): string {
		foreach ( $labels as $label ) {
			if ( is_string( $label ) && '' !== trim( $label ) ) {
				return trim( $label );
			}
		}
		return 1 === preg_match( '#<h([1-6])\b[^>]*>(.*?)</h\1>#is', $html, $found )
			? mb_strimwidth( self::text( $found[2] ), 0, self::NAME_LENGTH, '…' )
			: '';
	}

	private static function text( string $html ): string {
		$spaced = str_replace( '<br', ' <br', $html );
		return trim( (string) preg_replace(
			'/\s+/u',
			' ',
			html_entity_decode( wp_strip_all_tags( $spaced ), ENT_QUOTES | ENT_HTML5, 'UTF-8' )
		) );
	}
}
