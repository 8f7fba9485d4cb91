<?php
/**
 * Modules among others of their kind.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Core\Blocks\Root;
use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_HTML_Tag_Processor;

/**
 * Who moves from landmark to landmark hears where each leads.
 *
 * @see BLOCK-63
 */
#[Group( 'once' )]
final class LandmarksTest extends TestCase {

	private const SLIDE    = '<!-- wp:brolga/slide {"title":"One"} /-->';
	private const CAROUSEL = '<!-- wp:brolga/carousel --><!-- wp:brolga/carousel-item /--><!-- wp:brolga/carousel-item /--><!-- /wp:brolga/carousel -->';

	/**
	 * Modules with landmarks: how many of these one has, and its markup.
	 *
	 * @return array<string, array{int, string}>
	 */
	public static function modules(): array {
		$image = '<!-- wp:image --><figure class="wp-block-image"><img src="https://example.com/%d.jpg" alt=""/></figure><!-- /wp:image -->';
		return [
			'blog'                 => [ 1, '<!-- wp:brolga/blog {"postsNumber":2} /-->' ],
			'portfolio'            => [ 1, '<!-- wp:brolga/portfolio {"postsNumber":2} /-->' ],
			'filterable portfolio' => [ 2, '<!-- wp:brolga/filterable-portfolio {"postsNumber":2} /-->' ],
			'two filters'          => [ 3, '<!-- wp:brolga/filterable-portfolio {"postType":"post","taxonomy":"category","secondTaxonomy":"post_tag","postsNumber":2} /-->' ],
			'full-width portfolio' => [ 1, '<!-- wp:brolga/fullwidth-portfolio {"postsNumber":2} /-->' ],
			'moving portfolio'     => [ 1, '<!-- wp:brolga/fullwidth-portfolio {"layout":"carousel"} /-->' ],
			'gallery'              => [
				1,
				'<!-- wp:brolga/gallery {"perPage":1} -->'
					. sprintf( $image, 1 )
					. sprintf( $image, 2 )
					. '<!-- /wp:brolga/gallery -->',
			],
			'slider'               => [
				1,
				'<!-- wp:brolga/slider -->' . self::SLIDE . self::SLIDE . '<!-- /wp:brolga/slider -->',
			],
			'carousel'             => [ 1, self::CAROUSEL ],
			'videos'               => [ 1, '<!-- wp:brolga/video-slider --><!-- wp:brolga/video-slide --><!-- wp:brolga/video {"url":"https://vimeo.com/76979871"} /--><!-- /wp:brolga/video-slide --><!-- /wp:brolga/video-slider -->' ],
			'map'                  => [ 1, '<!-- wp:brolga/map {"lat":-27.4,"lng":153} /-->' ],
			'search'               => [ 1, '<!-- wp:brolga/search /-->' ],
			'header search'        => [ 1, '<!-- wp:brolga/header-search /-->' ],
		];
	}

	#[DataProvider( 'modules' )]
	public function test_two_modules_of_a_kind_are_told_apart( int $landmarks, string $module ): void {
		update_option( 'brolga_settings', [ 'maps' => [ 'tile_url' => 'https://tiles.example.com/{z}/{x}/{y}.png' ] ] );
		Posts::make( 5, [ 'post_type' => 'brolga_project' ] );
		$ids = Posts::make( 5 );
		Posts::term(
			'brolga_project_category',
			'Courts',
			...get_posts( [ 'post_type' => 'brolga_project', 'fields' => 'ids' ] )
		);
		Posts::term( 'category', 'Ferns', ...$ids );
		Posts::term( 'post_tag', 'Shade', ...$ids );

		$names = self::landmarks( do_blocks( $module . $module . $module ) );
		self::assertCount( 3 * $landmarks, $names );
		self::assertNotContains( '', $names );
		self::assertSame( array_unique( $names ), $names );
	}

	public function test_a_name_is_the_owners_the_anchors_or_the_kinds(): void {
		self::assertSame( 'Our gardens', Root::name( 'portfolio-2', 'Portfolio', ' Our gardens ' ) );
		self::assertSame( 'Recent work', Root::name( 'recent-work', 'Portfolio' ) );
		self::assertSame( 'Portfolio', Root::name( 'portfolio-1', 'Portfolio' ) );
		self::assertSame( 'Portfolio 2', Root::name( 'portfolio-2', 'Portfolio' ) );
	}

	/**
	 * The names of landmarks, with their kind; empty where one has none.
	 *
	 * @param string $html Markup.
	 * @return list<string>
	 */
	private static function landmarks( string $html ): array {
		$tags  = new WP_HTML_Tag_Processor( $html );
		$names = [];
		while ( $tags->next_tag() ) {
			$role  = $tags->get_attribute( 'role' );
			$label = $tags->get_attribute( 'aria-label' );
			$kind  = match ( true ) {
				in_array( $role, [ 'region', 'search' ], true ) => $role,
				'NAV' === $tags->get_tag(), 'FORM' === $tags->get_tag() => $tags->get_tag(),
				default => null,
			};
			if ( null !== $kind ) {
				$names[] = is_string( $label ) ? "{$kind}: {$label}" : '';
			}
		}
		return $names;
	}
}
