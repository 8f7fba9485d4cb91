<?php
/**
 * An object cache that outlives the request, as hosts have it in Redis or
 * Memcached: here in a file of SQLite, which all processes of a site read. A
 * test puts it into a site as its drop-in.
 *
 * @package Brolga
 */

declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions -- There is no WordPress yet.

/**
 * Keeps values by group and key; what one request has read it knows until it ends.
 */
final class KeptObjects {

	/** A waiting reader's patience. */
	private const SECONDS = 5;

	private readonly PDO $db;

	/** @var array<string, mixed> What this request knows. */
	private array $known = [];

	/** @var array<string, true> Groups that all sites of a network share. */
	private array $shared = [];

	/** @var array<string, true> Groups that end with the request. */
	private array $passing = [];

	private int $site = 1;

	/**
	 * @param string $file Where it is kept.
	 */
	public function __construct( string $file ) {
		$this->db = new PDO( "sqlite:{$file}", options: [ PDO::ATTR_TIMEOUT => self::SECONDS ] );
		$this->db->exec( 'PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; CREATE TABLE IF NOT EXISTS kept ( id TEXT PRIMARY KEY, value BLOB NOT NULL, ends INTEGER NOT NULL )' );
	}

	/**
	 * Names groups that all sites of a network share.
	 *
	 * @param array<string> $groups Their names.
	 */
	public function share( array $groups ): void {
		$this->shared += array_fill_keys( $groups, true );
	}

	/**
	 * Names groups that end with the request.
	 *
	 * @param array<string> $groups Their names.
	 */
	public function let_pass( array $groups ): void {
		$this->passing += array_fill_keys( $groups, true );
	}

	/**
	 * Goes on with another site's values.
	 */
	public function switch_to( int $site ): void {
		$this->site = $site;
	}

	/**
	 * What is kept.
	 *
	 * @param bool $anew Whether another request may have changed it since.
	 * @return array{mixed}|null Null: nothing.
	 */
	public function read( int|string $key, string $group, bool $anew = false ): ?array {
		$id = $this->id( $key, $group );
		if ( ! array_key_exists( $id, $this->known ) || ( $anew && ! isset( $this->passing[ $group ] ) ) ) {
			$value = isset( $this->passing[ $group ] )
				? false
				: $this->query( 'SELECT value FROM kept WHERE id = ? AND ends > ?', $id, time() )->fetchColumn();
			if ( ! is_string( $value ) ) {
				unset( $this->known[ $id ] );
				return null;
			}
			$this->known[ $id ] = unserialize( $value );
		}
		$value = $this->known[ $id ];
		return [ is_object( $value ) ? clone $value : $value ];
	}

	/**
	 * Keeps a value.
	 *
	 * @param int $seconds How long; 0: as long as can be.
	 */
	public function write( int|string $key, mixed $value, string $group, int $seconds ): void {
		$id                 = $this->id( $key, $group );
		$this->known[ $id ] = is_object( $value ) ? clone $value : $value;
		if ( ! isset( $this->passing[ $group ] ) ) {
			$this->query( 'REPLACE INTO kept VALUES ( ?, ?, ? )', $id, serialize( $value ), self::end( $seconds ) );
		}
	}

	/**
	 * Keeps a value, unless there is one: of two requests at once, one does.
	 *
	 * @param int $seconds How long; 0: as long as can be.
	 * @return bool Whether this one was kept.
	 */
	public function add( int|string $key, mixed $value, string $group, int $seconds ): bool {
		$id = $this->id( $key, $group );
		if ( isset( $this->passing[ $group ] ) ) {
			$kept = ! array_key_exists( $id, $this->known );
		} else {
			$this->query( 'DELETE FROM kept WHERE id = ? AND ends <= ?', $id, time() );
			$kept = $this->query(
				'INSERT OR IGNORE INTO kept VALUES ( ?, ?, ? )',
				$id,
				serialize( $value ),
				self::end( $seconds )
			)->rowCount() > 0;
		}
		if ( $kept ) {
			$this->known[ $id ] = is_object( $value ) ? clone $value : $value;
		}
		return $kept;
	}

	/**
	 * Forgets a value.
	 *
	 * @return bool Whether there was one.
	 */
	public function forget( int|string $key, string $group ): bool {
		$id    = $this->id( $key, $group );
		$known = array_key_exists( $id, $this->known );
		unset( $this->known[ $id ] );
		return $this->query( 'DELETE FROM kept WHERE id = ?', $id )->rowCount() > 0 || $known;
	}

	/**
	 * Forgets everything.
	 */
	public function flush(): void {
		$this->known = [];
		$this->query( 'DELETE FROM kept' );
	}

