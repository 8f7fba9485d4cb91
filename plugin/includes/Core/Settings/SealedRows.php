<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

/**
 * One option that holds rows by id. The secret of a row is stored sealed, and a
 * row that is saved without one keeps the one it has: nobody is ever shown it.
 * The option is not autoloaded: visitors' pages have no use for it.
 *
 * @see NEWS-22
 */
final class SealedRows {

	/** The field of a row that is sealed. */
	public const SECRET = 'secret';

	public function __construct(
		private readonly string $option,
		private readonly Vault $vault
	) {}

	/**
	 * All rows by id, their secrets opened.
	 *
	 * @return array<string, array<array-key, mixed>>
	 */
	public function all(): array {
		return array_map(
			function ( array $row ): array {
				$sealed = $row[ self::SECRET ] ?? '';
				return [
					self::SECRET => is_string( $sealed ) && '' !== $sealed ? $this->vault->open( $sealed ) : '',
				] + $row;
			},
			$this->stored()
		);
	}

	/**
	 * Stores a row in the place of the one with its id.
	 *
	 * @param string               $id  The row's id.
	 * @param array<string, mixed> $row What is stored; an empty secret keeps the one that is there.
	 */
	public function put( string $id, array $row ): void {
		$rows   = $this->fresh();
		$secret = $row[ self::SECRET ] ?? '';

		$rows[ $id ] = [ self::SECRET => is_string( $secret ) && '' !== $secret
			? $this->vault->seal( $secret )
			: $rows[ $id ][ self::SECRET ] ?? '' ] + $row;
		update_option( $this->option, $rows, false );
	}

	/**
	 * Removes a row.
	 *
	 * @param string $id The row's id.
	 * @return bool Whether there was one.
	 */
	public function remove( string $id ): bool {
		$rows  = $this->fresh();
		$found = isset( $rows[ $id ] );
		unset( $rows[ $id ] );
		update_option( $this->option, $rows, false );
		return $found;
	}

	/**
	 * The rows as the database has them now: what another administrator saved a
	 * moment ago must not be undone by a stale cache.
	 *
	 * @return array<string, array<array-key, mixed>>
	 */
	private function fresh(): array {
		wp_cache_delete( $this->option, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		return $this->stored();
	}

	/**
	 * The rows as they are stored.
	 *
	 * @return array<string, array<array-key, mixed>>
	 */
	private function stored(): array {
		$value = get_option( $this->option, [] );
		$rows  = [];
		foreach ( is_array( $value ) ? $value : [] as $id => $row ) {
			if ( is_array( $row ) ) {
				$rows[ (string) $id ] = $row;
			}
		}
		return $rows;
	}
}
