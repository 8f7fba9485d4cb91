<?php
/**
 * What the server prints for a number counter.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\NumberCounter;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * The final number, without scripts.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	/**
	 * A counter as it is saved.
	 *
	 * @param array<string, mixed> $attributes Its attributes.
	 */
	private static function render( array $attributes ): string {
		return do_blocks( '<!-- wp:brolga/number-counter ' . serialize_block_attributes( $attributes ) . ' /-->' );
	}

	/**
	 * NUM-2, NUM-3, NUM-6, NUM-8: complete without scripts; the tests of the view load the same file.
	 */
	public function test_the_final_number_is_in_the_page(): void {
		self::assert_markup(
			'number',
			self::render(
				[
					'anchor' => 'trees',
					'value'  => '12500.5',
					'prefix' => 'about ',
					'suffix' => ' t',
					'title'  => 'Mulch spread',
				]
			)
		);
	}

	/**
	 * NUM-3, NUM-8: thousands, decimals and their mark are the owner's.
	 *
	 * @param string $expected   What visitors read.
	 * @param string $value      What the owner typed.
	 * @param string $separator  Between thousands.
	 * @param string $decimals   How many.
	 * @param string $mark       Before the decimals.
	 */
	#[\PHPUnit\Framework\Attributes\TestWith( [ '1.234,50', '1234.5', '.', '2', ',' ] )]
	#[\PHPUnit\Framework\Attributes\TestWith( [ '1 235', '1234.5', ' ', '0', '.' ] )]
	#[\PHPUnit\Framework\Attributes\TestWith( [ '1,234', '1,234', ',', '', '.' ] )]
	#[\PHPUnit\Framework\Attributes\TestWith( [ '-98,765', '-98765', ',', '', '.' ] )]
	#[\PHPUnit\Framework\Attributes\TestWith( [ '0', '0', ',', '', '.' ] )]
	public function test_numbers_are_written_as_the_owner_says(
		string $expected,
		string $value,
		string $separator,
		string $decimals,
		string $mark
	): void {
		$html = self::render(
			[
				'value'       => $value,
				'separator'   => $separator,
				'decimals'    => $decimals,
				'decimalMark' => $mark,
			]
		);
		self::assertStringContainsString( '<span data-brolga-final>' . $expected . '</span>', $html );
		self::assertStringContainsString( 'data-number-value="', $html );
	}

	/**
	 * NUM-9: what is no number stands still, as it was typed.
	 */
	public function test_what_is_no_number_is_shown_as_it_was_typed(): void {
		foreach ( [ '24/7', 'NaN', '1e3', '1,2', '0x1F' ] as $value ) {
			$html = self::render( [ 'value' => $value ] );
			self::assertStringContainsString( '<span data-brolga-final>' . $value . '</span>', $html );
			self::assertStringNotContainsString( 'data-number-value', $html );
		}
	}

	/**
	 * NUM-9: numbers of more digits than scripts count with stand still, too.
	 */
	public function test_huge_numbers_stand_still(): void {
		$huge = str_repeat( '9', 400 );
		foreach ( [ $huge, '-' . $huge, '0.' . $huge, '1234567890123456' ] as $value ) {
			$html = self::render(
				[
					'value'    => $value,
					'decimals' => '2',
				]
			);
			self::assertStringContainsString( '<span data-brolga-final>' . $value . '</span>', $html );
			self::assertStringNotContainsString( 'data-number-value', $html );
		}
		self::assertStringContainsString(
			'data-number-value="123456789012345"',
			self::render( [ 'value' => '123,456,789,012,345' ] )
		);
	}

	/**
	 * BLOCK-16: what is of another kind than it should be is the default.
	 */
	public function test_forged_kinds_are_defaults(): void {
		$html = self::render(
			[
				'value'     => [ '7' ],
				'title'     => [ 'x' => '<b>' ],
				'decimals'  => '99',
				'separator' => '"><i>',
			]
		);
		self::assertStringContainsString( 'data-number-value="250" data-number-separator="," data-brolga-decimals="0"', $html );
		self::assertStringNotContainsString( '__title', $html );
	}

	/**
	 * NUM-9: an empty counter shows nothing.
	 */
	public function test_an_empty_counter_shows_nothing(): void {
		self::assertSame( '', trim( self::render( [ 'value' => ' ' ] ) ) );
		$html = self::render(
			[
				'value' => '',
				'title' => 'Trees',
			]
		);
		self::assertStringContainsString( 'Trees', $html );
		self::assertStringNotContainsString( 'data-brolga-final', $html );
	}

	public function test_hostile_attributes_are_inert(): void {
		$html = self::render(
			[
				'anchor' => 'x" onload="alert(1)',
				'value'  => '<script>alert(2)</script>',
				'prefix' => '<img src=x onerror=alert(3)>',
				'title'  => '<script>alert(4)</script><a href="javascript:alert(6)">x</a>',
				'layout' => '" onclick="alert(5)',
			]
		);
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( 'javascript:', $html );
		self::assertStringNotContainsString( '" onload="', $html );
		self::assertStringNotContainsString( '" onclick="', $html );
	}
}
