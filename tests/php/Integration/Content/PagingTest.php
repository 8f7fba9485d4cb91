<?php
/**
 * Pages of modules.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Content\Paging\BlockLayout;
use Brolga\Content\Paging\Pager;
use Brolga\Content\Paging\Pages;
use Brolga\Content\Paging\PageTitle;
use Brolga\Core\Blocks\BlockRendering;
use Brolga\Core\Blocks\Root;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\SystemClock;
use Brolga\Forms\Definition\SourceStack;
use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;
use Brolga\Tests\Vectors;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Links, titles and references.
 */
#[Group( 'once' )]
final class PagingTest extends TestCase {

	private BlockLayout $layouts;
	private PageTitle $title;
	private SourceStack $sources;

	protected function setUp(): void {
		parent::setUp();
		$this->sources          = new SourceStack( new BlockRendering() );
		$this->layouts          = new BlockLayout( $this->sources, new Hmac( new SystemClock() ) );
		$this->title            = new PageTitle();
		$_SERVER['REQUEST_URI'] = '/news/?b_page=2&x=%3Cy%3E';
	}

	private function pager(): Pager {
		return new Pager( $this->layouts, $this->title );
	}

	/**
	 * PAGE-3, PAGE-4, PAGE-5, PAGE-6: the table's cases.
	 */
	public function test_the_window_is_the_tables(): void {
		$table = Vectors::read( dirname( __DIR__, 3 ) . '/vectors/pagination.json' );
		foreach ( $table['cases'] as $case ) {
			self::assertTrue( Vectors::judge( $table, $case )['passed'], $case['name'] );
		}
	}

	/**
	 * PAGE-4, PAGE-7: links are real, and come back to the module.
	 */
	public function test_links_are_real_addresses(): void {
		$html = $this->pager()->nav( 'news', 'News', Pages::of( 9, 3, 2 ) );
		self::assertStringContainsString( 'href="/news/?news_page=3#news"', $html );
		self::assertStringContainsString( 'href="/news/#news" data-brolga-to="1" rel="prev"', $html );
		self::assertStringContainsString( 'aria-label="Page 2" aria-current="page"', $html );
		self::assertStringNotContainsString(
			'rel="next"',
			$this->pager()->nav( 'news', 'News', Pages::of( 9, 3, 3 ) )
		);
		self::assertStringNotContainsString(
			'rel="prev"',
			$this->pager()->nav( 'news', 'News', Pages::of( 9, 3, 1 ) )
		);
	}

	/**
	 * PAGE-14: links keep what WordPress and the module itself read of an address, and nothing that others read.
	 */
	public function test_links_do_not_multiply_addresses(): void {
		$_SERVER['REQUEST_URI'] = '/?page_id=7&s=%3Cy%3E&b_page=2&news_more_page=3&utm_source=x&news_category=roof%20gardens&news_page=2&post_type[]=page';
		self::assertSame( '/?page_id=7&s=%3Cy%3E&news_category=roof+gardens&news_page=3&post_type%5B0%5D=page#news', Pager::address( 'news', 3 ) );
		self::assertSame(
			'/?page_id=7&s=%3Cy%3E&post_type%5B0%5D=page#news',
			Pager::address( 'news', 1, [ 'news_category' => '' ] )
		);
	}

	/**
	 * PAGE-5: a single page has no pager, and needs no script.
	 */
	public function test_a_single_page_has_no_pager(): void {
		self::assertSame( '', $this->pager()->nav( 'news', 'News', Pages::of( 3, 3, 1 ) ) );
	}

	/**
	 * PAGE-6, PAGE-7: what the address says of the page is a number or nothing.
	 */
	#[DataProvider( 'asked' )]
	public function test_the_page_is_read_from_the_address( mixed $value, int $expected ): void {
		$_GET['my_news_page'] = $value;
		self::assertSame( $expected, $this->pager()->requested( 'my.news' ) );
	}

	/**
	 * @return array<string, array{mixed, int}>
	 */
	public static function asked(): array {
		return [
			'a number'     => [ '3', 3 ],
			'nothing'      => [ '', 1 ],
			'a word'       => [ 'three', 1 ],
			'a list'       => [ [ '3' ], 1 ],
			'too long'     => [ str_repeat( '9', 30 ), 1 ],
			'below one'    => [ '-3', 1 ],
			'with a break' => [ "3\n", 1 ],
		];
	}

