<?php
declare( strict_types=1 );

namespace Brolga\Content\Frames;

use Closure;
use WP_HTML_Tag_Processor;

/**
 * Finds iframes with WordPress' HTML parser and replaces each one, including its closing tag.
 *
 * @see CONSENT-400
 */
final class FrameTags extends WP_HTML_Tag_Processor {

	/** Attributes that can hold the URL: `src`, and those in which lazy-loading plugins store it. */
	private const ADDRESSES = [ 'src', 'data-src', 'data-lazy-src', 'data-litespeed-src' ];

	/**
	 * Replaces iframes that load from other hosts.
	 *
	 * @param Closure(Frame, array<string, string|true>): (string|null) $instead Returns the new markup for an
	 *     iframe and its attributes except the URL; null keeps the iframe.
	 */
	public static function replace( string $html, Closure $instead ): string {
		if ( false === stripos( $html, '<iframe' ) ) {
			return $html;
		}
		$tags  = new self( $html );
		$end   = 0;
		$after = '';
		while ( $tags->next_tag( [ 'tag_name' => 'iframe' ] ) ) {
			$frame   = $tags->frame();
			$replace = null === $frame ? null : $instead( $frame, $tags->others() );
			if ( null === $replace || ! $tags->set_bookmark( 'frame' ) ) {
				continue;
			}
			$at     = $tags->bookmarks['frame'];
			$before = substr( $html, $end, $at->start - $end );
			$end    = $at->start + $at->length;
			// wpautop() puts a lone iframe into a paragraph, which must not contain block elements.
			if (
				1 === preg_match( '/<p>\s*$/i', $before, $opens )
				&& 1 === preg_match( '#\G\s*</p>#i', $html, $closes, 0, $end )
			) {
				$before = substr( $before, 0, -strlen( $opens[0] ) );
				$end   += strlen( $closes[0] );
			}
			$after .= $before . $replace;
		}
		return $after . substr( $html, $end );
	}

	private function frame(): ?Frame {
		if ( null !== $this->get_attribute( 'srcdoc' ) ) {
			return null;
		}
		foreach ( self::ADDRESSES as $name ) {
			$address = $this->get_attribute( $name );
			$frame   = is_string( $address ) ? Frame::of( $address ) : null;
			if ( null !== $frame ) {
				return $frame;
			}
		}
		return null;
	}

	/** @return array<string, string|true> */
	private function others(): array {
		$others = [];
		foreach ( array_diff( $this->get_attribute_names_with_prefix( '' ) ?? [], self::ADDRESSES ) as $name ) {
			$value = $this->get_attribute( $name );
			if ( is_string( $value ) || true === $value ) {
				$others[ $name ] = $value;
			}
		}
		return $others;
	}
}
