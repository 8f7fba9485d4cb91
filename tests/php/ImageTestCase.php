<?php
/**
 * What tests of images in the library build on.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests;

use GdImage;

/**
 * Real images, uploaded as WordPress does it.
 */
abstract class ImageTestCase extends TestCase {

	/** @var list<int> */
	private array $made = [];

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/image.php';
	}

	protected function tearDown(): void {
		// With their files, which no rollback takes away.
		foreach ( $this->made as $id ) {
			wp_delete_attachment( $id, true );
		}
		parent::tearDown();
	}

	/**
	 * An image in the library, as an upload leaves it.
	 *
	 * @param string $name How its file's name ends: `.png`, or anything else for a JPEG.
	 */
	protected function upload( string $name, GdImage $image ): int {
		$is_png = str_ends_with( $name, '.png' );
		$file   = (string) wp_upload_dir()['path'] . '/' . wp_unique_id( 'image' ) . $name;
		$is_png ? imagepng( $image, $file ) : imagejpeg( $image, $file, 95 );
		$id = $this->attach( $file, $is_png ? 'image/png' : 'image/jpeg' );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
		return $id;
	}

	/**
	 * A file in the library, of which nothing is made.
	 */
	protected function attach( string $file, string $mime ): int {
		$id = wp_insert_attachment(
			[
				'post_title'     => 'An image',
				'post_mime_type' => $mime,
			],
			$file
		);
		self::assertIsInt( $id );
		$this->made[] = $id;
		return $id;
	}
}
