<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

/**
 * Stores rows by ID in one option, each with an encrypted secret. The secret is never displayed, so a row that
 * is saved without one keeps its old secret. The option is not autoloaded, because public pages do not need it.
 *
 * @see NEWS-22
 */
final class SealedRows {

	public const SECRET = 'secret';

	/** A second one, which a row may have: the secret before. An empty one is stored as none. */
	public const OLD_SECRET = 'old_secret';

	public function __construct(
		private readonly string $option,
		private readonly Vault $vault
	) {}

	/** @return array<string, array<array-key, mixed>> */
	public function all(): array {
		return array_map(
			function ( array $row ): array {
				$opened = [ self::SECRET => $this->opened( $row[ self::SECRET ] ?? '' ) ];
				if ( isset( $row[ self::OLD_SECRET ] ) ) {
					$opened[ self::OLD_SECRET ] = $this->opened( $row[ self::OLD_SECRET ] );
				}
				return $opened + $row;
			},
			$this->stored()
		);
	}

	/**
	 * Stores a row, replacing the one with the same ID.
	 *
	 * @param array<string, mixed> $row An empty secret keeps the stored one.
	 */
	public function put( string $id, array $row ): void {
		$rows   = $this->fresh();
		$secret = $row[ self::SECRET ] ?? '';

		$rows[ $id ] = [ self::SECRET => is_string( $secret ) && '' !== $secret
			? $this->vault->seal( $secret )
			: $rows[ $id ][ self::SECRET ] ?? '' ] + $row;
		$old         = $row[ self::OLD_SECRET ] ?? '';
		unset( $rows[ $id ][ self::OLD_SECRET ] );
		if ( is_string( $old ) && '' !== $old ) {
			$rows[ $id ][ self::OLD_SECRET ] = $this->vault->seal( $old );
		}
		update_option( $this->option, $rows, false );
	}

	private function opened( mixed $sealed ): string {
		return is_string( $sealed ) && '' !== $sealed ? $this->vault->open( $sealed ) : '';
	}

	/** @return bool Whether the row existed. */
	public function remove( string $id ): bool {
		$rows  = $this->fresh();
		$found = isset( $rows[ $id ] );
		unset( $rows[ $id ] );
		update_option( $this->option, $rows, false );
		return $found;
	}

	/**
	 * Reads the rows past the object cache: a stale cache must not undo what another administrator
	 * has just saved.
	 *
	 * @return array<string, array<array-key, mixed>>
	 */
	private function fresh(): array {
		wp_cache_delete( $this->option, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		return $this->stored();
	}

	/** @return array<string, array<array-key, mixed>> */
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
