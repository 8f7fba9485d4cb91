<?php
/**
 * Other plugins, as far as headers and footers notice them. By WordPress' block
 * hooks they put what they have beside our blocks: a basket and an account, as a
 * shop does after the menu; a choice of languages; breadcrumbs at the end of the
 * header. The tests make a must-use plugin of it. `?neighbours=header-centred,footer-line`
 * shows these patterns in the parts' places. Chinese is as wide as it should be
 * where there is no font for it, too.
 *
 * @package Brolga\Tests
 */

declare( strict_types=1 );

add_action(
	'init',
	static function (): void {
		$icon   = '<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6h16l-2 9H7z" fill="none" stroke="currentColor" stroke-width="2"/></svg>';
		$link   = static fn ( string $words ): string => "<a href=\"#\">{$words}</a>";
		$blocks = [
			'basket'      => '<div data-neighbour><button type="button" style="display:flex;gap:4px;align-items:center;padding:8px;border:0;background:none;color:inherit;font:inherit;white-space:nowrap" aria-label="3 things in the basket">'
				. $icon
				. '<span>3</span></button></div>',
			'account'     => '<div data-neighbour><a href="#" style="display:flex;padding:8px;color:inherit" aria-label="Your account">' . $icon . '</a></div>',
			'languages'   => '<ul data-neighbour style="display:flex;gap:10px;margin:0;padding:0;list-style:none"><li>'
				. implode(
					'</li><li>',
					array_map( $link, [ 'EN', 'DE', '<span style="display:inline-block;inline-size:2em">中文</span>' ] )
				)
				. '</li></ul>',
			'breadcrumbs' => '<nav data-neighbour aria-label="Breadcrumbs"><span>'
				. $link( 'Home' )
				. ' » '
				. $link( 'About the firm' )
				. ' » <strong>What we keep of what you send us</strong></span></nav>',
		];
		foreach ( $blocks as $name => $html ) {
			register_block_type( "neighbours/{$name}", [ 'render_callback' => static fn (): string => $html ] );
		}
	}
);

add_filter(
	'hooked_block_types',
	static function ( array $hooked, string $position, ?string $anchor, mixed $context ): array {
		$pattern = is_array( $context ) && is_string( $context['name'] ?? null ) ? $context['name'] : '';
		$is_menu = in_array( $anchor, [ 'brolga/menu', 'core/navigation' ], true );
		return array_merge(
			$hooked,
			match ( true ) {
				str_starts_with( $pattern, 'brolga/header' )
					&& 'after' === $position
					&& $is_menu => [ 'neighbours/languages', 'neighbours/account', 'neighbours/basket' ],
				str_starts_with( $pattern, 'brolga/header' )
					&& 'last_child' === $position
					&& 'brolga/header' === $anchor => [ 'neighbours/breadcrumbs' ],
				str_starts_with( $pattern, 'brolga/footer' )
					&& 'after' === $position
					&& $is_menu => [ 'neighbours/languages' ],
				default => [],
			}
		);
	},
	10,
	4
);

add_filter(
	'pre_render_block',
	static function ( mixed $html, array $block ): mixed {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only a test asks for it.
		$wanted = is_string( $_GET['neighbours'] ?? null )
			? explode( ',', sanitize_text_field( wp_unslash( $_GET['neighbours'] ) ) )
			: [];
		$attrs  = $block['attrs'] ?? null;
		$slug   = is_array( $attrs ) && is_string( $attrs['slug'] ?? null ) ? $attrs['slug'] : '';
		foreach ( 'core/template-part' === $block['blockName'] ? $wanted : [] as $name ) {
			$pattern = str_starts_with( $name, $slug )
				? WP_Block_Patterns_Registry::get_instance()->get_registered( "brolga/{$name}" )
				: null;
			if ( is_array( $pattern ) && is_string( $pattern['content'] ?? null ) ) {
				return "<{$slug} class=\"wp-block-template-part site-{$slug}\">"
					. do_blocks( $pattern['content'] )
					. "</{$slug}>";
			}
		}
		return $html;
	},
	10,
	2
);
