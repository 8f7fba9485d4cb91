<?php
declare( strict_types=1 );

namespace Brolga\Content\Images;

use Brolga\Core\Lifecycle\Leftover;
use Brolga\Core\Support\Module;
use WP_HTML_Tag_Processor;
use WP_Post;

/**
 * Shows an image's mean colour in its place while the image loads. The colour is computed at the
 * upload and stored as post meta, which WordPress has loaded when it prints the image, so no query
 * is added. Images with transparency have no colour, because it would stay visible behind them.
 *
 * @see THEME-17 THEME-610
 */
final class ImageColours implements Module, Leftover {

	/** Meta key of the colour; an empty value means that the image has none. */
	public const META = '_brolga_colour';

	public function __construct( private readonly ImageColour $colour ) {}

	public function register(): void {
		add_filter( 'wp_generate_attachment_metadata', $this->keep( ... ), 20, 2 );
		add_filter( 'wp_get_attachment_image_attributes', $this->colour_attributes( ... ), 20, 2 );
		add_filter( 'wp_content_img_tag', $this->colour_tag( ... ), 20, 3 );
	}

	public function keep( mixed $metadata, mixed $id ): mixed {
		if (
			is_array( $metadata )
			&& is_int( $id )
			&& str_starts_with( (string) get_post_mime_type( $id ), 'image/' )
		) {
			/** @var array<string, mixed> $metadata */
			update_post_meta( $id, self::META, $this->colour->find( $id, $metadata ) );
		}
		return $metadata;
	}

	private function colour_attributes( mixed $attributes, mixed $image ): mixed {
		if ( ! is_array( $attributes ) || ! $image instanceof WP_Post ) {
			return $attributes;
		}
		if ( self::is_logo( $attributes['class'] ?? null ) ) {
			return $attributes;
		}
		$style = is_string( $attributes['style'] ?? null ) ? $attributes['style'] : '';
		$with  = $this->with_colour( $style, $image->ID );
		return $with === $style ? $attributes : [ 'style' => $with ] + $attributes;
	}

	/** @param mixed $id The attachment id; 0 for an image that is not in the media library. */
	private function colour_tag( mixed $html, mixed $context, mixed $id ): mixed {
		if ( ! is_string( $html ) || ! is_int( $id ) || 0 === $id ) {
			return $html;
		}
		$tag = new WP_HTML_Tag_Processor( $html );
		if ( ! $tag->next_tag( [ 'tag_name' => 'img' ] ) || self::is_logo( $tag->get_attribute( 'class' ) ) ) {
			return $html;
		}
		$style = $tag->get_attribute( 'style' );
		$style = is_string( $style ) ? $style : '';
		$with  = $this->with_colour( $style, $id );
		if ( $with === $style ) {
			return $html;
		}
		$tag->set_attribute( 'style', $with );
		return $tag->get_updated_html();
	}

	/** Whether an image is the site's logo, which themes fit into a box that it may not fill. */
	private static function is_logo( mixed $classes ): bool {
		return is_string( $classes ) && 1 === preg_match( '/(?:^|\s)custom-logo(?:\s|$)/D', $classes );
	}

	/**
	 * Returns the style with a background colour added. Leaves out images with a background of their own, and
	 * those with an `object-fit` that leaves part of the box empty: the colour would show beside the image.
	 */
	private function with_colour( string $style, int $id ): string {
		if (
			is_admin()
			|| is_feed()
			|| 1 === preg_match( '/background|object-fit:\s*(contain|scale-down|none)/i', $style )
		) {
			return $style;
		}
		$colour = get_post_meta( $id, self::META, true );
		if ( ! is_string( $colour ) || 1 !== preg_match( '/^#[0-9a-f]{6}$/D', $colour ) ) {
			return $style;
		}
		return ( '' === $style ? '' : rtrim( $style, '; ' ) . ';' ) . "background-color:$colour";
	}

	public function remove(): void {
		delete_metadata( 'post', 0, self::META, '', true );
	}
}
