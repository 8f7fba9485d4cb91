<?php
declare( strict_types=1 );

namespace Brolga\Content\Images;

use Brolga\Core\Lifecycle\Leftover;
use Brolga\Core\Support\Module;
use WP_HTML_Tag_Processor;
use WP_Post;

/**
 * While an image loads, its place shows its own colour. The colour is found at
 * the upload and kept beside the attachment's other data, which WordPress has at
 * hand when it prints an image: no visitor waits for it, and no query is added.
 * Behind a transparent image it would stay to be seen, so these have none.
 *
 * @see THEME-17 THEME-610
 */
final class ImageColours implements Module, Leftover {

	/** The attachment's field; empty for an image that shall have none. */
	public const META = '_brolga_colour';

	public function __construct( private readonly ImageColour $colour ) {}

	public function register(): void {
		add_filter( 'wp_generate_attachment_metadata', $this->keep( ... ), 20, 2 );
		add_filter( 'wp_get_attachment_image_attributes', $this->colour_attributes( ... ), 20, 2 );
		add_filter( 'wp_content_img_tag', $this->colour_tag( ... ), 20, 3 );
	}

	/**
	 * Finds an image's colour and keeps it.
	 *
	 * @param mixed $metadata What WordPress knows of an attachment; passed on.
	 * @param mixed $id       The attachment.
	 */
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

	/**
	 * Of an image that is drawn from the library.
	 */
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

	/**
	 * Of an image that stands in a page's content.
	 *
	 * @param mixed $html    The image.
	 * @param mixed $context Where it stands.
	 * @param mixed $id      The attachment; 0 for an image that is none.
	 */
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

	/**
	 * Whether an image is the site's logo, which style sheets fit into its box.
	 *
	 * @param mixed $classes Its attribute.
	 */
	private static function is_logo( mixed $classes ): bool {
		return is_string( $classes ) && 1 === preg_match( '/(?:^|\s)custom-logo(?:\s|$)/D', $classes );
	}

	/**
	 * An image's style with its colour, where it has one, and where nothing else
	 * could show it: an image that is fitted into its box leaves room beside it.
	 *
	 * @param string $style The style so far.
	 * @param int    $id    The image.
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

	/**
	 * Forgets all colours.
	 */
	public function remove(): void {
		delete_metadata( 'post', 0, self::META, '', true );
	}
}
