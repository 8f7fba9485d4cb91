<?php
declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * Sets options and remembers what they were.
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
		$before = get_option( $name, null );
		if ( ! isset( $state->options[ $name ] ) ) {
			$state->options[ $name ] = [
				'had'    => null !== $before,
				'before' => $before,
				'after'  => $value,
			];
			$state->save();
		}
		if ( self::is_same( $before, $state->options[ $name ]['before'] ) ) {
			update_option( $name, $value );
			// WordPress may have written it in another way.
			$state->options[ $name ]['after'] = get_option( $name, null );
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
		$now = get_option( $name, null );
		if ( ! self::is_same( $now, $change['after'] ) ) {
			// Unless a request died before it changed anything.
			if ( ! self::is_same( $now, $change['before'] ) ) {
				$state->keep( "option:{$name}", $name, Kept::Setting );
			}
		} elseif ( $change['had'] ) {
			update_option( $name, $change['before'] );
		} else {
			delete_option( $name );
		}
		unset( $state->options[ $name ] );
	}

	/**
	 * Whether two values are the same; the database makes texts of numbers.
	 *
	 * @param mixed $one   A value.
	 * @param mixed $other Another.
	 */
	private static function is_same( mixed $one, mixed $other ): bool {
		$text = static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : (string) wp_json_encode( $value );
		return $text( $one ) === $text( $other );
	}
}
