<?php
declare( strict_types=1 );

namespace Brolga\Core\Extensions;

use Closure;
use Throwable;

/**
 * Puts what features name together with what a filter brings. What cannot be
 * used is left out, and whoever wrote it is told what to do; what fails later is
 * logged. Neither breaks what is ours.
 *
 * @see EXT-1 EXT-2 EXT-7
 */
final class Extensions {

	/** What an id looks like: it is stored, and stands in addresses and in names of scripts and fields. */
	private const ID = '/^[a-z][a-z0-9_-]{0,31}$/D';

	/** Since when there are such filters. */
	private const SINCE = '0.1.0';

	/**
	 * All of a kind, by their ids: ours first.
	 *
	 * @template T of Extension
	 * @param class-string<T>  $kind  Their interface.
	 * @param list<T>          $own   Those of our features.
	 * @param string           $hook  The filter.
	 * @param Closure(): mixed $ask   Asks other plugins by it.
	 * @param list<string>     $taken Ids that mean something else.
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
	 * Runs code of another plugin. What it throws is written to PHP's error log.
	 *
	 * @template T
	 * @param string       $who       Whose code it is: a filter's or a class's name.
	 * @param Closure(): T $work      The code.
	 * @param T            $otherwise What counts where it fails.
	 * @return T
	 */
	public static function guard( string $who, Closure $work, mixed $otherwise ): mixed {
		try {
			return $work();
		} catch ( Throwable $failure ) {
			// A class without a name has its file behind a NUL, at which the log would end.
			$name = strtok( $who, "\0" );
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- On a live site, too: nobody else tells the owner that a plugin fails.
			error_log(
				"Brolga went on without {$name}, which failed: {$failure->getMessage()} in "
					. "{$failure->getFile()}:{$failure->getLine()}"
			);
			return $otherwise;
		}
	}

	/**
	 * Tells a developer.
	 *
	 * @param string $hook    The filter.
	 * @param string $message What to do.
	 */
	public static function complain( string $hook, string $message ): void {
		_doing_it_wrong( esc_html( $hook ), esc_html( $message ), esc_html( self::SINCE ) );
	}

	/**
	 * Whether a text can be the id of one.
	 */
	public static function is_id( string $text ): bool {
		return 1 === preg_match( self::ID, $text );
	}

	/**
	 * What is wrong with an id; empty: nothing.
	 *
	 * @param bool $is_taken Whether another one has it.
	 */
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
