<?php
/**
 * The sections of the page that is printed.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Sections;

use Brolga\Core\Support\Module;
use WP_HTML_Tag_Processor;

/**
 * Notes the page's sections as they are printed, wherever they stand: in the
 * content, in a pattern or in the template. A section in a section is a part of
 * that one.
 *
 * @see NAV-3
 */
final class PageSections implements Module {

	/** Where blocks that are sections are printed: Core's are where their owner makes them one with an anchor. */
	public const HOOKS = [ 'render_block_brolga/section', 'render_block_core/group', 'render_block_core/cover' ];

	/** How much of a heading serves as a name, in characters. */
	private const NAME_LENGTH = 60;

	/** @var array<string, string> What they are called, by their ids. */
	private array $names = [];

	public function register(): void {
		foreach ( self::HOOKS as $hook ) {
			add_filter( $hook, $this->note( ... ), 10, 2 );
		}
	}

	/**
	 * The sections from the page's top to its end.
	 *
	 * @return array<string, string> Their names by their ids; empty where nothing says how one is called.
	 */
	public function all(): array {
		return $this->names;
	}

	/**
	 * Forgets them: a page has been printed.
	 */
	public function forget(): void {
		$this->names = [];
	}

	/**
	 * Notes a block, if it is a section.
	 *
	 * @param string $html  Its markup, which stays as it is.
	 * @param array  $block As it was parsed.
	 * @phpstan-param array<string, mixed> $block
	 */
	private function note( string $html, array $block ): string {
		$attributes = $block['attrs'] ?? [];
		$tag        = is_array( $attributes ) ? $attributes['tagName'] ?? '' : '';
		$is_ours    = 'brolga/section' === ( $block['blockName'] ?? '' );
		// A page's header and footer are no places to be taken to.
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

	/**
	 * What a section is called: as its owner says, else as its first heading.
	 *
	 * @param list<string|true|null> $labels What the owner may have said.
	 * @param string                 $html   The section's markup.
	 */
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

	/**
	 * Markup's text on one line.
	 *
	 * @param string $html The markup.
	 */
	private static function text( string $html ): string {
		$spaced = str_replace( '<br', ' <br', $html );
		return trim( (string) preg_replace(
			'/\s+/u',
			' ',
			html_entity_decode( wp_strip_all_tags( $spaced ), ENT_QUOTES | ENT_HTML5, 'UTF-8' )
		) );
	}
}
