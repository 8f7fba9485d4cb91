<?php
declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * Sets options and remembers what they were. `name/part` means one part of an
 * option that is an array: the others are not ours.
 */
final class OptionChanges {

	/**
	 * Sets an option, once: what it was is remembered before it changes.
	 *
	 * @param State  $state The memory.
	 * @param string $name  The option.
	 * @param mixed  $value From now on.
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
			// WordPress may have written it in another way.
			$state->options[ $name ]['after'] = self::read( $name );
		}
	}

	/**
	 * Sets an option, unless the owner has.
	 *
	 * @param State  $state The memory.
	 * @param string $name  The option.
	 * @param mixed  $value From now on.
	 */
	public static function set_unless_there( State $state, string $name, mixed $value ): void {
		if ( isset( $state->options[ $name ] ) || null === self::read( $name ) ) {
			self::set( $state, $name, $value );
		}
	}

	/**
	 * Sets an option back; what somebody has changed since stays, and is told.
	 *
	 * @param State  $state The memory.
	 * @param string $name  The option.
	 */
	public static function restore( State $state, string $name ): void {
		$change = $state->options[ $name ] ?? null;
		if ( null === $change ) {
			return;
		}
		$now = self::read( $name );
		if ( ! self::is_same( $now, $change['after'] ) ) {
			// Unless a request died before it changed anything.
			if ( ! self::is_same( $now, $change['before'] ) ) {
				$state->keep( "option:{$name}", $name, Kept::Setting );
			}
		} elseif ( $change['had'] ) {
			self::write( $name, $change['before'] );
		} else {
			self::remove( $name );
		}
		unset( $state->options[ $name ] );
	}

	/**
	 * An option's name, and the part of it that is meant; null: all of it.
	 *
	 * @param string $name `name` or `name/part`.
	 * @return array{string, string|null}
	 */
	private static function parts( string $name ): array {
		$parts = explode( '/', $name, 2 );
		return [ $parts[0], $parts[1] ?? null ];
	}

	/**
	 * What an option is; null: there is none.
	 *
	 * @param string $name The option.
	 */
	private static function read( string $name ): mixed {
		[ $option, $part ] = self::parts( $name );
		$value             = get_option( $option, null );
		return null === $part ? $value : ( is_array( $value ) ? $value[ $part ] ?? null : null );
	}

	/**
	 * Writes an option.
	 *
	 * @param string $name  The option.
	 * @param mixed  $value From now on.
	 */
	private static function write( string $name, mixed $value ): void {
		[ $option, $part ] = self::parts( $name );
		if ( null !== $part ) {
			$all   = get_option( $option, [] );
			$value = [ $part => $value ] + ( is_array( $all ) ? $all : [] );
		}
		update_option( $option, $value );
	}

	/**
	 * Takes an option away.
	 *
	 * @param string $name The option.
	 */
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

	/**
	 * Whether two values are the same; the database makes texts of numbers.
	 *
	 * @param mixed $one   A value.
	 * @param mixed $other Another.
	 */
	private static function is_same( mixed $one, mixed $other ): bool {
		$text = static fn ( mixed $value ): string => is_scalar( $value )
			? (string) $value
			: (string) wp_json_encode( $value );
		return $text( $one ) === $text( $other );
	}
}
