<?php
declare( strict_types=1 );

namespace Brolga\Content\Images;

use Brolga\Core\Support\Module;

/**
 * An image of the media library. Core prints the `sizes` it is told also where
 * an image is too small to have a `srcset`, without which HTML knows none. Themes
 * that style images one by one mean those of an article: ours have their box.
 *
 * @see SITE-29
 */
final class LibraryImage implements Module {

	/** After themes, and before the image's own colour. */
	private const PRIORITY = 15;

	/** What carries our own style past the theme's filters. It is not printed. */
	private const OWN_STYLE = 'data-brolga-style';

	/**
	 * Has our images keep their own style.
	 */
	public function register(): void {
		add_filter( 'wp_get_attachment_image_attributes', self::restyled( ... ), self::PRIORITY );
	}

	/**
	 * The number of an image, or 0 where the library has none of it. What was copied
	 * from another site has a number of that site's library: it counts where its file
	 * here is the one that the address names.
	 *
	 * @see SITE-140
	 * @param int    $id  The number.
	 * @param string $url Its address, which blocks keep beside it; empty: none.
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

	/**
	 * What a file is called, without what tells its size, its format and its edits.
	 *
	 * @param string $address An address or a path.
	 */
	private static function name( string $address ): string {
		$path = wp_parse_url( $address, PHP_URL_PATH );
		$name = pathinfo( rawurldecode( is_string( $path ) ? $path : '' ), PATHINFO_FILENAME );
		return (string) preg_replace( '/(?:-(?:\d+x\d+|scaled|rotated|e\d{10,}))+$/', '', $name );
	}

	/**
	 * The image, escaped; an empty text where there is none.
	 *
	 * @param int                   $id         The image.
	 * @param string                $size       The size that is asked for.
	 * @param array<string, string> $attributes Attributes, with `sizes` for where there is a choice of files.
	 */
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
	 * The attributes of an image, with no style but ours where it is ours.
	 *
	 * @param array<string, string> $attributes As themes have them.
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
