<?php
/**
 * The images that patterns arrive with.
 *
 * @package Brolga\Tests
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration;

use Brolga\Tests\TestCase;
use Brolga\Theme\PatternImages;
use PHPUnit\Framework\Attributes\Group;

/**
 * THEME-16: the site's own images first, the theme's plates where they are too few.
 */
#[Group( 'once' )]
final class PatternImagesTest extends TestCase {

	/** The owner's emblem. */
	private const OPTION = 'site_icon';

	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__, 3 ) . '/theme/inc/PatternImages.php';
		PatternImages::forget();
	}

	protected function tearDown(): void {
		PatternImages::forget();
		delete_option( self::OPTION );
		parent::tearDown();
	}

	public function test_theme_16_an_empty_library_gives_each_plate_once(): void {
		$images = new PatternImages( 3 );
		$urls     = array_map( static fn (): string => $images->take( '3/2' )['url'], range( 1, 6 ) );

		self::assertCount( 6, array_unique( $urls ) );
		foreach ( $urls as $url ) {
			self::assertStringContainsString( '/assets/images/plate-', $url );
			self::assertFileExists( dirname( __DIR__, 3 ) . '/theme/assets/images/' . basename( $url ) );
		}
		self::assertNotSame( $urls[0], ( new PatternImages( 4 ) )->take( '3/2' )['url'] );
	}

	public function test_theme_16_the_newest_images_that_are_large_enough_come_first(): void {
		$old   = $this->make_image( 'old', 1600, 1200, '2026-01-01 00:00:00' );
		$small = $this->make_image( 'small', 900, 700, '2026-03-01 00:00:00' );
		$tall  = $this->make_image( 'tall', 1000, 1500, '2026-02-01 00:00:00' );
		$icon  = $this->make_image( 'icon', 1400, 1400, '2026-04-01 00:00:00' );
		$drawn = $this->make_image( 'drawn', 1600, 1200, '2026-05-01 00:00:00', 'image/svg+xml' );
		update_option( self::OPTION, $icon );
		PatternImages::forget();

		$images = new PatternImages();
		$found    = [ $images->take( '3/2' )['id'], $images->take( '4/5' )['id'], $images->take( '1' )['id'] ];

		self::assertSame( [ $old, $tall, 0 ], $found );
		self::assertNotContains( $small, $found );
		self::assertNotContains( $drawn, $found );
		self::assertSame( $tall, ( new PatternImages() )->take( '1' )['id'] );
		self::assertSame( $old, ( new PatternImages( 2 ) )->take( '1' )['id'] );
		self::assertSame( $tall, ( new PatternImages( 3 ) )->take( '1' )['id'] );
	}

	public function test_theme_16_an_image_block_is_printed_as_the_editor_would_save_it(): void {
		$id = $this->make_image( 'image', 1600, 1200, '2026-01-01 00:00:00' );
		update_post_meta( $id, '_wp_attachment_image_alt', 'A "bench" & a tree' );
		PatternImages::forget();

		ob_start();
		( new PatternImages() )->print_image( '3/2', 'wide', 'is-large' );
		$markup = (string) ob_get_clean();

		$block = parse_blocks( $markup )[0];
		self::assertSame( 'core/image', $block['blockName'] );
		self::assertSame( $id, $block['attrs']['id'] ?? null );
		self::assertStringContainsString( 'class="wp-block-image alignwide size-full is-large"', $markup );
		self::assertStringContainsString( 'alt="A &quot;bench&quot; &amp; a tree"', $markup );
		self::assertStringContainsString( "wp-image-{$id}", $markup );
	}

	public function test_theme_16_the_library_is_asked_once_and_never_for_a_visitor(): void {
		$asked = 0;
		$count = static function ( mixed $posts, \WP_Query $query ) use ( &$asked ): mixed {
			$asked += 'attachment' === $query->get( 'post_type' ) ? 1 : 0;

			return $posts;
		};
		add_filter( 'posts_pre_query', $count, 10, 2 );

		new PatternImages();
		new PatternImages( 2 );
		self::assertSame( 1, $asked );

		$theme = dirname( __DIR__, 3 ) . '/theme';
		foreach ( [
			...(array) glob( "{$theme}/patterns/hidden-*.php" ),
			"{$theme}/patterns/header.php",
			"{$theme}/patterns/footer.php",
		] as $file ) {
			self::assertStringNotContainsString(
				'PatternImages',
				(string) file_get_contents( (string) $file ),
				'Templates show it to visitors.'
			);
		}
	}

	/**
	 * Puts an image into the media library.
	 *
	 * @param string $name   What it is called.
	 * @param int    $width  Its own pixels.
	 * @param int    $height Its own pixels.
	 * @param string $date   When it came.
	 */
	private function make_image(
		string $name,
		int $width,
		int $height,
		string $date,
		string $type = 'image/jpeg'
	): int {
		$id = wp_insert_attachment(
			[
				'post_title'     => $name,
				'post_mime_type' => $type,
				'post_date'      => $date,
				'post_status'    => 'inherit',
			],
			"{$name}.jpg"
		);
		self::assertIsInt( $id );
		wp_update_attachment_metadata(
			$id,
			[
				'width'  => $width,
				'height' => $height,
				'file'   => "{$name}.jpg",
			]
		);

		return $id;
	}
}