	/**
	 * When a value ends, as a Unix time.
	 *
	 * @param int $seconds How long it is kept; 0: as long as can be.
	 */
	private static function end( int $seconds ): int {
		return $seconds > 0 ? time() + $seconds : PHP_INT_MAX;
	}

	/**
	 * What a value is kept under.
	 */
	private function id( int|string $key, string $group ): string {
		return ( isset( $this->shared[ $group ] ) ? '' : $this->site ) . ":{$group}:{$key}";
	}

	/**
	 * Asks the file.
	 *
	 * @param string $sql A statement.
	 */
	private function query( string $sql, string|int ...$values ): PDOStatement {
		$statement = $this->db->prepare( $sql );
		$statement->execute( $values );
		return $statement;
	}
}

/**
 * Begins, with each request.
 */
function wp_cache_init(): void {
	// A test of PHP names a file of its own: it may share the site with another run.
	$named                      = (string) getenv( 'BROLGA_TEST_OBJECTS' );
	$GLOBALS['wp_object_cache'] = new KeptObjects( '' === $named ? ABSPATH . '.brolga/objects.sqlite' : $named );
}

function brolga_object_cache(): KeptObjects {
	$cache = $GLOBALS['wp_object_cache'];
	assert( $cache instanceof KeptObjects );
	return $cache;
}

/**
 * A value; false: there is none.
 *
 * @param bool  $force Whether another request may have changed it.
 * @param mixed $found Whether there is one.
 */
function wp_cache_get( int|string $key, string $group = '', bool $force = false, mixed &$found = null ): mixed {
	$kept  = brolga_object_cache()->read( $key, $group, $force );
	$found = null !== $kept;
	return $kept[0] ?? false;
}

/**
 * Keeps a value.
 *
 * @param mixed $data   The value.
 * @param int   $expire Seconds; 0: as long as can be.
 */
function wp_cache_set( int|string $key, mixed $data, string $group = '', int $expire = 0 ): bool {
	brolga_object_cache()->write( $key, $data, $group, $expire );
	return true;
}

/**
 * Keeps a value, unless there is one.
 *
 * @param mixed $data   The value.
 * @param int   $expire Seconds; 0: as long as can be.
 */
function wp_cache_add( int|string $key, mixed $data, string $group = '', int $expire = 0 ): bool {
	return ! wp_suspend_cache_addition() && brolga_object_cache()->add( $key, $data, $group, $expire );
}

/**
 * Keeps a value in the place of another.
 *
 * @param mixed $data   The value.
 * @param int   $expire Seconds; 0: as long as can be.
 */
function wp_cache_replace( int|string $key, mixed $data, string $group = '', int $expire = 0 ): bool {
	return null !== brolga_object_cache()->read( $key, $group, true ) && wp_cache_set( $key, $data, $group, $expire );
}

/**
 * Counts up; false: there is no number.
 *
 * @param int $offset By how much.
 */
function wp_cache_incr( int|string $key, int $offset = 1, string $group = '' ): int|false {
	$kept = brolga_object_cache()->read( $key, $group, true );
	if ( null === $kept ) {
		return false;
	}
	$number = max( 0, ( is_numeric( $kept[0] ) ? (int) $kept[0] : 0 ) + $offset );
	wp_cache_set( $key, $number, $group );
	return $number;
}

/**
 * Counts down; false: there is no number.
 *
 * @param int $offset By how much.
 */
function wp_cache_decr( int|string $key, int $offset = 1, string $group = '' ): int|false {
	return wp_cache_incr( $key, -$offset, $group );
}

/**
 * Forgets a value.
 */
function wp_cache_delete( int|string $key, string $group = '' ): bool {
	return brolga_object_cache()->forget( $key, $group );
}

/**
 * Forgets everything.
 */
function wp_cache_flush(): bool {
	brolga_object_cache()->flush();
	return true;
}

/**
 * Ends, with the request.
 */
function wp_cache_close(): bool {
	return true;
}

/**
 * Names groups that all sites of a network share.
 *
 * @param string|array<string> $groups Their names.
 */
function wp_cache_add_global_groups( string|array $groups ): void {
	brolga_object_cache()->share( (array) $groups );
}

/**
 * Names groups that end with the request.
 *
 * @param string|array<string> $groups Their names.
 */
function wp_cache_add_non_persistent_groups( string|array $groups ): void {
	brolga_object_cache()->let_pass( (array) $groups );
}

/**
 * Goes on with another site's values.
 *
 * @param int $blog_id The site.
 */
function wp_cache_switch_to_blog( int $blog_id ): void {
	brolga_object_cache()->switch_to( $blog_id );
}
