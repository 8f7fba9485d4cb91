<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

use Brolga\Core\Database\Connection;

/**
 * Reads and writes the settings option directly in the database. WordPress would change a cached
 * copy and write it back as a whole, undoing what another administrator has saved meanwhile.
 */
final class SettingsRepository {

	/** A counter of writes within the option, so that no two of its states are equal. */
	private const REVISION = '_revision';

	private const REFRESHES = 10;

	public function __construct( private readonly Connection $db ) {}

	/**
	 * Reads the option's current state.
	 *
	 * @return array{values: array<array-key, mixed>, raw: string|null} The values, and the raw state for
	 *     swap(); null: the option does not exist.
	 */
	public function read(): array {
		$raw    = $this->db->value(
			"SELECT option_value FROM {$this->db->options_table()} WHERE option_name = %s",
			Settings::OPTION
		);
		$values = null === $raw ? [] : maybe_unserialize( $raw );
		return [
			'values' => is_array( $values ) ? $values : [],
			'raw'    => $raw,
		];
	}

	/**
	 * Writes the option if its state is still the one that was read.
	 *
	 * @param string|null $raw The state from read().
	 * @param array<array-key, mixed> $values
	 * @return bool False if another request has changed it.
	 */
	public function swap( ?string $raw, array $values ): bool {
		$revision                 = $values[ self::REVISION ] ?? 0;
		$values[ self::REVISION ] = 1 + ( is_int( $revision ) ? $revision : 0 );
		$table                    = $this->db->options_table();
		$next                     = serialize( $values );
		return 1 === ( null === $raw
			? $this->db->execute(
				"INSERT IGNORE INTO {$table} (option_name, option_value, autoload) VALUES (%s, %s, 'on')",
				Settings::OPTION,
				$next
			)
			: $this->db->execute(
				"UPDATE {$table} SET option_value = %s, autoload = 'on' WHERE option_name = %s AND option_value = %s",
				$next,
				Settings::OPTION,
				$raw
			) );
	}

	/**
	 * Clears WordPress's cached copies of the option. A request that read the option just before the change may
	 * put the old state into a persistent object cache, so the cache is checked until it has the new state.
	 *
	 * @see LIFE-9
	 */
	public function refresh_cached(): void {
		for ( $attempt = 0; $attempt < self::REFRESHES; $attempt++ ) {
			foreach ( [ 'alloptions', 'notoptions', Settings::OPTION ] as $key ) {
				wp_cache_delete( $key, 'options' );
			}
			// The first read may cache an old value if another request writes; the second reads the cache.
			wp_load_alloptions( true );
			if ( ( wp_load_alloptions( true )[ Settings::OPTION ] ?? null ) === $this->read()['raw'] ) {
				return;
			}
		}
	}
}
