<?php
/**
 * The template of new blocks in a real WordPress.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration;

use Brolga\Tests\Blocks\Sample\RenderTest;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What bin/new-block writes passes at once: the template's own tests, run
 * against the template itself.
 */
final class NewBlockTest extends TestCase {

	private const TEMPLATE = __DIR__ . '/../../../bin/lib/new-block/template/block';

	/**
	 * The tests in the template.
	 *
	 * @return iterable<string, array{non-empty-string}>
	 */
	public static function methods(): iterable {
		require_once self::TEMPLATE . '/tests/RenderTest.php';
		foreach ( get_class_methods( RenderTest::class ) as $method ) {
			if ( str_starts_with( $method, 'test_' ) ) {
				yield $method => [ $method ];
			}
		}
	}

	/**
	 * @param non-empty-string $method Of the template's test.
	 */
	#[DataProvider( 'methods' )]
	public function test_the_template_passes( string $method ): void {
		$test = [ new RenderTest( $method ), $method ];
		self::assertIsCallable( $test );
		register_block_type( self::TEMPLATE );
		try {
			$test();
		} finally {
			unregister_block_type( 'brolga/sample' );
		}
	}
}
