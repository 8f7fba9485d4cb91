<?php
/**
 * What the server may decide.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit;

use Brolga\Core\Settings\ServerValue;
use Brolga\Core\Support\SystemClock;
use Brolga\Health\ServerValuesCheck;
use Brolga\Tests\Support\Built;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * ARCH-7 ARCH-20
 */
#[Group( 'once' )]
final class WpConfigTest extends TestCase {

	/** What the page calls the types of schemas. */
	private const TYPES = [
		'string'  => 'text',
		'array'   => 'list',
		'boolean' => 'flag',
		'integer' => 'number',
	];

	/**
	 * The values that the code reads, with their types as the page calls them.
	 *
	 * @return array<string, string>
	 */
	private static function read(): array {
		$types = [];
		foreach ( Built::around( new SystemClock() )->get( ServerValuesCheck::class )->all() as $value ) {
			$types[ $value->name ] = $value->is_secret() ? 'secret' : self::type( $value );
		}
		ksort( $types );
		return $types;
	}

	/**
	 * What the page calls a value's type.
	 */
	private static function type( ServerValue $value ): string {
		$type = $value->rules['type'] ?? '';
		self::assertIsString( $type );
		return self::TYPES[ $type ];
	}

	/**
	 * PHP files of the plugin by their paths below it.
	 *
	 * @return array<string, string>
	 */
	private static function code(): array {
		$root = dirname( __DIR__, 3 ) . '/plugin/';
		$code = [];
		foreach ( [ 'includes', 'bin' ] as $folder ) {
			/** @var SplFileInfo $file */
			foreach ( new RecursiveIteratorIterator(
				new RecursiveDirectoryIterator( $root . $folder, RecursiveDirectoryIterator::SKIP_DOTS )
			) as $file ) {
				$code[ substr( $file->getPathname(), strlen( $root ) ) ] = (string) file_get_contents(
					$file->getPathname()
				);
			}
		}
		return $code + [ 'events.php' => (string) file_get_contents( "{$root}events.php" ) ];
	}

	public function test_each_is_documented_with_its_type_and_none_besides(): void {
		preg_match_all(
			'/^\| `(BROLGA_[A-Z_]+)` \| (\w+) \|/m',
			(string) file_get_contents( dirname( __DIR__, 3 ) . '/docs/wp-config.md' ),
			$listed
		);
		$listed = array_combine( $listed[1], $listed[2] );
		ksort( $listed );
		self::assertSame( self::read(), $listed );
	}

	/**
	 * Nothing is named that Health does not look at.
	 */
	public function test_each_that_the_code_names_is_declared(): void {
		preg_match_all( "/'(BROLGA_[A-Z_]+)'/", implode( '', self::code() ), $named );
		$named = array_values( array_unique( $named[1] ) );
		sort( $named );
		self::assertSame( array_keys( self::read() ), $named );
	}

	/**
	 * ARCH-20: one class reads the environment, so that all of it is read alike.
	 */
	public function test_one_class_reads_the_environment(): void {
		$readers = array_keys( array_filter(
			self::code(),
			static fn ( string $source ): bool => 1 === preg_match(
				'/\bgetenv\(|\$_ENV\b|\b(?:defined|constant)\(\s*[\'"]BROLGA_/',
				$source
			)
		) );
		self::assertSame( [ 'includes/Core/Settings/ServerValue.php' ], $readers );
	}
}
