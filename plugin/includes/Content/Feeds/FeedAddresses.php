<?php
declare( strict_types=1 );

namespace Brolga\Content\Feeds;

use Brolga\Core\Support\Module;
use WP_HTML_Tag_Processor;

/**
 * Makes URLs in feeds absolute, because feed readers and emails cannot resolve paths such as `/shop/`.
 *
 * @see FEED-220
 */
final class FeedAddresses implements Module {

	private const ADDRESSES = [ 'href', 'src', 'poster' ];

	public function register(): void {
		foreach ( [ 'the_content_feed', 'the_excerpt_rss', 'comment_text', 'comment_text_rss' ] as $text ) {
			add_filter( $text, self::whole( ... ), PHP_INT_MAX );
		}
	}

	private static function whole( mixed $html ): mixed {
		if ( ! is_string( $html ) || ! str_contains( $html, '<' ) ) {
			return $html;
		}
		$page = (string) get_permalink();
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			foreach ( self::ADDRESSES as $name ) {
				$address = $tags->get_attribute( $name );
				if ( is_string( $address ) ) {
					self::replace( $tags, $name, $address, self::of( $address, $page ) );
				}
			}
			$set = $tags->get_attribute( 'srcset' );
			if ( is_string( $set ) ) {
				$whole = array_map(
					static fn ( string $one ): string => self::of( trim( $one ), $page ),
					// URLs in srcset can contain commas; a comma and a space separate them.
					explode( ', ', $set )
				);
				self::replace( $tags, 'srcset', $set, implode( ', ', $whole ) );
			}
		}
		return $tags->get_updated_html();
	}

	/** Keeps absolute URLs exactly as WordPress has printed them. */
	private static function replace( WP_HTML_Tag_Processor $tags, string $name, string $before, string $after ): void {
		if ( $before !== $after ) {
			$tags->set_attribute( $name, $after );
		}
	}

	/** @param string $page URL of the page that contains the address. */
	private static function of( string $address, string $page ): string {
		$origin = (string) preg_replace( '/^(https?:\/\/[^\/]+).*$/is', '$1', home_url() );
		return match ( true ) {
			1 === preg_match( '/^[a-z][a-z0-9+.-]*:|^\s*$/i', $address ) => $address,
			str_starts_with( $address, '//' ) => (string) strstr( $origin, '//', true ) . $address,
			str_starts_with( $address, '/' ) => $origin . $address,
			str_starts_with( $address, '#' ) || str_starts_with( $address, '?' ) => $page . $address,
			default => trailingslashit( $page ) . $address,
		};
	}
}
