<?php
/**
 * The images that patterns arrive with.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

use WP_Post;

/**
 * A pattern arrives with the site's own newest images, so that its owner sees
 * the section as it will be. Where the media library has too few, a calm plate
 * of the theme's keeps the place. One object serves one pattern: it gives no
 * image twice.
 *
 * WordPress evaluates patterns for the editor alone; templates that visitors
 * see hold none that asks for images.
 *
 * @phpstan-type Image array{id: int, url: string, alt: string}
 * @phpstan-type Found array{id: int, url: string, alt: string, wide: bool, tall: bool}
 *
 * @see THEME-16
 */
final class PatternImages {

	/** Drawn by bin/lib/plates.mjs, in assets/images. */
	private const PLATES = [ 'ridges', 'leaves', 'water', 'window', 'contours', 'dunes' ];

	/** An image that is smaller would be enlarged: its long and its short side. */
	private const LONG_SIDE  = 1200;
	private const SHORT_SIDE = 800;

	/** How many of the newest files are looked at. */
	private const LOOKED_AT = 60;

	/**
	 * The site's images, asked for once a request.
	 *
	 * @var list<Found>|null
	 */
	private static ?array $library = null;

	/**
	 * Images that this pattern has not used.
	 *
	 * @var list<Found>
	 */
	private array $unused;

	/** How many plates this pattern has used. */
	private int $plates = 0;

	/**
	 * Begins a pattern.
	 *
	 * @param int $start Which image comes first, so that patterns on one page differ.
	 */
	public function __construct( private readonly int $start = 1 ) {
		$library      = self::$library ??= self::library();
		$first        = [] === $library ? 0 : ( max( 1, $start ) - 1 ) % count( $library );
		$this->unused = [ ...array_slice( $library, $first ), ...array_slice( $library, 0, $first ) ];
	}

	/**
	 * Forgets what the library held, for tests and long requests.
	 */
	public static function forget(): void {
		self::$library = null;
	}

	/**
	 * The next image, which fits a shape if there is one.
	 *
	 * @param string $ratio Width to height as CSS writes it: `4/5`, `1`.
	 * @return Image
	 */
	public function take( string $ratio ): array {
		$sides = array_map( floatval( ... ), explode( '/', $ratio ) );
		$shape = $sides[0] <=> ( $sides[1] ?? 1.0 );
		foreach ( $this->unused as $index => $image ) {
			if ( 0 === $shape || ( $shape > 0 ? $image['wide'] : $image['tall'] ) ) {
				return $this->use( $index );
			}
		}
		if ( [] !== $this->unused ) {
			return $this->use( 0 );
		}

		$plate = self::PLATES[ ( $this->start - 1 + $this->plates++ ) % count( self::PLATES ) ];

		return [
			'id'  => 0,
			'url' => get_theme_file_uri( "assets/images/plate-{$plate}.svg" ),
			'alt' => '',
		];
	}

	/**
	 * Prints an image block with the next image.
	 *
	 * @param string $ratio      Width to height.
	 * @param string $align      Its alignment, if any.
	 * @param string $class_name A class of its own, if any.
	 */
	public function print_image( string $ratio, string $align = '', string $class_name = '' ): void {
		$image = $this->take( $ratio );
		echo '<!-- wp:image {';
		if ( 0 !== $image['id'] ) {
			printf( '"id":%d,', (int) $image['id'] );
		}
		printf( '"aspectRatio":"%s","scale":"cover","sizeSlug":"full","linkDestination":"none"', esc_attr( $ratio ) );
		if ( '' !== $align ) {
			printf( ',"align":"%s"', esc_attr( $align ) );
		}
		if ( '' !== $class_name ) {
			printf( ',"className":"%s"', esc_attr( $class_name ) );
		}
		printf(
			'} -->%1$s<figure class="wp-block-image%2$s size-full%3$s"><img src="%4$s" alt="%5$s"',
			"\n",
			esc_attr( '' === $align ? '' : " align{$align}" ),
			esc_attr( '' === $class_name ? '' : " {$class_name}" ),
			esc_url( $image['url'] ),
			esc_attr( $image['alt'] )
		);
		if ( 0 !== $image['id'] ) {
			printf( ' class="wp-image-%d"', (int) $image['id'] );
		}
		printf( ' style="aspect-ratio:%s;object-fit:cover"/></figure>%s<!-- /wp:image -->', esc_attr( $ratio ), "\n" );
	}

