<?php
/**
 * Where uploads lie, and what Site Health says of it.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Uploads;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthState;
use Brolga\Forms\Uploads\DiskAllowance;
use Brolga\Forms\Uploads\UploadsCheck;
use Brolga\Forms\Uploads\UploadsProbe;
use Brolga\Tests\Support\StaticServer;
use Brolga\Tests\UploadTestCase;

/**
 * FIELD-7 UPLOAD-8 UPLOAD-11
 */
final class UploadFolderTest extends UploadTestCase {

	/**
	 * What Health and Site Health say.
	 *
	 * @param float|false $free  Bytes that are free.
	 * @param float       $total Bytes of the disk.
	 * @return array{status: string, label: string, description: string}
	 */
	private function verdict( float|false $free = false, float $total = 1e12 ): array {
		$finding = ( new UploadsCheck(
			$this->folder,
			$this->store,
			$this->upload_table,
			new DiskAllowance( $this->folder, static fn (): float|false => $free, static fn (): float => $total )
		) )->look();
		return [
			'status'      => $finding->state->value,
			'label'       => $finding->title,
			'description' => "{$finding->advice} {$finding->detail}",
		];
	}

	/**
	 * UPLOAD-11 UPLOAD-450: a disk that fills up is told of before forms have to say so.
	 */
	public function test_a_full_disk_is_told_of(): void {
		self::assertSame( 'good', $this->verdict( 1e12 )['status'] );
		$verdict = $this->verdict( 120 * 1024 * 1024, 1e9 );
		self::assertSame(
			[ 'recommended', '120 MB left for uploaded files' ],
			[ $verdict['status'], $verdict['label'] ]
		);
		self::assertSame( 'critical', $this->verdict( 120 * 1024 * 1024 )['status'] );
	}

	/**
	 * UPLOAD-11: within the website the server is really asked, for a file of our own, which goes again.
	 */
	public function test_the_web_server_is_asked_for_a_file(): void {
		$try = fn (): Finding => ( new UploadsProbe( $this->folder ) )->try_out();
		self::assertSame( '', $this->folder->address() );
		self::assertSame( HealthState::Good, $try()->state );

		$_SERVER['DOCUMENT_ROOT'] = (string) realpath( sys_get_temp_dir() );
		$server                   = new StaticServer( $_SERVER['DOCUMENT_ROOT'] );
		add_filter( 'home_url', static fn (): string => $server->url() );
		self::assertStringStartsWith( $server->url() . '/brolga-test-', $this->folder->address() );
		$shown = $try();
		self::assertSame( [ HealthState::Critical, 'HTTP 200' ], [ $shown->state, $shown->detail ] );
		self::assertStringContainsString( 'BROLGA_UPLOADS_DIR', $shown->advice );
		self::assertSame( [], $this->stored() );

		$server->refuse();
		$refused = $try();
		self::assertSame( [ HealthState::Recommended, 'HTTP 403' ], [ $refused->state, $refused->detail ] );
		$server->stop();
		$gone = $try();
		self::assertSame( HealthState::Recommended, $gone->state );
		self::assertStringContainsString( 'cannot send requests to itself', $gone->title );
		self::assertSame( [], $this->stored() );
	}

	/**
	 * FIELD-7: beside the folder that the web server shows, wherever one can write there.
	 */
	public function test_it_lies_beside_the_website(): void {
		remove_all_filters( 'brolga_uploads_dir' );
		$above = dirname( (string) realpath( ABSPATH ) );
		if ( ! is_writable( $above ) ) {
			self::markTestSkipped( "{$above} cannot be written to." );
		}
		self::assertMatchesRegularExpression(
			'/^' . preg_quote( $above, '/' ) . '\/brolga-uploads-[0-9a-f]{32}$/',
			$this->folder->path()
		);
		self::assertFalse( $this->folder->is_public() );
		self::assertSame( 'good', $this->verdict()['status'] );
		self::assertDirectoryDoesNotExist( $this->folder->path(), 'Nobody has sent a file yet.' );
	}

	/**
	 * FIELD-7: `example.com/blog/` lies in the folder of `example.com`.
	 */
	public function test_a_site_within_a_site_goes_one_further_up(): void {
		remove_all_filters( 'brolga_uploads_dir' );
		add_filter( 'site_url', static fn (): string => 'https://example.com/blog' );
		self::assertSame( dirname( (string) realpath( ABSPATH ), 2 ), dirname( $this->folder->path() ) );
	}

