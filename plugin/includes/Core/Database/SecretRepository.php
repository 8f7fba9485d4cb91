<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

/**
 * Makes a random secret in the options table, unless there is one. It asks the
 * database itself: an object cache that has lost an option would make WordPress
 * overwrite it, and every form on every cached page would be refused.
 *
 * @see TOKEN-9 LIFE-6
 */
final class SecretRepository {

	public function __construct( private readonly Connection $db ) {}

	/**
	 * The secret in an option; of several processes that come first, one makes it.
	 *
	 * @param string $option The option's name.
	 * @return string 64 hexadecimal digits.
	 */
	public function obtain( string $option ): string {
		$table = $this->db->options_table();
		$made  = bin2hex( random_bytes( 32 ) );
		$this->db->execute(
			"INSERT IGNORE INTO {$table} (option_name, option_value, autoload) VALUES (%s, %s, 'on')",
			$option,
			$made
		);
		$secret = (string) $this->db->value( "SELECT option_value FROM {$table} WHERE option_name = %s", $option );
		if ( 64 !== strlen( $secret ) ) {
			$secret = $made;
			$this->db->execute( "UPDATE {$table} SET option_value = %s WHERE option_name = %s", $secret, $option );
		}
		foreach ( [ 'alloptions', 'notoptions', $option ] as $key ) {
			wp_cache_delete( $key, 'options' );
		}
		return $secret;
	}
}