	/**
	 * Prints what a block says of its image, each with a comma behind it.
	 *
	 * @param Image $image What `take()` gave.
	 * @param string  $id      The block's name for the attachment.
	 * @param string  $url     The block's name for the address.
	 */
	public static function print_attributes( array $image, string $id = 'id', string $url = 'url' ): void {
		if ( 0 !== $image['id'] ) {
			printf( '"%s":%d,', esc_attr( $id ), (int) $image['id'] );
		}
		printf( '"%s":"%s",', esc_attr( $url ), esc_url( $image['url'] ) );
	}

	/**
	 * Prints the image of a cover block, whose words say what it shows.
	 *
	 * @param Image $image What `take()` gave.
	 */
	public static function print_cover_image( array $image ): void {
		echo '<img class="wp-block-cover__image-background';
		if ( 0 !== $image['id'] ) {
			printf( ' wp-image-%d', (int) $image['id'] );
		}
		printf( '" alt="" src="%s" data-object-fit="cover"/>', esc_url( $image['url'] ) );
	}

	/**
	 * Uses one up.
	 *
	 * @param int $index Which of the unused.
	 * @return Image
	 */
	private function use( int $index ): array {
		[ $image ] = array_splice( $this->unused, $index, 1 );

		return [
			'id'  => $image['id'],
			'url' => $image['url'],
			'alt' => $image['alt'],
		];
	}

	/**
	 * The newest images of the media library that are large enough to be shown large.
	 *
	 * @return list<Found>
	 */
	private static function library(): array {
		$files   = get_posts(
			[
				'post_type'      => 'attachment',
				'post_mime_type' => 'image/jpeg, image/png, image/webp, image/avif',
				'post_status'    => 'inherit',
				'posts_per_page' => self::LOOKED_AT,
				'orderby'        => [
					'date' => 'DESC',
					'ID'   => 'DESC',
				],
			]
		);
		$emblems = array_filter(
			[
				get_option( 'site_icon' ),
				get_theme_mod( 'custom_logo' ),
				get_option( 'woocommerce_placeholder_image' ),
			],
			is_numeric( ... )
		);
		$found   = [];
		foreach ( $files as $file ) {
			$image = $file instanceof WP_Post && ! in_array( $file->ID, array_map( intval( ... ), $emblems ), true )
				? self::describe( $file->ID )
				: null;
			if ( null !== $image ) {
				$found[] = $image;
			}
		}

		return $found;
	}

	/**
	 * What a pattern needs to know of an image; nothing of one too small.
	 *
	 * @param int $id The attachment.
	 * @return Found|null
	 */
	private static function describe( int $id ): ?array {
		$size   = wp_get_attachment_metadata( $id );
		$width  = absint( $size['width'] ?? 0 );
		$height = absint( $size['height'] ?? 0 );
		$url    = wp_get_attachment_image_url( $id, 'full' );
		if ( false === $url || max( $width, $height ) < self::LONG_SIDE || min( $width, $height ) < self::SHORT_SIDE ) {
			return null;
		}
		$alt = get_post_meta( $id, '_wp_attachment_image_alt', true );

		return [
			'id'   => $id,
			'url'  => $url,
			'alt'  => is_string( $alt ) ? $alt : '',
			'wide' => $width >= $height,
			'tall' => $height >= $width,
		];
	}
}
