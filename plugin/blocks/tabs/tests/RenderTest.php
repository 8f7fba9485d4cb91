<?php
/**
 * What the server prints for tabs.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Tabs;

use Brolga\Core\Kernel\Services;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tabs without scripts, and what the view finds.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	private const PAGE = '<!-- wp:brolga/tabs %s --><!-- wp:brolga/tab {"label":"Design"} --><p>Plans</p><!-- /wp:brolga/tab --><!-- wp:brolga/tab {"label":"Build it","anchor":"tab-walls"} -->%s<!-- /wp:brolga/tab --><!-- wp:brolga/tab {"label":"Design"} --><p>Again</p><!-- /wp:brolga/tab --><!-- /wp:brolga/tabs -->';

	private static function tabs( string $attributes = '{"anchor":"garden"}', string $inner = '<p>Walls</p>' ): string {
		return do_blocks( sprintf( self::PAGE, $attributes, $inner ) );
	}

	/**
	 * The markup that the tests of the view are made with.
	 */
	public function test_the_markup_is_what_the_view_is_tested_with(): void {
		// Names are counted page by page.
		$before = Services::provide( Built::around( new FrozenClock() ) );
		$tab = static fn ( string $name, string $inner = '' ): string => sprintf(
			'<!-- wp:brolga/tab {"label":"%1$s"} --><p id="in-%1$s"></p>%2$s<!-- /wp:brolga/tab -->',
			$name,
			$inner
		);
		try {
			$inner = '<!-- wp:brolga/tabs {"anchor":"inner","orientation":"vertical"} -->'
				. $tab( 'x' )
				. $tab( 'y' )
				. '<!-- /wp:brolga/tabs -->';
			self::assert_markup(
				'tabs',
				do_blocks( '<!-- wp:brolga/tabs {"anchor":"work"} -->'
					. $tab( 'a' )
					. $tab( 'b', $inner )
					. $tab( 'c' )
					. '<!-- /wp:brolga/tabs -->' )
			);
		} finally {
			if ( null !== $before ) {
				Services::provide( $before );
			}
		}
	}

	/**
	 * TABS-12, BLOCK-1, BLOCK-2: links to sections, each with its heading.
	 */
	public function test_each_tab_is_a_link_to_a_section_with_a_heading(): void {
		$html = self::tabs();
		self::assertMatchesRegularExpression( '/<div [^>]*id="garden" data-brolga-module="brolga\/tabs"/', $html );
		preg_match_all( '/href="#([^"]+)"/', $html, $links );
		preg_match_all( '/<section [^>]*id="([^"]+)"/', $html, $sections );
		self::assertSame( $links[1], $sections[1] );
		self::assertCount( 3, $sections[1] );
		self::assertSame( 3, substr_count( $html, '<h3 class="wp-block-brolga-tab__heading">' ) );
		self::assertStringNotContainsString( 'hidden', $html );
	}

	/**
	 * TABS-4: the panel's id is the name with its prefix, once, and unique.
	 */
	public function test_panels_have_names_of_their_own(): void {
		preg_match_all( '/<section [^>]*id="([^"]+)"/', self::tabs(), $sections );
		self::assertStringStartsWith( 'tab-design', $sections[1][0] );
		self::assertStringStartsWith( 'tab-walls', $sections[1][1] );
		self::assertCount( 3, array_unique( $sections[1] ) );
	}

	/**
	 * TABS-16: the owner chooses the tab that is open at first; a wrong choice is the first.
	 */
	public function test_the_owner_chooses_which_tab_is_open(): void {
		self::assertMatchesRegularExpression(
			'/<section data-brolga-active="" [^>]*id="tab-walls/',
			self::tabs( '{"active":1}' )
		);
		self::assertMatchesRegularExpression(
			'/<section data-brolga-active="" [^>]*id="tab-design/',
			self::tabs( '{"active":9}' )
		);
	}

	/**
	 * TABS-15: tabs inside a tab list their own panels only.
	 */
	public function test_nested_tabs_keep_their_own_list(): void {
		$inner = '<!-- wp:brolga/tabs --><!-- wp:brolga/tab {"label":"Inner"} --><!-- /wp:brolga/tab --><!-- /wp:brolga/tabs -->';
		$html  = self::tabs( '{"anchor":"outer"}', $inner );
		preg_match_all( '/<ul [^>]*data-brolga-tablist>(.*?)<\/ul>/s', $html, $lists );
		self::assertSame(
			[ 3, 1 ],
			array_map( static fn ( string $list ): int => substr_count( $list, '<li>' ), $lists[1] )
		);
	}

	/**
	 * BLOCK-4: without an anchor each module has an id of its own.
	 */
	public function test_modules_without_an_anchor_are_numbered(): void {
		preg_match_all( '/id="(tabs-\d+)"/', self::tabs( '' ) . self::tabs( '' ), $ids );
		self::assertCount( 2, array_unique( $ids[1] ) );
	}

	/**
	 * BLOCK-16: what a contributor saved stays inert.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$hostile = '{"anchor":"x\u0022 onload=\u0022alert(1)","orientation":"vertical\u0022 onclick=\u0022alert(2)","headingLevel":99}';
		$html    = self::tabs( $hostile ) . do_blocks( '<!-- wp:brolga/tabs --><!-- wp:brolga/tab {"label":"\u003cscript\u003ealert(3)\u003c/script\u003e\u003cimg src=x onerror=alert(4)\u003e","anchor":"\u0022\u003e\u003cscript\u003e"} --><!-- /wp:brolga/tab --><!-- /wp:brolga/tabs -->' );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '" onload="', $html );
		self::assertStringNotContainsString( '" onclick="', $html );
		self::assertStringNotContainsString( '<h99', $html );
	}

	/**
	 * TABS-18: an empty tab is not printed, and takes nothing from the others.
	 */
	public function test_an_empty_tab_leaves_the_others_as_they_are(): void {
		$blank = '<!-- wp:brolga/tab --><!-- wp:paragraph --><p></p><!-- /wp:paragraph --><!-- /wp:brolga/tab -->';
		$tab   = static fn (
			string $label,
			string $content
		): string => "<!-- wp:brolga/tab {\"label\":\"$label\"} -->$content<!-- /wp:brolga/tab -->";
		$inner = "<!-- wp:brolga/tabs -->$blank{$tab( 'X', '' )}<!-- /wp:brolga/tabs -->";
		$html  = do_blocks( "<!-- wp:brolga/tabs {\"active\":2} -->{$tab( 'A', '<p>a</p>' )}$blank{$tab( 'B', $inner )}<!-- /wp:brolga/tabs -->" );
		self::assertSame( 3, substr_count( $html, '<li>' ) );
		self::assertSame( 3, substr_count( $html, '<section' ) );
		self::assertMatchesRegularExpression( '/<section data-brolga-active="" [^>]*id="tab-b/', $html );
		self::assertMatchesRegularExpression(
			'/<section data-brolga-active="" [^>]*id="tab-a/',
			do_blocks( "<!-- wp:brolga/tabs {\"active\":1} -->{$tab( 'A', '' )}$blank<!-- /wp:brolga/tabs -->" )
		);
		self::assertSame( '', trim( do_blocks( "<!-- wp:brolga/tabs -->$blank<!-- /wp:brolga/tabs -->" ) ) );
	}

	public function test_tabs_without_a_tab_print_nothing(): void {
		self::assertSame( '', trim( do_blocks( '<!-- wp:brolga/tabs --><!-- /wp:brolga/tabs -->' ) ) );
	}
}
