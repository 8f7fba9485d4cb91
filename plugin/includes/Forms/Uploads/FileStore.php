<?php
declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions -- Visitors’ requests have no credentials for WP_Filesystem, which would hold whole files in memory; these lie in a folder of our own.

namespace Brolga\Forms\Uploads;

use Brolga\Core\Database\StorageUnavailable;
use Generator;

/**
 * Stores files in the upload folder, under random names without an extension, and removes them. A
 * file is either complete or absent, also for other servers that share the folder; any of these
 * servers may remove a file first.
 *
 * @see FIELD-7 UPLOAD-17
 */
final class FileStore {

	private const PIECE = 1048576;

	private const PART = '.part';

	public function __construct( private readonly UploadFolder $folder ) {}

	/** @return array{id: string, sha256: string} */
	public function put( string $path ): array {
		$this->folder->make();
		$id     = bin2hex( random_bytes( 16 ) );
		$target = $this->path( $id );
		$sha256 = self::copy( $path, $target . self::PART );
		if ( null === $sha256 || ! chmod( $target . self::PART, 0640 ) || ! rename( $target . self::PART, $target ) ) {
			is_file( $target . self::PART ) && unlink( $target . self::PART );
			throw new StorageUnavailable( 'A file could not be stored.' );
		}
		return [
			'id'     => $id,
			'sha256' => $sha256,
		];
	}

	/**
	 * PHP's warnings, for example about a full disk, are silenced: the caller throws a clearer error.
	 *
	 * @return string|null The SHA-256 hash of the content; null if the copy is not complete.
	 */
	private static function copy( string $path, string $target ): ?string {
		$from = @fopen( $path, 'rb' );
		$to   = false === $from ? false : @fopen( $target, 'xb' );
		if ( false === $from || false === $to ) {
			return null;
		}
		$hash  = hash_init( 'sha256' );
		$whole = true;
		while ( $whole && ! feof( $from ) ) {
			$piece = (string) fread( $from, self::PIECE );
			$whole = @fwrite( $to, $piece ) === strlen( $piece );
			hash_update( $hash, $piece );
		}
		fclose( $from );
		$whole = @fflush( $to ) && @fclose( $to ) && $whole;
		clearstatcache( true, $target );
		return $whole && filesize( $target ) === filesize( $path ) ? hash_final( $hash ) : null;
	}

	public function has( string $id ): bool {
		return is_file( $this->path( $id ) );
	}

	/** @return Generator<int, string> */
	public function pieces( string $id ): Generator {
		$file = $this->has( $id ) ? @fopen( $this->path( $id ), 'rb' ) : false;
		while ( false !== $file && ! feof( $file ) ) {
			yield (string) fread( $file, self::PIECE );
		}
		if ( false !== $file ) {
			fclose( $file );
		}
	}

	/** @param list<string> $ids */
	public function remove( array $ids ): void {
		foreach ( $ids as $id ) {
			$path = $this->path( $id );
			is_file( $path ) && @unlink( $path );
		}
	}

	/**
	 * Returns the files of a shard that were written before a time, and removes incomplete files
	 * that were abandoned before it.
	 *
	 * @param string $shard  One of UploadFolder::SHARDS.
	 * @param int    $before Unix timestamp.
	 * @return list<string>
	 */
	public function older( string $shard, int $before ): array {
		$folder = $this->folder->path() . "/{$shard}";
		$ids    = [];
		foreach ( is_dir( $folder ) ? (array) scandir( $folder ) : [] as $name ) {
			$file    = "{$folder}/{$name}";
			$written = is_file( $file ) ? @filemtime( $file ) : false;
			if ( false === $written || $written >= $before ) {
				continue;
			}
			if ( str_ends_with( (string) $name, self::PART ) ) {
				@unlink( $file );
			} elseif ( Upload::is_id( (string) $name ) ) {
				$ids[] = (string) $name;
			}
		}
		return $ids;
	}

	public function path( string $id ): string {
		return $this->folder->path() . "/{$id[0]}/{$id}";
	}
}
