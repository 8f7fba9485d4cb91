<?php
/**
 * What the server prints for a gallery.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Gallery;

use Brolga\Content\LightboxTexts;
use Brolga\Core\Support\Json;
use Brolga\Tests\TestCase;
use Brolga\Tests\Vectors;

/**
 * A gallery without scripts, and what the view finds.
 */
final class RenderTest extends TestCase {

	/**
	 * An image as the editor saves it.
	 */
	private static function image( string $url, string $alt = '', string $caption = '', int $id = 0 ): string {
		return sprintf(
			'<!-- wp:image %s --><figure class="wp-block-image"><img src="%s" alt="%s"/>%s</figure><!-- /wp:image -->',
			$id > 0 ? '{"id":' . $id . '}' : '{}',
			$url,
			$alt,
			'' === $caption ? '' : '<figcaption class="wp-element-caption">' . $caption . '</figcaption>'
		);
	}

	/**
	 * A gallery of so many images from elsewhere.
	 */
	private static function gallery( string $attributes, int $count ): string {
		$images = '';
		for ( $number = 1; $number <= $count; $number++ ) {
			$images .= self::image(
				"https://example.org/{$number}.jpg",
				"Image of {$number}",
				1 === $number ? 'The <em>first</em>' : ''
			);
		}
		return self::render( $attributes, $images );
	}

	private static function render( string $attributes, string $images ): string {
		return do_blocks( "<!-- wp:brolga/gallery {$attributes} -->{$images}<!-- /wp:brolga/gallery -->" );
	}

	/**
	 * GALLERY-220: an image leads where its owner says, in the lightbox it is its file.
	 */
	public function test_an_image_keeps_a_link_of_its_own(): void {
		$linked = static fn ( string $attributes, string $link ): string => self::render(
			'{}',
			"<!-- wp:image {$attributes} --><figure class=\"wp-block-image\"><a {$link}>"
				. '<img src="https://example.org/1.jpg" alt="One"/></a></figure><!-- /wp:image -->'
		);
		$html   = $linked( '{"linkDestination":"custom"}', 'href="/ferns/" target="_blank" rel="noreferrer"' );
		self::assertStringContainsString( 'href="/ferns/" target="_blank" rel="noopener"', $html );
		self::assertStringContainsString( 'data-brolga-file="https://example.org/1.jpg"', $html );
		foreach ( [
			$linked( '{"linkDestination":"media"}', 'href="https://example.org/1-large.jpg"' ),
			$linked( '{}', 'href="https://example.org/1.jpg"' ),
			$linked( '{"linkDestination":"custom"}', 'href="javascript:alert(1)"' ),
		] as $html ) {
			self::assertStringContainsString( 'href="https://example.org/1.jpg"', $html );
			self::assertStringNotContainsString( 'data-brolga-file', $html );
		}
	}

	/**
	 * An image in the media library.
	 */
	private static function attachment( string $name ): int {
		$id = wp_insert_attachment(
			[
				'post_title'     => $name,
				'post_mime_type' => 'image/jpeg',
			],
			"2026/01/{$name}.jpg"
		);
		$size = static fn ( int $width, int $height ): array => [
			'file'      => "{$name}-{$width}x{$height}.jpg",
			'width'     => $width,
			'height'    => $height,
			'mime-type' => 'image/jpeg',
		];
		wp_update_attachment_metadata(
			$id,
			[
				'width'  => 1600,
				'height' => 1200,
				'file'   => "2026/01/{$name}.jpg",
				'sizes'  => [
					'medium' => $size( 300, 225 ),
					'large'  => $size( 1024, 768 ),
				],
			]
		);
		return $id;
	}

	/**
	 * How many images and pages are seen.
	 *
	 * @return array{int, int}
	 */
	private static function seen( string $html ): array {
		return [
			substr_count( $html, 'gallery__item"><figure' ),
			(int) preg_match_all( '/<li><a [^>]*data-brolga-number/', $html ),
		];
	}

	/**
	 * The markup that the tests of the view are made with.
	 */
	public function test_the_markup_is_what_the_view_is_tested_with(): void {
		self::assert_markup( 'pages', self::gallery( '{"anchor":"work"}', 10 ) );
		self::assert_markup( 'more', self::gallery( '{"anchor":"work","paging":"more"}', 10 ) );
		self::assert_markup( 'slider', self::gallery( '{"anchor":"work","layout":"slider"}', 10 ) );
	}

