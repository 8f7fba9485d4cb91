<?php
declare( strict_types=1 );

namespace Brolga\Move;

/**
 * The instructions for the owner after a move: the lines for wp-config.php, and where the SQLite drop-in goes.
 *
 * @see MOVE-7
 */
final class NextSteps {

	/** @return list<string> */
	public static function to( DatabaseAddress $to ): array {
		return $to->is_file() ? self::to_sqlite( $to->database ) : self::to_mysql( $to );
	}

	/** @return list<string> */
	private static function to_mysql( DatabaseAddress $to ): array {
		return [
			__( 'In wp-config.php, change these lines to read as follows, and remove DB_ENGINE, DB_DIR and DB_FILE:', 'brolga' ),
			...self::constants( [
				'DB_NAME'     => $to->database,
				'DB_USER'     => $to->user,
				'DB_PASSWORD' => '…',
				'DB_HOST'     => $to->db_host(),
				'DB_CHARSET'  => 'utf8mb4',
				'DB_COLLATE'  => '',
			] ),
			__( 'Replace “…” with the password, without URL encoding. Then remove the SQLite drop-in and turn off maintenance mode:', 'brolga' ),
			'    mv wp-content/db.php wp-content/db.php.sqlite',
			'    rm -f .maintenance',
			'    wp plugin deactivate sqlite-database-integration',
		];
	}

	/** @return list<string> */
	private static function to_sqlite( string $path ): array {
		return [
			__( 'Add these lines to wp-config.php, above the line that loads wp-settings.php:', 'brolga' ),
			...self::constants( [
				'DB_ENGINE' => 'sqlite',
				'DB_DIR'    => dirname( $path ),
				'DB_FILE'   => basename( $path ),
			] ),
			__( 'Then install the SQLite drop-in and turn off maintenance mode:', 'brolga' ),
			'    cp wp-content/plugins/sqlite-database-integration/db.copy wp-content/db.php',
			'    rm -f .maintenance',
		];
	}

	/**
	 * @param array<string, string> $values
	 * @return list<string>
	 */
	private static function constants( array $values ): array {
		return array_map(
			static fn ( string $name, string $value ): string =>
				sprintf( "    %s( '%s', '%s' );", 'define', $name, addcslashes( $value, "'\\" ) ),
			array_keys( $values ),
			array_values( $values )
		);
	}
}
