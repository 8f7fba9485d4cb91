<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Kernel;

use LogicException;

/**
 * A service locator for render.php files, which WordPress includes itself and which therefore have
 * no constructor. No other code may use it.
 */
final class Services {

	private static ?Container $container = null;

	private static ?Parts $parts = null;

	public static function provide( Container $container ): ?Container {
		$before          = self::$container;
		self::$container = $container;
		self::$parts     = $container->get( Parts::class );
		return $before;
	}

	/**
	 * Returns the object, or null where a plugin that it needs is not active.
	 *
	 * @template T of object
	 * @param class-string<T> $class_name
	 * @return T|null
	 */
	public static function find( string $class_name ): ?object {
		return true === self::$parts?->is_here( $class_name ) ? self::get( $class_name ) : null;
	}

	/**
	 * @template T of object
	 * @param class-string<T> $class_name
	 * @return T
	 * @throws LogicException If no feature offers the class to blocks.
	 */
	public static function get( string $class_name ): object {
		if ( null === self::$container || ! in_array( $class_name, self::$parts->blocks ?? [], true ) ) {
			throw new LogicException( $class_name . ' is not provided to blocks.' );
		}
		return self::$container->get( $class_name );
	}
}
