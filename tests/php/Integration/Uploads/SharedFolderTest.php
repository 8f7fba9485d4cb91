<?php
/**
 * Several web servers with one folder of files.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Uploads;

use Brolga\Core\Support\SystemClock;
use Brolga\Forms\Uploads\FileStore;
use Brolga\Forms\Uploads\UploadFolder;
use Brolga\Tests\OwnTablesTestCase;
use Brolga\Tests\Support\Built;
use PHPUnit\Framework\Attributes\Group;

/**
 * UPLOAD-17
 */
#[Group( 'once' )]
final class SharedFolderTest extends OwnTablesTestCase {

	private string $place = '';
	private UploadFolder $folder;

	protected function setUp(): void {
		parent::setUp();
		$this->place = sys_get_temp_dir() . '/brolga-test-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->place );
		add_filter( 'brolga_uploads_dir', fn (): string => $this->place );
		$this->folder = Built::around( new SystemClock() )->get( UploadFolder::class );
	}

	protected function tearDown(): void {
		$this->folder->remove();
		is_file( "{$this->place}/sent" ) && unlink( "{$this->place}/sent" );
		rmdir( $this->place );
		parent::tearDown();
	}

	/**
	 * A file that somebody has sent.
	 */
	private function source( string $bytes ): string {
		file_put_contents( "{$this->place}/sent", $bytes );
		return "{$this->place}/sent";
	}

	public function test_nodes_read_whole_files_of_each_other_and_may_remove_the_same(): void {
		$nodes  = $this->in_parallel( 'share-files', 4, $this->place, '12' );
		$stored = [];
		$read   = [];
		foreach ( $nodes as $node => $lines ) {
			foreach ( $lines as $line ) {
				[ $what, $id ] = explode( ' ', $line, 2 );
				// A warning of PHP's would be a line of another kind.
				self::assertContains( $what, [ 'stored', 'read' ], $line );
				if ( 'stored' === $what ) {
					$stored[ $id ] = $node;
				} else {
					$read[] = [ $id, $node ];
				}
			}
		}
		self::assertCount( 48, $stored );
		self::assertNotEmpty(
			array_filter( $read, static fn ( array $one ): bool => $stored[ $one[0] ] !== $one[1] ),
			'No node has read what another has stored.'
		);
		self::assertSame( [], glob( "{$this->folder->path()}/*/*.part" ) );
	}

	public function test_what_one_node_stores_another_takes_away(): void {
		$one   = Built::around( new SystemClock() )->get( FileStore::class );
		$other = Built::around( new SystemClock() )->get( FileStore::class );
		$id    = $one->put( $this->source( 'A plan of a garden.' ) )['id'];
		self::assertSame( 'A plan of a garden.', implode( '', iterator_to_array( $other->pieces( $id ) ) ) );
		$other->remove( [ $id ] );
		self::assertFalse( $one->has( $id ) );
		self::assertSame( [], iterator_to_array( $one->pieces( $id ) ) );
	}

	public function test_two_nodes_sweep_the_same_files_at_once(): void {
		$store  = Built::around( new SystemClock() )->get( FileStore::class );
		$source = $this->source( 'Nobody knows this file.' );
		for ( $count = 0; $count < 1500; $count++ ) {
			$store->put( $source );
			// What somebody stopped writing.
			touch( "{$this->folder->path()}/0/{$count}.part" );
		}
		self::assertSame( [ [], [] ], $this->in_parallel( 'sweep-files', 2, $this->place ), 'PHP warned.' );
		self::assertSame( [], glob( "{$this->folder->path()}/[0-9a-f]/*" ) );
	}
}
