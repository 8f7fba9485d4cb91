<?php
/**
 * What the server prints for a testimonial.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Testimonial;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_HTML_Tag_Processor;

/**
 * A quotation with its author.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	/**
	 * @param array<string, mixed> $attributes Its attributes.
	 * @param string               $words      Its inner blocks.
	 */
	private static function testimonial(
		array $attributes,
		string $words = '<p>They came when they said.</p>'
	): string {
		return do_blocks( get_comment_delimited_block_content( 'brolga/testimonial', $attributes, $words ) );
	}

	/**
	 * TESTI-2, TESTI-3, BLOCK-1, BLOCK-2: a figure of a quotation and its caption.
	 */
	public function test_a_quotation_has_its_author_in_the_caption(): void {
		$html = self::testimonial(
			[
				'anchor'     => 'ruth',
				'author'     => 'Ruth Adeyemi',
				'role'       => 'Owner',
				'company'    => 'Adeyemi & Daughters',
				'companyUrl' => 'https://example.org/',
				'design'     => 'card',
			]
		);
		self::assertMatchesRegularExpression(
			'/^<figure [^>]*class="is-card [^"]*"[^>]*id="ruth" data-brolga-module="brolga\/testimonial"|^<figure [^>]*id="ruth"/',
			trim( $html )
		);
		self::assertMatchesRegularExpression( '#<blockquote [^>]*>\s*<p>They came when they said.</p>\s*</blockquote>\s*<figcaption#', $html );
		self::assertStringContainsString( '__name">Ruth Adeyemi</span>', $html );
		self::assertStringContainsString( '__position">Owner, <a href="https://example.org/">Adeyemi &amp; Daughters</a></span>', $html );
		self::assertStringContainsString( 'is-card', $html );
		self::assertStringNotContainsString( '<script', $html );
	}

	/**
	 * TESTI-3: what is not known leaves no gap.
	 */
	public function test_missing_facts_leave_no_gap(): void {
		self::assertStringContainsString(
			'__position">Adeyemi</span>',
			self::testimonial( [ 'company' => 'Adeyemi' ] )
		);
		self::assertStringNotContainsString( '<figcaption', self::testimonial( [] ) );
		self::assertStringNotContainsString( '<blockquote', self::testimonial( [ 'author' => 'Ruth' ], '' ) );
		self::assertSame( '', trim( self::testimonial( [], '<p></p>' ) ) );
	}

	/**
	 * TESTI-4: the stars say in words what they show.
	 *
	 * @param mixed  $rating What was saved.
	 * @param int    $stars  How many are full.
	 * @param string $label  What they say.
	 */
	#[DataProvider( 'ratings' )]
	public function test_stars_have_a_text( mixed $rating, int $stars, string $label ): void {
		$html = self::testimonial( [ 'rating' => $rating ] );
		self::assertSame( $stars, substr_count( $html, 'class="is-on"' ) );
		self::assertSame( '' === $label ? 0 : 1, substr_count( $html, 'role="img"' ) );
		self::assertStringContainsString( '' === $label ? '<figure' : 'aria-label="' . $label . '"', $html );
	}

	/**
	 * @return array<string, array{mixed, int, string}>
	 */
	public static function ratings(): array {
		return [
			'none'         => [ 0, 0, '' ],
			'one'          => [ 1, 1, '1 star out of 5' ],
			'four'         => [ 4, 4, '4 stars out of 5' ],
			'digits'       => [ '5', 5, '5 stars out of 5' ],
			'out of range' => [ 9, 0, '' ],
			'not a number' => [ '5" onclick="x', 0, '' ],
		];
	}

	/**
	 * TESTI-1, TESTI-5: the browser is told how small the portrait is.
	 */
	public function test_a_portrait_of_the_library_comes_in_sizes(): void {
		$id = wp_insert_attachment(
			[
				'post_title'     => 'Ruth',
				'post_mime_type' => 'image/jpeg',
			],
			'2026/11/ruth.jpg'
		);
		wp_update_attachment_metadata(
			$id,
			[
				'file'   => '2026/11/ruth.jpg',
				'width'  => 1000,
				'height' => 1000,
				'sizes'  => [
					'medium' => [
						'file'      => 'ruth-300x300.jpg',
						'width'     => 300,
						'height'    => 300,
						'mime-type' => 'image/jpeg',
					],
				],
			]
		);
		$img = new WP_HTML_Tag_Processor(
			self::testimonial(
				[
					'portraitId'  => $id,
					'portraitAlt' => 'Ruth, "laughing"',
				]
			)
		);
		self::assertTrue( $img->next_tag( [ 'tag_name' => 'img' ] ) );
		self::assertSame( 'Ruth, "laughing"', $img->get_attribute( 'alt' ) );
		self::assertStringContainsString( 'ruth-300x300.jpg', (string) $img->get_attribute( 'src' ) );
		self::assertStringContainsString( '(min-width: 960px) 90px, 112px', (string) $img->get_attribute( 'sizes' ) );
		self::assertSame( 'lazy', $img->get_attribute( 'loading' ) );
	}

	/**
	 * TESTI-5: a deleted portrait leaves its address, else nothing.
	 */
	public function test_a_deleted_portrait_breaks_nothing(): void {
		$saved = [
			'author'     => 'Ruth',
			'portraitId' => 999999,
		];
		self::assertStringNotContainsString( '<img', self::testimonial( $saved ) );
		self::assertStringContainsString(
			'src="https://example.org/r.jpg"',
			self::testimonial( $saved + [ 'portraitUrl' => 'https://example.org/r.jpg' ] )
		);
	}

	/**
	 * TESTI-8: it claims nothing to search engines.
	 */
	public function test_it_has_no_structured_data(): void {
		$html = self::testimonial(
			[
				'author' => 'Ruth',
				'rating' => 5,
			]
		);
		self::assertDoesNotMatchRegularExpression( '/ld\+json|itemprop|itemscope|typeof=/', $html );
	}

	/**
	 * BLOCK-16: what a contributor saved stays inert.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$html = self::testimonial(
			[
				'anchor'      => 'x" onfocus="alert(1)',
				'design'      => 'card" onclick="alert(2)',
				'author'      => '<script>alert(3)</script>',
				'role'        => '<img src=x onerror=alert(4)>',
				'company'     => '"><svg onload=alert(5)>',
				'companyUrl'  => 'javascript:alert(6)',
				'portraitUrl' => 'https://example.org/a.jpg" onload="alert(7)',
				'portraitAlt' => '" onload="alert(8)',
			]
		);
		self::assertStringNotContainsString( 'javascript:', $html );
		$tag = new WP_HTML_Tag_Processor( $html );
		while ( $tag->next_tag() ) {
			self::assertNotContains( $tag->get_tag(), [ 'SCRIPT', 'SVG' ] );
			self::assertSame( [], $tag->get_attribute_names_with_prefix( 'on' ) );
		}
	}
}
