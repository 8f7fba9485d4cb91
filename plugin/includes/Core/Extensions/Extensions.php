<?php
declare( strict_types=1 );

namespace Brolga\Core\Extensions;

use Brolga\Api\Extension;
use Closure;
use Throwable;

/**
 * Merges the features' extensions with those that a filter adds. Invalid ones are left out with a notice to the
 * developer; exceptions that they throw later are logged. Neither breaks the plugin's own extensions.
 *
 * @see EXT-1 EXT-2 EXT-7
 */
final class Extensions {

	private const ID = '/^[a-z][a-z0-9_-]{0,31}$/D';

	private const SINCE = '0.1.0';

	/**
	 * @template T of Extension
	 * @param Closure(): mixed $ask   Applies the filter.
	 * @param list<string>     $taken Reserved ids.
	 * @param class-string<T> $kind
	 * @param list<T> $own
	 * @return array<string, T>
	 */
	public static function all( string $kind, array $own, string $hook, Closure $ask, array $taken = [] ): array {
		$all = [];
		foreach ( $own as $one ) {
			$all[ $one->id() ] = $one;
		}
		$brought = self::guard( $hook, $ask, [] );
		foreach ( is_array( $brought ) ? $brought : [ $brought ] as $one ) {
			if ( ! $one instanceof $kind ) {
				self::complain(
					$hook,
					"Return a list of objects of classes that implement {$kind}; this is "
						. get_debug_type( $one )
						. '.'
				);
				continue;
			}
			$id      = self::guard( $one::class, $one->id( ... ), '' );
			$problem = self::problem( $id, isset( $all[ $id ] ) || in_array( $id, $taken, true ) );
			if ( '' !== $problem ) {
				self::complain( $hook, sprintf( $problem, $one::class, $id ) );
			} else {
				$all[ $id ] = $one;
			}
		}
		return $all;
	}

	/**
	 * Runs another plugin's code; an exception is written to PHP's error log.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @param T $otherwise
	 * @return T
	 */
	public static function guard( string $who, Closure $work, mixed $otherwise ): mixed {
		try {
			return $work();
		} catch ( Throwable $failure ) {
			// An anonymous class has its file name after a NUL byte, which would end the log line.
			$name = strtok( $who, "\0" );
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- On a live site, too: nobody else tells the owner that a plugin fails.
			error_log(
				"Brolga went on without {$name}, which failed: {$failure->getMessage()} in "
					. "{$failure->getFile()}:{$failure->getLine()}"
			);
			return $otherwise;
		}
	}

	public static function complain( string $hook, string $message ): void {
		_doing_it_wrong( esc_html( $hook ), esc_html( $message ), esc_html( self::SINCE ) );
	}

	public static function is_id( string $text ): bool {
		return 1 === preg_match( self::ID, $text );
	}

	private static function problem( string $id, bool $is_taken ): string {
		if ( ! self::is_id( $id ) ) {
			return 'Let id() of %1$s return at most 32 lowercase letters, digits, hyphens and underscores, beginning '
				. 'with a letter, instead of “%2$s”.';
		}
		return $is_taken
			? 'Let id() of %1$s return another id: “%2$s” is taken. Begin it with your plugin’s name.'
			: '';
	}
}
