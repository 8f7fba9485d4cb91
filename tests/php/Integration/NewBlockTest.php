<?php
/**
 * New blocks in a real WordPress.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_Filesystem_Base;

/**
 * BLOCK-19: what bin/new-block writes passes at once.
 */
#[Group( 'once' )]
final class NewBlockTest extends TestCase {

	private const PROJECT = __DIR__ . '/../../..';

	/** Makes the block in an empty project, which is the first argument. */
	private const MAKE = "const { createBlock } = await import( './bin/lib/new-block/create.mjs' ); await createBlock( process.argv[ 1 ], 'made-by-a-test' );";

	public function test_a_made_blocks_own_tests_pass(): void {
		$root  = get_temp_dir() . wp_unique_id( 'brolga-new-block-' . getmypid() . '-' );
		$block = "{$root}/plugin/blocks/made-by-a-test";
		wp_mkdir_p( "{$root}/plugin/src/contracts" );
		try {
			self::make( $root );
			require_once "{$block}/tests/RenderTest.php";
			register_block_type( $block );
			self::run_tests_of( 'Brolga\Tests\Blocks\MadeByATest\RenderTest' );
		} finally {
			unregister_block_type( 'brolga/made-by-a-test' );
			WP_Filesystem();
			self::assertInstanceOf( WP_Filesystem_Base::class, $GLOBALS['wp_filesystem'] ?? null );
			$GLOBALS['wp_filesystem']->delete( $root, true );
		}
	}

	private static function make( string $root ): void {
		$command = [ 'node', '--input-type=module', '--eval', self::MAKE, $root ];
		$process = proc_open( $command, [ 2 => [ 'pipe', 'w' ] ], $pipes, self::PROJECT );
		self::assertIsResource( $process );
		$complaint = stream_get_contents( $pipes[2] );
		self::assertSame( 0, proc_close( $process ), (string) $complaint );
	}

	private static function run_tests_of( string $made ): void {
		self::assertTrue( is_subclass_of( $made, TestCase::class ) );
		$tests = array_filter(
			get_class_methods( $made ),
			static fn ( string $name ): bool => str_starts_with( $name, 'test_' )
		);
		self::assertNotEmpty( $tests );
		foreach ( $tests as $method ) {
			$test = [ new $made( $method ), $method ];
			self::assertIsCallable( $test );
			$test();
		}
	}
}