	/**
	 * PAGE-12: the document's title names the page.
	 */
	public function test_the_title_names_the_page(): void {
		$this->title->register();
		$this->pager()->nav( 'news', 'News', Pages::of( 9, 3, 1 ) );
		$plain = apply_filters( 'document_title_parts', [ 'title' => 'News', 'site' => 'Fig' ] );
		self::assertSame( [ 'title' => 'News', 'site' => 'Fig' ], $plain );
		$this->pager()->nav( 'news', 'News', Pages::of( 9, 3, 2 ) );
		$named = apply_filters( 'document_title_parts', [ 'title' => 'News', 'site' => 'Fig' ] );
		self::assertSame( [ 'title' => 'News', 'page' => 'Page 2', 'site' => 'Fig' ], $named );
	}

	/**
	 * PAGE-9: a module in a synced pattern has a reference to it, others have none.
	 */
	public function test_modules_in_synced_patterns_have_a_reference(): void {
		$this->sources->register();
		$found = [];
		add_filter(
			'render_block_core/paragraph',
			function ( string $html ) use ( &$found ): string {
				$found[] = $this->layouts->reference();
				return $html;
			}
		);
		[ $pattern ] = Posts::make(
			1,
			[ 'post_type' => 'wp_block', 'post_content' => '<!-- wp:paragraph --><p>In</p><!-- /wp:paragraph -->' ]
		);
		do_blocks( "<!-- wp:block {\"ref\":{$pattern}} /--><!-- wp:paragraph --><p>Out</p><!-- /wp:paragraph -->" );
		self::assertCount( 2, $found );
		self::assertNull( $found[1] );
		$layout = $this->layouts->layout( $found[0] );
		self::assertSame( $pattern, $layout?->ID );
		self::assertStringContainsString( '>In</p>', $this->layouts->html( $layout ) );
	}

	/**
	 * PAGE-9: a module without an anchor is found in the answer: it has the id that it has on the page, as often as the
	 * pattern stands there.
	 */
	public function test_a_pattern_alone_keeps_the_ids_of_the_page(): void {
		$this->sources->register();
		$found = [];
		add_filter(
			'render_block_core/paragraph',
			function ( string $html ) use ( &$found ): string {
				$id      = Root::id( 'brolga/paged', [] );
				$found[] = [ $id, $this->pager()->root( $id, [] )['data-brolga-layout'] ?? null ];
				return "<p id=\"{$id}\">";
			}
		);
		$module    = '<!-- wp:paragraph --><p></p><!-- /wp:paragraph -->';
		[ $pattern ] = Posts::make( 1, [ 'post_type' => 'wp_block', 'post_content' => $module . $module ] );
		$block     = "<!-- wp:block {\"ref\":{$pattern}} /-->";
		do_blocks( $module . $block . $block );
		self::assertCount( 5, $found );
		self::assertNull( $found[0][1] );
		$number = static fn ( string $id ): int => (int) substr( $id, strlen( 'paged-' ) );
		$on_page = array_slice( $found, 1 );
		foreach ( $on_page as $place => [ $id, $reference ] ) {
			$layout = $this->layouts->layout( $reference );
			self::assertSame( $pattern, $layout?->ID );
			// A request of its own begins to count at 1.
			$before = $number( Root::id( 'brolga/paged', [] ) );
			preg_match_all( '/id="(paged-\d+)"/', $this->layouts->answered( $reference, $layout ), $ids );
			self::assertContains(
				$number( $id ),
				array_map( static fn ( string $one ): int => $number( $one ) - $before, $ids[1] ),
				"{$place}"
			);
		}
	}

	/**
	 * PAGE-9: markup, forged references, and what is no published pattern are refused.
	 */
	public function test_other_references_are_refused(): void {
		$hmac    = new Hmac( new SystemClock() );
		[ $post ]  = Posts::make( 1 );
		[ $draft ] = Posts::make( 1, [ 'post_type' => 'wp_block', 'post_status' => 'draft' ] );
		foreach (
			[
				'<!-- wp:paragraph --><p>Mine</p><!-- /wp:paragraph -->',
				'',
				[ 'a' ],
				$hmac->sign( 'something-else', (string) $post ),
				$hmac->sign( 'block-layout', (string) $post ),
				$hmac->sign( 'block-layout', (string) $draft ),
				$hmac->sign( 'block-layout', '0' ),
			] as $reference
		) {
			self::assertNull( $this->layouts->layout( $reference ) );
		}
	}
}
