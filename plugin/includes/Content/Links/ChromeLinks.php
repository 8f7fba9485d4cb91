<?php
declare( strict_types=1 );

namespace Brolga\Content\Links;

use WP_Block_Template;
use WP_HTML_Tag_Processor;
use WP_Post;

/**
 * Collects the links in headers, footers and menus, as saved in the database or provided by the theme.
 *
 * @see MENU-30
 */
final class ChromeLinks {

	/** Blocks that store their link in the `url` attribute, and no markup. */
	private const LINKS = [ 'core/navigation-link', 'core/navigation-submenu', 'core/button' ];

	private const MOST = 50;

	/** @return list<string> */
	public function all(): array {
		$parts = array_filter(
			get_block_templates( [], 'wp_template_part' ),
			static fn ( WP_Block_Template $part ): bool => in_array( $part->area, [ 'header', 'footer' ], true )
		);
		$menus = get_posts( [ 'post_type' => 'wp_navigation', 'numberposts' => self::MOST ] );
		$texts = [
			...array_map(
				static fn ( WP_Block_Template $part ): string => $part->content,
				array_slice( array_values( $parts ), 0, self::MOST )
			),
			...array_map( static fn ( WP_Post $menu ): string => $menu->post_content, $menus ),
		];
		$found = [];
		foreach ( $texts as $text ) {
			$found = [ ...$found, ...self::of_blocks( resolve_pattern_blocks( parse_blocks( $text ) ) ) ];
		}
		return array_values( array_unique( $found ) );
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @return list<string>
	 */
	private static function of_blocks( array $blocks ): array {
		$found = [];
		foreach ( $blocks as $block ) {
			if ( ! is_array( $block ) ) {
				continue;
			}
			$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
			if ( in_array( $block['blockName'] ?? '', self::LINKS, true ) && is_string( $attributes['url'] ?? null ) ) {
				$found[] = $attributes['url'];
			}
			$html = is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '';
			$tags = new WP_HTML_Tag_Processor( $html );
			while ( $tags->next_tag( [ 'tag_name' => 'A' ] ) ) {
				$href    = $tags->get_attribute( 'href' );
				$found[] = is_string( $href ) ? $href : '';
			}
			$found = [
				...$found,
				...self::of_blocks( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [] ),
			];
		}
		return array_values( array_filter( $found, static fn ( string $url ): bool => '' !== $url ) );
	}
}
