<?php
/**
 * The colours that hold the places of images.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Content\Images\ImageColour;
use Brolga\Content\Images\ImageColours;
use Brolga\Content\Images\ImagesRepository;
use Brolga\Content\Images\OlderImages;
use Brolga\Core\Database\Connection;
use Brolga\Tests\ImageTestCase;
use GdImage;

/**
 * @see THEME-17
 */
final class ImageColoursTest extends ImageTestCase {

	public function test_an_upload_is_shown_on_its_own_colour(): void {
		$id = $this->upload( 'fern.jpg', self::two_halves() );

		self::assertSame( '#407f40', self::near( $this->colour( $id ), [ 64, 127, 64 ] ) );
		self::assertStringContainsString(
			'style="background-color:' . $this->colour( $id ) . '"',
			wp_get_attachment_image( $id, 'full' )
		);
		self::assertStringContainsString(
			'style="width:9rem;background-color:' . $this->colour( $id ) . '"',
			wp_get_attachment_image( $id, 'full', false, [ 'style' => 'width:9rem;' ] )
		);

		$url = (string) wp_get_attachment_url( $id );
		$in_content = wp_filter_content_tags( "<img class=\"wp-image-$id\" src=\"$url\" alt=\"\"/>" );
		self::assertStringContainsString( 'background-color:' . $this->colour( $id ), $in_content );
		// A page's content passes more than once.
		self::assertSame( 1, substr_count( wp_filter_content_tags( $in_content ), 'background-color' ) );
	}

	public function test_where_it_would_stay_to_be_seen_there_is_none(): void {
		$id  = $this->upload( 'fern.jpg', self::two_halves() );
		$url = (string) wp_get_attachment_url( $id );

		self::assertStringNotContainsString(
			'background',
			wp_filter_content_tags( "<img class=\"wp-image-$id\" src=\"$url\" alt=\"\" style=\"object-fit:contain\"/>" )
		);
		self::assertStringNotContainsString( 'background', wp_filter_content_tags( "<img src=\"$url\" alt=\"\"/>" ) );
		update_post_meta( $id, ImageColours::META, 'red;position:fixed' );
		self::assertStringNotContainsString( 'style', wp_get_attachment_image( $id, 'full' ) );
	}

	/**
	 * THEME-610: the logo is fitted into its box by style sheets, and has no bars of color beside it.
	 */
	public function test_the_logo_has_none(): void {
		$id = $this->upload( 'fern.jpg', self::two_halves() );
		set_theme_mod( 'custom_logo', $id );
		$logo = get_custom_logo() . do_blocks( '<!-- wp:site-logo {"width":40} /-->' );
		remove_theme_mod( 'custom_logo' );

		self::assertSame( 2, substr_count( $logo, '<img' ) );
		self::assertStringNotContainsString( 'background', $logo . wp_filter_content_tags( $logo ) );
		$url = (string) wp_get_attachment_url( $id );
		self::assertStringNotContainsString(
			'background',
			wp_filter_content_tags( "<img class=\"custom-logo wp-image-$id\" src=\"$url\" alt=\"\"/>" )
		);
	}

	public function test_a_transparent_corner_is_enough_to_have_none(): void {
		$image = self::two_halves();
		imagesavealpha( $image, true );
		imagealphablending( $image, false );
		imagesetpixel( $image, 0, 0, (int) imagecolorallocatealpha( $image, 0, 0, 0, 127 ) );
		$id = $this->upload( 'logo.png', $image );

		self::assertSame( '', $this->colour( $id ) );
		self::assertStringNotContainsString( 'background', wp_get_attachment_image( $id, 'full' ) );
		self::assertNotSame( '', $this->colour( $this->upload( 'opaque.png', self::two_halves() ) ) );
	}

