<?php
/**
 * What the server prints for one bar.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\BarCounter;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * A meter with its label.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	/**
	 * One bar as it is saved.
	 *
	 * @param array<string, mixed> $attributes Its attributes.
	 */
	private static function render( array $attributes ): string {
		return do_blocks( '<!-- wp:brolga/bar-counters --><!-- wp:brolga/bar-counter '
			. ( [] === $attributes ? '' : serialize_block_attributes( $attributes ) )
			. ' /--><!-- /wp:brolga/bar-counters -->' );
	}

	/**
	 * NUM-12: a meter, named by its label.
	 */
	public function test_a_bar_is_a_meter_named_by_its_label(): void {
		$html = self::render(
			[
				'label'   => 'Clay',
				'percent' => 30,
			]
		);
		self::assertMatchesRegularExpression( '/id="(bar-label-\d+)">Clay<.*role="meter" aria-valuemin="0" aria-valuemax="100" aria-labelledby="\1" aria-valuenow="30" aria-valuetext="30%"/s', $html );
		self::assertStringContainsString( 'aria-label="Bar"', self::render( [] ) );
	}

	/**
	 * NUM-12: a percentage that is none is the default.
	 */
	public function test_a_percentage_is_within_its_bounds(): void {
		foreach ( [ 900, -1, 'all', null ] as $percent ) {
			self::assertStringContainsString( 'aria-valuenow="50"', self::render( [ 'percent' => $percent ] ) );
		}
	}

	/**
	 * NUM-14: markup and styles do not get out.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$html = self::render(
			[
				'anchor'   => '" onload="alert(1)',
				'label'    => '<script>alert(2)</script><img src=x onerror=alert(3)>',
				'barColor' => '#fff;background:url(//evil)',
			]
		);
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '" onload="', $html );
		self::assertStringNotContainsString( 'evil', $html );
	}
}
