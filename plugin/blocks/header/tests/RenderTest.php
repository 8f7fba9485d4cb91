<?php
/**
 * What the server prints for a header.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Header;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_HTML_Tag_Processor;

/**
 * A header around its content.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	/**
	 * @param array<string, mixed> $attributes Its attributes.
	 */
	private static function header( array $attributes ): string {
		return do_blocks( get_comment_delimited_block_content( 'brolga/header', $attributes, '<p>Fig</p>' ) );
	}

	/**
	 * The markup that the tests of the view are made with.
	 */
	public function test_the_markup_is_what_the_view_is_tested_with(): void {
		self::assert_markup( 'fixed', self::header( [ 'anchor' => 'top' ] ) );
		self::assert_markup(
			'over',
			self::header(
				[
					'anchor' => 'top',
					'fixed'  => 'always',
					'hides'  => true,
					'over'   => true,
				]
			)
		);
	}

	/**
	 * NAV-9: its transition takes what the contract says.
	 */
	public function test_its_transition_is_the_contracts(): void {
		self::assertStringContainsString( '--brolga-header-transition:400ms', self::header( [] ) );
	}

	/**
	 * NAV-15: over what comes first it says what that is like.
	 */
	public function test_a_transparent_header_says_so(): void {
		$tag = new WP_HTML_Tag_Processor(
			self::header(
				[
					'over'   => true,
					'scheme' => 'light',
				]
			)
		);
		self::assertTrue( $tag->next_tag() );
		self::assertTrue( $tag->has_class( 'is-over' ) );
		self::assertTrue( $tag->has_class( 'is-on-light' ) );
		self::assertStringNotContainsString( 'is-on-', self::header( [] ) );
	}

	/**
	 * BLOCK-16: what a contributor saved stays inert.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$html = self::header(
			[
				'anchor' => 'x" onload="alert(1)',
				'fixed'  => '"><script>alert(2)</script>',
				'scheme' => '"><script>alert(3)</script>',
				'over'   => true,
			]
		);
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '" onload="', $html );
		self::assertStringContainsString( 'sticks-wide is-over is-on-dark', $html );
	}
}
