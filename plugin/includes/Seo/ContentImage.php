<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Core\Support\Module;
use WP_HTML_Tag_Processor;
use WP_Post;

/**
 * Finds the first image in a page's content. Block themes render the content before the head, so images of all
 * blocks are found; classic themes do not, so only images in the stored markup are found.
 *
 * @see SEO-6
 */
final class ContentImage implements Module {

	/** Minimum width in pixels: smaller images are icons or tracking pixels. */
	private const LEAST = 200;

	/** @var array<int, string> */
	private array $printed = [];

	public function __construct( private readonly ImageAttachments $attachments ) {}

	public function register(): void {
		add_filter( 'the_content', $this->keep( ... ), PHP_INT_MAX );
	}

	/** @param WP_Post $post A post whose content every visitor may see. */
	public function of( WP_Post $post ): ?SeoImage {
		$html = $this->printed[ $post->ID ] ?? $post->post_content;
		if ( false === stripos( $html, '<img' ) ) {
			return null;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'IMG' ] ) ) {
			$number = static function ( string $name ) use ( $tags ): int {
				$value = $tags->get_attribute( $name );
				return is_string( $value ) && ctype_digit( $value ) ? (int) substr( $value, 0, 6 ) : 0;
			};
			$text   = static function ( string $name ) use ( $tags ): string {
				$value = $tags->get_attribute( $name );
				return is_string( $value ) ? $value : '';
			};
			$alt    = PlainText::line( $text( 'alt' ), SeoImage::ALT );
			if ( $number( 'width' ) > 0 && $number( 'width' ) < self::LEAST ) {
				continue;
			}
			$id    = 1 === preg_match( '/(?:^|\s)wp-image-(\d{1,10})(?:\s|$)/', $text( 'class' ), $class )
				? (int) $class[1]
				: 0;
			$known = $id > 0 && ImageAttachments::is_known( $id ) ? $this->attachments->image( $id ) : null;
			if ( null !== $known ) {
				return new SeoImage( $known->url, $known->width, $known->height, '' === $alt ? $known->alt : $alt );
			}
			$url = self::absolute( $text( 'src' ) );
			if ( '' !== $url ) {
				return new SeoImage( $url, $number( 'width' ), $number( 'height' ), $alt );
			}
		}
		return null;
	}

	private function keep( string $html ): string {
		$id = (int) get_the_ID();
		if ( $id > 0 && is_singular() && get_queried_object_id() === $id ) {
			$this->printed[ $id ] = $html;
		}
		return $html;
	}

	/** Returns an absolute URL that social networks can show; empty for SVG files and data URLs. */
	private static function absolute( string $src ): string {
		$src = trim( $src );
		if ( str_starts_with( $src, '//' ) ) {
			$src = ( is_ssl() ? 'https:' : 'http:' ) . $src;
		} elseif ( str_starts_with( $src, '/' ) ) {
			$src = preg_replace( '#^(https?://[^/]+).*$#is', '$1', home_url() ) . $src;
		}
		$path = (string) wp_parse_url( $src, PHP_URL_PATH );
		return 1 === preg_match( '#^https?://[^/]#i', $src ) && ! str_ends_with( strtolower( $path ), '.svg' )
			? esc_url_raw( $src )
			: '';
	}
}
