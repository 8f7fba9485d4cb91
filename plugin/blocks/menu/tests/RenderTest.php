<?php
/**
 * What the server prints for a menu.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Blocks\Menu;

use Brolga\Content\Menus\ExcludedPagesAsked;
use Brolga\Shop\Checkout\CheckoutPages;
use Brolga\Tests\Integration\Shop\FakeShop;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_HTML_Tag_Processor;
use WP_Query;

/**
 * A menu of a navigation post, as visitors without scripts have it.
 */
#[Group( 'once' )]
final class RenderTest extends TestCase {

	/**
	 * A navigation post.
	 *
	 * @param string $content Its blocks.
	 */
	private static function navigation( string $content, string $status = 'publish' ): int {
		return wp_insert_post(
			[
				'post_type'    => 'wp_navigation',
				'post_status'  => $status,
				'post_title'   => 'Main <b>menu</b>',
				'post_content' => addslashes( $content ),
			]
		);
	}

	/**
	 * A link in a navigation post.
	 *
	 * @param array<string, mixed> $attributes Its attributes.
	 * @param string               $children   The blocks below it.
	 */
	private static function link( array $attributes, string $children = '' ): string {
		return get_comment_delimited_block_content(
			'' === $children ? 'navigation-link' : 'navigation-submenu',
			$attributes,
			$children
		);
	}

	/**
	 * A custom link.
	 *
	 * @param string $url      Its address.
	 * @param string $children The blocks below it.
	 */
	private static function custom( string $label, string $url, string $children = '' ): string {
		return self::link(
			[
				'label' => $label,
				'url'   => $url,
				'kind'  => 'custom',
			],
			$children
		);
	}

	/**
	 * @param array<string, mixed> $attributes Its attributes.
	 * @param string               $inner      The blocks in it.
	 */
	private static function menu( array $attributes, string $inner = '' ): string {
		return do_blocks( get_comment_delimited_block_content( 'brolga/menu', $attributes, $inner ) );
	}

	/**
	 * How many elements of a name, and of a class, there are.
	 *
	 * @param string $html Markup.
	 * @param string $name The element.
	 */
	private static function count_of( string $html, string $name, ?string $class_name = null ): int {
		$tag   = new WP_HTML_Tag_Processor( $html );
		$count = 0;
		while ( $tag->next_tag(
			[
				'tag_name'   => $name,
				'class_name' => $class_name,
			]
		) ) {
			++$count;
		}
		return $count;
	}

