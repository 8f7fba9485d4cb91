<?php
/**
 * An image of a gallery.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Gallery;

use Brolga\Content\External\Address;
use Brolga\Content\Images\LibraryImage;
use Brolga\Core\Support\Html;
use WP_HTML_Tag_Processor;

/**
 * What a core image block says of its image, and the image's markup.
 *
 * @see GALLERY-5 GALLERY-10 GALLERY-15
 */
final class GalleryImage {

	/**
	 * @param int    $id      The image in the media library, or 0.
	 * @param string $url     The address of its file.
	 * @param string $alt     Its alternative text.
	 * @param string $caption Its caption, with simple formats alone.
	 * @param string $link    Where it leads by its owner's wish, or ''.
	 * @param string $target  `_blank`, or ''.
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
	 * From an image block; null where there is no image to show.
	 *
	 * @param array<mixed> $block The parsed block.
	 */
	public static function of( array $block ): ?self {
		$id   = self::id_of( $block );
		$html = is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '';
		$tags = new WP_HTML_Tag_Processor( $html );
		$is   = $tags->next_tag( [ 'tag_name' => 'img' ] );
		$src  = $is ? $tags->get_attribute( 'src' ) : null;
		$alt  = $is ? $tags->get_attribute( 'alt' ) : null;
		$src  = esc_url( is_string( $src ) ? $src : '', [ 'http', 'https' ] );
		// Of this site's own, it has been deleted; of another's, its address holds.
		$here = $id > 0 && wp_attachment_is_image( $id );
		$gone = $id > 0 && ! $here && ( '' === $src || Address::is_own( $src ) );
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
	 * Where its owner has it lead, and `_blank` or ''; to its own file leads every image.
	 *
	 * @see GALLERY-220
	 * @param array<mixed> $block The parsed block.
	 * @param string       $html  What it has saved.
	 * @param string       $url   The address of its file.
	 * @return array{string, string}
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

	/**
	 * The media library's number of a block's image, or 0.
	 *
	 * @param array<mixed> $block The parsed block.
	 */
	public static function id_of( array $block ): int {
		$attributes = $block['attrs'] ?? [];
		$id         = is_array( $attributes ) ? $attributes['id'] ?? 0 : 0;
		return is_int( $id ) && $id > 0 ? $id : 0;
	}

	/**
	 * The image, escaped.
	 *
	 * @param array<string, string> $width How wide it is, for the browser's choice.
	 * @param bool                  $later Whether it is on another page than the one that is seen.
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
