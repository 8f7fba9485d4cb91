<?php
declare( strict_types=1 );

namespace Brolga\Effects;

use Brolga\Core\Support\Html;

/**
 * Makes a whole block a link: a real link is stretched over the block, beneath the links and buttons inside it.
 *
 * @see LINK-1 LINK-2 LINK-3 LINK-4
 */
final class BlockLink implements Effect {

	private const HOLDERS = [
		'DIV',
		'SECTION',
		'ARTICLE',
		'ASIDE',
		'HEADER',
		'FOOTER',
		'MAIN',
		'FIGURE',
		'BLOCKQUOTE',
		'LI',
		'P',
		'H1',
		'H2',
		'H3',
		'H4',
		'H5',
		'H6',
	];

	private const PROTOCOLS = [ 'http', 'https', 'mailto', 'tel' ];

	private const NAME_LENGTH = 80;

	/**
	 * Appends the link to the block's content.
	 *
	 * @param array<mixed> $settings
	 */
	public function apply( array $settings, string $html ): ?string {
		$url     = is_string( $settings['url'] ?? null ) ? esc_url( trim( $settings['url'] ), self::PROTOCOLS ) : '';
		$opening = '' === $url ? null : OpeningTag::of( $html );
		if ( null === $opening || ! in_array( $opening->name(), self::HOLDERS, true ) ) {
			return null;
		}
		$marked = $opening->with( [], [ 'data-brolga-link' => true ] );
		$end    = strripos( $marked, "</{$opening->name()}" );
		return false === $end ? null : substr_replace( $marked, $this->link( $settings, $url, $html ), $end, 0 );
	}

	public function is_scripted(): bool {
		return false;
	}

	/**
	 * @param string $url Escaped.
	 * @param array<mixed> $settings
	 */
	private function link( array $settings, string $url, string $html ): string {
		$new   = '_blank' === ( $settings['target'] ?? '' );
		$rel   = is_string( $settings['rel'] ?? null )
			? preg_split( '/[^a-z]+/', strtolower( $settings['rel'] ), -1, PREG_SPLIT_NO_EMPTY )
			: [];
		$rel   = implode( ' ', array_unique( [ ...$new ? [ 'noopener' ] : [], ...false === $rel ? [] : $rel ] ) );
		$name  = $this->name( $settings, $html );
		return '<a'
			. Html::attributes(
				[
					'class'  => implode( ' ', [ 'brolga-link', ...OpeningTag::classes( $settings['class'] ?? '' ) ] ),
					'target' => $new ? '_blank' : null,
					'rel'    => '' === $rel ? null : $rel,
				]
			)
			. ' href="'
			. $url
			. '"><span class="brolga-link__name">'
			. esc_html( $new
				? sprintf(
					/* translators: %s: what a link is called. */ __( '%s (opens in a new tab)', 'brolga' ),
					$name
				)
				: $name )
			. '</span></a>';
	}

	/**
	 * Returns the link's accessible name: the owner's label, otherwise the first heading in the
	 * block, otherwise the beginning of its text.
	 *
	 * @param array<mixed> $settings
	 */
	private function name( array $settings, string $html ): string {
		$label = is_string( $settings['label'] ?? null ) ? trim( $settings['label'] ) : '';
		if ( '' !== $label ) {
			return $label;
		}
		$heading = 1 === preg_match( '#<h([1-6])\b[^>]*>(.*?)</h\1>#is', $html, $found ) ? self::text( $found[2] ) : '';
		$text    = '' !== $heading ? $heading : self::text( $html );
		return '' !== $text ? mb_strimwidth( $text, 0, self::NAME_LENGTH, '…' ) : __( 'Read more', 'brolga' );
	}

	private static function text( string $html ): string {
		$spaced = str_replace( '<', ' <', $html );
		return trim( (string) preg_replace(
			'/\s+/u',
			' ',
			html_entity_decode( wp_strip_all_tags( $spaced ), ENT_QUOTES | ENT_HTML5, 'UTF-8' )
		) );
	}
}
