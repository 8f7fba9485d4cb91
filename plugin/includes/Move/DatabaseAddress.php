<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is printed on a terminal alone.

namespace Brolga\Move;

use SensitiveParameter;

/**
 * The address of a MySQL database on a server or of an SQLite database file.
 *
 * @see MOVE-6
 */
final class DatabaseAddress {

	/**
	 * @param string $host     Empty for a file.
	 * @param string $database The database's name on the server, or the file's path.
	 * @param string $socket   Path of the server's Unix socket; empty if it is reached by TCP.
	 */
	public function __construct(
		public readonly string $host,
		public readonly string $database,
		public readonly string $user = '',
		#[SensitiveParameter] public readonly string $password = '',
		public readonly int $port = 0,
		public readonly string $socket = ''
	) {}

	/**
	 * Parses a database URL.
	 *
	 * @param string $typed `mysql://user:password@host:3306/database` or `sqlite:///path/to/file`.
	 * @throws MoveRefused If the URL has another form. The message does not repeat the URL, which may contain a
	 *     password.
	 */
	public static function from( #[SensitiveParameter] string $typed ): self {
		$typed = trim( $typed );
		if ( 1 === preg_match( '#^sqlite://(/.+[^/])$#D', $typed, $found ) ) {
			return new self( '', rawurldecode( $found[1] ) );
		}
		$parts    = wp_parse_url( $typed );
		$parts    = is_array( $parts ) ? $parts : [];
		$database = rawurldecode( trim( $parts['path'] ?? '', '/' ) );
		parse_str( $parts['query'] ?? '', $query );
		if (
			'mysql' !== ( $parts['scheme'] ?? '' )
			|| ! isset( $parts['host'], $parts['user'] )
			|| 1 !== preg_match( '/^[^\/`]+$/D', $database )
		) {
			throw new MoveRefused( __( 'This is not a database URL. Use mysql://user:password@host:3306/database or sqlite:///path/to/file. Encode special characters of the password as in any URL (“@” as “%40”).', 'brolga' ) );
		}
		return new self(
			trim( $parts['host'], '[]' ),
			$database,
			rawurldecode( $parts['user'] ),
			rawurldecode( $parts['pass'] ?? '' ),
			$parts['port'] ?? 0,
			is_string( $query['socket'] ?? null ) ? $query['socket'] : ''
		);
	}

	public static function of_this_site(): self {
		preg_match( '/^(\[[^\]]*\]|[^:]*)(?::(\d+))?(?::(\/.*))?$/D', DB_HOST, $found );
		return new self(
			trim( $found[1] ?? '', '[]' ),
			DB_NAME,
			DB_USER,
			DB_PASSWORD,
			(int) ( $found[2] ?? 0 ),
			$found[3] ?? ''
		);
	}

	public function is_file(): bool {
		return '' === $this->host;
	}

	public function db_host(): string {
		$host = str_contains( $this->host, ':' ) ? "[{$this->host}]" : $this->host;
		return $host
			. ( 0 === $this->port ? '' : ":{$this->port}" )
			. ( '' === $this->socket ? '' : ":{$this->socket}" );
	}

	/** Returns the URL without the password, for messages. */
	public function shown(): string {
		return $this->is_file()
			? "sqlite://{$this->database}"
			: "mysql://{$this->user}@{$this->db_host()}/{$this->database}";
	}
}
