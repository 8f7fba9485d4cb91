<?php
declare( strict_types=1 );

namespace Brolga\Bin\PHPStan;

/**
 * Tells what owners and visitors run from what shows that it works.
 */
final class Shipped {

	/**
	 * @param string $file Its path.
	 */
	public static function is( string $file ): bool {
		return 1 === preg_match( '#^(?!.*/(?:tests|vendor)/).*/(?:plugin|theme|demo)/#', $file );
	}

	/**
	 * Whether it uses what is shipped to some end: a command of the project makes
	 * files of the plugin, and the example stands for all add-ons.
	 *
	 * @param string $file Its path.
	 */
	public static function is_user( string $file ): bool {
		return self::is( $file ) || 1 === preg_match( '#/(?:bin/lib|examples)/#', $file );
	}
}
