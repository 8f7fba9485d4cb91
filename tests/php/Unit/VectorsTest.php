<?php
/**
 * The case tables against the PHP they name.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Unit;

use Brolga\Tests\Vectors;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/**
 * @phpstan-import-type VectorCase from Vectors
 * @phpstan-import-type Table from Vectors
 */
#[Group( 'once' )]
final class VectorsTest extends TestCase {

	/**
	 * Each case of the tables whose rule is built in PHP.
	 *
	 * @return iterable<string, array{Table, VectorCase}>
	 */
	public static function cases(): iterable {
		$files = glob( dirname( __DIR__, 2 ) . '/vectors/*.json' );
		foreach ( false === $files ? [] : $files as $file ) {
			$table = Vectors::read( $file );
			if ( ! isset( Vectors::rules()[ $table['rule'] ] ) || ! in_array( 'php', $table['runners'], true ) ) {
				continue;
			}
			foreach ( $table['cases'] as $given ) {
				yield "{$table['rule']}: {$given['name']}" => [ $table, $given ];
			}
		}
	}

	/**
	 * @param array $given One of its cases.
	 * @phpstan-param Table      $table
	 * @phpstan-param VectorCase $given
	 */
	#[DataProvider( 'cases' )]
	public function test_our_answer_is_the_tables( array $table, array $given ): void {
		[ 'passed' => $passed, 'actual' => $actual ] = Vectors::judge( $table, $given );
		self::assertTrue( $passed, 'Our answer: ' . json_encode( $actual, JSON_THROW_ON_ERROR ) );
	}

	public function test_an_answer_that_differs_is_found(): void {
		$input = [
			'url'   => '/a',
			'query' => [],
			'data'  => [],
		];
		$given = [
			'name'     => 'differs',
			'input'    => $input,
			'expected' => '/b',
		];
		$table = [
			'rule'    => 'redirect',
			'about'   => '',
			'runners' => [ 'php' ],
			'cases'   => [ $given ],
		];
		self::assertFalse( Vectors::judge( $table, $given )['passed'] );
	}
}
