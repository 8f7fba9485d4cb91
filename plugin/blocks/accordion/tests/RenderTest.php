<?php
/**
 * What the server prints for an accordion.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Accordion;

use Brolga\Content\Disclosure\FaqPage;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Services;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * An accordion without scripts, and what the view finds.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	private ?Container $before = null;

	/**
	 * A page of its own.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->before = Services::provide( Built::around( new FrozenClock( 'now' ) ) );
	}

	/**
	 * The page as it was.
	 */
	protected function tearDown(): void {
		if ( null !== $this->before ) {
			Services::provide( $this->before );
		}
		parent::tearDown();
	}

	private static function item( string $title, string $content = '', string $more = '' ): string {
		return sprintf( '<!-- wp:brolga/accordion-item {"title":"%s"%s} -->%s<!-- /wp:brolga/accordion-item -->', $title, $more, $content );
	}

	private static function accordion( string $attributes = '', string $items = '' ): string {
		return do_blocks( sprintf(
			'<!-- wp:brolga/accordion %s -->%s<!-- /wp:brolga/accordion -->',
			$attributes,
			'' === $items ? self::item( 'A' ) . self::item( 'B' ) : $items
		) );
	}

	/**
	 * What search engines are told.
	 *
	 * @return list<mixed>
	 */
	private static function told(): array {
		$page = Services::get( FaqPage::class );
		remove_all_actions( 'wp_footer' );
		$page->register();
		ob_start();
		do_action( 'wp_footer' );
		$html = (string) ob_get_clean();
		if ( '' === $html ) {
			return [];
		}
		self::assertSame(
			1,
			preg_match( '#^<script type="application/ld\+json">\s*(.*?)\s*</script>$#s', trim( $html ), $found )
		);
		$data = json_decode( $found[1] ?? '', true );
		self::assertIsArray( $data );
		self::assertSame( 'FAQPage', $data['@type'] );
		self::assertIsArray( $data['mainEntity'] );
		return array_values( $data['mainEntity'] );
	}

	/**
	 * The markup that the tests of the view are made with.
	 */
	public function test_the_markup_is_what_the_view_is_tested_with(): void {
		$inner = '<!-- wp:brolga/accordion {"anchor":"inner","headingLevel":4,"initial":-1} -->'
			. self::item( 'X', '<p id="in-x"></p>' )
			. self::item( 'Y' )
			. '<!-- /wp:brolga/accordion -->';
		self::assert_markup(
			'accordion',
			self::accordion(
				'{"anchor":"care"}',
				self::item( 'A', '<p id="in-a"><a href="#item-b">B</a></p>' )
					. self::item( 'B', '<p id="in-b"></p>' . $inner )
					. self::item( 'C', '', ',"anchor":"cee"' )
			)
		);
	}

	/**
	 * ACC-8, ACC-9, BLOCK-1: headings of the owner's level, every panel there, no button.
	 */
	public function test_without_scripts_everything_can_be_read(): void {
		$html = self::accordion( '{"headingLevel":2}' );
		self::assertSame( 2, preg_match_all( '#<h2 class="wp-block-brolga-accordion-item__heading">#', $html ) );
		self::assertStringNotContainsString( 'hidden', $html );
		self::assertStringNotContainsString( '<button', $html );
		self::assertStringNotContainsString( 'aria-expanded', $html );
	}

	/**
	 * ACC-9: panels are regions, named by their headers, where there are few of them.
	 */
	public function test_up_to_six_panels_are_regions(): void {
		$of = static fn ( int $count ): string => self::accordion(
			'',
			implode(
				'',
				array_map( static fn ( int $index ): string => self::item( "Q$index", '<p>A</p>' ), range( 1, $count ) )
			)
		);
		self::assertSame( 0, substr_count( $of( 7 ), 'role="region"' ) );
		$html = $of( 6 );
		preg_match_all( '/aria-labelledby="([^"]+)"/', $html, $names );
		preg_match_all( '/<span [^>]*id="([^"]+)"/', $html, $headers );
		self::assertCount( 6, $names[1] );
		self::assertSame( $headers[1], $names[1] );
	}

	/**
	 * ACC-11: the first item, the owner's, or none, where the number names none.
	 */
	public function test_the_owner_chooses_which_item_is_open(): void {
		$open = static fn ( string $attributes ): array => preg_match_all(
			'/<div data-brolga-open [^>]*id="([^"]+)"/',
			self::accordion( $attributes ),
			$found
		) > 0
			? $found[1]
			: [];
		self::assertSame( [ 'item-a' ], $open( '' ) );
		self::assertSame( [ 'item-b-2' ], $open( '{"initial":1}' ) );
		self::assertSame( [], $open( '{"initial":-1}' ) );
		self::assertSame( [], $open( '{"initial":7}' ) );
	}

	/**
	 * ACC-14: an accordion in an item keeps its own choice.
	 */
	public function test_one_inside_another_keeps_its_own_open_item(): void {
		$inner = '<!-- wp:brolga/accordion {"initial":-1} -->' . self::item( 'X' ) . '<!-- /wp:brolga/accordion -->';
		$html  = self::accordion( '', self::item( 'A', $inner ) . self::item( 'B' ) );
		self::assertSame( 1, substr_count( $html, 'data-brolga-open' ) );
		self::assertMatchesRegularExpression( '/data-brolga-open [^>]*id="item-a"/', $html );
	}

	/**
	 * ACC-12: anchors first, then titles; none twice.
	 */
	public function test_items_have_ids_of_their_own(): void {
		$html = self::accordion(
			'',
			self::item( 'Do <em>you</em> deliver?' )
				. self::item( 'Do you deliver?' )
				. self::item( 'C', '', ',"anchor":"cost"' )
				. self::item( 'D', '', ',"anchor":"cost"' )
				. self::item( 'توصيل' )
		);
		preg_match_all( '/id="([^"]+)" data-brolga-item/', $html, $ids );
		self::assertSame( [ 'item-do-you-deliver', 'item-do-you-deliver-2', 'cost', 'cost-2', 'item-توصيل' ], $ids[1] );
	}

	/**
	 * ACC-15: a page has one FAQPage, where an owner asks for it.
	 */
	public function test_search_engines_are_told_where_the_owner_wants_it(): void {
		self::accordion( '', self::item( 'Not told', '<p>No.</p>' ) );
		self::assertSame( [], self::told() );
		self::accordion(
			'{"faq":true}',
			self::item(
				'Fish \u0026amp; blood?',
				'<p class="x" onclick="a()">Yes, <strong>both</strong>.</p><script>b()</script>'
			) . self::item( 'Empty' )
		);
		self::accordion( '{"faq":true}', self::item( 'More?', '<p>\u003c/script\u003e</p>' ) );
		$answer = static fn ( string $name, string $text ): array => [
			'@type'          => 'Question',
			'name'           => $name,
			'acceptedAnswer' => [
				'@type' => 'Answer',
				'text'  => $text,
			],
		];
		self::assertSame(
			[
				$answer( 'Fish & blood?', '<p>Yes, <strong>both</strong>.</p>' ),
				$answer( 'More?', '<p>\u003c/script\u003e</p>' ),
			],
			self::told()
		);
		self::assertSame( [], self::told() );
	}

	/**
	 * BLOCK-16: what a contributor saved stays inert.
	 */
	public function test_hostile_attributes_are_inert(): void {
		$html = self::accordion(
			'{"anchor":"x\u0022 onload=\u0022alert(1)","design":"cards\u0022 onclick=\u0022alert(2)","icon":[],"headingLevel":99,"initial":"x"}',
			self::item(
				'\u003cscript\u003ealert(3)\u003c/script\u003e\u003cimg src=x onerror=alert(4)\u003e\u003ca href=x\u003eb\u003c/a\u003e',
				'',
				',"anchor":"\u0022\u003e\u003cscript\u003e"'
			)
		);
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '<a ', $html );
		self::assertStringNotContainsString( '" onload="', $html );
		self::assertStringNotContainsString( '" onclick="', $html );
		self::assertStringNotContainsString( '<h99', $html );
	}

	public function test_an_accordion_without_an_item_prints_nothing(): void {
		self::assertSame( '', trim( do_blocks( '<!-- wp:brolga/accordion /-->' ) ) );
	}

	/**
	 * ACC-16: both designs, both icons.
	 */
	public function test_it_comes_in_two_designs(): void {
		self::assertMatchesRegularExpression( '/class="[^"]*\bis-lines has-plus\b/', self::accordion() );
		self::assertMatchesRegularExpression(
			'/class="[^"]*\bis-cards has-chevron\b/',
			self::accordion( '{"design":"cards","icon":"chevron"}' )
		);
	}
}
