<?php
declare( strict_types=1 );

namespace Brolga\Content\Images;

use Brolga\Core\Support\Module;

/**
 * Prints an image of the media library. Core prints `sizes` even where an image has no `srcset`,
 * which is invalid HTML. Theme filters that style images are meant for images in articles, so they
 * must not change the style of images in the plugin's blocks.
 *
 * @see SITE-29
 */
final class LibraryImage implements Module {

	/** After themes' filters, and before the filter that adds the image's mean colour. */
	private const PRIORITY = 15;

	/** Attribute that carries the plugin's style past themes' filters; removed before printing. */
	private const OWN_STYLE = 'data-brolga-style';

	public function register(): void {
		add_filter( 'wp_get_attachment_image_attributes', self::restyled( ... ), self::PRIORITY );
	}

	/**
	 * Returns the attachment id, or 0 where it is not this image. Content copied from another site holds that
	 * site's ids, so an id counts only if a file of the attachment has the name in the URL.
	 *
	 * @param string $url The image URL that the block stores; empty to check the id alone.
	 * @see SITE-140
	 */
	public static function known( int $id, string $url ): int {
		if ( $id < 1 || ! wp_attachment_is_image( $id ) ) {
			return 0;
		}
		$name = self::name( $url );
		if ( '' === $name ) {
			return $id;
		}
		$meta  = wp_get_attachment_metadata( $id );
		$meta  = is_array( $meta ) ? $meta : [];
		$files = array_column( is_array( $meta['sizes'] ?? null ) ? $meta['sizes'] : [], 'file' );
		$names = array_map(
			self::name( ... ),
			array_filter(
				[ get_attached_file( $id, true ), $meta['original_image'] ?? '', ...$files ],
				is_string( ... )
			)
		);
		return in_array( $name, $names, true ) ? $id : 0;
	}

	/** Strips the suffixes that WordPress adds to file names for size, rotation and edits. */
	private static function name( string $address ): string {
		$path = wp_parse_url( $address, PHP_URL_PATH );
		$name = pathinfo( rawurldecode( is_string( $path ) ? $path : '' ), PATHINFO_FILENAME );
		return (string) preg_replace( '/(?:-(?:\d+x\d+|scaled|rotated|e\d{10,}))+$/', '', $name );
	}

	/** @param array<string, string> $attributes */
	public static function html( int $id, string $size, array $attributes ): string {
		if ( false === wp_get_attachment_image_srcset( $id, $size ) ) {
			unset( $attributes['sizes'] );
		}
		return wp_get_attachment_image(
			$id,
			$size,
			false,
			$attributes + [ self::OWN_STYLE => $attributes['style'] ?? '' ]
		);
	}

	/**
	 * @param array<string, string> $attributes
	 * @return array<string, string>
	 */
	private static function restyled( array $attributes ): array {
		if ( ! isset( $attributes[ self::OWN_STYLE ] ) ) {
			return $attributes;
		}
		$own   = $attributes[ self::OWN_STYLE ];
		$other = array_diff_key( $attributes, [ 'style' => '', self::OWN_STYLE => '' ] );
		return '' === $own ? $other : [ 'style' => $own ] + $other;
	}
}
