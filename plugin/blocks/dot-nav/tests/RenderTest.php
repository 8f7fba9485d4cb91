<?php
/**
 * What the server prints for the dot navigation.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\DotNav;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * Links to the page's sections.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	private const DOTS = '<!-- wp:brolga/dot-nav {"anchor":"dots"} /-->';

	protected function setUp(): void {
		parent::setUp();
		// Another test's page has not been printed to its end.
		self::printed( '' );
	}

	/**
	 * The end of a page with these blocks.
	 *
	 * @param string $blocks As they are saved.
	 */
	private static function printed( string $blocks ): string {
		do_blocks( $blocks );
		ob_start();
		do_action( 'wp_footer' );
		$footer = (string) ob_get_clean();
		return 1 === preg_match( '#<nav [^>]*data-brolga-module="brolga/dot-nav".*?</nav>#s', $footer, $found )
			? $found[0]
			: '';
	}

	private static function section( string $attributes, string $content = '' ): string {
		return "<!-- wp:brolga/section $attributes -->$content<!-- /wp:brolga/section -->";
	}

	/**
	 * The links' addresses and texts.
	 *
	 * @param string $nav The navigation.
	 * @return list<string>
	 */
	private static function dots( string $nav ): array {
		preg_match_all( '#<a href="([^"]*)"[^>]*>(.*?)</a>#', $nav, $found, PREG_SET_ORDER );
		return array_map( static fn ( array $link ): string => $link[1] . ' ' . wp_strip_all_tags( $link[2] ), $found );
	}

	/**
	 * NAV-3, NAV-4: the tests of the view load the same file.
	 */
	public function test_the_markup_is_what_the_view_is_tested_with(): void {
		self::assert_markup(
			'dots',
			self::printed( self::DOTS
				. self::section( '{"anchor":"plans","label":"Plans"}' )
				. self::section( '{"anchor":"walls"}', '<h2 class="x">Walls <em>and</em><br>water</h2>' ) )
		);
	}

	/**
	 * NAV-3: sections of ours have an id in any case, groups where their owner gave them one; what is in a section
	 * belongs to it.
	 */
	public function test_sections_are_found_wherever_they_stand(): void {
		$group = '<!-- wp:group {"tagName":"section"} --><section%s class="wp-block-group">%s</section><!-- /wp:group -->';
		$nav   = self::printed(
			self::section( '{"label":"First"}', self::section( '{"anchor":"inner","label":"Inner"}' ) )
			. '<!-- wp:columns --><div class="wp-block-columns">'
			. sprintf( $group, ' id="second"', '<h3>Second</h3>' )
			. '</div><!-- /wp:columns -->'
			. sprintf( $group, '', '<h3>No anchor</h3>' )
			. '<!-- wp:group --><div id="plain" class="wp-block-group"></div><!-- /wp:group -->'
			. self::section( '{"tagName":"footer","anchor":"foot","label":"Footer"}' )
			. self::section( '{"anchor":"bare"}' )
			. self::DOTS
		);
		$dots  = self::dots( $nav );
		self::assertMatchesRegularExpression( '/^#section-\d+ First$/', array_shift( $dots ) ?? '' );
		self::assertSame( [ '#second Second', '#bare Section 3' ], $dots );
	}

	/**
	 * NAV-5: nor is there a script.
	 */
	public function test_a_page_with_fewer_than_two_sections_has_none(): void {
		$one = self::section( '{"anchor":"only","label":"Only"}' );
		self::assertSame( '', self::printed( self::DOTS ) );
		self::assertSame( '', self::printed( self::DOTS . $one ) );
		self::assertSame( '', self::printed( $one . self::section( '{"anchor":"two"}' ) ) );
		self::assertNotContains( 'brolga-dot-nav-view-script-module', wp_script_modules()->get_queue() );
		self::assertNotSame( '', self::printed( self::DOTS . $one . self::section( '{"anchor":"two"}' ) ) );
		self::assertContains( 'brolga-dot-nav-view-script-module', wp_script_modules()->get_queue() );
	}

	/**
	 * A page has one navigation; the next page begins anew.
	 */
	public function test_a_page_has_one(): void {
		$two = self::section( '{"anchor":"a"}' ) . self::section( '{"anchor":"b"}' );
		self::assertStringContainsString(
			'id="dots"',
			self::printed( self::DOTS . $two . '<!-- wp:brolga/dot-nav {"anchor":"more"} /-->' )
		);
		self::assertSame( '', self::printed( '' ) );
		self::assertCount( 2, self::dots( self::printed( self::DOTS . $two ) ) );
	}

	/**
	 * BLOCK-16: what was typed stays text.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$nav = self::printed(
			'<!-- wp:brolga/dot-nav {"anchor":"x\u0022 onload=\u0022alert(1)","label":"\u0022\u003e\u003cscript\u003e","design":"\u0022\u003e\u003cscript\u003e","side":7} /-->'
			. self::section( '{"anchor":"a\u0022 onclick=\u0022alert(1)","label":"\u003cscript\u003ealert(2)\u003c/script\u003e"}' )
			. self::section( '{"anchor":"b"}', '<h2>&lt;img src=x onerror=alert(3)&gt;</h2>' )
		);
		self::assertStringNotContainsString( '<script', $nav );
		self::assertStringNotContainsString( '<img', $nav );
		self::assertStringNotContainsString( '" onload="', $nav );
		self::assertStringNotContainsString( '" onclick="', $nav );
		self::assertStringContainsString( 'is-dots is-end', $nav );
	}
}
