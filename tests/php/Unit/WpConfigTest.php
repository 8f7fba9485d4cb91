<?php
/**
 * The constants that an owner may define.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * ARCH-7
 */
#[Group( 'once' )]
final class WpConfigTest extends TestCase {

	/**
	 * The constants that a text quotes, in order.
	 *
	 * @param string $text Any.
	 * @param string $quote What stands around them.
	 * @return list<string>
	 */
	private static function named( string $text, string $quote ): array {
		preg_match_all( "/{$quote}(BROLGA_[A-Z_]+){$quote}/", $text, $found );
		$names = array_unique( $found[1] );
		sort( $names );
		return $names;
	}

	public function test_each_is_documented_and_none_besides(): void {
		$root = dirname( __DIR__, 3 );
		$code = '';
		/** @var SplFileInfo $file */
		foreach ( new RecursiveIteratorIterator(
			new RecursiveDirectoryIterator( "{$root}/plugin/includes", RecursiveDirectoryIterator::SKIP_DOTS )
		) as $file ) {
			$code .= (string) file_get_contents( $file->getPathname() );
		}
		$code .= (string) file_get_contents( "{$root}/plugin/dropins/db.php" );
		preg_match_all(
			'/^\| `(BROLGA_[A-Z_]+)` \|/m',
			(string) file_get_contents( "{$root}/docs/wp-config.md" ),
			$listed
		);
		sort( $listed[1] );
		self::assertNotSame( [], $listed[1] );
		self::assertSame( self::named( $code, "'" ), $listed[1] );
	}
}
