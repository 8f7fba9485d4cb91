<?php
/**
 * What the server prints for bar counters.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\BarCounters;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * Bars at their full length, without scripts.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	/**
	 * Bars as they are saved.
	 *
	 * @param array<string, mixed>       $attributes The block's.
	 * @param list<array<string, mixed>> $bars       Of each bar.
	 */
	private static function render( array $attributes, array $bars ): string {
		$inner = array_map(
			static fn ( array $bar ): string => '<!-- wp:brolga/bar-counter '
				. ( [] === $bar ? '' : serialize_block_attributes( $bar ) )
				. ' /-->',
			$bars
		);
		return do_blocks( '<!-- wp:brolga/bar-counters '
			. ( [] === $attributes ? '' : serialize_block_attributes( $attributes ) )
			. ' -->'
			. implode( '', $inner )
			. '<!-- /wp:brolga/bar-counters -->' );
	}

	/**
	 * NUM-2, NUM-11: the tests of the view load the same file.
	 */
	public function test_the_bars_are_in_the_page(): void {
		$html = self::render(
			[ 'anchor' => 'soil' ],
			[
				[
					'label'   => 'Clay',
					'percent' => 62.5,
				],
				[
					'label'   => 'Sand',
					'percent' => 30,
				],
			]
		);
		self::assert_markup( 'bars', (string) preg_replace( '/bar-label-\d+/', 'bar-label', $html ) );
	}

	/**
	 * NUM-12: percentages may be hidden; the meter tells them still.
	 */
	public function test_hidden_percentages_are_told_by_the_meter(): void {
		$html = self::render( [ 'showPercent' => false ], [ [ 'label' => 'Clay' ] ] );
		self::assertStringNotContainsString( 'data-brolga-final', $html );
		self::assertStringContainsString( 'aria-valuetext="50%"', $html );
	}

	/**
	 * BLOCK-16: what a contributor saved stays inert.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$html = self::render(
			[
				'anchor'      => 'x" onload="alert(1)',
				'layout'      => '" onclick="alert(2)',
				'barColor'    => 'red;background:url(//evil)',
				'trackColor'  => 'url(javascript:alert(3))',
				'showPercent' => 'yes',
			],
			[ [ 'label' => 'Clay' ] ]
		);
		self::assertStringContainsString( 'class="is-thin ', $html );
		self::assertStringNotContainsString( '" onload="', $html );
		self::assertStringNotContainsString( 'onclick', $html );
		self::assertStringNotContainsString( 'evil', $html );
		self::assertStringNotContainsString( 'javascript', $html );
	}

	/**
	 * NUM-14: no bars, no list; what is no colour is left out.
	 */
	public function test_without_bars_nothing_is_printed(): void {
		self::assertSame( '', trim( self::render( [], [] ) ) );
		self::assertStringNotContainsString( 'style="--brolga-bar-c', self::render( [ 'barColor' => 'x}y' ], [ [] ] ) );
		self::assertStringContainsString(
			'style="--brolga-bar-color:#123456"',
			self::render( [ 'barColor' => '#123456' ], [ [] ] )
		);
	}
}
