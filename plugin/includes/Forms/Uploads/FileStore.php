<?php
declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions -- Visitors’ requests have no credentials for WP_Filesystem, which would hold whole files in memory; these lie in a folder of our own.

namespace Brolga\Forms\Uploads;

use Brolga\Core\Database\StorageUnavailable;
use Generator;

/**
 * Puts files into the folder of uploads, under random names without an
 * extension, and takes them out again. A file is there whole or not at all, for
 * other servers that share the folder, too; any of them may be quicker to remove it.
 *
 * @see FIELD-7 UPLOAD-17
 */
final class FileStore {

	/** Bytes that are read and written in one go. */
	private const PIECE = 1048576;

	/** The name of a file that is not whole yet. */
	private const PART = '.part';

	public function __construct( private readonly UploadFolder $folder ) {}

	/**
	 * Stores a copy of a file.
	 *
	 * @param string $path Where it lies now.
	 * @return array{id: string, sha256: string} Its name with us, and the hash of its content.
	 */
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
	 * Copies a file to its end. A full disk makes PHP warn, at any of the steps;
	 * who called says it better.
	 *
	 * @param string $path   Where it lies.
	 * @param string $target Where the copy goes; nothing may be there.
	 * @return string|null The hash of its content; null when the copy is not whole.
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

	/**
	 * Whether a file is there.
	 *
	 * @param string $id Its name with us.
	 */
	public function has( string $id ): bool {
		return is_file( $this->path( $id ) );
	}

	/**
	 * A file, piece by piece; nothing where it is not there.
	 *
	 * @param string $id Its name with us.
	 * @return Generator<int, string>
	 */
	public function pieces( string $id ): Generator {
		$file = $this->has( $id ) ? @fopen( $this->path( $id ), 'rb' ) : false;
		while ( false !== $file && ! feof( $file ) ) {
			yield (string) fread( $file, self::PIECE );
		}
		if ( false !== $file ) {
			fclose( $file );
		}
	}

	/**
	 * Removes files. Those that are gone already are no trouble.
	 *
	 * @param list<string> $ids Their names with us.
	 */
	public function remove( array $ids ): void {
		foreach ( $ids as $id ) {
			$path = $this->path( $id );
			is_file( $path ) && @unlink( $path );
		}
	}

	/**
	 * The files of a shard that were written before a moment, and parts of files
	 * that somebody stopped writing.
	 *
	 * @param string $shard  One of UploadFolder::SHARDS.
	 * @param int    $before Seconds since 1970.
	 * @return list<string> Their names with us.
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

	/**
	 * Where a file lies, if it is there.
	 *
	 * @param string $id Its name with us: nothing but hexadecimal digits.
	 */
	public function path( string $id ): string {
		return $this->folder->path() . "/{$id[0]}/{$id}";
	}
}
