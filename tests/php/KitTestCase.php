<?php
/**
 * What tests of kits build on.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests;

use Brolga\Core\Kernel\Container;
use Brolga\Kits\Export\KitExport;
use Brolga\Kits\Import\KitImport;
use Brolga\Kits\Kit\Data;
use Brolga\Kits\Kit\KitFile;
use Brolga\Kits\Kit\KitWriter;
use Brolga\Kits\Kit\Report;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;

/**
 * Kits made, changed and imported on one site.
 */
abstract class KitTestCase extends TestCase {

	protected FrozenClock $clock;

	/** Builds the plugin's objects around the clock. */
	protected Container $built;

	/** @var list<string> Files that go with the test. */
	private array $files = [];

	protected function setUp(): void {
		parent::setUp();
		$this->clock = new FrozenClock( 'now' );
		$this->built = Built::around( $this->clock );
		// Remembers IDs that a roll-back has taken back.
		wp_clean_theme_json_cache();
		$this->become( 'administrator' );
	}

	protected function tearDown(): void {
		foreach ( $this->files as $file ) {
			if ( is_file( $file ) ) {
				unlink( $file );
			}
		}
		parent::tearDown();
		wp_clean_theme_json_cache();
	}

	/**
	 * Exports, and returns the file's path.
	 *
	 * @param list<string> $chosen Keys of items, `settings`, `brand`.
	 */
	protected function export( array $chosen ): string {
		return $this->file( $this->built->get( KitExport::class )->of( $chosen )['pieces'] );
	}

	/**
	 * Writes a file.
	 *
	 * @param iterable<string> $pieces Its content.
	 */
	protected function file( iterable $pieces ): string {
		$path          = (string) tempnam( sys_get_temp_dir(), 'kit' );
		$this->files[] = $path;
		file_put_contents(
			$path,
			is_array( $pieces ) ? implode( '', $pieces ) : implode( '', iterator_to_array( $pieces, false ) )
		);
		return $path;
	}

	/**
	 * A kit that somebody wrote.
	 *
	 * @param array<string, mixed>  $kit   What differs in kit.json.
	 * @param array<string, string> $files Images by name.
	 */
	protected function kit( array $kit = [], array $files = [] ): string {
		$json = (string) wp_json_encode( $kit + [
			'format'   => 1,
			'origin'   => 'https://old.example',
			'uploads'  => 'https://old.example/wp-content/uploads',
			'theme'    => get_stylesheet(),
			'made'     => '2026-11-30T10:00:00Z',
			'settings' => (object) [],
			'brand'    => (object) [],
			'items'    => [],
			'images'   => [],
		] );
		return $this->file( KitWriter::pieces( [
			'kit.json'   => $json,
			'kit.sha256' => hash( 'sha256', $json ),
		] + $files ) );
	}

	/**
	 * A page of a kit.
	 *
	 * @param array<string, mixed> $more What differs.
	 * @return array<string, mixed>
	 */
	protected static function page( string $content, array $more = [] ): array {
		return $more + [
			'kind'    => 'page',
			'id'      => 900001,
			'slug'    => 'from-a-kit',
			'title'   => 'From a kit',
			'content' => $content,
			'link'    => 'https://old.example/from-a-kit/',
		];
	}

	/**
	 * Imports all of a kit, or what is chosen.
	 *
	 * @param list<string>|null $chosen   Keys of items.
	 * @param list<string>      $replaced Keys of items.
	 * @return list<array{outcome: string, what: string, text: string, url: string, key: string}>
	 */
	protected function import( string $path, ?array $chosen = null, array $replaced = [] ): array {
		$file   = KitFile::open( $path );
		$report = new Report();
		$keys   = array_map( static fn ( $item ): string => $item->key(), $file->kit->items );
		$done   = $this->built->get( KitImport::class )->take(
			$file,
			$chosen ?? [ 'settings', 'brand', ...$keys ],
			$replaced,
			$report,
			3600
		);
		self::assertTrue( $done );
		return $report->lines();
	}

	/**
	 * The content of `kit.json`.
	 */
	protected static function manifest( string $path ): Data {
		$zip = new \ZipArchive();
		self::assertTrue( $zip->open( $path, \ZipArchive::CHECKCONS ), 'Other programs open it, too.' );
		$json = (string) $zip->getFromName( 'kit.json' );
		$zip->close();
		return Data::of( json_decode( $json, true ) );
	}

	/**
	 * The post of a kind with a slug.
	 */
	protected static function find( string $slug, string $type = 'page' ): \WP_Post {
		$posts = get_posts( [
			'name'        => $slug,
			'post_type'   => $type,
			'post_status' => [ 'publish', 'draft', 'private', 'auto-draft' ],
		] );
		self::assertInstanceOf( \WP_Post::class, $posts[0] ?? null, "There is a {$type} “{$slug}”." );
		return $posts[0];
	}
}
