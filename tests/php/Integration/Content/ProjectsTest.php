<?php
/**
 * Projects.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Content;

use Brolga\Content\Projects\Projects;
use Brolga\Tests\TestCase;
use WP_Rewrite;

/**
 * The post type and its categories.
 */
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
