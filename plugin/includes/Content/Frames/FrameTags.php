<?php
/**
 * Frames in markup.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Frames;

use Closure;
use WP_HTML_Tag_Processor;

/**
 * Finds whole frames, by WordPress' own reading of markup, and puts something in
 * their place.
 *
 * @see CONSENT-400
 */
final class FrameTags extends WP_HTML_Tag_Processor {

	/** Where an address stands: the frame's own, and where plugins keep it that load frames late. */
	private const ADDRESSES = [ 'src', 'data-src', 'data-lazy-src', 'data-litespeed-src' ];

	/**
	 * The markup with what the frames of other hosts are replaced by.
	 *
	 * @param string                                                       $html    Markup.
	 * @param Closure(Frame, array<string, string|true>): (string|null) $instead Markup for a frame and its other
	 *                                                                              attributes; null: it stays.
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
			// WordPress puts a frame that stands alone into a paragraph, which holds no boxes.
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

	/**
	 * The frame, where it loads something of another host.
	 */
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

	/**
	 * Its attributes without addresses.
	 *
	 * @return array<string, string|true>
	 */
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