	/**
	 * The first element of a class.
	 *
	 * @param string $html Markup.
	 */
	private static function tag( string $html, string $class_name ): WP_HTML_Tag_Processor {
		$tag = new WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tag->next_tag( [ 'class_name' => $class_name ] ), "{$class_name} in {$html}" );
		return $tag;
	}

	/**
	 * PERF-38: the looks of the dialog come when it is opened, and those of what is folded everywhere with such a menu.
	 */
	public function test_it_brings_the_looks_of_what_it_shows(): void {
		$handle = 'brolga-menu-folded';
		self::assertMatchesRegularExpression(
			'#<dialog[^>]* data-brolga-style="[^"]*/menu-look\.css\?ver=\w+"#',
			self::menu( [ 'ref' => self::navigation( self::custom( 'A', '/a/' ) ) ] )
		);
		self::assertFalse( wp_style_is( $handle ) );
		foreach ( [ [ 'collapse' => 'always' ], [ 'layout' => 'column' ] ] as $attributes ) {
			wp_styles()->dequeue( $handle );
			self::menu( $attributes + [ 'ref' => self::navigation( self::custom( 'A', '/a/' ) ) ] );
			self::assertTrue( wp_style_is( $handle ) );
		}
		wp_styles()->dequeue( 'brolga-menu-lists' );
		self::menu( [ 'ref' => self::navigation( self::custom( 'A', '/a/' ) ) ] );
		self::assertFalse( wp_style_is( 'brolga-menu-lists' ) );
		self::menu( [ 'ref' => self::navigation( self::custom( 'A', '/a/', self::custom( 'B', '/b/' ) ) ) ] );
		self::assertTrue( wp_style_is( 'brolga-menu-lists' ) );
	}

	/**
	 * The markup that the tests of the view are made with.
	 */
	public function test_the_markup_is_what_the_view_is_tested_with(): void {
		update_option( 'blogname', 'Fig & Ferry' );
		$_SERVER['REQUEST_URI'] = '/ferns/tree-ferns/';
		$ref                    = self::navigation(
			self::custom(
				'Plants',
				'/plants/',
				self::custom(
					'Ferns',
					'/ferns/',
					self::custom( 'Tree ferns', home_url( '/ferns/tree-ferns/' ) )
						. self::custom( 'Maidenhair', '/ferns/maidenhair/' )
				) . self::custom( 'Palms', '/palms/' )
			)
			. self::custom( 'About', '#', self::custom( 'People', '/people/' ) )
			. self::custom( 'Contact', '/contact/' )
		);
		$html                   = self::menu(
			[
				'anchor' => 'main',
				'ref'    => $ref,
				'kind'   => 'fullscreen',
			],
			'<p><a href="tel:1">Ring</a></p>'
		);
		self::assert_markup( 'menu', str_replace( home_url(), '', $html ) );
	}

	/**
	 * MENU-8, MENU-1: complete without scripts; what is below an entry is a disclosure of the browser's.
	 */
	public function test_it_is_drawn_from_its_post_and_works_without_scripts(): void {
		$html = self::menu( [ 'ref' => self::navigation(
			self::custom( 'A', '/a/', self::custom( 'B', '/b/' ) ) . self::custom( 'C', '/c/' )
		) ] );
		self::assertSame( 'Main menu', self::tag( $html, 'wp-block-brolga-menu' )->get_attribute( 'aria-label' ) );
		self::assertSame( 3, self::count_of( $html, 'a', 'wp-block-brolga-menu__link' ) );
		// One below A, and the fold of the whole.
		self::assertSame( 2, self::count_of( $html, 'details' ) );
		self::assertSame( 1, self::count_of( $html, 'dialog' ) );
		self::assertNotNull( self::tag(
			substr( $html, (int) strpos( $html, '<button' ) ),
			'wp-block-brolga-menu__opener'
		)->get_attribute( 'hidden' ) );
		self::assertStringContainsString( 'A submenu', $html );
		self::assertStringNotContainsString( 'data-wp-interactive', $html );
	}

	/**
	 * MENU-10: without a menu of its own, or where that is not published, it is core's fallback; at last the pages.
	 */
	public function test_it_falls_back_as_core_does(): void {
		self::navigation( self::custom( 'Latest', '/latest/' ) );
		self::assertStringContainsString( 'Latest', self::menu( [] ) );
		self::assertStringContainsString( 'Latest', self::menu( [ 'ref' => 999999 ] ) );
		self::assertStringContainsString(
			'Latest',
			self::menu( [ 'ref' => self::navigation( self::custom( 'Draft', '/draft/' ), 'draft' ) ] )
		);

		$page = wp_insert_post(
			[
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'Above',
			]
		);
		wp_insert_post(
			[
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'Below it',
				'post_parent' => $page,
			]
		);
		$html = self::menu( [ 'ref' => self::navigation( '<!-- wp:page-list /-->' ) ] );
		self::assertStringContainsString( 'Above submenu', $html );
		self::assertStringContainsString( 'Below it', $html );
	}

	/**
	 * MENU-10: header and footer ask core for its fallback once, and again after a change.
	 */
	public function test_the_fallback_is_asked_for_once(): void {
		$asked = 0;
		add_filter(
			'block_core_navigation_render_fallback',
			static function ( mixed $blocks ) use ( &$asked ): mixed {
				++$asked;
				return $blocks;
			}
		);
		self::navigation( self::custom( 'Latest', '/latest/' ) );
		foreach ( [ 'header', 'footer' ] as $place ) {
			self::assertStringContainsString( 'Latest', self::menu( [] ), $place );
		}
		self::assertSame( 1, $asked );
		wp_cache_set_posts_last_changed();
		self::assertStringContainsString( 'Latest', self::menu( [] ) );
		self::assertSame( 2, $asked );
	}

	/**
	 * MENU-400: a second menu takes the place of the first nowhere, in our menus and in core's navigation, until the
	 * first is gone.
	 */
	public function test_a_second_menu_replaces_the_first_nowhere(): void {
		$header = self::navigation( self::custom( 'Header', '/header/' ) );
		$shown  = static function ( string ...$names ): array {
			$html = self::menu( [] ) . do_blocks( '<!-- wp:navigation /-->' );
			return array_map(
				static fn ( string $name ): int => substr_count( $html, 'href="/' . strtolower( $name ) . '/"' ),
				array_values( $names )
			);
		};
		$second = self::navigation( self::custom( 'Second', '/second/' ), 'draft' );
		self::assertSame( [ 2, 0 ], $shown( 'Header', 'Second' ) );
		wp_publish_post( $second );
		self::navigation( self::custom( 'Third', '/third/' ) );
		self::assertSame( [ 2, 0, 0 ], $shown( 'Header', 'Second', 'Third' ) );
		self::assertStringContainsString( 'Second', self::menu( [ 'ref' => $second ] ), 'Who names one has it.' );
		wp_trash_post( $header );
		self::assertSame( [ 0, 0, 2 ], $shown( 'Header', 'Second', 'Third' ), 'WordPress replaces what is gone.' );
	}

	/**
	 * MENU-19: nobody begins at the cart, the checkout or a page that thanks; what is below one of them stays.
	 */
	public function test_a_menu_of_all_pages_leaves_out_the_steps_of_a_purchase(): void {
		$cart     = $this->make_post( title: 'My cart' );
		$checkout = $this->make_post( title: 'Pay here' );
		$this->make_post( title: 'Much obliged' );
		$thanks = $this->make_post( title: 'Thanks' );
		wp_update_post( [ 'ID' => $thanks, 'post_name' => 'thank-you' ] );
		$chosen = $this->make_post( title: 'Booked' );
		update_post_meta( $chosen, '_wp_page_template', 'page-thank-you' );
		$below = $this->make_post( title: 'Delivery times' );
		wp_update_post( [ 'ID' => $below, 'post_parent' => $checkout ] );

		$question = new ExcludedPagesAsked();
		( new CheckoutPages( new FakeShop( checkout_pages: [ $cart, $checkout ] ) ) )->answer( $question );
		$steps = $question->ids();
		self::assertSame( [ $cart, $checkout ], $steps );
		add_filter( 'brolga_menu_left_out', static fn ( array $ids ): array => [ ...$ids, ...$steps ] );
		$html = self::menu( [ 'ref' => self::navigation( '<!-- wp:page-list /-->' ) ] );
		foreach ( [ 'My cart', 'Pay here', 'Thanks', 'Booked' ] as $title ) {
			self::assertStringNotContainsString( $title, $html );
		}
		foreach ( [ 'Much obliged', 'Delivery times' ] as $title ) {
			self::assertStringContainsString( $title, $html );
		}
	}

	/**
	 * MENU-19: a menu of many pages asks the database no more often than one of few.
	 */
	public function test_a_menu_of_all_pages_asks_once_what_it_leaves_out(): void {
		$menu  = [ 'ref' => self::navigation( '<!-- wp:page-list /-->' ) ];
		$asked = static function () use ( $menu ): int {
			$count = get_num_queries();
			self::menu( $menu );
			return get_num_queries() - $count;
		};
		$ids   = array_map( fn ( int $number ): int => $this->make_post( title: "Page {$number}" ), range( 1, 12 ) );
		self::menu( $menu );
		foreach ( $ids as $id ) {
			wp_cache_delete( $id, 'post_meta' );
		}
		self::assertLessThan( 5, $asked() );
	}

	/**
	 * MENU-11: a link to a page has the page's address of today, and is not there where the page is not.
	 */
	public function test_links_follow_what_they_lead_to(): void {
		$page  = static fn ( string $status ): int => wp_insert_post(
			[
				'post_type'   => 'page',
				'post_status' => $status,
				'post_title'  => "A {$status} page",
			]
		);
		$shown = $page( 'publish' );
		$links = '';
		foreach ( [ $shown, $page( 'draft' ), 999999 ] as $number => $id ) {
			$links .= self::link(
				[
					'label' => "Link {$number}",
					'url'   => '/old/',
					'kind'  => 'post-type',
					'type'  => 'page',
					'id'    => $id,
				]
			);
		}
		$html = self::menu( [ 'ref' => self::navigation( $links ) ] );
		self::assertSame(
			get_permalink( $shown ),
			self::tag( $html, 'wp-block-brolga-menu__link' )->get_attribute( 'href' )
		);
		self::assertSame( 1, self::count_of( $html, 'a', 'wp-block-brolga-menu__link' ) );
	}

	/**
	 * MENU-12: the page that is shown is marked, and so is the branch it is on.
	 */
	public function test_the_current_page_and_its_branch_are_marked(): void {
		$_SERVER['REQUEST_URI'] = '/ferns/?utm_source=mail';
		$html                   = self::menu( [ 'ref' => self::navigation(
			self::custom( 'A', '/a/', self::custom( 'B', '/b/', self::custom( 'Ferns', home_url( '/ferns' ) ) ) )
				. self::custom( 'On it', home_url( '/ferns/#part' ) )
		) ] );
		self::assertSame( 1, substr_count( $html, 'aria-current="page"' ) );
		self::assertSame( 2, self::count_of( $html, 'li', 'is-current-branch' ) );
		self::assertSame( 1, self::count_of( $html, 'li', 'is-current' ) );
		self::assertSame( 2, substr_count( $html, 'data-brolga-current' ) );
	}

	/**
	 * MENU-240: the page of posts is the branch of each post, by its id and by its address.
	 */
	public function test_the_journal_is_the_branch_of_its_posts(): void {
		$journal = $this->make_post( '', 'publish', 'page', 'Journal' );
		$post    = $this->make_post( '', 'publish', 'post', 'A post' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_for_posts', $journal );
		$links = self::link( [ 'label' => 'A', 'url' => '/a/', 'kind' => 'post-type', 'id' => $journal ] )
			. self::custom( 'B', (string) get_permalink( $journal ) )
			. self::custom( 'C', '/c/' );
		$ref   = self::navigation( $links );
		$marks = static function ( array $asked ) use ( $ref ): array {
			$query                   = new WP_Query();
			$GLOBALS['wp_the_query'] = $query;
			$GLOBALS['wp_query']     = $query;
			$query->query( $asked );
			$html = self::menu( [ 'ref' => $ref, 'collapse' => 'never' ] );
			return [ substr_count( $html, 'is-current-branch' ), substr_count( $html, 'aria-current="page"' ) ];
		};
		$_SERVER['REQUEST_URI'] = '/elsewhere/';
		self::assertSame( [ 2, 0 ], $marks( [ 'p' => $post ] ) );
		self::assertSame( [ 0, 2 ], $marks( [ 'page_id' => $journal ] ) );
		self::assertSame( [ 0, 0 ], $marks( [ 'page_id' => $this->make_post( '', 'publish', 'page', 'Other' ) ] ) );
	}

	/**
	 * MENU-220: what a visitor came with does not hide where they are; what WordPress reads does.
	 */
	public function test_the_current_entry_is_found_behind_parameters_of_a_visit(): void {
		$marked = static function ( string $shown, string $link ): bool {
			$_SERVER['REQUEST_URI'] = $shown;
			$html                   = self::menu( [ 'ref' => self::navigation( self::custom( 'A', $link ) ) ] );
			return str_contains( $html, 'aria-current="page"' );
		};
		foreach ( [ '?ref=partner', '?_ga=1.2', '?page=2', '?a[]=1&b', '?' ] as $visit ) {
			self::assertTrue( $marked( "/ferns/{$visit}", '/ferns/' ), $visit );
		}
		self::assertTrue( $marked( '/plants/?ref=x&kind=fern&size=2', '/plants/?kind=fern' ) );
		self::assertFalse( $marked( '/plants/?kind=fig', '/plants/?kind=fern' ) );
		self::assertFalse( $marked( '/plants/', '/plants/?kind=fern' ) );
		self::assertFalse( $marked( '/?s=fern', '/' ) );
		self::assertFalse( $marked( '/?page_id=2', '/?page_id=3' ) );
		self::assertFalse( $marked( '/?page_id=2', '/' ) );
	}

	/**
	 * MENU-13, MENU-14: panels stand below their entries, other blocks below the entries of the opened menu.
	 */
	public function test_panels_and_other_blocks_have_their_places(): void {
		$html = self::menu(
			[
				'ref'   => self::navigation( self::custom( 'Plants', '/plants/' ) ),
				'label' => 'Site',
			],
			'<!-- wp:brolga/menu-panel {"label":"Plants"} --><p>A wide panel</p><!-- /wp:brolga/menu-panel --><p>Ring us</p>'
		);
		self::assertMatchesRegularExpression( '/__panel"><p>A wide panel<\/p><\/div><\/details><\/li><\/ul>\s*<div class="wp-block-brolga-menu__extras"><p>Ring us<\/p>/', $html );
		self::assertSame( 'Site', self::tag( $html, 'wp-block-brolga-menu' )->get_attribute( 'aria-label' ) );
		self::assertStringContainsString( esc_html( wp_strip_all_tags( get_bloginfo( 'name' ) ) ) . '</a>', $html );

		$always = self::menu(
			[
				'ref'      => self::navigation( self::custom( 'Plants', '/plants/' ) ),
				'collapse' => 'never',
			],
			'<p>Ring us</p>'
		);
		self::assertStringNotContainsString( 'Ring us', $always );
		self::assertSame( 0, self::count_of( $always, 'dialog' ) );
	}

	/**
	 * MENU-4, MENU-7: how long it slides and how much it keeps clear are the contract's.
	 */
	public function test_its_numbers_are_the_contracts(): void {
		$html = self::menu( [ 'ref' => self::navigation( self::custom( 'A', '/a/' ) ) ] );
		self::assertSame(
			'--brolga-menu-slide:500ms;--brolga-menu-clear:80px',
			self::tag( $html, 'wp-block-brolga-menu__dialog' )->get_attribute( 'style' )
		);
	}

	/**
	 * A menu of nothing is nothing; three hundred entries and five levels are a menu.
	 */
	public function test_sizes(): void {
		self::assertSame(
			'',
			trim( self::menu( [ 'ref' => self::navigation( '<!-- wp:spacer --><div></div><!-- /wp:spacer -->' ) ] ) )
		);

		$many = '';
		for ( $number = 0; $number < 300; $number++ ) {
			$many .= self::custom( "Entry {$number}", "/{$number}/" );
		}
		self::assertSame(
			300,
			self::count_of( self::menu( [ 'ref' => self::navigation( $many ) ] ), 'a', 'wp-block-brolga-menu__link' )
		);

		$deep = self::custom( 'Level 5', '/5/' );
		for ( $level = 4; $level > 0; $level-- ) {
			$deep = self::custom( "Level {$level}", "/{$level}/", $deep );
		}
		self::assertSame(
			5,
			self::count_of( self::menu( [ 'ref' => self::navigation( $deep ) ] ), 'a', 'wp-block-brolga-menu__link' )
		);
	}

	/**
	 * MENU-8: a menu that only its dialog would fill is nothing where there is none.
	 */
	public function test_what_is_below_no_entries(): void {
		$ref = self::navigation( '<!-- wp:spacer --><div></div><!-- /wp:spacer -->' );
		self::assertStringContainsString( 'Ring us', self::menu( [ 'ref' => $ref ], '<p>Ring us</p>' ) );
		self::assertSame(
			'',
			trim(
				self::menu(
					[
						'ref'      => $ref,
						'collapse' => 'never',
					],
					'<p>Ring us</p>'
				)
			)
		);
	}

	/**
	 * BLOCK-16: a label's markup ends with its entry, however it was typed; its text stays what it is.
	 */
	public function test_odd_labels_stay_within_their_entries(): void {
		$long   = str_repeat( 'Fig 🌿 ', 1666 ) . '<b>fern';
		$labels = [
			'<em>Open',
			'Shut</b></a></li></ul>',
			'“Quo"tes\' & <i><b>more</i>',
			'🌿<!-- wp:nothing -->',
			$long,
		];
		$links  = '';
		foreach ( $labels as $label ) {
			$links .= self::custom( $label, '/x/', self::custom( $label, '#' ) )
				. get_comment_delimited_block_content( 'home-link', [ 'label' => $label ], '' );
		}
		wp_insert_post(
			[
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'A <b>page',
			]
		);
		$html = self::menu( [ 'ref' => self::navigation( $links . '<!-- wp:page-list /-->' ) ] );
		$whole = str_replace( '"/></svg>', '"></path></svg>', $html );
		// Not the texts: a difference would be printed in whole.
		self::assertSame( md5( $whole ), md5( force_balance_tags( $whole ) ) );
		self::assertSame(
			3 * count( $labels ),
			preg_match_all( '/__(?:link|toggle)"[^>]*>(?:<em>Open<\/em>|Shut|“Quo|🌿<|Fig 🌿 Fig)/u', $html )
		);
		self::assertStringContainsString( 'A <b>page</b></a>', $html );
	}

	/**
	 * BLOCK-16: nor does a link to the front page bring more than emphasis.
	 */
	public function test_a_hostile_link_to_the_front_page_is_inert(): void {
		$html = self::menu( [ 'ref' => self::navigation(
			get_comment_delimited_block_content(
				'home-link',
				[ 'label' => '<img src=x onerror=alert(1)><b>Home</b>' ],
				''
			)
		) ] );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringContainsString( '<b>Home</b></a>', $html );
	}

	/**
	 * MENU-8: attributes of another type than theirs do no harm.
	 */
	public function test_attributes_of_a_wrong_type(): void {
		$html = self::menu(
			[
				'ref'      => self::navigation(
					self::link(
						[
							'label'         => 'Fine',
							'url'           => [ '/a/' ],
							'id'            => '7',
							'kind'          => 7,
							'rel'           => false,
							'opensInNewTab' => 'yes',
						]
					)
						. self::link( [ 'label' => [ 'No' ] ] )
						. get_comment_delimited_block_content( 'page-list', [ 'parentPageID' => 'x' ], '' )
				),
				'anchor'   => [ 'a' ],
				'label'    => 7,
				'kind'     => 'sideways',
				'collapse' => null,
				'layout'   => [],
				'openOn'   => 1,
				'showLogo' => 'maybe',
			]
		);
		$root = self::tag( $html, 'wp-block-brolga-menu' );
		self::assertStringContainsString( '<span class="wp-block-brolga-menu__link">Fine</span>', $html );
		self::assertTrue( $root->has_class( 'is-row' ) );
		self::assertTrue( $root->has_class( 'folds-narrow' ) );
		self::assertSame( 'hover', $root->get_attribute( 'data-brolga-open' ) );
		self::assertTrue( self::tag( $html, 'wp-block-brolga-menu__dialog' )->has_class( 'is-mobile' ) );
	}

	/**
	 * MENU-11: a link to a term that was deleted is left out, with what is below it.
	 */
	public function test_a_link_to_a_deleted_term_is_left_out(): void {
		$link = self::link(
			[
				'label' => 'Gone',
				'url'   => '/category/gone/',
				'kind'  => 'taxonomy',
				'type'  => 'category',
				'id'    => 999999,
			]
		);
		self::assertSame( '', trim( self::menu( [ 'ref' => self::navigation( $link ) ] ) ) );
	}

	/**
	 * MENU-8: a menu that holds itself ends.
	 */
	public function test_a_menu_in_itself(): void {
		$ref = self::navigation( self::custom( 'Once', '/once/' ) );
		wp_update_post(
			[
				'ID'           => $ref,
				'post_content' => wp_slash( self::custom( 'Once', '/once/' )
					. get_comment_delimited_block_content( 'brolga/menu', [ 'ref' => $ref ], '' )
					. '<!-- wp:brolga/menu /-->' ),
			]
		);
		// Its own, and those of the latest menu, which is the same; the next one on the page is whole again.
		$html = self::menu( [ 'ref' => $ref ] ) . self::menu( [ 'ref' => $ref ] );
		self::assertSame( 4, substr_count( $html, 'href="/once/"' ) );
	}

	/**
	 * BLOCK-2: two menus of one post on a page share no id.
	 */
	public function test_two_menus_of_one_post(): void {
		$ref  = self::navigation( self::custom( 'A', '/a/', self::custom( 'B', '/b/' ) ) );
		$html = self::menu( [ 'ref' => $ref ], '<!-- wp:brolga/menu-panel {"label":"C"} --><p>P</p><!-- /wp:brolga/menu-panel -->' )
			. self::menu( [ 'ref' => $ref ] );
		$ids  = [];
		$tag  = new WP_HTML_Tag_Processor( $html );
		while ( $tag->next_tag() ) {
			$id = $tag->get_attribute( 'id' );
			if ( null !== $id ) {
				$ids[] = $id;
			}
		}
		self::assertCount( 2, $ids );
		self::assertSame( $ids, array_unique( $ids ) );
	}

	/**
	 * MENU-15: a link that opens a window says so, and tells nothing to it.
	 */
	public function test_a_link_to_a_new_tab_says_so(): void {
		$link = self::link(
			[
				'label'         => 'Elsewhere',
				'url'           => 'https://example.org/',
				'rel'           => 'nofollow',
				'opensInNewTab' => true,
			]
		);
		$html = self::menu( [ 'ref' => self::navigation( $link ) ] );
		$tag  = self::tag( $html, 'wp-block-brolga-menu__link' );
		self::assertSame(
			[ '_blank', 'nofollow noopener' ],
			[ $tag->get_attribute( 'target' ), $tag->get_attribute( 'rel' ) ]
		);
		self::assertStringContainsString( '(opens in a new tab)', $html );
	}

	/**
	 * BLOCK-16: what was typed stays text, but for emphasis.
	 */
	public function test_hostile_entries_are_inert(): void {
		$html = self::menu(
			[
				'ref'    => self::navigation( self::custom(
					'<em>A</em> <a href="/x/">x</a><script>alert(1)</script><img src=x onerror=alert(2)>',
					'javascript:alert(3)',
					self::custom( '"><script>alert(4)</script>', '/b/" onclick="alert(5)' )
				) ),
				'anchor' => 'x" onload="alert(6)',
				'label'  => '"><script>alert(7)</script>',
				'kind'   => '"><script>',
			],
			'<!-- wp:brolga/menu-panel {"label":"\u003cscript\u003ealert(8)\u003c/script\u003ePanel","url":"javascript:alert(9)"} --><p>P</p><!-- /wp:brolga/menu-panel -->'
		);
		self::assertStringContainsString( '<em>A</em>', $html );
		self::assertStringNotContainsString( 'javascript:', $html );
		$tag = new WP_HTML_Tag_Processor( $html );
		while ( $tag->next_tag() ) {
			self::assertNotContains( $tag->get_tag(), [ 'SCRIPT', 'IMG' ] );
			self::assertSame( [], $tag->get_attribute_names_with_prefix( 'on' ) );
		}
	}
}