	/**
	 * GALLERY-1, GALLERY-5, PAGE-7, BLOCK-1, BLOCK-2: four images a page, each a link to its file, and real links to
	 * the pages.
	 */
	public function test_images_and_pages_are_links(): void {
		$html = self::gallery( '{"anchor":"work"}', 10 );
		self::assertSame( [ 4, 3 ], self::seen( $html ) );
		self::assertMatchesRegularExpression( '/<a class="[^"]+" href="https:\/\/example\.org\/1\.jpg" data-brolga-image>\s*<img /', $html );
		self::assertMatchesRegularExpression( '/<a href="[^"]*\?work_page=2#work" data-brolga-number="2"/', $html );
		self::assertMatchesRegularExpression( '/<div [^>]*id="work" [^>]*data-brolga-module="brolga\/gallery"/', $html );
	}

	/**
	 * PAGE-4, PAGE-6, PAGE-7: the address chooses the page; what is no page is the nearest.
	 */
	public function test_the_address_chooses_the_page(): void {
		foreach ( [
			[ '2', 4, 2 ],
			[ '9999', 2, 3 ],
			[ '1e300', 4, 1 ],
			[ '-5', 4, 1 ],
			[ '"><script>', 4, 1 ],
			[ [ '2' ], 4, 1 ],
		] as [ $asked, $images, $page ] ) {
			$_GET['work_page'] = $asked;
			$html              = self::gallery( '{"anchor":"work"}', 10 );
			self::assertSame( $images, self::seen( $html )[0] );
			self::assertSame( 1, preg_match( '/aria-current="page" href="[^"?]*([^"]*)#work"/', $html, $link ) );
			self::assertSame( 1 === $page ? '' : "?work_page={$page}", $link[1] ?? null );
			self::assertSame(
				1 === $page,
				str_contains( $html, '<li hidden><a href="' )
					&& 1 === preg_match( '/<li hidden><a [^>]*data-brolga-step="-1"/', $html )
			);
			self::assertSame( 3 === $page, 1 === preg_match( '/<li hidden><a [^>]*data-brolga-step="1"/', $html ) );
			self::assertStringNotContainsString( '<script', $html );
		}
	}

	/**
	 * PAGE-7: PHP writes a dot in a parameter's name as an underscore.
	 */
	public function test_an_anchor_with_a_dot_has_pages_too(): void {
		$_GET['my_work_page'] = '3';
		self::assertSame( 2, self::seen( self::gallery( '{"anchor":"my.work"}', 10 ) )[0] );
	}

	/**
	 * GALLERY-1, PAGE-3 … PAGE-6: the same window as in the browser.
	 */
	public function test_pages_are_those_of_the_table(): void {
		foreach ( Vectors::read( dirname( __DIR__, 4 ) . '/tests/vectors/pagination.json' )['cases'] as [
			'input' => $input,
			'expected' => $expected,
			'name' => $name
		] ) {
			/** @var array{total: int, perPage: int, current: int} $input */
			/** @var array{visible: list<int>} $expected */
			$_GET['work_page'] = (string) $input['current'];
			$html              = self::gallery(
				'{"anchor":"work","perPage":' . $input['perPage'] . '}',
				$input['total']
			);
			preg_match_all( '/<li><a [^>]*data-brolga-number="(\d+)"/', $html, $found );
			self::assertSame( $expected['visible'], array_map( 'intval', $found[1] ), $name );
		}
	}

	/**
	 * PAGE-5, GALLERY-15: no image is nothing, one has no pager, 500 are complete.
	 */
	public function test_any_number_of_images(): void {
		self::assertSame( '', trim( self::gallery( '{}', 0 ) ) );
		$one = self::gallery( '{}', 1 );
		self::assertSame( [ 1, 0 ], self::seen( $one ) );
		self::assertStringNotContainsString( '<nav', $one );
		self::assertStringNotContainsString( '<button', self::gallery( '{"layout":"slider"}', 1 ) );
		$many = self::gallery( '{}', 500 );
		self::assertSame( 500, substr_count( $many, 'data-brolga-image' ) );
		self::assertSame( [ 4, 4 ], self::seen( $many ) );
		self::assertSame( [ 500, 0 ], self::seen( self::gallery( '{"perPage":0}', 500 ) ) );
	}

	/**
	 * GALLERY-14: a button has the address of the next page, which shows those before, too.
	 */
	public function test_a_button_adds_pages(): void {
		$_GET['work_page'] = '2';
		$html              = self::gallery( '{"anchor":"work","paging":"more"}', 10 );
		self::assertSame( [ 8, 0 ], self::seen( $html ) );
		self::assertMatchesRegularExpression( '/href="[^"]*work_page=3#work" data-brolga-step="1"/', $html );
	}

	/**
	 * GALLERY-12: a row has all its images on one page.
	 */
	public function test_a_row_has_no_pages(): void {
		$html = self::gallery( '{"layout":"slider"}', 10 );
		self::assertSame( [ 10, 0 ], self::seen( $html ) );
		self::assertSame( 2, substr_count( $html, '<button type="button"' ) );
	}

