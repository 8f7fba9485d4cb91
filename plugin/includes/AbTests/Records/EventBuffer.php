<?php
declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- Nothing of WordPress is loaded here, and what cannot be read or written has a way without it.

namespace Brolga\AbTests\Records;

/**
 * The folder in which a busy web server buffers calls for a second. Each process writes its own file, so that
 * none waits for another. The process that counts them renames the files first; later calls go to new files.
 *
 * @see AB-134 AB-136
 */
final class EventBuffer {

	private const FOLDER = 'uploads/brolga-events';

	/** Limit per process in bytes, so that the disk does not fill up if counting fails. */
	private const MOST = 4 * 1024 * 1024;

	/** Files are grouped into transactions of about this many bytes. */
	private const BATCH = 8 * 1024 * 1024;

	/** Seconds after which other web servers may count a server's files, in case it is gone. */
	private const ABANDONED = 60;

	/** Files that keep web servers from listing or serving the folder. */
	private const GUARDS = [
		'.htaccess' => "<IfModule mod_authz_core.c>\n\tRequire all denied\n</IfModule>\n<IfModule "
			. "!mod_authz_core.c>\n\tDeny from all\n</IfModule>\n",
		'index.php' => "<?php // Nothing to see.\n",
	];

	/** @var resource|null The open lock file while this process is counting. */
	private $lock = null;

	/** @param string $node Identifies this web server among those that share the disk. */
	public function __construct(
		private readonly string $folder,
		private readonly string $node
	) {}

	public static function in( string $content ): self {
		return new self( "{$content}/" . self::FOLDER, substr( hash( 'sha256', (string) gethostname() ), 0, 8 ) );
	}

	/** Creates the folder if needed; false if it cannot be written to. */
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

	/** Returns the state that BufferState reads; empty if the server is not busy. */
	public function state(): string {
		return (string) @file_get_contents( $this->path( 'state' ) );
	}

	/**
	 * Replaces the state atomically, so that other processes read either the old or the new one.
	 *
	 * @param string $state Empty: the server is no longer busy.
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

	/** Counts a call that was not buffered, and returns their number within the current second. */
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

	/** Appends a line, which must not contain line breaks; false if it is not written completely. */
	public function append( string $line ): bool {
		$path = $this->path( getmypid() . '.buf' );
		// The leading line break ends a line that another process left incomplete.
		$text = "\n{$line}\n";
		for ( $attempt = 0; $attempt < 2; $attempt++ ) {
			$file = @fopen( $path, 'ab' );
			if ( false === $file || ! flock( $file, LOCK_EX ) ) {
				return false;
			}
			$stat = fstat( $file );
			clearstatcache( true, $path );
			// If the file was renamed for counting after it was opened, append to a new file.
			if ( false !== $stat && @fileinode( $path ) === $stat['ino'] ) {
				$is_kept = $stat['size'] < self::MOST && strlen( $text ) === @fwrite( $file, $text );
				fclose( $file );
				return $is_kept;
			}
			fclose( $file );
		}
		return false;
	}

	/** Takes the lock without waiting; false if another process has it. It ends with the process. */
	public function lock(): bool {
		$file = @fopen( $this->path( 'lock' ), 'c' );
		if ( false === $file || ! flock( $file, LOCK_EX | LOCK_NB ) ) {
			return false;
		}
		$this->lock = $file;
		return true;
	}

	public function unlock(): void {
		if ( null !== $this->lock ) {
			fclose( $this->lock );
			$this->lock = null;
		}
	}

	public function is_empty(): bool {
		return [] === $this->files( 'buf' ) && [] === $this->files( 'sum' );
	}

	/** Returns for how many seconds the oldest file has waited. */
	public function waits( int $now ): int {
		return max(
			[ 0, ...array_map(
				static fn ( string $file ): int => $now - (int) @filemtime( $file ),
				[ ...$this->files( 'buf' ), ...$this->files( 'sum' ) ]
			) ]
		);
	}

	/**
	 * Renames the waiting files so that they can be counted, and returns them together with files
	 * left by processes that died while counting. The caller must hold the lock.
	 *
	 * @return array<array-key, non-empty-list<string>> Files by the unique name of their batch.
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
	 * Flushes the renamed files to disk before reading, so that a crash while counting loses nothing.
	 *
	 * @param list<string> $paths
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

	/** @param list<string> $paths */
	public function remove( array $paths ): bool {
		return ! in_array( false, array_map( static fn ( string $path ): bool => @unlink( $path ), $paths ), true );
	}

	public function erase(): void {
		foreach ( [ ...(array) glob( "{$this->folder}/*" ), "{$this->folder}/.htaccess" ] as $file ) {
			@unlink( (string) $file );
		}
		@rmdir( $this->folder );
	}

	/** @return list<string> This web server's files, and those of web servers that are gone. */
	private function ours( string $kind, int $now ): array {
		return array_values(
			array_filter(
				$this->files( $kind ),
				fn ( string $file ): bool => str_starts_with( basename( $file ), "{$this->node}-" )
					|| (int) @filemtime( $file ) < $now - self::ABANDONED
			)
		);
	}

	/** @return list<string> */
	private function files( string $kind ): array {
		clearstatcache();
		return array_values( array_filter( (array) glob( "{$this->folder}/*.{$kind}" ), is_string( ... ) ) );
	}

	private function path( string $name ): string {
		return "{$this->folder}/{$this->node}-{$name}";
	}
}