	/**
	 * FIELD-7 UPLOAD-11: where the web server shows all that can be written to,
	 * the name cannot be guessed, the server is told, and so is the owner.
	 */
	public function test_within_the_website_it_is_guarded_and_told_of(): void {
		remove_all_filters( 'brolga_uploads_dir' );
		$_SERVER['DOCUMENT_ROOT'] = dirname( (string) realpath( ABSPATH ), 2 );
		self::assertMatchesRegularExpression(
			'/^' . preg_quote( (string) realpath( WP_CONTENT_DIR ), '/' ) . '\/brolga-uploads-[0-9a-f]{32}$/',
			$this->folder->path()
		);
		self::assertTrue( $this->folder->is_public() );
		$verdict = $this->verdict();
		self::assertSame( 'critical', $verdict['status'] );
		self::assertStringContainsString( 'BROLGA_UPLOADS_DIR', $verdict['description'] );
		try {
			$this->folder->make();
			self::assertStringContainsString(
				'Require all denied',
				(string) file_get_contents( $this->folder->path() . '/.htaccess' )
			);
			self::assertFileExists( $this->folder->path() . '/web.config' );
			self::assertFileExists( $this->folder->path() . '/index.php' );
			// The cron's PHP does not know the web server's folder, and finds it nevertheless.
			$path = $this->folder->path();
			unset( $_SERVER['DOCUMENT_ROOT'] );
			self::assertSame( $path, $this->folder->path() );
		} finally {
			$this->folder->remove();
		}
		self::assertDirectoryDoesNotExist( $path );
	}

	/**
	 * FIELD-7: the owner's word counts.
	 */
	public function test_the_owner_names_another_place(): void {
		self::assertStringStartsWith( realpath( sys_get_temp_dir() ) . '/brolga-test-', $this->folder->path() );
		self::assertSame( 'good', $this->verdict()['status'] );
	}

	/**
	 * UPLOAD-16: beside the folder of one domain is the website of another, on many hosts.
	 */
	public function test_the_website_of_another_domain_is_no_outside(): void {
		foreach ( [
			[ 'public_html/above', '' ],
			[ 'main/above', 'main/index.php' ],
			[ 'other/above', 'other/.htaccess' ],
		] as [ $place, $sign ] ) {
			$root = dirname( "{$this->place}/{$place}" );
			mkdir( "{$this->place}/{$place}", 0700, true );
			'' === $sign || touch( "{$this->place}/{$sign}" );
			add_filter( 'brolga_uploads_dir', fn (): string => "{$this->place}/{$place}" );
			$_SERVER['DOCUMENT_ROOT'] = "{$root}/above/website";
			$found                    = $this->folder->foreign_root();
			$verdict                  = $this->verdict();
			'' === $sign || unlink( "{$this->place}/{$sign}" );
			rmdir( "{$this->place}/{$place}" );
			rmdir( $root );
			self::assertSame( realpath( $this->place ) . '/' . basename( $root ), $found, $place );
			self::assertSame( 'recommended', $verdict['status'] );
			self::assertStringContainsString( 'BROLGA_UPLOADS_DIR', $verdict['description'] );
		}
		add_filter( 'brolga_uploads_dir', fn (): string => $this->place );
		self::assertSame( '', $this->folder->foreign_root() );
		self::assertSame( 'good', $this->verdict()['status'] );
	}

	/**
	 * UPLOAD-11: a place that can't be written to.
	 */
	public function test_a_place_that_cannot_be_written_to_is_told_of(): void {
		remove_all_filters( 'brolga_uploads_dir' );
		add_filter( 'brolga_uploads_dir', static fn (): string => '/no/such/folder' );
		$verdict = $this->verdict();
		self::assertSame(
			[ 'critical', 'Uploaded files cannot be stored' ],
			[ $verdict['status'], $verdict['label'] ]
		);
		add_filter( 'brolga_uploads_dir', static fn (): string => '/dev/null' );
		$this->expectException( StorageUnavailable::class );
		$this->folder->make();
	}

	/**
	 * UPLOAD-11: a website that was moved without its files.
	 */
	public function test_missing_files_are_told_of(): void {
		$result = $this->send_files( [ $this->pdf() ] );
		self::assertSame( 'good', $this->verdict()['status'] );
		$this->store->remove( array_column( $this->upload_table->of_lead( $result->lead_id ), 'id' ) );
		$verdict = $this->verdict();
		self::assertSame( [ 'critical', '1 lead file is missing' ], [ $verdict['status'], $verdict['label'] ] );
		self::assertStringContainsString( $this->folder->path(), $verdict['description'] );
	}
}
