<?php
/**
 * Images of the demo, in the media library.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Demo;

use Brolga\Content\Images\ImageFormat;

/**
 * Takes the photographs that WordPress itself carries, and our drawings, into the media library.
 *
 * @phpstan-import-type Recipe from ImageGenerator
 * @phpstan-type Image array{
 *     photo?: string,
 *     drawing?: string,
 *     file?: string,
 *     develop?: Recipe,
 *     title: string,
 *     alt: string,
 * }
 *
 * @see DEMO-2 DEMO-11
 */
final class Media {

	/** Where an attachment remembers which image of ours it is. */
	private const KEY      = '_brolga_demo_image';
	private const VIDEO_KEY = '_brolga_demo_video';

	/** Videos are made of a photograph of Twenty Twenty-Five; there is none without it. */
	private const VIDEOS = [
		'meadow-video' => [
			'photo' => 'coming-soon-bg-image.webp',
			'title' => 'The meadow in the wind',
		],
	];

	/**
	 * Name → id of what is in the library.
	 *
	 * @var array<string, int>
	 */
	private array $ids = [];

	/**
	 * What images.php says.
	 *
	 * @var array<string, Image>|null
	 */
	private ?array $images = null;

	/**
	 * Takes the folder of images.php and the drawing hand.
	 *
	 * @param string   $folder   Folder with images.php.
	 * @param Drawings $drawings Draws what no photograph shows.
	 * @param ImageGenerator $generator Gives the photographs one look.
	 */
	public function __construct(
		private readonly string $folder,
		private readonly Drawings $drawings,
		private readonly ImageGenerator $generator
	) {}

	/**
	 * What there is to take in.
	 *
	 * @return array<string, string> Titles by name.
	 */
	public function names(): array {
		return array_map( static fn ( array $one ): string => $one['title'], $this->images() + self::VIDEOS );
	}

