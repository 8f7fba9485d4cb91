<?php
/**
 * The formats of what is made of uploads.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Content\Images\ImageColours;
use Brolga\Seo\ImageAttachments;
use Brolga\Shop\Orders\EmailImages;
use Brolga\Tests\ImageTestCase;
use Brolga\Tests\Support\OldEditor;
use PHPUnit\Framework\Attributes\Group;

/**
 * @see PERF-41
 */
#[Group( 'once' )]
final class ImageFormatTest extends ImageTestCase {

	public function test_perf_41_a_photograph_is_shown_by_files_that_are_smaller(): void {
		$id    = $this->photo( 'jpg' );
		$files = self::smaller( $id );

		self::assertSame( [ self::best() ], array_values( array_unique( $files ) ) );
		self::assertStringEndsWith( '.jpg', (string) wp_get_attachment_url( $id ) );
		foreach ( $files as $file => $type ) {
			self::assertSame( $type, wp_get_image_mime( dirname( (string) get_attached_file( $id ) ) . "/$file" ) );
		}
		self::assertMatchesRegularExpression(
			'/\.(?:avif|webp) 480w/',
			(string) wp_get_attachment_image_srcset( $id )
		);
		self::assertNotSame( '', get_post_meta( $id, ImageColours::META, true ), 'They have its colour, too.' );
	}

	public function test_perf_41_other_formats_stay(): void {
		$files = self::smaller( $this->photo( 'png' ) );

		self::assertSame( [ 'image/png' ], array_values( array_unique( $files ) ) );
	}

	public function test_perf_41_a_server_that_cannot_makes_what_it_made_before(): void {
		add_filter( 'wp_image_editors', static fn (): array => [ OldEditor::class ] );

		$files = self::smaller( $this->photo( 'jpg' ) );

		self::assertSame( [ 'image/jpeg' ], array_values( array_unique( $files ) ) );
	}

	public function test_perf_41_who_has_chosen_a_format_keeps_it(): void {
		add_filter(
			'image_editor_output_format',
			static fn ( array $formats ): array => [ 'image/jpeg' => 'image/jpeg' ] + $formats
		);

		$files = self::smaller( $this->photo( 'jpg' ) );

		self::assertSame( [ 'image/jpeg' ], array_values( array_unique( $files ) ) );
	}

	public function test_perf_41_who_has_chosen_how_fine_images_are_keeps_it(): void {
		$quality = static fn ( int $usual, string $type ): mixed =>
			apply_filters( 'wp_editor_set_quality', $usual, $type, [] );

		self::assertSame( 60, $quality( 82, 'image/avif' ) );
		self::assertSame( 78, $quality( 86, 'image/webp' ) );
		self::assertSame( 82, $quality( 82, 'image/webp' ) );
		self::assertSame( 82, $quality( 82, 'image/jpeg' ) );
		self::assertSame( 90, $quality( 90, 'image/avif' ) );
	}

	public function test_perf_41_two_uploads_never_share_their_smaller_files(): void {
		$file   = (string) get_attached_file( $this->photo( 'jpg' ) );
		$folder = dirname( $file );
		$name   = basename( $file, '.jpg' );

		self::assertSame( "$name-1.webp", wp_unique_filename( $folder, "$name.webp" ) );
		self::assertSame( 'unheard-of.webp', wp_unique_filename( $folder, 'unheard-of.webp' ) );
		self::assertSame( "$name.pdf", wp_unique_filename( $folder, "$name.pdf" ) );
	}

	/**
	 * Networks that show a link read JPEG, PNG and WebP alone.
	 */
	public function test_perf_41_a_link_is_shown_with_a_file_that_others_read(): void {
		$image = ( new ImageAttachments() )->image( $this->photo( 'jpg' ) );

		self::assertNotNull( $image );
		self::assertMatchesRegularExpression( '/\.(?:jpg|webp)$/', $image->url );
	}

	public function test_perf_41_an_email_of_the_shop_shows_the_file_that_was_uploaded(): void {
		$id = $this->photo( 'jpg' );
		( new EmailImages() )->register();
		$shown = static fn (): string => wp_get_attachment_image( $id, 'thumbnail' );
		$usual = $shown();
		self::assertSame( 'image/avif' === self::best(), str_contains( $usual, '.avif' ) );

		do_action( 'woocommerce_email_header', 'Your order' );
		self::assertMatchesRegularExpression( '/src="[^"]+\.(?:jpg|webp)"/', $shown() );
		self::assertStringNotContainsString( '.avif', $shown() );
		do_action( 'woocommerce_email_footer' );
		self::assertSame( $usual, $shown() );
	}

	/**
	 * What this machine can make.
	 */
	private static function best(): string {
		return wp_image_editor_supports( [ 'mime_type' => 'image/avif' ] ) ? 'image/avif' : 'image/webp';
	}

	/**
	 * What WordPress knows of the smaller files of an attachment: their names and formats.
	 *
	 * @return array<string, string>
	 */
	private static function smaller( int $id ): array {
		$meta = wp_get_attachment_metadata( $id );
		self::assertIsArray( $meta );
		return array_column( $meta['sizes'] ?? [], 'mime-type', 'file' );
	}

	/**
	 * A photo of two halves, uploaded.
	 *
	 * @param string $ending Of its file's name.
	 */
	private function photo( string $ending ): int {
		$image = imagecreatetruecolor( 1400, 900 );
		self::assertNotFalse( $image );
		imagefilledrectangle( $image, 0, 0, 700, 900, (int) imagecolorallocate( $image, 0, 127, 0 ) );
		return $this->upload( ".$ending", $image );
	}
}
