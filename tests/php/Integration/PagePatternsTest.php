<?php
/**
 * Whole pages to begin with, and the template they are shown in.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration;

use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Block_Patterns_Registry;
use WP_HTML_Tag_Processor;
use WP_Query;

/**
 * @see THEME-2 THEME-10 THEME-18
 */
#[Group( 'once' )]
final class PagePatternsTest extends TestCase {

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function pages(): iterable {
		foreach ( [
			'home-trades',
			'home-cafe',
			'home-clinic',
			'home-practice',
			'about',
			'services',
			'contact',
			'landing',
			'coming-soon',
			'help',
			'prices',
		] as $page ) {
			yield $page => [ $page ];
		}
	}

	#[DataProvider( 'pages' )]
	public function test_theme_18_a_whole_page_is_offered_for_a_new_page( string $page ): void {
		$pattern = self::pattern( "brolga/page-$page" );

		self::assertSame( [ 'core/post-content' ], $pattern['blockTypes'] ?? [] );
		self::assertSame( [ 'page' ], $pattern['postTypes'] ?? [] );
		self::assertContains( 'brolga-pages', (array) ( $pattern['categories'] ?? [] ) );
	}

	#[DataProvider( 'pages' )]
	public function test_theme_18_a_whole_page_is_made_of_sections_that_exist( string $page ): void {
		preg_match_all( '/wp:pattern \{"slug":"([^"]+)"\}/', self::content( "brolga/page-$page" ), $found );

		foreach ( $found[1] as $name ) {
			self::assertNotSame( '', self::content( $name ) );
		}
	}

	/**
	 * THEME-10: one first heading, and no level left out on the way down.
	 */
	#[DataProvider( 'pages' )]
	public function test_theme_18_the_headings_of_a_whole_page_are_in_order( string $page ): void {
		$levels = self::levels( do_blocks( self::content( "brolga/page-$page" ) ) );

		self::assertSame( 1, $levels[0] ?? 0 );
		self::assertCount( 1, array_keys( $levels, 1, true ) );
		foreach ( $levels as $index => $level ) {
			self::assertLessThanOrEqual( ( $levels[ $index - 1 ] ?? 0 ) + 1, $level, "Heading $index" );
		}
	}

	public function test_theme_18_a_page_with_its_own_first_heading_has_no_second(): void {
		$titled = $this->make_post( self::content( 'brolga/page-about' ), 'publish', 'page', 'About' );
		$plain  = $this->make_post(
			'<!-- wp:heading --><h2 class="wp-block-heading">Words</h2><!-- /wp:heading -->',
			'publish',
			'page',
			'Words'
		);
		$before = $GLOBALS['wp_query'] ?? null;

		try {
			self::assertSame( [ 'page-wide.php', 'page.php' ], self::templates_for( $titled ) );
			self::assertSame( [ 'page.php' ], self::templates_for( $plain ) );

			update_post_meta( $titled, '_wp_page_template', 'page-landing' );
			self::assertSame( [ 'page.php' ], self::templates_for( $titled ) );
		} finally {
			$GLOBALS['wp_query'] = $before;
		}
	}

	/**
	 * What WordPress looks for when it shows a page.
	 *
	 * @param int $id The page.
	 * @return list<mixed>
	 */
	private static function templates_for( int $id ): array {
		$query = new WP_Query();
		$query->query( [ 'page_id' => $id ] );
		$GLOBALS['wp_query'] = $query;
		$templates           = apply_filters( 'page_template_hierarchy', [ 'page.php' ] );

		return is_array( $templates ) ? array_values( $templates ) : [];
	}

	/**
	 * The levels of headings, from the top of a page to its foot.
	 *
	 * @param string $html A rendered page.
	 * @return list<int>
	 */
	private static function levels( string $html ): array {
		$tags   = new WP_HTML_Tag_Processor( $html );
		$levels = [];
		while ( $tags->next_tag() ) {
			if ( 1 === preg_match( '/^H([1-6])$/', (string) $tags->get_tag(), $found ) ) {
				$levels[] = (int) $found[1];
			}
		}

		return $levels;
	}

	/**
	 * A pattern's blocks.
	 *
	 * @param string $name The pattern.
	 */
	private static function content( string $name ): string {
		$content = self::pattern( $name )['content'] ?? '';
		self::assertIsString( $content );

		return $content;
	}

	/**
	 * A pattern as the inserter knows it.
	 *
	 * @param string $name The pattern.
	 * @return array<mixed>
	 */
	private static function pattern( string $name ): array {
		$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $name );
		self::assertIsArray( $pattern, "The pattern $name is not registered." );

		return $pattern;
	}
}