	/**
	 * Takes an image or a video in, unless it is there.
	 *
	 * @param string $name Its name in images.php or VIDEOS.
	 * @return int Its id; 0 where it cannot be made.
	 */
	public function take( string $name ): int {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$video = self::VIDEOS[ $name ] ?? null;
		if ( null !== $video ) {
			return $this->ids[ $name ] = $this->video(
				$this->find( $name, self::VIDEO_KEY ),
				$name,
				$video['photo'],
				$video['title']
			);
		}
		$image = $this->images()[ $name ] ?? throw new \OutOfBoundsException( "No image is called $name." );
		$id      = $this->find( $name );
		if (
			0 === $id
			|| ! is_file( (string) get_attached_file( $id ) )
			|| false === wp_get_attachment_metadata( $id )
		) {
			$id = $this->add( $id, $name, $image );
			update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $this->words( $id, $image ) ) );
		}
		return $this->ids[ $name ] = $id;
	}

	/**
	 * The images: name → its file in Twenty Twenty-Five or beside images.php, or
	 * the drawing's name; and its words.
	 *
	 * @return array<string, Image>
	 */
	private function images(): array {
		if ( null === $this->images ) {
			/** @var array<string, Image> $images */
			$images       = require $this->folder . '/images.php';
			$this->images = $images;
		}

		return $this->images;
	}

	/**
	 * The id of an image.
	 *
	 * @param string $name Its name in images.php.
	 */
	public function id( string $name ): int {
		if ( ! isset( $this->names()[ $name ] ) ) {
			throw new \OutOfBoundsException( "No image is called $name." );
		}

		return $this->ids[ $name ] ??= $this->find(
			$name,
			isset( self::VIDEOS[ $name ] ) ? self::VIDEO_KEY : self::KEY
		);
	}

	/**
	 * The address of an image, without scheme and host: the demo may be served on any port.
	 *
	 * @param string $name Its name in images.php.
	 */
	public function url( string $name ): string {
		return wp_make_link_relative( (string) wp_get_attachment_url( $this->id( $name ) ) );
	}

	/**
	 * The alt text of an image.
	 *
	 * @param string $name Its name in images.php.
	 */
	public function alt( string $name ): string {
		$alt = get_post_meta( $this->id( $name ), '_wp_attachment_image_alt', true );

		return is_string( $alt ) ? $alt : '';
	}

	/**
	 * The alternative text: of the photograph, or of the drawing that stands in for it.
	 *
	 * @param int                                                                $id      The attachment.
	 * @param Image $image Its source and words.
	 */
	private function words( int $id, array $image ): string {
		$is_stand_in = isset( $image['photo'] ) && 'image/svg+xml' === get_post_mime_type( $id );

		return $is_stand_in ? 'Drawing of tall plants with broad leaves and white flowers' : $image['alt'];
	}

	/**
	 * Finds an image imported by an earlier run.
	 *
	 * @param string $name Its name in images.php, or a video's.
	 * @param string $key  Where the attachment remembers it.
	 */
	private function find( string $name, string $key = self::KEY ): int {
		$found = get_posts(
			[
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'meta_key'    => $key, // phpcs:ignore WordPress.DB.SlowDBQuery -- While importing alone.
				'meta_value'  => $name, // phpcs:ignore WordPress.DB.SlowDBQuery -- While importing alone.
				'numberposts' => 1,
			]
		);

		return isset( $found[0] ) ? $found[0]->ID : 0;
	}

	/**
	 * Writes the file into the uploads and registers it.
	 *
	 * @param int $id The attachment whose file is gone, or 0.
	 * @param string $name Its name in images.php.
	 * @param Image $image Its source and words.
	 */
	private function add( int $id, string $name, array $image ): int {
		$photo = isset( $image['file'] ) ? "$this->folder/{$image['file']}" : $this->photo( $image['photo'] ?? '' );
		$type  = '' === $photo ? 'image/svg+xml' : $this->mime( $photo );
		$bytes = '' === $photo ? $this->drawings->draw( $image['drawing'] ?? $name ) : '';
		if ( '' !== $photo ) {
			$bytes = isset( $image['photo'] ) ? $this->generator->develop( $photo, $image['develop'] ?? [] ) : '';
			$type  = '' === $bytes ? $type : 'image/webp';
			$bytes = '' === $bytes ? (string) file_get_contents( $photo ) : $bytes; // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of this site.
		}
		$dir   = wp_upload_dir();
		$file  = $dir['basedir']
			. '/fig-and-ferry/'
			. $name
			. '.'
			. [
				'image/svg+xml' => 'svg',
				'image/jpeg'    => 'jpg',
				'image/png'     => 'png',
				'image/webp'    => 'webp',
			][ $type ];

		wp_mkdir_p( dirname( $file ) );
		file_put_contents( $file, $bytes ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Into the uploads; WP_Filesystem may ask for a password.

		$id = wp_insert_attachment(
			[
				'ID'             => $id,
				'post_title'     => $image['title'],
				'post_mime_type' => $type,
				'post_status'    => 'inherit',
				// From its first moment on: to make its sizes takes long enough for a request to die.
				'meta_input'     => [ self::KEY => $name ],
			],
			$file,
			0,
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new \RuntimeException( $id->get_error_message() );
		}

		wp_update_attachment_metadata(
			$id,
			'image/svg+xml' === $type ? $this->svg_metadata( $file, $bytes ) : $this->metadata( $id, $file )
		);

		return $id;
	}

	/**
	 * Makes a video of a photograph; 0 where the photograph or GD is missing.
	 *
	 * @param int    $id    The attachment, or 0.
	 * @param string $name  Its name in VIDEOS.
	 * @param string $photo The photograph's file name.
	 * @param string $title What the library calls it.
	 */
	private function video( int $id, string $name, string $photo, string $title ): int {
		$dir  = wp_upload_dir();
		$file = $dir['basedir'] . '/fig-and-ferry/' . $name . '.webm';
		if ( $id > 0 && is_file( $file ) ) {
			return $id;
		}
		$path  = $this->photo( $photo );
		$still = '' === $path ? '' : $this->generator->develop( $path, [ 'light' => 1.35 ] );
		$bytes = $this->generator->kept(
			sha1( $still . hash_file( 'sha1', __DIR__ . '/Video.php' ) ) . '.webm',
			static fn (): string => Video::of( $still )
		);
		if ( '' === $bytes ) {
			return 0;
		}
		wp_mkdir_p( dirname( $file ) );
		file_put_contents( $file, $bytes ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Into the uploads; WP_Filesystem may ask for a password.
		$id = wp_insert_attachment(
			[
				'ID'             => $id,
				'post_title'     => $title,
				'post_mime_type' => 'video/webm',
				'post_status'    => 'inherit',
				'meta_input'     => [ self::VIDEO_KEY => $name ],
			],
			$file,
			0,
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new \RuntimeException( $id->get_error_message() );
		}

		return $id;
	}

	/**
	 * The path of a photograph in Twenty Twenty-Five, or '' where this WordPress lacks it.
	 *
	 * @param string $file Its file name.
	 */
	private function photo( string $file ): string {
		$path = get_theme_root() . '/twentytwentyfive/assets/images/' . $file;

		return '' !== $file && is_file( $path ) ? $path : '';
	}

	/**
	 * The type by content: one of the theme's .webp files is a JPEG.
	 *
	 * @param string $path A photograph.
	 */
	private function mime( string $path ): string {
		$type = wp_get_image_mime( $path );

		return in_array( $type, [ 'image/jpeg', 'image/png' ], true ) ? $type : 'image/webp';
	}

	/**
	 * What WordPress knows of an image, and its smaller sizes beside it; where results are
	 * kept, those of an earlier run: making them takes longer than all the rest of the demo.
	 *
	 * @param int    $id   The attachment.
	 * @param string $file Path in the uploads.
	 * @return array<mixed>
	 */
	private function metadata( int $id, string $file ): array {
		$folder = dirname( $file );
		$sizes  = wp_json_encode(
			[
				wp_get_registered_image_subsizes(),
				sha1_file( (string) ( new \ReflectionClass( ImageFormat::class ) )->getFileName() ),
				get_bloginfo( 'version' ),
				_wp_relative_upload_path( $file ),
			]
		);
		$kept   = $this->generator->kept(
			sha1( sha1_file( $file ) . $sizes ) . '.json',
			static function () use ( $id, $file, $folder ): string {
				$made  = wp_generate_attachment_metadata( $id, $file );
				$files = [];
				foreach ( is_array( $made['sizes'] ?? null ) ? $made['sizes'] : [] as $size ) {
					$name = is_array( $size ) && is_string( $size['file'] ?? null ) ? $size['file'] : '';
					if ( '' !== $name ) {
						$files[ $name ] = base64_encode( (string) file_get_contents( "$folder/$name" ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.DiscouragedPHPFunctions -- An image, kept as JSON.
					}
				}

				return (string) wp_json_encode( [ $made, $files ] );
			}
		);
		$known = json_decode( $kept, true );
		if ( ! is_array( $known ) || ! is_array( $known[0] ?? null ) || ! is_array( $known[1] ?? null ) ) {
			return wp_generate_attachment_metadata( $id, $file );
		}
		foreach ( $known[1] as $name => $bytes ) {
			if ( is_string( $bytes ) && ! is_file( "$folder/$name" ) ) {
				file_put_contents( "$folder/$name", base64_decode( $bytes, true ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.DiscouragedPHPFunctions -- An image, kept as JSON.
			}
		}

		return $known[0];
	}

	/**
	 * WordPress measures no SVG; we drew it, so we know.
	 *
	 * @param string $file Path in the uploads.
	 * @param string $svg  The drawing.
	 * @return array<string, mixed>
	 */
	private function svg_metadata( string $file, string $svg ): array {
		preg_match( '/viewBox="0 0 (\d+) (\d+)"/', $svg, $size );

		return [
			'width'  => (int) ( $size[1] ?? 0 ),
			'height' => (int) ( $size[2] ?? 0 ),
			'file'   => (string) _wp_relative_upload_path( $file ),
			'sizes'  => [],
		];
	}
}
