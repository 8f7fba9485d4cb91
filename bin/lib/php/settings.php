<?php
/**
 * What a provisioned site knows about itself. Made by Brolga's bin/lib.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Local;

use RuntimeException;

/**
 * A value of the request, as a string.
 *
 * @param string $name Its name in $_SERVER.
 */
function server( string $name ): string {
	$value = $_SERVER[ $name ] ?? '';
	return is_string( $value ) ? $value : '';
}

/**
 * Settings of a site, from its folder; the environment wins, so that one site
 * serves several test runs.
 */
final readonly class Settings {

	/**
	 * @param string $url         The site's address.
	 * @param string $secret      What its keys are made of.
	 * @param int    $smtp_port   Where its mail goes on this machine; 0: nowhere special.
	 * @param string $db_host     MySQL's host, host:port or host:/socket; empty is SQLite.
	 * @param string $db_name     The database's name.
	 * @param string $db_user     The database user's name.
	 * @param string $db_password The database user's password.
	 */
	private function __construct(
		public string $url,
		public string $secret,
		public int $smtp_port,
		public string $db_host,
		public string $db_name,
		public string $db_user,
		public string $db_password,
	) {
	}

	/**
	 * Reads the settings of the site in a folder.
	 *
	 * @param string $folder The site's folder.
	 */
	public static function of( string $folder ): self {
		$file = $folder . '/.brolga/settings.json';
		$read = json_decode( (string) file_get_contents( $file ), true );
		if ( ! is_array( $read ) ) {
			throw new RuntimeException( "$file cannot be read." );
		}
		$own = is_array( $read['database'] ?? null ) ? $read['database'] : [];
		// A server that the environment names is none of the settings: neither are its user and name.
		$env = '' === self::env( 'WP_DB_HOST' ) ? null : '';
		return new self(
			url: self::text( $read, 'url' ),
			secret: self::text( $read, 'secret' ),
			smtp_port: (int) self::first( self::env( 'BROLGA_SMTP_PORT' ), self::text( $read, 'smtpPort' ) ),
			db_host: self::first( self::env( 'WP_DB_HOST' ), self::text( $own, 'host' ) ),
			db_name: self::first( self::env( 'WP_DB_NAME' ), $env ?? self::text( $own, 'name' ), 'brolga' ),
			db_user: self::first( self::env( 'WP_DB_USER' ), $env ?? self::text( $own, 'user' ), 'root' ),
			db_password: self::first( self::env( 'WP_DB_PASSWORD' ), $env ?? self::text( $own, 'password' ) ),
		);
	}

	/**
	 * A variable of the environment.
	 */
	private static function env( string $name ): string {
		return (string) getenv( $name );
	}

	/**
	 * The first text that is not empty.
	 */
	private static function first( string ...$texts ): string {
		foreach ( $texts as $text ) {
			if ( '' !== $text ) {
				return $text;
			}
		}
		return '';
	}

	/**
	 * A text or number of the settings.
	 *
	 * @param array<mixed> $read All of them.
	 * @param string       $name The one's name.
	 */
	private static function text( array $read, string $name ): string {
		$value = $read[ $name ] ?? '';
		return is_string( $value ) || is_int( $value ) ? (string) $value : '';
	}
}