	public function test_what_is_no_image_of_pixels_has_none(): void {
		foreach ( [
			'plan.svg' => [ 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' ],
			'torn.jpg' => [ 'image/jpeg', "\xFF\xD8\xFFand no more" ],
		] as $name => [ $mime, $bytes ] ) {
			$file = (string) wp_upload_dir()['path'] . '/' . wp_unique_id( 'colour' ) . $name;
			file_put_contents( $file, $bytes );
			$id = $this->attach( $file, $mime );
			( new ImageColours( new ImageColour() ) )->keep( [], $id );
			self::assertSame( '', $this->colour( $id ), $name );
		}
	}

	public function test_older_images_get_theirs_in_the_background_once(): void {
		$ids = [ $this->upload( 'a.jpg', self::two_halves() ), $this->upload( 'b.jpg', self::two_halves() ) ];
		foreach ( $ids as $id ) {
			delete_post_meta( $id, ImageColours::META );
			self::assertStringNotContainsString( 'background', wp_get_attachment_image( $id, 'full' ) );
		}
		$gone = $this->attach( '/nowhere/gone.jpg', 'image/jpeg' );
		$text = $this->attach( '/nowhere/prices.pdf', 'application/pdf' );
		$repository = new ImagesRepository( new Connection() );

		$task = new OlderImages( $repository, new ImageColours( new ImageColour() ) );
		while ( [] !== $repository->without( ImageColours::META, 1 ) ) {
			$task->run_task();
		}
		foreach ( $ids as $id ) {
			self::assertMatchesRegularExpression( '/^#[0-9a-f]{6}$/', $this->colour( $id ) );
		}
		self::assertTrue( metadata_exists( 'post', $gone, ImageColours::META ) );
		self::assertFalse( metadata_exists( 'post', $text, ImageColours::META ) );
	}

	public function test_a_printed_colour_costs_no_query(): void {
		$id = $this->upload( 'fern.jpg', self::two_halves() );
		$queries = function ( bool $coloured ) use ( $id ): int {
			foreach ( [ 'wp_get_attachment_image_attributes', 'wp_content_img_tag' ] as $filter ) {
				$coloured || remove_all_filters( $filter );
			}
			wp_cache_flush();
			get_option( 'blogname' );
			$before = get_num_queries();
			$html   = wp_get_attachment_image( $id, 'full' )
				. wp_filter_content_tags( '<img class="wp-image-'
					. $id
					. '" src="'
					. wp_get_attachment_url( $id )
					. '" width="60" height="40" alt=""/>' );
			self::assertSame( $coloured ? 2 : 0, substr_count( $html, 'background-color' ) );
			return get_num_queries() - $before;
		};

		self::assertSame( $queries( true ), $queries( false ) );
	}

	public function test_with_the_plugin_the_colours_go(): void {
		$id = $this->upload( 'fern.jpg', self::two_halves() );
		( new ImageColours( new ImageColour() ) )->remove();
		self::assertFalse( metadata_exists( 'post', $id, ImageColours::META ) );
	}

	/**
	 * Half green, half nearly grey; as wide as has a smaller copy.
	 */
	private static function two_halves(): GdImage {
		$image = imagecreatetruecolor( 600, 400 );
		self::assertInstanceOf( GdImage::class, $image );
		imagefilledrectangle( $image, 0, 0, 299, 399, (int) imagecolorallocate( $image, 0, 127, 0 ) );
		imagefilledrectangle( $image, 300, 0, 599, 399, (int) imagecolorallocate( $image, 128, 127, 128 ) );
		return $image;
	}

	private function colour( int $id ): string {
		$colour = get_post_meta( $id, ImageColours::META, true );
		self::assertIsString( $colour );
		return $colour;
	}

	/**
	 * The colour that was meant, if it is within a hair of that.
	 *
	 * @param string    $colour As CSS writes it.
	 * @param list<int> $meant  Three channels.
	 */
	private static function near( string $colour, array $meant ): string {
		$channels = array_map(
			static fn ( string $part ): int => (int) hexdec( $part ),
			str_split( substr( $colour, 1 ), 2 )
		);
		foreach ( $meant as $at => $channel ) {
			self::assertEqualsWithDelta( $channel, $channels[ $at ] ?? 999, 3, $colour );
		}
		return sprintf( '#%02x%02x%02x', ...$meant );
	}
}
