<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.
// phpcs:disable WordPress.WP.AlternativeFunctions -- A file that somebody brings is read piece by piece, which WP_Filesystem cannot.

namespace Brolga\Kits\Kit;

use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;
use Brolga\Forms\Uploads\ZipDirectory;

/**
 * Reads a kit's zip. Nothing is unpacked to the disk: its directory is checked first, then members are read one
 * by one, within a limit each.
 *
 * @see KIT-1 KIT-9
 */
final class KitFile {

	public const MANIFEST = 'kit.json';
	public const CHECKSUM = 'kit.sha256';

	public const MAX_BYTES = 209715200;

	private const MAX_MANIFEST = 16777216;
	private const MAX_IMAGE    = 33554432;

	/** @param resource $file */
	private function __construct(
		private $file,
		private readonly ZipDirectory $members,
		public readonly Kit $kit
	) {}

	/** @throws KitRefused If the file is no kit, damaged, or larger than it says. */
	public static function open( string $path ): self {
		$file = is_file( $path ) ? fopen( $path, 'rb' ) : false;
		if ( false === $file ) {
			throw new KitRefused( __( 'The file could not be read. Choose it again.', 'brolga' ) );
		}
		if ( (int) ( fstat( $file )['size'] ?? 0 ) > self::MAX_BYTES ) {
			throw new KitRefused( sprintf(
				/* translators: %s: a size, for instance 200 MB. */
				__( 'This file is too large. A kit can have up to %s. Export fewer pages at a time.', 'brolga' ),
				(string) size_format( self::MAX_BYTES )
			) );
		}
		$members  = ZipDirectory::read( $file );
		$manifest = $members?->text( $file, self::MANIFEST, self::MAX_MANIFEST );
		$checksum = $members?->text( $file, self::CHECKSUM, 64 );
		if ( null === $members || null === $manifest || null === $checksum ) {
			throw new KitRefused( __( 'This is not a kit of Brolga, or it is damaged. Choose the .zip file that you downloaded from the other site, or download it again.', 'brolga' ) );
		}
		if ( hash( 'sha256', $manifest ) !== $checksum ) {
			throw new KitRefused( __( 'This kit is damaged. Download it from the other site again.', 'brolga' ) );
		}
		try {
			$saved = Json::map( $manifest, self::MAX_MANIFEST );
		} catch ( InvalidJson ) {
			throw new KitRefused( __( 'This kit is damaged. Download it from the other site again.', 'brolga' ) );
		}
		return new self( $file, $members, Kit::read( Data::of( $saved ) ) );
	}

	/** Returns an image's bytes; null if they are missing or not those that were exported. */
	public function image( KitImage $image ): ?string {
		$bytes = $this->members->text( $this->file, $image->file, self::MAX_IMAGE );
		return null !== $bytes && hash( 'sha256', $bytes ) === $image->sha256 ? $bytes : null;
	}
}
