<?php
/**
 * What a block's render.php may reach.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Core\Blocks;

use LogicException;

/**
 * Hands services to render.php files, which WordPress includes by itself and
 * which therefore have no constructor. Nothing else may use it.
 */
final class Services {

	/** @var array<class-string, object> */
	private static array $services = [];

	/**
	 * Called once, by the composition root.
	 *
	 * @param object ...$services One object a class.
	 */
	public static function provide( object ...$services ): void {
		foreach ( $services as $service ) {
			self::$services[ $service::class ] = $service;
		}
	}

	/**
	 * The one object of a class.
	 *
	 * @template T of object
	 * @param class-string<T> $class_name The class.
	 * @return T
	 * @throws LogicException Where the composition root forgot it.
	 */
	public static function get( string $class_name ): object {
		$service = self::$services[ $class_name ] ?? null;
		if ( ! $service instanceof $class_name ) {
			throw new LogicException( $class_name . ' is not provided to blocks.' );
		}
		return $service;
	}
}
