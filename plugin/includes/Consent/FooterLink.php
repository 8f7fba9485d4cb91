<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use WP_HTML_Tag_Processor;

/**
 * Adds a link next to the link to the privacy policy, in the same style.
 *
 * @see CONSENT-11
 */
final class FooterLink {

	private const LINK = '<a\b[^>]*>(?:[^<]|<span\b[^>]*>[^<]*</span>)*</a>';

	/** Returns the footer with the new link; null if it has no link to the privacy policy. */
	public static function in( string $html, string $url ): ?string {
		$policy = get_privacy_policy_url();
		if ( '' === $policy ) {
			return null;
		}
		$is_done = false;
		$with    = preg_replace_callback(
			'#<li\b[^>]*>\s*' . self::LINK . '\s*</li>|' . self::LINK . '#i',
			static function ( array $found ) use ( $policy, $url, &$is_done ): string {
				if ( $is_done || ! self::leads_to( $found[0], $policy ) ) {
					return $found[0];
				}
				$is_done = true;
				return $found[0] . self::beside( $found[0], $url );
			},
			$html
		);
		return $is_done ? $with : null;
	}

	private static function leads_to( string $html, string $url ): bool {
		$tags = new WP_HTML_Tag_Processor( $html );
		return $tags->next_tag( [ 'tag_name' => 'a' ] )
			&& in_array( $tags->get_attribute( 'href' ), [ $url, wp_make_link_relative( $url ) ], true );
	}

	/** Returns a list item if the other link is in one, else a link after a separator. */
	private static function beside( string $html, string $url ): string {
		$words = esc_html__( 'Privacy choices', 'brolga' );
		if ( ! str_starts_with( $html, '<li' ) ) {
			return ' <span aria-hidden="true">·</span> <a href="' . esc_url( $url ) . "\">{$words}</a>";
		}
		$tags = new WP_HTML_Tag_Processor(
			(string) preg_replace( '#(<a\b[^>]*>).*(</a>)#s', "\$1{$words}\$2", $html )
		);
		while ( $tags->next_tag() ) {
			$tags->remove_attribute( 'id' );
			$tags->remove_attribute( 'aria-current' );
			$tags->remove_class( 'current-menu-item' );
			if ( 'A' === $tags->get_tag() ) {
				$tags->set_attribute( 'href', $url );
			}
		}
		return $tags->get_updated_html();
	}
}
