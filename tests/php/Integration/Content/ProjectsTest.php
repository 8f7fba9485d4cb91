<?php
/**
 * Projects.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Content\Projects\BaseField;
use Brolga\Content\Projects\ProjectAddressesCheck;
use Brolga\Content\Projects\ProjectBase;
use Brolga\Content\Projects\Projects;
use Brolga\Core\Health\HealthState;
use Brolga\Tests\Support\Posts;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP;
use WP_Rewrite;

/**
 * The post type and its categories.
 */
#[Group( 'once' )]
final class ProjectsTest extends TestCase {

	/**
	 * PORT-12: owners find projects in the editor, visitors find them on the site.
	 */
	public function test_projects_are_posts_with_categories(): void {
		$type = get_post_type_object( 'brolga_project' );
		self::assertTrue( $type?->public );
		self::assertTrue( $type->show_in_rest );
		self::assertSame( [ 'brolga_project_category' ], get_object_taxonomies( 'brolga_project' ) );
		self::assertTrue( post_type_supports( 'brolga_project', 'thumbnail' ) );
	}

	/**
	 * I18N-1: what WordPress says of one is said of a project, and not of a post.
	 */
	public function test_a_project_is_called_one_in_every_message(): void {
		$type     = get_post_type_object( Projects::POST_TYPE );
		$taxonomy = get_taxonomy( Projects::TAXONOMY );
		self::assertNotNull( $type );
		self::assertNotFalse( $taxonomy );
		self::assertSame( 'Project published.', $type->labels->item_published );
		foreach ( [
			...array_values( (array) $type->labels ),
			$taxonomy->labels->all_items,
			$taxonomy->labels->parent_item,
			$taxonomy->labels->not_found,
		] as $label ) {
			self::assertDoesNotMatchRegularExpression(
				'/\\b(?:post|posts|page|pages|tags)\\b/i',
				is_string( $label ) ? $label : ''
			);
		}
	}

	/**
	 * PORT-12: /work/ stays free for a page; projects, categories and the list of all are below it.
	 */
	public function test_addresses_leave_work_to_a_page(): void {
		$rewrite = $GLOBALS['wp_rewrite'];
		self::assertInstanceOf( WP_Rewrite::class, $rewrite );
		$rewrite->set_permalink_structure( '/%postname%/' );
		$rules = $rewrite->wp_rewrite_rules();
		self::assertSame(
			'index.php?brolga_project=$matches[1]&page=$matches[2]',
			self::rule( $rules, 'work/a-garden/' )
		);
		self::assertSame(
			'index.php?brolga_project_category=$matches[1]',
			self::rule( $rules, 'work/category/courtyards/' )
		);
		self::assertSame( 'index.php?post_type=brolga_project', self::rule( $rules, 'work/all/' ) );
		self::assertStringNotContainsString( 'brolga_project', self::rule( $rules, 'work/' ) );
	}

	/**
	 * PORT-12: a list of addresses that was made without projects is made anew, another is kept.
	 */
	public function test_an_old_list_of_addresses_is_made_anew(): void {
		remove_all_actions( 'init' );
		( new Projects() )->register();
		update_option( 'rewrite_rules', [ 'old/?$' => 'index.php' ] );
		do_action( 'init' );
		self::assertSame( '', get_option( 'rewrite_rules' ) );
		update_option( 'rewrite_rules', [ 'work/all/?$' => 'index.php' ] );
		do_action( 'init' );
		self::assertSame( [ 'work/all/?$' => 'index.php' ], get_option( 'rewrite_rules' ) );
	}

	/**
	 * What WordPress reads from an address.
	 *
	 * @param string $path Path alone.
	 *
	 * @return array<array-key, mixed>
	 */
	private static function read( string $path ): array {
		$_GET                   = [];
		$_SERVER['REQUEST_URI'] = $path;
		$wp                     = new WP();
		$known                  = $GLOBALS['wp'];
		$wp->public_query_vars  = $known instanceof WP ? $known->public_query_vars : [];
		$GLOBALS['wp']          = $wp;
		$wp->parse_request();
		return array_filter( $wp->query_vars, static fn ( mixed $value ): bool => '' !== $value );
	}

	/**
	 * A page Work with pages below it, which were there before projects were.
	 */
	private function pages_below_work(): int {
		$rewrite = $GLOBALS['wp_rewrite'];
		self::assertInstanceOf( WP_Rewrite::class, $rewrite );
		$rewrite->set_permalink_structure( '/%postname%/' );
		$rewrite->flush_rules( false );
		$page = static fn ( string $name, int $parent ): int => Posts::make(
			1,
			[ 'post_type' => 'page', 'post_name' => $name, 'post_title' => $name, 'post_parent' => $parent ]
		)[0];
		$work = $page( 'work', 0 );
		$page( 'sub', $page( 'how-we-work', $work ) );
		return $page( 'all', $work );
	}

