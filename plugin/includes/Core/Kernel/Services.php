<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Kernel;

use LogicException;

/**
 * Hands services to render.php files, which WordPress includes by itself and
 * which therefore have no constructor. Nothing else may use it.
 */
final class Services {

	/** Builds the services; null before the plugin has registered. */
	private static ?Container $container = null;

	/** Names those that blocks may ask for. */
	private static ?Parts $parts = null;

	/**
	 * Called once, by Application.
	 *
	 * @param Container $container Builds them.
	 * @return Container|null What was used before.
	 */
	public static function provide( Container $container ): ?Container {
		$before          = self::$container;
		self::$container = $container;
		self::$parts     = $container->get( Parts::class );
		return $before;
	}

	/**
	 * The same, where the plugin that it is about is one of the site's; null elsewhere.
	 *
	 * @template T of object
	 * @param class-string<T> $class_name The class.
	 * @return T|null
	 */
	public static function find( string $class_name ): ?object {
		return true === self::$parts?->is_here( $class_name ) ? self::get( $class_name ) : null;
	}

	/**
	 * The one object of a class.
	 *
	 * @template T of object
	 * @param class-string<T> $class_name The class.
	 * @return T
	 * @throws LogicException Where no feature offers it to blocks.
	 */
	public static function get( string $class_name ): object {
		if ( null === self::$container || ! in_array( $class_name, self::$parts->blocks ?? [], true ) ) {
			throw new LogicException( $class_name . ' is not provided to blocks.' );
		}
		return self::$container->get( $class_name );
	}
}
