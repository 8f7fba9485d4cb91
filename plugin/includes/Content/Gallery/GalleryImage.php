<?php
declare( strict_types=1 );

namespace Brolga\Content\Gallery;

use Brolga\Content\External\LinkHost;
use Brolga\Content\Images\LibraryImage;
use Brolga\Core\Support\Html;
use WP_HTML_Tag_Processor;

/**
 * The data that a core image block holds about its image, and the image's markup in a gallery.
 *
 * @see GALLERY-5 GALLERY-10 GALLERY-15
 */
final class GalleryImage {

	/**
	 * @param int    $id   The attachment id; 0 for an image of another site.
	 * @param string $link Empty for a link to the image file.
	 */
	private function __construct(
		public readonly int $id,
		public readonly string $url,
		public readonly string $alt,
		public readonly string $caption,
		public readonly string $link = '',
		public readonly string $target = ''
	) {
	}

	/**
	 * Returns null where the block has no image, or its image was deleted.
	 *
	 * @param array<mixed> $block
	 */
	public static function of( array $block ): ?self {
		$id   = self::id_of( $block );
		$html = is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '';
		$tags = new WP_HTML_Tag_Processor( $html );
		$is   = $tags->next_tag( [ 'tag_name' => 'img' ] );
		$src  = $is ? $tags->get_attribute( 'src' ) : null;
		$alt  = $is ? $tags->get_attribute( 'alt' ) : null;
		$src  = esc_url( is_string( $src ) ? $src : '', [ 'http', 'https' ] );
		// An unknown ID on this site means a deleted image; on another site, the URL still works.
		$here = $id > 0 && wp_attachment_is_image( $id );
		$gone = $id > 0 && ! $here && ( '' === $src || LinkHost::is_own( $src ) );
		$id   = $here ? LibraryImage::known( $id, $src ) : 0;
		$url  = $id > 0 ? esc_url( (string) wp_get_attachment_url( $id ) ) : ( $gone ? '' : $src );
		if ( '' === $url ) {
			return null;
		}
		preg_match( '/<figcaption[^>]*>(.*?)<\/figcaption>/s', $html, $caption );
		[ $link, $target ] = self::link_of( $block, $html, $url );
		return new self(
			$id,
			$url,
			is_string( $alt ) ? $alt : '',
			trim( wp_kses( $caption[1] ?? '', 'data' ) ),
			$link,
			$target
		);
	}

	/**
	 * Returns the link's URL and target. Both are empty where the block links to its own image
	 * file, which every image in a gallery does anyway.
	 *
	 * @param array<mixed> $block
	 * @return array{string, string}
	 * @see GALLERY-220
	 */
	private static function link_of( array $block, string $html, string $url ): array {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$tags       = new WP_HTML_Tag_Processor( (string) strstr( $html, '<img', true ) );
		if ( 'media' === ( $attributes['linkDestination'] ?? '' ) || ! $tags->next_tag( [ 'tag_name' => 'a' ] ) ) {
			return [ '', '' ];
		}
		$href = $tags->get_attribute( 'href' );
		$link = is_string( $href ) ? esc_url( $href ) : '';
		return $link === $url ? [ '', '' ] : [ $link, '_blank' === $tags->get_attribute( 'target' ) ? '_blank' : '' ];
	}

	/** @param array<mixed> $block */
	public static function id_of( array $block ): int {
		$attributes = $block['attrs'] ?? [];
		$id         = is_array( $attributes ) ? $attributes['id'] ?? 0 : 0;
		return is_int( $id ) && $id > 0 ? $id : 0;
	}

	/**
	 * @param bool $later Whether the image is on a page of the gallery that is not shown yet.
	 * @param array<string, string> $width
	 */
	public function html( array $width, bool $later ): string {
		$attributes = [
			'class' => 'wp-block-brolga-gallery__image',
			'alt'   => $this->alt,
		] + ( $later ? [ 'loading' => 'lazy' ] : [] );
		return $this->id > 0
			? LibraryImage::html( $this->id, 'large', $attributes + $width )
			: '<img' . Html::attributes( [ 'src' => $this->url ] + $attributes + [ 'loading' => 'lazy' ] ) . '>';
	}
}