	/**
	 * PORT-261: pages win where there is no such project.
	 */
	public function test_pages_keep_their_addresses_below_the_base(): void {
		$this->pages_below_work();
		Posts::make( 1, [ 'post_type' => 'brolga_project', 'post_name' => 'a-pond', 'post_title' => 'A pond' ] );
		wp_insert_term( 'Courtyards', Projects::TAXONOMY );
		$before = $GLOBALS['wp'];
		foreach ( [
			'work/how-we-work/'         => [ 'pagename' => 'work/how-we-work' ],
			'work/how-we-work/2/'       => [ 'pagename' => 'work/how-we-work', 'page' => '2' ],
			'work/how-we-work/sub/'     => [ 'pagename' => 'work/how-we-work/sub' ],
			'work/page/2/'              => [ 'pagename' => 'work', 'paged' => '2' ],
			'work/how-we-work/page/3/'  => [ 'pagename' => 'work/how-we-work', 'paged' => '3' ],
			'work/all/'                 => [ 'pagename' => 'work/all' ],
			'work/'                     => [ 'pagename' => 'work' ],
			'work/a-pond/'              => [
				'brolga_project' => 'a-pond',
				'post_type'      => 'brolga_project',
				'name'           => 'a-pond',
			],
			'work/category/courtyards/' => [ 'brolga_project_category' => 'courtyards' ],
			'work/nothing/'             => [
				'brolga_project' => 'nothing',
				'post_type'      => 'brolga_project',
				'name'           => 'nothing',
			],
		] as $path => $expected ) {
			$found = self::read( "/{$path}" );
			ksort( $found );
			ksort( $expected );
			self::assertSame( $expected, $found, $path );
		}
		$GLOBALS['wp'] = $before;
	}

	/**
	 * PORT-261: Health names an address that two have.
	 */
	public function test_health_names_what_has_one_address(): void {
		$all   = $this->pages_below_work();
		$check = new ProjectAddressesCheck();
		self::assertStringContainsString( '/work/all/', $check->look()->advice );
		wp_delete_post( $all, true );
		self::assertSame( HealthState::Good, $check->look()->state );
		Posts::make( 1, [ 'post_type' => 'brolga_project', 'post_name' => 'how-we-work', 'post_title' => 'How' ] );
		self::assertSame( HealthState::Recommended, $check->look()->state );
		self::assertStringContainsString( '/work/how-we-work/', $check->look()->advice );
	}

	/**
	 * PORT-260
	 */
	public function test_the_base_is_the_owners(): void {
		self::assertSame( 'work', ProjectBase::of_site() );
		foreach ( [
			'Our Projects'     => 'our-projects',
			'/about/projects/' => 'about/projects',
			'//'               => 'work',
			''                 => 'work',
		] as $typed => $base ) {
			update_option( ProjectBase::OPTION, $typed );
			self::assertSame( $base, ProjectBase::of_site() );
		}
	}

	/**
	 * PORT-260: as the installer lays it out.
	 */
	public function test_a_base_that_is_laid_out_empty_is_none(): void {
		update_option( ProjectBase::OPTION, [] );
		self::assertSame( 'work', ProjectBase::of_site() );
	}

	/**
	 * PORT-260: saved with WordPress' own screen, before it makes its list of addresses anew.
	 */
	public function test_the_base_is_saved_with_the_permalinks(): void {
		$this->become( 'administrator' );
		$rewrite = $GLOBALS['wp_rewrite'];
		self::assertInstanceOf( WP_Rewrite::class, $rewrite );
		$rewrite->set_permalink_structure( '/%postname%/' );
		require_once ABSPATH . 'wp-admin/includes/template.php';
		( new BaseField() )->register();
		$_POST    = [ ProjectBase::OPTION => 'our gardens' ];
		$_REQUEST = [ '_wpnonce' => wp_create_nonce( 'update-permalink' ) ];
		do_action( 'load-options-permalink.php' );
		// What other tests had made in this process.
		$rewrite->extra_rules_top = [];
		$rewrite->flush_rules( false );
		$rules = $rewrite->wp_rewrite_rules();
		self::assertStringContainsString( 'brolga_project=', self::rule( $rules, 'our-gardens/a-pond/' ) );
		self::assertStringNotContainsString( 'brolga_project=', self::rule( $rules, 'work/a-pond/' ) );
		ob_start();
		do_settings_fields( 'permalink', 'optional' );
		self::assertStringContainsString( 'value="our-gardens"', (string) ob_get_clean() );
		delete_option( ProjectBase::OPTION );
		( new Projects() )->add_types();
	}

	/**
	 * The query of the first rule that an address fits.
	 *
	 * @param array<string> $rules   All rules.
	 * @param string                $address Without the first slash.
	 */
	private static function rule( array $rules, string $address ): string {
		foreach ( $rules as $pattern => $query ) {
			if ( 1 === preg_match( '#^' . $pattern . '#', $address ) ) {
				return $query;
			}
		}
		return '';
	}
}
