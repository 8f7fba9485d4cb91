<?php
/**
 * Several people who import at once.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Import;

use Brolga\Tests\OwnTablesTestCase;

/**
 * EXPORT-9
 */
final class ConcurrentImportTest extends OwnTablesTestCase {

	/**
	 * All of them succeed, and each address is new to exactly one.
	 */
	public function test_three_imports_of_one_file_all_succeed(): void {
		$file = wp_tempnam( 'import' );
		file_put_contents(
			$file,
			"Email\n"
				. implode( "\n", array_map( static fn ( int $i ): string => "p{$i}@example.com", range( 1, 450 ) ) )
		);
		try {
			$reports = array_map(
				static fn ( array $lines ): array => array_map( intval( ... ), explode( ' ', $lines[0] ?? '' ) ),
				$this->in_parallel( 'import', 3, $file )
			);
		} finally {
			unlink( $file );
		}
		self::assertSame( [ 450, 450, 450 ], array_map( array_sum( ... ), $reports ) );
		self::assertSame( 450, array_sum( array_column( $reports, 0 ) ) );
		self::assertSame( 0, array_sum( array_column( $reports, 2 ) ) );
		self::assertSame(
			'450',
			$this->connection->value( "SELECT COUNT(*) FROM {$this->connection->table( 'subscribers' )} WHERE status = 'confirmed'" )
		);
	}
}
