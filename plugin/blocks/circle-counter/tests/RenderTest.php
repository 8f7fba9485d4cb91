<?php
/**
 * What the server prints for a circle counter.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\CircleCounter;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * The filled circle, without scripts.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	/**
	 * A counter as it is saved.
	 *
	 * @param array<string, mixed> $attributes Its attributes.
	 */
	private static function render( array $attributes ): string {
		return do_blocks( '<!-- wp:brolga/circle-counter ' . serialize_block_attributes( $attributes ) . ' /-->' );
	}

	/**
	 * NUM-2, NUM-4, NUM-5, NUM-13: each variant's values are there for the styles to choose; the tests of the view load
	 * the same file.
	 */
	public function test_the_circle_and_its_variants_are_in_the_page(): void {
		self::assert_markup(
			'circle',
			self::render(
				[
					'anchor'   => 'natives',
					'value'    => '75',
					'title'    => 'Natives',
					'barColor' => '#2f6b4f',
					'variants' => [
						'hover'  => [
							'value'    => '80',
							'barColor' => '#0a141e80',
						],
						'tablet' => [
							'color' => 'teal',
							'alpha' => 0.5,
						],
						'phone'  => [ 'value' => '60' ],
						'sticky' => [
							'value' => '20',
							'alpha' => 1,
						],
					],
				]
			)
		);
	}

	/**
	 * NUM-4: the line is 5 wide; what is not filled is #000000 at 0.1.
	 */
	public function test_the_line_has_its_defaults(): void {
		$html = self::render( [ 'value' => '75' ] );
		self::assertStringContainsString( '--brolga-circle-line:5px', $html );
		self::assertStringContainsString( '--brolga-circle-color:#000000;--brolga-circle-alpha:0.1"', $html );
	}

	/**
	 * NUM-14: what is no colour, and what is no variant, is left out.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$html = self::render(
			[
				'value'    => '900',
				'barColor' => 'red;background:url(//evil)',
				'color'    => '"><script>alert(1)</script>',
				'variants' => [
					'hover'   => [
						'barColor' => 'url(javascript:alert(2))',
						'alpha'    => '1;color:red',
						'value'    => [ 'x' ],
					],
					'tablet'  => 'x',
					'unheard' => [ 'value' => '7' ],
				],
			]
		);
		self::assertStringContainsString( '--brolga-circle-value:100;--brolga-circle-color:#000000;--brolga-circle-alpha:0.1"', $html );
		self::assertStringNotContainsString( 'evil', $html );
		self::assertStringNotContainsString( 'alert', $html );
		self::assertSame( 1, substr_count( $html, 'data-brolga-final' ) );
	}

	/**
	 * NUM-5, BLOCK-16: forged kinds are defaults, and a title keeps no scripts.
	 */
	public function test_forged_kinds_are_defaults(): void {
		$html = self::render(
			[
				'anchor'   => 'x" onload="alert(1)',
				'value'    => str_repeat( '9', 400 ),
				'title'    => '<img src=x onerror=alert(2)><a href="javascript:alert(3)">x</a>',
				'alpha'    => 7,
				'size'     => '1px;background:url(//evil)',
				'variants' => 'hover',
			]
		);
		self::assertStringContainsString( '--brolga-circle-size:225px;', $html );
		self::assertStringContainsString( '--brolga-circle-value:0;', $html );
		self::assertStringContainsString( '--brolga-circle-alpha:0.1"', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( 'javascript:', $html );
		self::assertStringNotContainsString( '" onload="', $html );
		self::assertStringNotContainsString( 'evil', $html );
	}

	/**
	 * NUM-9: words stand in a circle that is not filled; nothing is no circle.
	 */
	public function test_words_fill_nothing(): void {
		$html = self::render( [ 'value' => 'Soon' ] );
		self::assertStringContainsString( '--brolga-circle-value:0;', $html );
		self::assertStringNotContainsString( 'data-number-value', $html );
		self::assertSame( '', trim( self::render( [ 'value' => '' ] ) ) );
	}
}