	/**
	 * GALLERY-15, GALLERY-16: images of the library take three queries at most; deleted ones are left out.
	 */
	public function test_images_are_read_at_once(): void {
		$images = self::image( home_url( '/gone.jpg' ), 'Gone', '', 999999 )
			. '<!-- wp:image --><figure class="wp-block-image"></figure><!-- /wp:image -->';
		for ( $number = 0; $number < 12; $number++ ) {
			$images .= self::image(
				"https://example.org/fern-{$number}.jpg",
				"Image {$number}",
				'Told',
				self::attachment( "fern-{$number}" )
			);
		}
		self::render( '{}', $images );
		wp_cache_flush();
		wp_load_alloptions();
		$before = self::db()->num_queries;
		$html   = self::render( '{"perPage":0}', $images );
		self::assertLessThanOrEqual( 3, self::db()->num_queries - $before );
		self::assertSame( 12, substr_count( $html, 'data-brolga-image' ) );
		self::assertStringNotContainsString( 'example.org', $html );
		self::assertStringContainsString( 'href="' . wp_get_upload_dir()['baseurl'] . '/2026/01/fern-3.jpg"', $html );
		self::assertMatchesRegularExpression( '/<img [^>]*srcset="[^"]*fern-3-300x225\.jpg 300w/', $html );
		self::assertMatchesRegularExpression( '/<img [^>]*sizes="auto, calc\(50vw - 0\.5rem\)"/', $html );
		self::assertStringContainsString( 'alt="Image 3"', $html );
	}

	/**
	 * GALLERY-10: captions keep their formats on the page; an image without a text names its link by its caption.
	 */
	public function test_captions_and_names_are_kept(): void {
		$html = self::render(
			'{}',
			self::image( 'https://example.org/a.jpg', '', 'A <strong>fern</strong>' )
				. self::image( 'https://example.org/b.jpg' )
		);
		self::assertStringContainsString( '>A <strong>fern</strong></figcaption>', $html );
		self::assertStringContainsString( 'aria-label="A fern"', $html );
		self::assertStringContainsString( 'aria-label="Image 2"', $html );
	}

	/**
	 * BLOCK-16: what a contributor saved stays inert.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$hostile = '{"anchor":"x\u0022 onload=\u0022alert(1)","label":"\u003cscript\u003ealert(2)\u003c/script\u003e\u0022 onclick=\u0022alert(3)","ratio":"1/1;background:url(javascript:alert(4))","layout":"grid\u0022 onclick=\u0022","columns":99,"perPage":-4}';
		$html    = self::render(
			$hostile,
			self::image( 'javascript:alert(5)' ) . self::image(
				'https://example.org/a.jpg?&quot; onerror=&quot;alert(6)',
				'&quot; onerror=&quot;alert(7)',
				'<script>alert(8)</script><img src=x onerror=alert(9)><a href="javascript:alert(10)" onclick="alert(11)">A</a>'
			)
		);
		self::assertSame( 1, substr_count( $html, 'data-brolga-image' ) );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( 'javascript:', $html );
		self::assertDoesNotMatchRegularExpression( '/<[^>]*" on\w+=/', $html );
		self::assertStringNotContainsString( '<img src=x', $html );
		self::assertStringContainsString( '--brolga-gallery-ratio:4/3"', $html );
	}

	/**
	 * GALLERY-7, GALLERY-8, GALLERY-9: the messages are those of the contract, and are translated.
	 */
	public function test_the_lightbox_speaks_the_visitors_language(): void {
		$contract = Json::map( (string) file_get_contents( dirname( __DIR__, 3 ) . '/contracts/constants.json' ) );
		self::assertIsArray( $contract['lightbox'] );
		$texts = LightboxTexts::all();
		self::assertSame(
			$contract['lightbox']['messages'],
			array_intersect_key( $texts, [ 'notFound' => 0, 'failed' => 0, 'imageFailed' => 0 ] )
		);
		add_filter(
			'gettext_brolga',
			static fn ( string $translation, string $text ): string => 'Close' === $text ? 'Schließen' : $translation,
			10,
			2
		);
		self::assertStringContainsString( 'Schlie', self::gallery( '{}', 1 ) );
	}

	/**
	 * The images are printed once: WordPress leaves the inner blocks to the gallery.
	 */
	public function test_inner_blocks_are_not_rendered_as_well(): void {
		$rendered = 0;
		add_filter(
			'render_block_core/image',
			static function ( string $html ) use ( &$rendered ): string {
				++$rendered;
				return $html;
			}
		);
		self::gallery( '{}', 2 );
		self::assertSame( 0, $rendered );
		do_blocks( self::image( 'https://example.org/a.jpg' ) );
		self::assertSame( 1, $rendered );
	}
}
