<?php
declare( strict_types=1 );

namespace Brolga\Kits\Import;

use Brolga\Core\Support\Saver;
use Brolga\Forms\Fields\FileRules;
use Brolga\Forms\Source\BlockAttributes;
use Brolga\Forms\Uploads\FileFlaw;
use Brolga\Forms\Uploads\FileInspector;
use Brolga\Forms\Uploads\FileName;
use Brolga\Forms\Uploads\SentFile;
use Brolga\Kits\Kit\KitFile;
use Brolga\Kits\Kit\KitImage;
use Brolga\Kits\Kit\Outcome;
use Brolga\Kits\Kit\Report;

/**
 * Brings a kit's images into the media library, each when something needs it. An image that is there is used again.
 *
 * @see KIT-5 KIT-7 KIT-9
 */
final class ImportedImages {

	/** @var array<int, KitImage> */
	private array $images = [];

	/** @var array<string, int> IDs on the site of origin, by URL. */
	private array $by_url = [];

	/** @var array<int, int> IDs on this site by those on the site of origin; 0 if it failed. */
	private array $here = [];

	public int $added = 0;

	public function __construct( private readonly KitFile $file, private readonly Report $report ) {
		foreach ( $file->kit->images as $image ) {
			$this->images[ $image->id ] = $image;
			foreach ( array_keys( $image->urls ) as $url ) {
				$this->by_url[ self::path( (string) $url ) ] = $image->id;
			}
		}
	}

	/** Returns the image's ID on this site; 0 if the kit does not have it. */
	public function id( int $there ): int {
		return $this->here[ $there ] ??= isset( $this->images[ $there ] ) ? $this->take( $this->images[ $there ] ) : 0;
	}

	/** Returns an image's URL on this site, in the same size if there is one; null if the kit does not have it. */
	public function url( string $url ): ?string {
		$there = $this->by_url[ self::path( $url ) ] ?? 0;
		$here  = 0 === $there ? 0 : $this->id( $there );
		$whole = 0 === $here ? false : wp_get_attachment_url( $here );
		if ( false === $whole ) {
			return null;
		}
		$size     = $this->size( $there, $url );
		$metadata = wp_get_attachment_metadata( $here );
		foreach ( is_array( $metadata ) ? $metadata['sizes'] ?? [] : [] as $other ) {
			if ( [ (int) $other['width'], (int) $other['height'] ] === $size ) {
				return dirname( $whole ) . '/' . $other['file'];
			}
		}
		return $whole;
	}

	/** @return array{int, int} */
	private function size( int $there, string $url ): array {
		foreach ( $this->images[ $there ]->urls as $known => $size ) {
			if ( self::path( (string) $known ) === self::path( $url ) ) {
				return $size;
			}
		}
		return [ 0, 0 ];
	}

	/** Takes the scheme and the query off, which differ between links to one file. */
	private static function path( string $url ): string {
		return (string) preg_replace( '~^https?:|[?#].*\z~s', '', $url );
	}

	private function take( KitImage $image ): int {
		$known = $this->known( $image );
		if ( $known > 0 ) {
			return $known;
		}
		$bytes = $this->file->image( $image );
		$flaw  = match ( true ) {
			! Saver::may( 'upload_files' ) => __( 'You may not upload files on this site.', 'brolga' ),
			null === $bytes                => __( 'The image is missing from the kit, or damaged.', 'brolga' ),
			default                        => null,
		};
		$here  = null === $bytes || null !== $flaw ? 0 : $this->store( $image, $bytes );
		if ( null !== $flaw ) {
			$this->report->add( Outcome::Failed, $image->name(), $flaw );
		}
		return $here;
	}

	private function known( KitImage $image ): int {
		$file = get_attached_file( $image->id );
		if ( is_string( $file ) && is_file( $file ) && hash_file( 'sha256', $file ) === $image->sha256 ) {
			return $image->id;
		}
		return Marks::find( $image->sha256, 'attachment' );
	}

	private function store( KitImage $image, string $bytes ): int {
		foreach ( [ 'file', 'media', 'image' ] as $library ) {
			require_once ABSPATH . "wp-admin/includes/{$library}.php";
		}
		$path = wp_tempnam( $image->name() );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A temporary file of our own.
		file_put_contents( $path, $bytes );
		if ( ! self::is_image( $image->name(), $path ) ) {
			wp_delete_file( $path );
			$this->report->add(
				Outcome::Failed,
				$image->name(),
				__( 'This file is not an image that WordPress accepts, and was not imported.', 'brolga' )
			);
			return 0;
		}
		$id = media_handle_sideload(
			[
				'name'     => $image->name(),
				'tmp_name' => $path,
			],
			0,
			null,
			wp_slash( [
				'post_title'   => sanitize_text_field( $image->title ),
				'post_excerpt' => sanitize_text_field( $image->caption ),
			] )
		);
		if ( is_wp_error( $id ) ) {
			wp_delete_file( $path );
			$this->report->add( Outcome::Failed, $image->name(), $id->get_error_message() );
			return 0;
		}
		update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( sanitize_text_field( $image->alt ) ) );
		Marks::put( $id, $image->sha256 );
		++$this->added;
		return $id;
	}

	private static function is_image( string $name, string $path ): bool {
		$sent = new SentFile( $name, $path );
		$flaw = ( new FileInspector() )->flaw(
			$sent,
			new FileName( $sent ),
			FileRules::from( new BlockAttributes( [
				'accept'       => [ 'images' ],
				'maxFiles'     => 1,
				'maxMegabytes' => FileRules::MAX_MEGABYTES,
			] ) )
		);
		// The kit's own limit counts, since a server's is for what visitors send.
		return null === $flaw || FileFlaw::TooBig === $flaw;
	}
}
