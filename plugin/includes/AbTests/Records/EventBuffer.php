<?php
declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- Nothing of WordPress is loaded here, and what cannot be read or written has a way without it.

namespace Brolga\AbTests\Records;

/**
 * The folder in which a busy web server keeps calls for a second: a file for each
 * process, so that nobody waits for anybody. Who adds them up takes the files
 * away under another name first, and what is written from then on is in new ones.
 *
 * @see AB-134 AB-136
 */
final class EventBuffer {

	/** Where it is, under wp-content. */
	private const FOLDER = 'uploads/brolga-events';

	/** What a process may leave there: when nobody adds up, a disk does not fill. */
	private const MOST = 4 * 1024 * 1024;

	/** Files that are added up in one transaction are no longer than this. */
	private const BATCH = 8 * 1024 * 1024;

	/** Seconds after which files of a web server that is gone are everybody's. */
	private const ABANDONED = 60;

	/** What keeps web servers from showing anything. */
	private const GUARDS = [
		'.htaccess' => "<IfModule mod_authz_core.c>\n\tRequire all denied\n</IfModule>\n<IfModule "
			. "!mod_authz_core.c>\n\tDeny from all\n</IfModule>\n",
		'index.php' => "<?php // Nothing to see.\n",
	];

	/** @var resource|null Whoever holds it adds up. */
	private $lock = null;

	/**
	 * @param string $folder Where the files are.
	 * @param string $node   Which web server this is, of several that share a disk.
	 */
	public function __construct(
		private readonly string $folder,
		private readonly string $node
	) {}

	/**
	 * That of a site, on this web server.
	 *
	 * @param string $content The site's wp-content.
	 */
	public static function in( string $content ): self {
		return new self( "{$content}/" . self::FOLDER, substr( hash( 'sha256', (string) gethostname() ), 0, 8 ) );
	}

	/**
	 * Makes the folder where there is none. False where that cannot be.
	 */
	public function open(): bool {
		if ( ! is_dir( $this->folder ) ) {
			if ( ! is_dir( dirname( $this->folder ) ) || ! @mkdir( $this->folder, 0700 ) ) {
				return false;
			}
			foreach ( self::GUARDS as $name => $text ) {
				@file_put_contents( "{$this->folder}/{$name}", $text );
			}
		}
		return is_writable( $this->folder );
	}

	/**
	 * What busy web servers need to know; empty: this one is not.
	 */
	public function state(): string {
		return (string) @file_get_contents( $this->path( 'state' ) );
	}

	/**
	 * Says it. Whoever reads it meanwhile has what was there before.
	 *
	 * @param string $state Empty: from now on the server is not busy.
	 */
	public function tell( string $state ): void {
		if ( '' === $state ) {
			@unlink( $this->path( 'state' ) );
			return;
		}
		$new = $this->path( 'state.new' );
		if ( strlen( $state ) === @file_put_contents( $new, $state ) ) {
			@rename( $new, $this->path( 'state' ) );
		}
	}

	/**
	 * Counts a call that took the direct way: how many have within this second.
	 *
	 * @param int $now Seconds since 1970.
	 */
	public function beat( int $now ): int {
		$path  = $this->path( 'beat' );
		$beats = (string) @file_get_contents( $path );
		if ( ! str_starts_with( $beats, "{$now}:" ) ) {
			@file_put_contents( $path, "{$now}:." );
			return 1;
		}
		@file_put_contents( $path, '.', FILE_APPEND );
		return substr_count( $beats, '.' ) + 1;
	}

	/**
	 * Keeps a line. False where it cannot be kept whole.
	 *
	 * @param string $line Without a line break in it.
	 */
	public function append( string $line ): bool {
		$path = $this->path( getmypid() . '.buf' );
		// What a process could not finish ends here, and spoils no other's.
		$text = "\n{$line}\n";
		for ( $attempt = 0; $attempt < 2; $attempt++ ) {
			$file = @fopen( $path, 'ab' );
			if ( false === $file || ! flock( $file, LOCK_EX ) ) {
				return false;
			}
			$stat = fstat( $file );
			clearstatcache( true, $path );
			// Taken away to be added up, after it was opened: the next one is a new file.
			if ( false !== $stat && @fileinode( $path ) === $stat['ino'] ) {
				$is_kept = $stat['size'] < self::MOST && strlen( $text ) === @fwrite( $file, $text );
				fclose( $file );
				return $is_kept;
			}
			fclose( $file );
		}
		return false;
	}

