<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

/**
 * Creates a random secret in the options table, unless there is one. Queries the database
 * directly: if an object cache had lost the option, WordPress would overwrite the secret, and
 * every form on cached pages would be rejected.
 *
 * @see TOKEN-9 LIFE-6
 */
final class SecretRepository {

	public function __construct( private readonly Connection $db ) {}

	/** Returns 64 hexadecimal digits. Of several simultaneous processes, only one creates them. */
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
