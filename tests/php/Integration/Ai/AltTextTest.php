<?php
/**
 * Alternative texts of images, drafted.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Ai;

use Brolga\Ai\Actions\DraftAltText;
use Brolga\Ai\Admin\MediaButton;
use Brolga\Ai\Model\ConnectedModel;
use Brolga\Tests\AiTestCase;
use Brolga\Tests\Support\AiProvider;
use Brolga\Tests\Support\Built;

/**
 * AI-40 AI-41 AI-42
 */
final class AltTextTest extends AiTestCase {

	/** @var list<string> */
	private array $files = [];

	protected function setUp(): void {
		parent::setUp();
		AiProvider::connect( sees: true );
	}

	protected function tearDown(): void {
		array_map( unlink( ... ), array_filter( $this->files, is_file( ... ) ) );
		parent::tearDown();
	}

	/** Stores a file as if somebody had uploaded it. */
	private function upload( string $name, string $type, string $bytes ): int {
		$path          = wp_upload_dir()['path'] . "/{$name}";
		$this->files[] = $path;
		file_put_contents( $path, $bytes );
		$id = wp_insert_attachment( [ 'post_mime_type' => $type, 'post_title' => 'x' ], $path );
		self::assertIsInt( $id );
		return $id;
	}

	/** A JPEG with the place where it was taken, as cameras write it. */
	private function photo( int $width, int $height ): int {
		$image = imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
		ob_start();
		imagejpeg( $image );
		$jpeg = (string) ob_get_clean();
		$exif = "Exif\0\0GPS 27.48 S 153.01 E";
		return $this->upload(
			wp_generate_password( 8, false ) . '.jpg',
			'image/jpeg',
			"\xFF\xD8\xFF\xE1" . pack( 'n', strlen( $exif ) + 2 ) . $exif . substr( $jpeg, 2 )
		);
	}

	private static function bytes( mixed $data_uri ): string {
		self::assertIsString( $data_uri );
		self::assertStringStartsWith( 'data:image/jpeg;base64,', $data_uri );
		return (string) base64_decode( substr( $data_uri, 23 ), true );
	}

	/** The bytes that are sent of an image. */
	private function sent( int $id ): string {
		$answer = $this->run_action( DraftAltText::class, [ 'image' => $id, 'dry_run' => true ] );
		return self::bytes( $answer['image'] );
	}

	public function test_a_model_has_to_take_images(): void {
		self::assertTrue( ConnectedModel::takes_images() );
		self::forget_abilities();
		self::assertTrue( wp_has_ability( 'brolga/draft-alt-text' ) );
		AiProvider::connect();
		self::assertTrue( ConnectedModel::is_there() );
		self::assertFalse( ConnectedModel::takes_images() );
		self::forget_abilities();
		self::assertFalse( wp_has_ability( 'brolga/draft-alt-text' ) );
		self::assertTrue( wp_has_ability( 'brolga/draft-section' ) );
		AiProvider::disconnect();
		self::assertFalse( ConnectedModel::takes_images() );
	}

	public function test_the_image_is_sent_and_its_text_comes_back(): void {
		foreach ( [ false, true ] as $is_simple ) {
			AiProvider::connect( $is_simple, sees: true );
			$input = [ 'image' => $this->photo( 40, 30 ) ];
			$shown = $this->run_action( DraftAltText::class, $input + [ 'dry_run' => true ] );
			self::assertSame( [], AiProvider::asked() );
			self::assertSame( '', $shown['text'] );
			AiProvider::says( [ 'text' => "A hedge\nin <b>snow</b>" ] );
			$answer = $this->run_action( DraftAltText::class, $input );
			self::assertSame( 'A hedge in snow', $answer['text'] );
			self::assertSame( '', $answer['image'] );
			self::assertIsString( $shown['sent'] );
			self::assertSame( [ "{$shown['sent']}\n\nimage/jpeg" ], AiProvider::asked() );
			self::assertSame( [ self::bytes( $shown['image'] ) ], AiProvider::files() );
		}
	}

