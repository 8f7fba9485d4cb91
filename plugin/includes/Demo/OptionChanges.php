<?php
declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * Sets options and stores their previous values for undo. The name `name/part` means one element
 * of an array option; the other elements are left alone.
 */
final class OptionChanges {

	/**
	 * Sets an option after storing its previous value. An option that the owner has changed since
	 * an earlier import is left alone.
	 */
	public static function set( State $state, string $name, mixed $value ): void {
		$before = self::read( $name );
		if ( ! isset( $state->options[ $name ] ) ) {
			$state->options[ $name ] = [
				'had'    => null !== $before,
				'before' => $before,
				'after'  => $value,
			];
			$state->save();
		}
		if ( self::is_same( $before, $state->options[ $name ]['before'] ) ) {
			self::write( $name, $value );
			// WordPress may have sanitized the value.
			$state->options[ $name ]['after'] = self::read( $name );
		}
	}

	public static function set_unless_there( State $state, string $name, mixed $value ): void {
		if ( isset( $state->options[ $name ] ) || null === self::read( $name ) ) {
			self::set( $state, $name, $value );
		}
	}

	/**
	 * Restores an option. If its value was changed after the import, the value stays and is
	 * reported to the owner.
	 */
	public static function restore( State $state, string $name ): void {
		$change = $state->options[ $name ] ?? null;
		if ( null === $change ) {
			return;
		}
		$now = self::read( $name );
		if ( ! self::is_same( $now, $change['after'] ) ) {
			// Unless a request ended before it changed anything.
			if ( ! self::is_same( $now, $change['before'] ) ) {
				$state->keep( "option:{$name}", $name, UndoExclusion::Setting );
			}
		} elseif ( $change['had'] ) {
			self::write( $name, $change['before'] );
		} else {
			self::remove( $name );
		}
		unset( $state->options[ $name ] );
	}

	/** @return array{string, string|null} */
	private static function parts( string $name ): array {
		$parts = explode( '/', $name, 2 );
		return [ $parts[0], $parts[1] ?? null ];
	}

	private static function read( string $name ): mixed {
		[ $option, $part ] = self::parts( $name );
		$value             = get_option( $option, null );
		return null === $part ? $value : ( is_array( $value ) ? $value[ $part ] ?? null : null );
	}

	private static function write( string $name, mixed $value ): void {
		[ $option, $part ] = self::parts( $name );
		if ( null !== $part ) {
			$all   = get_option( $option, [] );
			$value = [ $part => $value ] + ( is_array( $all ) ? $all : [] );
		}
		update_option( $option, $value );
	}

	private static function remove( string $name ): void {
		[ $option, $part ] = self::parts( $name );
		if ( null === $part ) {
			delete_option( $option );
			return;
		}
		$all = get_option( $option, [] );
		if ( is_array( $all ) ) {
			unset( $all[ $part ] );
			update_option( $option, $all );
		}
	}

	/** Whether two values are equal; "1" equals 1, because the database returns numbers as texts. */
	private static function is_same( mixed $one, mixed $other ): bool {
		$text = static fn ( mixed $value ): string => is_scalar( $value )
			? (string) $value
			: (string) wp_json_encode( $value );
		return $text( $one ) === $text( $other );
	}
}
