<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

use Brolga\Core\Database\Connection;

/**
 * Reads and writes the option in the database itself. WordPress would read a
 * cached copy and write all of it back, and with it undo what another
 * administrator has saved in the meantime.
 */
final class SettingsRepository {

	/** Counts the writes, so that no two states of the option are alike. */
	private const REVISION = '_revision';

	/** How often the object cache is told anew. */
	private const REFRESHES = 10;

	public function __construct( private readonly Connection $db ) {}

	/**
	 * The option as it is now.
	 *
	 * @return array{values: array<array-key, mixed>, raw: string|null} Its values, and what swap() wants to see; null:
	 *     there is no option.
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
	 * Writes the option, if it is still what was read.
	 *
	 * @param string|null             $raw    As read.
	 * @param array<array-key, mixed> $values What is to be stored.
	 * @return bool False when somebody else was faster.
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
	 * Makes WordPress read the option anew, in each request. A persistent object
	 * cache may be given an older state by a request that had read it just before
	 * this one was written: it is looked at again until it holds what is stored.
	 *
	 * @see LIFE-9
	 */
	public function refresh_cached(): void {
		for ( $attempt = 0; $attempt < self::REFRESHES; $attempt++ ) {
			foreach ( [ 'alloptions', 'notoptions', Settings::OPTION ] as $key ) {
				wp_cache_delete( $key, 'options' );
			}
			// The first look keeps what it reads, unless another request was faster; the second sees what is kept.
			wp_load_alloptions( true );
			if ( ( wp_load_alloptions( true )[ Settings::OPTION ] ?? null ) === $this->read()['raw'] ) {
				return;
			}
		}
	}
}