	/**
	 * Whether nobody else on this web server adds up, until this process ends or
	 * lets go.
	 */
	public function lock(): bool {
		$file = @fopen( $this->path( 'lock' ), 'c' );
		if ( false === $file || ! flock( $file, LOCK_EX | LOCK_NB ) ) {
			return false;
		}
		$this->lock = $file;
		return true;
	}

	/**
	 * Lets go.
	 */
	public function unlock(): void {
		if ( null !== $this->lock ) {
			fclose( $this->lock );
			$this->lock = null;
		}
	}

	/**
	 * Whether there is nothing to add up.
	 */
	public function is_empty(): bool {
		return [] === $this->files( 'buf' ) && [] === $this->files( 'sum' );
	}

	/**
	 * Seconds for which the oldest file has waited to be added up.
	 *
	 * @param int $now Seconds since 1970.
	 */
	public function waits( int $now ): int {
		return max(
			[ 0, ...array_map(
				static fn ( string $file ): int => $now - (int) @filemtime( $file ),
				[ ...$this->files( 'buf' ), ...$this->files( 'sum' ) ]
			) ]
		);
	}

	/**
	 * Takes files away, to be added up: those of whoever died over it, and what was
	 * written since. Only with the lock.
	 *
	 * @return array<array-key, non-empty-list<string>> By the name of the batch, which is theirs alone.
	 */
	public function take( int $now ): array {
		$batch = '';
		$bytes = self::BATCH;
		foreach ( $this->ours( 'buf', $now ) as $number => $file ) {
			$size = (int) @filesize( $file );
			if ( $bytes + $size > self::BATCH ) {
				$batch = bin2hex( random_bytes( 8 ) );
				$bytes = 0;
			}
			$bytes += $size;
			@rename( $file, $this->path( "{$batch}-{$number}.sum" ) );
		}
		$batches = [];
		foreach ( $this->ours( 'sum', $now ) as $file ) {
			$batches[ explode( '-', basename( $file ) )[1] ?? '' ][] = $file;
		}
		return $batches;
	}

	/**
	 * The lines of files that were taken away. On disk from then on, should it take
	 * longer to add them up.
	 *
	 * @param list<string> $paths The files.
	 * @return list<string>
	 */
	public function lines( array $paths ): array {
		$lines = [];
		foreach ( $paths as $path ) {
			$file = @fopen( $path, 'r+b' );
			if ( false !== $file && flock( $file, LOCK_EX ) ) {
				fsync( $file );
				array_push( $lines, ...explode( "\n", (string) stream_get_contents( $file ) ) );
				fclose( $file );
			}
		}
		return array_values( array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) );
	}

	/**
	 * Removes files that are added up.
	 *
	 * @param list<string> $paths The files.
	 * @return bool Whether none of them is left.
	 */
	public function remove( array $paths ): bool {
		return ! in_array( false, array_map( static fn ( string $path ): bool => @unlink( $path ), $paths ), true );
	}

	/**
	 * Removes the folder with all that is in it.
	 */
	public function erase(): void {
		foreach ( [ ...(array) glob( "{$this->folder}/*" ), "{$this->folder}/.htaccess" ] as $file ) {
			@unlink( (string) $file );
		}
		@rmdir( $this->folder );
	}

	/**
	 * Files of a kind that this web server may add up.
	 *
	 * @return list<string>
	 */
	private function ours( string $kind, int $now ): array {
		return array_values(
			array_filter(
				$this->files( $kind ),
				fn ( string $file ): bool => str_starts_with( basename( $file ), "{$this->node}-" )
					|| (int) @filemtime( $file ) < $now - self::ABANDONED
			)
		);
	}

	/**
	 * Files of a kind, of all web servers that share the disk.
	 *
	 * @return list<string>
	 */
	private function files( string $kind ): array {
		clearstatcache();
		return array_values( array_filter( (array) glob( "{$this->folder}/*.{$kind}" ), is_string( ... ) ) );
	}

	/**
	 * The path of a file of this web server's.
	 */
	private function path( string $name ): string {
		return "{$this->folder}/{$this->node}-{$name}";
	}
}