	public function test_a_large_image_is_sent_small_and_without_its_place(): void {
		$sizes = [
			[ [ 1600, 800 ], [ 768, 384 ] ],
			[ [ 30, 900 ], [ 26, 768 ] ],
			[ [ 200, 100 ], [ 200, 100 ] ],
		];
		foreach ( $sizes as [ $before, $after ] ) {
			$id    = $this->photo( ...$before );
			$bytes = $this->sent( $id );
			self::assertSame( $after, array_slice( (array) getimagesizefromstring( $bytes ), 0, 2 ) );
			self::assertStringContainsString( 'GPS', (string) file_get_contents( (string) get_attached_file( $id ) ) );
			self::assertStringNotContainsString( 'GPS', $bytes );
		}
	}

	public function test_what_is_transparent_stands_on_gray(): void {
		$image = imagecreatetruecolor( 10, 10 );
		imagealphablending( $image, false );
		imagesavealpha( $image, true );
		imagefill( $image, 0, 0, (int) imagecolorallocatealpha( $image, 0, 0, 0, 127 ) );
		ob_start();
		imagepng( $image );
		$id    = $this->upload( 'clear.png', 'image/png', (string) ob_get_clean() );
		$bytes = $this->sent( $id );
		$sent  = imagecreatefromstring( $bytes );
		self::assertNotFalse( $sent );
		self::assertEqualsWithDelta( 128, imagecolorat( $sent, 5, 5 ) & 0xFF, 3 );
	}

	public function test_what_is_no_image_is_refused(): void {
		$svg = $this->upload( 'x.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>' );
		$pdf = $this->upload( 'x.pdf', 'application/pdf', '%PDF-1.4' );
		$bad = $this->upload( 'x.jpg', 'image/jpeg', 'no image' );
		foreach ( [ $svg, $pdf, $bad ] as $id ) {
			$this->assert_refused( 'brolga_ai_no_image', DraftAltText::class, [ 'image' => $id ] );
		}
		foreach ( [ 0, 999_999, $this->make_post( '' ) ] as $id ) {
			$this->assert_refused( 'brolga_ai_forbidden', DraftAltText::class, [ 'image' => $id ] );
		}
		self::assertSame( [], AiProvider::asked() );
	}

	public function test_an_image_of_a_private_page_is_not_everybodys(): void {
		$id = $this->photo( 10, 10 );
		wp_update_post( [ 'ID' => $id, 'post_parent' => $this->make_post( '', 'private' ) ] );
		$this->become( 'author' );
		$this->assert_refused( 'brolga_ai_forbidden', DraftAltText::class, [ 'image' => $id ] );
	}

	public function test_a_useless_description_is_refused(): void {
		$id = $this->photo( 10, 10 );
		foreach ( [ str_repeat( 'x', 301 ), '', 7, '<script>x()</script>' ] as $text ) {
			AiProvider::says( [ 'text' => $text ] );
			$this->assert_refused( 'brolga_ai_unusable', DraftAltText::class, [ 'image' => $id ] );
		}
	}

	/** @return array<mixed> */
	private function fields( int $id ): array {
		remove_all_filters( 'attachment_fields_to_edit' );
		Built::around( $this->clock )->get( MediaButton::class )->register();
		$fields = apply_filters( 'attachment_fields_to_edit', [], get_post( $id ) );
		self::assertIsArray( $fields );
		return $fields;
	}

	public function test_the_library_has_a_button_for_images_alone(): void {
		$photo = $this->photo( 10, 10 );
		$field = $this->fields( $photo )['brolga_alt'] ?? null;
		self::assertIsArray( $field );
		self::assertIsString( $field['html'] );
		self::assertStringContainsString( "data-brolga-alt=\"{$photo}\"", $field['html'] );
		self::assertSame( [], $this->fields( $this->upload( 'y.pdf', 'application/pdf', '%PDF-1.4' ) ) );
	}

	public function test_the_library_has_none_without_such_a_model(): void {
		AiProvider::connect();
		self::assertSame( [], $this->fields( $this->photo( 10, 10 ) ) );
	}
}
